import CursesFeedback

/// The command line of the gallery: its first argument may name a demo; otherwise the menu opens.
package enum GalleryCommand {
  /// The output of `--help`: the help of the named demo, or of the gallery.
  package static func help(_ arguments: [String]) -> String {
    if let demo = arguments.first.flatMap(Demo.init) { return demo.help }
    let demos = Demo.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n")
    return "USAGE: demo [NAME | --tour] [OPTIONS]\n\nDEMOS\n\(demos)\n\n"
      + "  --tour: plays recorded sessions of the demos, with captions; Enter takes over\n\n"
      + LaunchOptions.help + Gallery.links.help
  }

  /// Runs the named demo, the tour, or the gallery if the first argument is missing or an option.
  ///
  /// - Returns: The exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    if arguments.first == "--tour" {
      arguments.removeFirst()
      return try await Tour.run(&arguments)
    }
    guard let name = arguments.first, !name.hasPrefix("-") else {
      return try await Gallery.run(&arguments)
    }
    guard let demo = Demo(rawValue: name) else {
      let names = Demo.allCases.map(\.rawValue).joined(separator: ", ")
      throw LaunchError(message: "There is no demo \"\(name)\": choose one of \(names).")
    }
    arguments.removeFirst()
    return try await demo.run(&arguments)
  }
}
