import CursesFeedback

/// The command line of the gallery: the name of a demo first, or none for the menu.
package enum GalleryCommand {
  /// What `--help` prints: the help of the demo that is named first, or of the gallery.
  package static func help(_ arguments: [String]) -> String {
    if let demo = arguments.first.flatMap(Demo.init) { return demo.help }
    let demos = Demo.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n")
    return "USAGE: demo [NAME] [OPTIONS]\n\nDEMOS\n\(demos)\n\n\(LaunchOptions.help)"
  }

  /// Runs the gallery, or the demo that is named first, as a command line says.
  ///
  /// - Returns: the exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
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
