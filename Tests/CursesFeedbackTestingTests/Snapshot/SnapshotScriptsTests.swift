import CursesFeedbackTesting
import Foundation
import Testing

/// The scripts that find unused snapshots, and that show and accept those that differ.
@Suite(.timeLimit(.minutes(30))) struct SnapshotScriptsTests {
  private static let snapshot = "Tests/OneTests/__Snapshots__/Films/a b.txt"

  @Test func `a snapshot that no test uses is an error`() async throws {
    let checkout = try await Checkout()
    let (used, unused) = ("Tests/OneTests/__Snapshots__/Films/used.txt", Self.snapshot)
    try await checkout.write("", to: used)
    try await checkout.write("\(checkout.path)/\(used)\n", to: "used")
    let arguments = ["\(checkout.path)/used", "Tests"]
    let passed = try await checkout.run("\(checkout.path)/Scripts/unused-snapshots.sh", arguments)
    #expect(passed.status == .exitCode(0))
    try await checkout.write("", to: unused)
    let failed = try await checkout.run("\(checkout.path)/Scripts/unused-snapshots.sh", arguments)
    #expect(failed.status == .exitCode(1))
    #expect(
      failed.errors == "No test uses these snapshots; delete them:\n\(checkout.path)/\(unused)\n")
  }

  @Test func `a folder that does not exist is an error`() async throws {
    let checkout = try await Checkout()
    try await checkout.write("", to: "used")
    let outcome = try await checkout.run(
      "\(checkout.path)/Scripts/unused-snapshots.sh", ["used", "Missing", "Tests"])
    #expect(outcome.status != .exitCode(0))
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

  /// A run of tests in which two snapshots differ.
  private func differing() async throws -> Checkout {
    let checkout = try await Checkout()
    try await checkout.write(
      """
      #!/bin/sh
      for name in Films.small Films.wide; do
        echo "$PWD/Tests/OneTests/__Snapshots__/Films/${name#Films.} 1.txt" \\
          > "$SNAPSHOT_DIFFERENCES/$name.path"
        echo "new $name" > "$SNAPSHOT_DIFFERENCES/$name.new"
        echo "<section>$name</section>" > "$SNAPSHOT_DIFFERENCES/$name.html"
      done
      exit 1
      """, to: "Scripts/test.sh")
    return checkout
  }

  private func snapshots(_ accept: String, in checkout: Checkout) async throws -> Program.Outcome {
    try await checkout.run(
      "\(checkout.path)/Scripts/snapshots.sh", [accept, "Scripts/test.sh", "", "", ".build"])
  }

  private static let page = ".build/snapshots/index.html"

  @Test func `the snapshots that differ are on one page`() async throws {
    let checkout = try await differing()
    let outcome = try await snapshots("", in: checkout)
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output.hasPrefix("Films.small\nFilms.wide\n2 snapshots differ: "))
    let page = try #require(checkout.text(of: Self.page))
    #expect(page.contains("<h1>Snapshots that differ: 2</h1>"))
    #expect(page.contains("<section>Films.small</section>\n<section>Films.wide</section>"))
  }

  @Test func `the tests of any package are run with swift test`() async throws {
    let checkout = try await differing()
    let tests = try #require(checkout.text(of: "Scripts/test.sh"))
    try await checkout.write(
      tests.replacing("exit 1", with: "[ \"$*\" = test ] && exit 1"), to: "tools/swift")
    let outcome = try await checkout.run("\(checkout.path)/Scripts/snapshots.sh", [])
    #expect(outcome.output.contains("2 snapshots differ"))
    #expect(outcome.output.contains("Accept with \(checkout.path)/Scripts/snapshots.sh name, or"))
  }

  @Test(
    arguments: [
      ("Films.small", ["small"]), ("Films.*", ["small", "wide"]), ("*", ["small", "wide"]),
    ] as [(String, [String])])
  func `accepted snapshots are recorded`(accept: String, names: [String]) async throws {
    let checkout = try await differing()
    _ = try await snapshots("", in: checkout)
    let outcome = try await snapshots(accept, in: checkout)
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output == names.map { "Accepted Films.\($0)\n" }.joined())
    let written = ["small", "wide"].filter { name in
      checkout.text(of: "Tests/OneTests/__Snapshots__/Films/\(name) 1.txt")
        == "new Films.\(name)\n"
    }
    #expect(written == names)
    let page = try #require(checkout.text(of: Self.page))
    #expect(page.contains("<h1>Snapshots that differ: \(2 - names.count)</h1>"))
  }

  @Test func `an unknown name is an error that lists the names`() async throws {
    let checkout = try await differing()
    _ = try await snapshots("", in: checkout)
    let outcome = try await snapshots("Films.large", in: checkout)
    #expect(outcome.status == .exitCode(1))
    #expect(
      outcome.errors == """
        No snapshot that differs has the name Films.large. There are:
        Films.small
        Films.wide

        """)
  }

  @Test func `before a run, nothing can be accepted`() async throws {
    let outcome = try await snapshots("Films.small", in: try await differing())
    #expect(outcome.status == .exitCode(1))
    #expect(outcome.errors.hasPrefix("There are no snapshots to accept: run "))
  }

  @Test func `the name of an accepted picture may have a blank`() async throws {
    let checkout = try await differing()
    _ = try await snapshots("", in: checkout)
    for (kind, text) in [("path", "\(checkout.path)/a b.svg\n"), ("new", "new"), ("html", "")] {
      try await checkout.write(text, to: ".build/snapshots/a b.svg.\(kind)")
    }
    let outcome = try await snapshots("a b.svg", in: checkout)
    #expect(outcome.output == "Accepted a b.svg\n")
    #expect(checkout.text(of: "a b.svg") == "new")
  }

  @Test func `a crash of the tests is printed below the differences`() async throws {
    let checkout = try await differing()
    let tests = try #require(checkout.text(of: "Scripts/test.sh"))
    try await checkout.write(
      tests.replacing(
        "exit 1",
        with: """
          echo 'A.swift:1: Fatal error: Index out of range'
          echo 'error: Process exited with unexpected signal code 4'
          exit 1
          """),
      to: "Scripts/test.sh")
    let outcome = try await snapshots("", in: checkout)
    #expect(outcome.output.contains("2 snapshots differ"))
    #expect(
      outcome.errors == """
        The tests have crashed; more snapshots may differ:
        A.swift:1: Fatal error: Index out of range

        """)
    #expect(outcome.status == .exitCode(1))
  }
}
