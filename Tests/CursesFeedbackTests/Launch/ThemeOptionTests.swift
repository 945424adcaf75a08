import CursesFeedbackTesting
import TerminalModel
import Testing

@testable import CursesFeedback

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The theme of an application: by the option `--theme`, by the variable THEME, or its own.
@Suite(.timeLimit(.minutes(30))) struct ThemeOptionTests {
  @Test(arguments: [["--theme", "nord"], ["--theme=nord"]])
  func `the option names a theme, and the application runs in the terminal`(
    arguments: [String]
  ) throws {
    var arguments = arguments
    let options = try LaunchOptions(takingFrom: &arguments)
    #expect(options.theme == .nord)
    #expect(!options.isHeadless)
    #expect(arguments.isEmpty)
  }

  @Test(arguments: [
    ("neon", "--theme: \"neon\" is no theme. There are: terminal, dark,"),
    ("./no/such.theme", "--theme: ./no/such.theme cannot be read: No such file or directory."),
    ("/", "--theme: / cannot be read: Is a directory."),
    ("/dev/zero", "--theme: /dev/zero has more than 65536 bytes: it is no theme."),
  ])
  func `a theme that cannot be used is an error in one line`(value: String, message: String) {
    var arguments = ["--theme", value]
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(takingFrom: &arguments) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test func `a file has a theme, whose name is by default that of the file`() throws {
    let path = try temporaryFile("accent = #010203\n")
    defer { unlink(path) }
    let theme = try Theme(launchValue: path)
    #expect(theme[.accent] == .rgb(red: 1, green: 2, blue: 3))
    #expect(path.contains(theme.name))
  }

  @Test func `a mistake in a file is reported with its path and line`() throws {
    let path = try temporaryFile("\naccent = neon\n")
    defer { unlink(path) }
    let error = #expect(throws: ThemeError.self) { _ = try Theme(launchValue: path) }
    #expect(error?.description.hasPrefix("\(path), Line 2: \"neon\" is no colour.") == true)
  }

  /// The background of the theme `paper`.
  private static let paper = "48;2;245;239;226"

  @Test(arguments: [
    (["--theme", "paper"], "", true), ([], "paper", true), (["--theme", "dark"], "paper", false),
    ([], "neon", false), ([], "", false),
  ])
  func `the terminal shows the colours of the option, or else of the variable`(
    arguments: [String], variable: String, isPaper: Bool
  ) async throws {
    var program = Program.product("launch-probe", arguments)
    program.environment["THEME"] = variable
    program.environment["COLORTERM"] = "truecolor"
    let terminal = try PseudoTerminal(running: program)
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains(Self.paper) == isPaper)
    #expect(output.contains("THEME: \"neon\" is no theme.") == (variable == "neon"))
    #expect(terminal.leftovers == [])
  }

  @Test(arguments: [true, false])
  func `the widgets have the spacing of the option, or else of the variable`(
    isOption: Bool
  ) async throws {
    let path = try temporaryFile("metrics = compact\n")
    defer { unlink(path) }
    var program = Program.product("ending-probe", isOption ? ["--theme", path] : [])
    program.environment["THEME"] = isOption ? "" : path
    let terminal = try PseudoTerminal(running: program)
    try await terminal.wait(toShow: "›End‹")
    #expect(!terminal.screen.frame.text.contains("[›End‹]"))
    try await terminal.send(.key(.enter))
    _ = try await terminal.waitUntilExit()
    #expect(terminal.leftovers == [])
  }

  @Test func `a printed frame has the spacing of the option`() async throws {
    let path = try temporaryFile("button-padding = 4\n")
    defer { unlink(path) }
    let program = Program.product("ending-probe", ["--theme", path, "--snapshot"])
    #expect(try await program.run().output.contains("[  ›End‹  ]"))
  }

  /// Writes a new file; returns its path.
  private func temporaryFile(_ text: String) throws -> String {
    var path = Array("/tmp/harbour-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    return String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
