import CursesFeedbackTesting
import Testing

/// A program ends when a key quits, even if its effects block, and reports their faults.
@Suite(.timeLimit(.minutes(30))) struct EndingTests {
  /// Runs the program, starts misbehaving effects by a key, waits for the name of their mode, and
  /// quits.
  ///
  /// - Returns: The program's output after the terminal was handed back.
  private func quit(after key: String, showing mode: String, by quit: String) async throws -> String
  {
    let terminal = try PseudoTerminal(running: .product("effect-probe"))
    try await terminal.wait(toShow: "idle")
    try await terminal.send(key)
    try await terminal.wait(toShow: mode)
    try await terminal.send(quit)
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.attributes == terminal.initialAttributes)
    #expect(terminal.leftovers == [])
    let output = String(decoding: terminal.output, as: UTF8.self)
    return output.split(separator: "\u{1B}[?1049l").last.map(String.init) ?? ""
  }

  @Test(arguments: ["q", "\u{3}"])
  func `a program ends even if its effects block every thread of Swift's pool`(key: String)
    async throws
  {
    let output = try await quit(after: "b", showing: "blocking", by: key)
    #expect(output.contains("last mode: blocking"))
  }

  @Test(arguments: ["q", "\u{3}"])
  func `a program ends even if a cancellation blocks`(key: String) async throws {
    let output = try await quit(after: "h", showing: "holdingEnd", by: key)
    #expect(output.contains("last mode: holdingEnd"))
  }

  @Test func `a program ends even if a cancelled effect blocks the main thread`() async throws {
    let output = try await quit(after: "m", showing: "holdingMain", by: "q")
    #expect(output.contains("last mode: holdingMain"))
  }

  @Test func `effects are cancelled at the end of a run without a terminal`() async throws {
    let program = Program.product("effect-probe", ["--keys", "w", "--snapshot"])
    var errors = ""
    // The program waits for at most 90 ms of real time: on a busy machine, an attempt can miss them.
    for _ in 1...10 where errors.isEmpty { errors = try await program.run().errors }
    #expect(errors == "cleaned up\n")
  }

  @Test(arguments: ["q", "\u{3}"])
  func `a program waits until its cancelled effects have ended`(key: String) async throws {
    var output = ""
    // The program waits for at most 90 ms of real time: on a busy machine, an attempt can miss them.
    for _ in 1...10 where !output.contains("cleaned up") {
      output = try await quit(after: "w", showing: "cleaning", by: key)
      #expect(output.contains("last mode: cleaning"))
    }
    #expect(output.contains("cleaned up"))
  }

  @Test func `keys act and the program ends during an endless flood of events`() async throws {
    let terminal = try PseudoTerminal(running: .product("effect-probe"))
    try await terminal.wait(toShow: "idle")
    try await terminal.send("f")
    try await terminal.wait(toShow: "counted", within: .seconds(50))
    try await terminal.send("p")
    try await terminal.wait(toShow: "presses: 1")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.attributes == terminal.initialAttributes)
    #expect(terminal.leftovers == [])
  }

  @Test func `an error that no effect handles is reported in one line after the end`() async throws
  {
    let output = try await quit(after: "t", showing: "throwing", by: "q")
    #expect(
      output.contains(
        "effect-probe: \"load\" threw an error that no `catch:` handles: no ␛[31mdisk\r\n"))
  }

  @Test func `a shown component that is not listed is reported in one line after the end`()
    async throws
  {
    let output = try await quit(after: "u", showing: "lamp", by: "q")
    #expect(output.contains("effect-probe: A view shows a Lamp, but the `children` of its parent"))
  }

  @Test func `an endless cycle of events is reported in one line after the end`()
    async throws
  {
    let output = try await quit(after: "c", showing: "counted", by: "q")
    #expect(output.contains("effect-probe: 100000 events led to one another without"))
    #expect(output.contains("the feedbacks in the cycle: \"count\"."))
  }

  @Test func `a snapshot reports only faults on standard error`() async throws {
    let outcome = try await Program.product("effect-probe", ["--keys", "t"]).run()
    #expect(outcome.output.hasPrefix("throwing"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }
}
