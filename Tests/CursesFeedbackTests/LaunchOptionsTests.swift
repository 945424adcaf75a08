import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

@Suite struct LaunchOptionsTests {
  @Test func `without options the application runs in the terminal`() throws {
    var arguments: [String] = []
    let options = try LaunchOptions(takingFrom: &arguments)
    #expect(!options.isHeadless)
    #expect(options.size == nil)
  }

  @Test(arguments: [
    (["--renderer", "ncurses"], Renderer.ncurses), (["--renderer=direct"], .direct),
    ([], .direct),
  ])
  func `a renderer is selected, and the application runs in the terminal`(
    arguments: [String], renderer: Renderer
  ) throws {
    var arguments = arguments
    let options = try LaunchOptions(takingFrom: &arguments)
    #expect(options.renderer == renderer)
    #expect(!options.isHeadless)
    #expect(arguments.isEmpty)
  }

  @Test func `an unknown renderer is refused in one line with the known ones`() {
    var arguments = ["--renderer", "fast"]
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(takingFrom: &arguments) }
    #expect(error?.description == "--renderer wants direct or ncurses, not \"fast\".")
  }

  @Test(arguments: [(["--max-fps", "1"], 1), (["--max-fps=1000"], 1000), ([], 60)])
  func `a frame rate is set, and the application runs in the terminal`(
    arguments: [String], rate: Int
  ) throws {
    var arguments = arguments
    let options = try LaunchOptions(takingFrom: &arguments)
    #expect(options.maximumFrameRate == rate)
    #expect(!options.isHeadless)
    #expect(arguments.isEmpty)
  }

  @Test(arguments: [(["--no-mouse"], false), ([], true)])
  func `the mouse can be left to the terminal`(arguments: [String], readsMouse: Bool) throws {
    var arguments = arguments
    let options = try LaunchOptions(takingFrom: &arguments)
    #expect(options.readsMouse == readsMouse)
    #expect(!options.isHeadless)
    #expect(arguments.isEmpty)
  }

  @Test func `colours and symbols can be left out`() throws {
    var arguments = ["--no-color", "file", "--ascii"]
    let options = try LaunchOptions(takingFrom: &arguments)
    #expect(!options.usesColors)
    #expect(options.usesASCII)
    #expect(!options.isHeadless)
    #expect(arguments == ["file"])
  }

  @Test(arguments: ["--no-mouse", "--snapshot", "--no-color", "--ascii", "--reduce-motion"])
  func `a value for an option that takes none is refused`(option: String) {
    var arguments = ["\(option)=yes"]
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(takingFrom: &arguments) }
    #expect(error?.description == "\(option) wants no value, not \"yes\".")
  }

  @Test(arguments: [["--trace", "a b.txt"], ["--trace=a b.txt"]])
  func `a trace has a path, and the application runs in the terminal`(
    arguments: [String]
  ) throws {
    var arguments = arguments
    let options = try LaunchOptions(takingFrom: &arguments)
    #expect(options.trace == "a b.txt")
    #expect(!options.isHeadless)
    #expect(arguments.isEmpty)
  }

  @Test(arguments: [["--trace", "--no-mouse"], ["--size", "--keys=+"], ["--keys"]])
  func `an option is not the value of the one before it`(arguments: [String]) {
    var arguments = arguments
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(takingFrom: &arguments) }
    #expect(error?.description.hasSuffix("and no value follows it.") == true)
  }

  @Test(arguments: [
    (["--help"], true), (["list", "-h"], true), (["--no-mouse", "-h"], true), ([], false),
    (["--", "--help"], false), (["--trace", "-h"], false), (["--trace=x", "-h"], true),
    (["--trace", "--help"], true),
  ])
  func `help is requested by an argument of its own, before two hyphens`(
    arguments: [String], isRequested: Bool
  ) {
    #expect(LaunchOptions.isHelpRequested(by: arguments) == isRequested)
  }

  @MainActor
  @Test func `an application refuses arguments after two hyphens`()
    async throws
  {
    var arguments = ["--snapshot", "--", "x"]
    let error = await #expect(throws: LaunchError.self) { try await Empty.run(&arguments) }
    #expect(error?.description.hasPrefix("\"x\" is not understood") == true)
  }

  @Test(.timeLimit(.minutes(30)))
  func `an application accepts two hyphens without arguments after them`() async throws {
    let outcome = try await Program.product("launch-probe", ["--snapshot", "--"]).run()
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output.hasPrefix("Count: 0\n"))
  }

  @Test(arguments: ["0", "1001", "-5", "fast", "30.5", ""])
  func `an invalid frame rate is refused in one line with the valid range`(value: String) {
    var arguments = ["--max-fps", value]
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(takingFrom: &arguments) }
    #expect(
      error?.description
        == "--max-fps wants frames a second from 1 to 1000, for example 30, not \"\(value)\".")
  }

  @Test func `an empty value is refused, and does not take the next argument`() {
    var arguments = ["--max-fps=", "30"]
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(takingFrom: &arguments) }
    #expect(error?.description.hasSuffix("not \"\".") == true)
  }

  @Test(arguments: [
    ["--size", "100x30"], ["--size=100x30"], ["--snapshot"], ["--keys", "+"], ["--advance", "1"],
  ])
  func `the options of a run without a terminal make the application run without one`(
    arguments: [String]
  ) throws {
    var arguments = arguments
    #expect(try LaunchOptions(takingFrom: &arguments).isHeadless)
    #expect(arguments.isEmpty)
  }

  @Test func `keys and durations keep the order of the arguments`() throws {
    var arguments = ["--keys", "+ ctrl+c", "--advance", "2.5", "--keys=-"]
    let options = try LaunchOptions(takingFrom: &arguments)
    #expect(
      options.steps == [
        .press(["+", .ctrl("c")]), .advance(.milliseconds(2500)), .press(["-"]),
      ])
  }

  @Test func `the application's own arguments are not taken`() throws {
    var arguments = ["movies", "--latency", "2", "--size", "9x9", "--", "--size"]
    let options = try LaunchOptions(takingFrom: &arguments)
    #expect(options.size == Size(columns: 9, rows: 9))
    #expect(arguments == ["movies", "--latency", "2", "--", "--size"])
    var last = ["--size", "9x9", "--"]
    _ = try LaunchOptions(takingFrom: &last)
    #expect(last == ["--"])
  }

  @Test(arguments: [
    "80", "x", "80x", "0x24", "80x0", "-1x5", "80x24x1", "1001x5", "99999999999999999999x1", "axb",
  ])
  func `an invalid size is refused in one line with the valid range`(value: String) {
    var arguments = ["--size", value]
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(takingFrom: &arguments) }
    #expect(
      error?.description
        == "--size wants COLUMNSxROWS from 1x1 to 1000x1000, for example 80x24, not \"\(value)\".")
  }

  @Test(arguments: ["-1", "soon", "nan", "inf", "1e9"])
  func `an invalid duration is refused`(value: String) {
    var arguments = ["--advance", value]
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(takingFrom: &arguments) }
    #expect(error?.description.contains("\"\(value)\"") == true)
  }

  @Test func `the error for an invalid key names the key`() {
    var arguments = ["--keys", "+ dwon"]
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(takingFrom: &arguments) }
    #expect(error?.description.contains("dwon") == true)
  }

  @Test(arguments: ["--size", "--keys", "--advance"])
  func `an option without its value is refused`(option: String) {
    var arguments = [option]
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(takingFrom: &arguments) }
    #expect(error?.description.contains("no value follows") == true)
  }
}

private struct Empty: App {
  let initial = 0
  func reduce(_ state: inout Int, _ event: Void) {}
  func view(_ state: Int) -> Node<Void> { Text("empty") }
}
