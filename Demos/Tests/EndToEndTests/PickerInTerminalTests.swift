import CursesFeedbackTesting
import Foundation
import TerminalModel
import Testing

/// The built picker in pipelines, with the lines of real programs.
@Suite(.timeLimit(.minutes(30))) struct PickerInTerminalTests {
  private let picker = Program.product("picker").path

  @Test(arguments: ["direct", "ncurses"])
  func `keys are answered while a million lines arrive`(renderer: String) async throws {
    let gate = FileManager.default.temporaryDirectory.appending(path: "gate-\(UUID())").path
    #expect(try await Program("mkfifo", [gate]).run().status == .exitCode(0))
    defer { try? FileManager.default.removeItem(atPath: gate) }  // It is temporary in any case.
    // The second half of the lines arrives when the gate is opened.
    let lines = "{ seq 500000; cat \(gate); seq 500001 1000000; }"
    let terminal = try PseudoTerminal(
      running: shell("picked=$(\(lines) | \(picker) --renderer \(renderer)); echo picked=$picked"))
    try await terminal.wait(toShow: "Type to filter")
    try await terminal.send("999")
    try await terminal.wait(toShow: "4,280/500,000…", within: .seconds(60))
    #expect(terminal.frame.text.contains("›999 "))
    #expect(try await Program("/bin/sh", ["-c", ": > \(gate)"]).run().status == .exitCode(0))
    try await terminal.wait(toShow: "15,850/1,000,000 ", within: .seconds(60))
    try await terminal.send(.key(.down), .key(.enter))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.frame.text.contains("picked=9990"))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test func `the picked line is the input of the next program`() async throws {
    let terminal = try PseudoTerminal(
      running: shell("printf 'one\\ntwo\\nthree\\n' | \(picker) | xargs echo picked:"))
    try await terminal.wait(toShow: "3/3 ")
    try await terminal.send("tw\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.frame.text.contains("picked: two"))
  }

  @Test func `marked lines are printed in the order of the input`() async throws {
    let terminal = try PseudoTerminal(
      running: shell("printf 'one\\ntwo\\nthree\\n' | \(picker) --multi | xargs echo picked:"))
    try await terminal.wait(toShow: "3/3 ")
    try await terminal.send(.key(.down), .key(.down))
    try await terminal.send("\t")
    try await terminal.send(.key(.up), .key(.up))
    try await terminal.send("\t\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.frame.text.contains("picked: one three"))
  }

  @Test func `Esc prints nothing and has status 130`() async throws {
    let script = "picked=$(seq 3 | \(picker)); echo \"status $? picked=$picked.\""
    let terminal = try PseudoTerminal(running: shell(script))
    try await terminal.wait(toShow: "3/3 ")
    try await terminal.send(.key(.escape))
    try await terminal.wait(toShow: "status 130 picked=.")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }
}
