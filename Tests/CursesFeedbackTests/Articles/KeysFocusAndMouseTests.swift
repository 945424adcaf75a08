import CursesFeedbackTesting
import Testing

/// The claims of the page "Keys, focus and mouse".
@MainActor
@Suite struct KeysFocusAndMouseTests {
  private let films = TestApp(Films(load: { [] }), size: Size(columns: 44, rows: 7))
  private let order = TestApp(KeyOrder(), size: Size(columns: 20, rows: 2))

  init() { films.answer("load", with: .loaded(["Alien", "Dune", "Fargo"])) }

  @Test func `the focused widget gets a key before all bindings`() {
    order.press(.space)
    #expect(order.state.log == ["left button"])
  }

  @Test func `the bindings around the focus get a key from the inside out`() {
    order.press("a", .tab, "a", "b")
    #expect(order.state.log == ["left a", "right a", "whole b"])
  }

  @Test func `the focused component gets a key that it binds while its sibling is disabled`() {
    order.press("x", "c")
    #expect(order.state.log == ["left c"])
  }

  @Test func `bindings in a disabled view are not active`() {
    order.press("x", .tab, "a")
    #expect(order.state.log == ["left a"])
  }

  @Test func `a key leaves the mouse to the terminal, by a frame that changes no cell`() {
    let lines = TestApp(Lines(), size: Size(columns: 20, rows: 2))
    #expect(lines.frame.mouse != .none)
    lines.press("m")
    #expect(lines.frame.mouse == .none)
    #expect(lines.terminal.lastChanges?.cellCount == 0)
    lines.press("m")
    #expect(lines.frame.mouse != .none)
  }

  @Test func `selected text of several views is in reverse`() {
    let reading = TestApp(Reading(), size: Size(columns: 40, rows: 9))
    reading.drag(from: Position(column: 2, row: 0), to: Position(column: 11, row: 4))
    expectPicture(
      of: reading.frame, title: "Selected text",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/keys-selection.svg")
    reading.press("y")
    #expect(
      reading.terminal.clipboard == "title\n\nText\nA paragraph that is longer than a row.")
  }

  @Test func `cards are dragged to another list, and keys move them, too`() {
    let board = TestApp(Board(), size: Size(columns: 44, rows: 7))
    board.drag(from: Position(column: 5, row: 2), to: Position(column: 30, row: 4))
    board.pressMouse(column: 5, row: 1)
    board.dragMouse(column: 29, row: 3)
    expectPicture(
      of: board.frame, title: "A board",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/keys-dragging.svg")
    board.releaseMouse(column: 29, row: 3)
    #expect(board.state.cards(in: .done).map(\.title) == ["Buy tea", "Call Ada"])
    board.press("alt+left")
    #expect(board.state.cards(in: .open).map(\.title) == ["Water plants", "Call Ada"])
    board.drag(from: Position(column: 5, row: 1), to: Position(column: 5, row: 6))
    #expect(board.state.cards.map(\.title) == ["Buy tea", "Call Ada"])
  }

  @Test func `a test fails if it uses the mouse where the terminal does not report it`() {
    let lines = TestApp(Lines(), size: Size(columns: 20, rows: 2))
    lines.press("m")
    withKnownIssue { lines.click(column: 0, row: 0) }
  }

  @Test func `a dialog has the focus while it is shown`() {
    films.press(.down, "d")
    expectPicture(
      of: films.frame, title: "Films",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/keys-dialog.svg")
    films.press(.tab, .enter, .down, "d", .enter)
    #expect(films.state.titles == ["Alien", "Dune"])
  }

  @Test func `keys of the list behind a dialog do nothing`() {
    films.press("d", .down, .down)
    #expect(films.state.selected == 0)
  }

  @Test func `a click selects a row, and presses a button`() {
    films.click("Fargo")
    #expect(films.state.selected == 2)
    films.press("d")
    films.click("Delete")
    #expect(films.state.titles == ["Alien", "Dune"])
  }

  @Test func `pasted text presses no keys`() {
    films.paste("dq")
    #expect(!films.state.isAsking)
    #expect(!films.hasEnded)
  }

  @Test func `text, pastes, sizes and the terminal's focus are events`() {
    let note = TestApp(Note(), size: Size(columns: 20, rows: 3))
    note.type("日本 ")
    note.paste("語")
    note.setTerminalFocus(false)
    #expect(note.frame.text.hasPrefix("日本 語\n20x3\npaused"))
    note.resize(columns: 30, rows: 4)
    #expect(note.state.size == Size(columns: 30, rows: 4))
  }

  @Test func `Ctrl-Z suspends, and Ctrl-L draws all cells`() {
    films.press("ctrl+z")
    #expect(films.terminal.suspensionCount == 1)
    films.press("ctrl+l")
    #expect(films.terminal.lastChanges?.cellCount == 44 * 7)
  }
}
