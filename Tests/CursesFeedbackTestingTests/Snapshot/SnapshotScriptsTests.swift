import CursesFeedbackTesting
import Foundation
import Testing

/// The scripts that find unused snapshots, and that show and accept those that differ.
@Suite(.timeLimit(.minutes(5))) struct SnapshotScriptsTests {
  /// A folder with copies of the scripts, which is removed with the value.
  ///
  /// Shells write its files: the tests start programs at the same time, and a script that this process
  /// has open for writing cannot be run.
  private final class Checkout: Sendable {
    let path: String

    init() async throws {
      let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      path = folder.appending(path: "check out-\(UUID())").path
      let scripts = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Scripts").standardized.path
      try await shell(
        #"mkdir -p "$1/Tests/OneTests" "$1/Demos/Tests" && cp -R "$2" "$1/Scripts""#, scripts)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }  // It is temporary in any case.

    /// Writes a file that can be run.
    func write(_ text: String, to name: String) async throws {
      try await shell(
        #"file="$1/$2"; mkdir -p "${file%/*}" && printf %s "$3" > "$file" && chmod +x "$file""#,
        name, text)
    }

    /// Runs a script with the path of the folder and arguments.
    private func shell(_ script: String, _ arguments: String...) async throws {
      let outcome = try await Program("/bin/sh", ["-c", script, "sh", path] + arguments).run()
      try #require(outcome.status == .exitCode(0), "\(outcome.errors)")
    }

    func text(of name: String) -> String? {
      try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }

    /// Runs a script; the tools of the folder `tools` come before those of the system.
    func run(_ script: String, _ arguments: [String]) async throws -> Program.Outcome {
      let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return try await Program(
        "/bin/sh", [script] + arguments, environment: ["PATH": "\(path)/tools:\(search)"]
      ).run(within: .seconds(60))
    }
  }

  private static let snapshot = "Tests/OneTests/__Snapshots__/Films/a b.txt"

  @Test func `a snapshot that no test uses is an error`() async throws {
    let checkout = try await Checkout()
    let (used, unused) = ("Tests/OneTests/__Snapshots__/Films/used.txt", Self.snapshot)
    try await checkout.write("", to: used)
    try await checkout.write("\(checkout.path)/\(used)\n", to: "used")
    let arguments = ["\(checkout.path)/used", "\(checkout.path)/Tests"]
    let passed = try await checkout.run("\(checkout.path)/Scripts/unused-snapshots.sh", arguments)
    #expect(passed.status == .exitCode(0))
    try await checkout.write("", to: unused)
    let failed = try await checkout.run("\(checkout.path)/Scripts/unused-snapshots.sh", arguments)
    #expect(failed.status == .exitCode(1))
    #expect(
      failed.errors == "No test uses these snapshots; delete them:\n\(checkout.path)/\(unused)\n")
  }

  /// Tests that use all snapshots but those with the name `unused.txt`.
  private static let tests = """
    #!/bin/sh
    find "$(pwd -P)" -path '*/__Snapshots__/*' ! -name unused.txt >> "$SNAPSHOTS_USED"
    """

  @Test func `all snapshots are used in a checkout behind a symbolic link`() async throws {
    let checkout = try await Checkout()
    try await checkout.write(Self.tests, to: "tools/swift")
    try await checkout.write("", to: Self.snapshot)
    try FileManager.default.createSymbolicLink(
      atPath: "\(checkout.path)/link", withDestinationPath: checkout.path)
    let outcome = try await checkout.run(
      "\(checkout.path)/link/Scripts/test.sh", ["", "", ".build"])
    #expect(outcome.errors == "")
    #expect(outcome.status == .exitCode(0))
  }

  @Test(arguments: ["Tests/OneTests", "Tests/TwoTests", "Demos/Tests/DemoTests"])
  func `an unused snapshot of any target is found`(target: String) async throws {
    let checkout = try await Checkout()
    try await checkout.write(Self.tests, to: "tools/swift")
    try await checkout.write("", to: "\(target)/__Snapshots__/unused.txt")
    let outcome = try await checkout.run("\(checkout.path)/Scripts/test.sh", ["", "", ".build"])
    #expect(outcome.errors.contains("\(target)/__Snapshots__/unused.txt"))
    #expect(outcome.status == .exitCode(1))
  }
}
