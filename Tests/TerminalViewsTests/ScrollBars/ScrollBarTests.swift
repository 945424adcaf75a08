import TerminalModel
import TerminalViews
import Testing

@Suite struct ScrollBarTests {
  private func bar(
    _ offset: Int = 0, axis: Axis = .vertical, columns: Int = 3, rows: Int = 10
  ) -> ViewSession {
    ViewSession(columns, rows) {
      ScrollBar(axis, offset: offset, visible: 20, count: 110, changes: Tap.opened)
    }
  }

  @Test(
    arguments: [
      (0, "│\n│"), (45, "\n\n\n\n│\n│"), (90, "\n\n\n\n\n\n\n\n│\n│"),
    ])
  func `a bar shows a thumb in one column`(offset: Int, expected: String) {
    let lines = bar(offset).text.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.lastIndex { !$0.isEmpty } ?? 0
    #expect(lines[...last].joined(separator: "\n") == expected)
  }

  @Test func `counts out of range make an empty bar`() {
    let bar = ViewSession(3, 4) {
      ScrollBar(offset: 0, visible: .max, count: -2, changes: Tap.opened)
    }
    #expect(bar.lines == [])
  }

  @Test func `a horizontal bar shows a thumb in one row`() {
    #expect(bar(45, axis: .horizontal, columns: 10, rows: 3).text.hasPrefix("    ──"))
  }

  @Test func `the thumb follows the mouse, also beside the bar`() {
    var session = bar()
    session.mouse(.pressed(.left), 0, 1)
    #expect(session.events == [])
    session.mouse(.dragged(.left), 0, 5)
    session.mouse(.dragged(.left), 2, 9)
    session.mouse(.dragged(.left), 2, 40)
    session.mouse(.released(.left), 2, 40)
    #expect(session.events == [.opened(45), .opened(90), .opened(90)])
    session.mouse(.dragged(.left), 0, 5)
    #expect(session.events.count == 3)
  }

  @Test(arguments: [(45, 0, 26), (45, 9, 64), (0, 9, 19), (90, 0, 71)])
  func `a press beside the thumb scrolls by a page`(offset: Int, cell: Int, expected: Int) {
    var session = bar(offset)
    session.click(0, cell)
    #expect(session.events == [.opened(expected)])
  }

  @Test func `the wheel scrolls within the limits`() {
    var session = bar(45)
    session.mouse(.scrolledDown, 0, 0)
    session.mouse(.scrolledUp, 0, 0)
    #expect(session.events == [.opened(48), .opened(42)])
    session = bar(90)
    session.mouse(.scrolledDown, 0, 0)
    #expect(session.events == [])
    #expect(!session.isHandled)
  }

  @Test func `the bar takes no keys and no focus`() {
    #expect(bar().scene.interface.focus == nil)
    #expect(!bar().after(.down).isHandled)
  }

  @Test func `the thumb is brighter while the mouse holds it`() {
    var session = bar()
    #expect(session.lines.first == "│")
    session.mouse(.pressed(.left), 0, 0)
    #expect(session.lines.first == "┃")
  }

  @Test(arguments: [(0, 0), (1, 0), (0, 1), (1, 1)])
  func `a bar fits into any size`(columns: Int, rows: Int) {
    #expect(bar(45, columns: columns, rows: rows).lines.joined().count <= columns * rows)
  }

  @Test(arguments: [-5, 500]) func `an offset beyond the content is limited`(offset: Int) {
    var session = bar(offset)
    session.mouse(offset < 0 ? .scrolledUp : .scrolledDown, 0, 0)
    #expect(session.events == [])
  }

  @Test func `content that fits has no thumb`() {
    var session = ViewSession(1, 5) {
      ScrollBar(offset: 0, visible: 5, count: 5, changes: Tap.opened)
    }
    #expect(session.lines == [])
    session.click(0, 3)
    #expect(session.events == [])
  }
}
