import CursesFeedbackTesting
import Foundation
import Testing

/// A program that saves its interface state at its end, and its next run.
@Suite(.timeLimit(.minutes(30))) final class SavedInterfaceInTerminalTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/saved-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that is left behind does no harm.
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func start() async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: .product("interface-probe", environment: ["FOLDER": folder]),
      size: Size(columns: 60, rows: 12))
    try await terminal.wait(toShow: "End")
    return terminal
  }

  /// Ends the program, and returns its last frame.
  private func end(_ terminal: PseudoTerminal, by key: Key = .ctrl("q")) async throws -> Frame {
    let frame = terminal.frame
    try await terminal.send(.key(key))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    return frame
  }

  /// Selects a row, moves both dividers, scrolls the text, and leaves the cursor in a word.
  private func use(_ terminal: PseudoTerminal) async throws {
    try await terminal.send(.key(.end))
    try await terminal.wait(toShow: "Row 99")
    let divider = Position(column: 20, row: 3)
    try await terminal.send(
      .mouse(Mouse(.pressed(.left), at: divider)),
      .mouse(Mouse(.dragged(.left), at: Position(column: 31, row: 5))),
      .mouse(Mouse(.released(.left), at: Position(column: 31, row: 5))))
    for _ in 0..<4 {
      try await terminal.send(.mouse(Mouse(.scrolledDown, at: Position(column: 45, row: 2))))
    }
    try await terminal.wait(toShow: "Line 12")
    try await terminal.send(.key(.tab), .key(.home), .key(.right), .key(.right), .key("x"))
    try await terminal.wait(toShow: "Adxa")
  }

  @Test(arguments: [Key.ctrl("q"), .ctrl("c")])
  func `the next run shows the same screen, cell by cell`(key: Key) async throws {
    let first = try await start()
    let initial = first.frame
    try await use(first)
    let last = try await end(first, by: key)
    #expect(last.text != initial.text)

    let second = try await start()
    #expect(second.frame.text == last.text)
    #expect(second.frame.cursor == last.cursor)
    #expect(second.frame.differences(from: last) == [])
    try await second.send("y")
    try await second.wait(toShow: "Adxya")
    _ = try await end(second)
  }

  @Test func `a third run restores what the second one has restored`() async throws {
    let first = try await start()
    try await use(first)
    let last = try await end(first)
    _ = try await end(start())
    let third = try await end(start())
    #expect(third.text == last.text)
    #expect(third.differences(from: last) == [])
  }
}

extension Frame {
  /// The positions of the cells that look different in another frame of the same size.
  fileprivate func differences(from other: Frame) -> [Position] {
    (0..<size.rows).flatMap { row in
      (0..<size.columns).map { Position(column: $0, row: row) }
    }
    .filter { buffer[$0].seen != other.buffer[$0].seen }
  }
}

extension Cell {
  /// The cell without the colour of the text of a blank, which the terminal may keep from before.
  fileprivate var seen: Cell {
    guard cluster == .blank, style.attributes.isDisjoint(with: [.underline, .reverse]) else {
      return self
    }
    return Cell(.blank, style: Style(background: style.background))
  }
}
