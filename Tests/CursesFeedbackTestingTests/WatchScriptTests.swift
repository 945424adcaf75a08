import CursesFeedbackTesting
import Foundation
import Testing

/// The script that builds a program again after each change of its sources.
@Suite(.timeLimit(.minutes(30))) struct WatchScriptTests {
  /// A package whose build copies the program.
  private func package(_ program: String) async throws -> Checkout {
    let checkout = try await Checkout()
    try await checkout.write("", to: "package/Main.swift")
    try await checkout.write("", to: "package/Other.swift")
    try await checkout.write("#!/bin/sh\n" + program, to: "package/program")
    try await checkout.write(
      """
      #!/bin/sh
      # build --package-path PACKAGE --scratch-path FOLDER --product NAME
      mkdir -p "$5/debug" && cp "$3/program" "$5/debug/$7" && echo built >> "$5/builds"
      """, to: "tools/swift")
    return checkout
  }

  private func watch(_ checkout: Checkout) async throws -> Program.Outcome {
    let path = checkout.path
    return try await checkout.run(
      "\(path)/Scripts/watch.sh", ["\(path)/package", "\(path)/build", "example", path])
  }

  @Test(arguments: ["rm Other.swift", "mv Other.swift New.swift"])
  func `a removed or renamed source starts a new build`(change: String) async throws {
    let checkout = try await package(
      """
      cd "$2/package" && \(change)
      until [ "$(wc -l < "$2/build/builds")" -ge 2 ]; do sleep 0.1; done
      """)
    #expect(try await watch(checkout).status == .exitCode(0))
  }

  #if os(Linux)
    @Test(arguments: ["exit 3", "kill -KILL $PPID"])
    func `the watcher ends with the script, even if the script is killed without a terminal`(
      end: String
    ) async throws {
      let checkout = try await package(end)
      _ = try await watch(checkout)
      while watchers(of: checkout) > 0 { try await Task.sleep(for: .milliseconds(50)) }
    }

    /// The number of the processes of the script.
    private func watchers(of checkout: Checkout) -> Int {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.count { name in
        let arguments = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
        return Int(name) != nil
          && String(decoding: arguments, as: UTF8.self)
            .contains("\(checkout.path)/Scripts/watch.sh")
      }
    }
  #endif
}
