import CursesFeedbackTesting
import Foundation
import Testing

/// A program that sorts a million rows while its user presses keys; the test holds the sorting.
@Suite(.timeLimit(.minutes(30))) final class SortingTests {
  private let gate = FileManager.default.temporaryDirectory.path + "/gate-\(UUID().uuidString)"

  init() throws { try #require(mkfifo(gate, 0o600) == 0) }

  deinit { unlink(gate) }

  /// Starts the program, and waits until its sorting has come to the gate.
  ///
  /// - Returns: The terminal, and the descriptor whose end lets the sorting go on.
  private func sorting() async throws -> (terminal: PseudoTerminal, gate: Int32) {
    let terminal = try PseudoTerminal(
      running: .product("sort-probe", environment: ["GATE": gate]),
      size: Size(columns: 40, rows: 12))
    try await terminal.wait(toShow: "unsorted, row 1 of 1000000")
    try await terminal.send("s")
    var descriptor: Int32 = -1
    try await terminal.wait(for: "the sorting to come to the gate") { _ in
      // Without a reader, the pipe cannot be opened.
      descriptor = open(gate, O_WRONLY | O_NONBLOCK)
      return descriptor >= 0
    }
    return (terminal, descriptor)
  }

  @Test func `keys are handled and drawn before the sorting of a million rows ends`() async throws {
    let (terminal, gate) = try await sorting()
    try await terminal.send(.key(.down), .key(.down))
    try await terminal.wait(toShow: "sorting, row 3 of 1000000")
    try await terminal.send(.key(.end))
    try await terminal.wait(toShow: "sorting, row 1000000 of 1000000")
    try await terminal.send(.key(.home))
    try await terminal.wait(toShow: "sorting, row 1 of 1000000")
    #expect(terminal.frame.text.contains("value 7919"))
    close(gate)
    try await terminal.wait(for: "sorted rows") { $0.frame.text.hasPrefix("sorted") }
    #expect(terminal.frame.text.contains("value 9"))
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
  }

  @Test func `a key ends the program before the sorting of a million rows ends`() async throws {
    let (terminal, gate) = try await sorting()
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    close(gate)
  }
}
