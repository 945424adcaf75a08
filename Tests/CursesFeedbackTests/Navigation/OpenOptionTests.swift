import CursesFeedbackTesting
import Testing

/// An application that is started with `--open`.
@MainActor @Suite struct OpenOptionTests {
  @Test(arguments: [["--open", "items/2"], ["--open=items/2"]])
  func `the option has a path, and the application runs in the terminal`(
    arguments: [String]
  ) throws {
    var arguments = arguments
    let options = try LaunchOptions(takingFrom: &arguments)
    #expect(options.path == "items/2")
    #expect(!options.isHeadless)
    #expect(arguments.isEmpty)
  }

  @Test func `the option without a path is refused`() {
    var arguments = ["--open"]
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(takingFrom: &arguments) }
    #expect(error?.description == "--open wants a path, and no value follows it.")
  }

  @Test func `a program opens a path before its first frame`() async throws {
    let terminal = try PseudoTerminal(running: .product("launch-probe", ["--open", "counts/7"]))
    try await terminal.wait(toShow: "Count: 7")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("Count: 0"))
    try await terminal.send(.key("q"))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `a program without a terminal opens a path before the steps`() async throws {
    let outcome = try await Program.product(
      "launch-probe", ["--open", "counts/7", "--keys", "b", "--size", "20x2"]
    ).run()
    #expect(outcome.output.contains("Count: 8"))
  }

  @Test(arguments: [["--open", "count"], ["--open", "counts/x", "--snapshot"]])
  func `an unknown path is refused in one line with the forms`(arguments: [String]) async throws {
    let outcome = try await Program.product("launch-probe", arguments).run()
    #expect(
      outcome.errors == """
        launch-probe: --open: There is no "\(arguments[1])": a path is counts/NUMBER.

        """)
    #expect(outcome.status == .exitCode(Launch.Status.usage))
    #expect(outcome.output.isEmpty)
  }

  @Test func `a program without paths opens none`() async throws {
    let outcome = try await Program.product("field-probe", ["--open", "x"]).run()
    #expect(outcome.errors.contains("The application has no paths: \"x\" cannot be opened."))
    #expect(outcome.status == .exitCode(Launch.Status.usage))
  }

  @Test func `the help lists the forms of the paths`() async throws {
    let outcome = try await Program.product("launch-probe", ["--help"]).run()
    #expect(outcome.output.hasSuffix("\n\nPATHS\n  counts/NUMBER\n"))
  }
}
