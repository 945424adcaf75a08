import TerminalModel
import TerminalViews
import Testing

/// Rows that the user moves.
@Suite struct ListMoveTests {
  private func list(_ row: Int? = 1, columns: Int = 12, rows: Int = 4) -> ListStage {
    ListStage(columns, rows, row: row) { stage in
      List(
        stage.items, id: \.self, selection: stage.row, selects: ListEvent.selected,
        opens: ListEvent.opened
      ) {
        Text("Row \($0)")
      }
      .onMove(ListEvent.moved)
    }
  }

  private func move(_ from: Int, _ to: Int) -> ListEvent { .moved(RowMove(from: from, to: to)) }

  @Test func `keys with Alt move the selected row, which stays selected`() {
    var stage = list()
    stage.press(.alt(.down), .alt(.down), .alt(.up))
    #expect(stage.events == [move(1, 2), move(2, 3), move(3, 2)])
    #expect(stage.items.prefix(4) == [0, 2, 1, 3])
    #expect(stage.text == "  Row 0    ┃\n  Row 2    ┃\n▌ Row 1\n  Row 3")
    stage.press(.alt(.end), .alt(.home))
    #expect(stage.events.suffix(2) == [move(2, 9), move(9, 0)])
  }

  @Test func `Alt with the up arrow does not move the first row, and is handled`() {
    var stage = list(0)
    stage.press(.alt(.up))
    #expect(stage.isHandled)
    #expect(stage.events.isEmpty)
  }

  @Test func `without a selected row, keys with Alt are left to bindings`() {
    var stage = list(nil)
    stage.press(.alt(.up))
    #expect(!stage.isHandled)
  }

  @Test func `a drag shows the new place, and a release moves the row there`() {
    var stage = list()
    stage.mouse(.pressed(.left), 4, 0)
    stage.mouse(.dragged(.left), 4, 2)
    let scene = stage.scene
    #expect(scene.draw().text == "▌ Row 0    ┃\n  Row 1    ┃\n▼ Row 2\n  Row 3")
    #expect(scene.style(column: 0, row: 2).foreground == .accent)
    #expect(scene.style(column: 3, row: 2).attributes == .underline)
    stage.mouse(.released(.left), 4, 2)
    #expect(stage.events == [.selected(0), move(0, 2)])
    #expect(stage.text == "  Row 1    ┃\n  Row 2    ┃\n▌ Row 0\n  Row 3")
  }

  @Test func `a drag upwards underlines the row above the new place`() {
    var stage = list(3)
    stage.mouse(.pressed(.left), 4, 3)
    stage.mouse(.dragged(.left), 4, 1)
    let scene = stage.scene
    #expect(scene.draw().text == "  Row 0    ┃\n▲ Row 1    ┃\n  Row 2\n▌ Row 3")
    #expect(scene.style(column: 3, row: 0).attributes == .underline)
    #expect(scene.style(column: 3, row: 1).attributes == [])
  }

  @Test func `the wheel moves the place of the drop, and not the selection`() {
    var stage = list(0)
    stage.mouse(.pressed(.left), 4, 1)
    stage.mouse(.dragged(.left), 4, 2)
    stage.mouse(.scrolledDown, 4, 2)
    stage.mouse(.released(.left), 4, 3)
    #expect(stage.events == [.selected(1), move(1, 5)])
  }

  @Test func `a key that selects another row ends the drag`() {
    var stage = list(1)
    stage.mouse(.pressed(.left), 4, 1)
    stage.press(.down)
    stage.mouse(.released(.left), 4, 1)
    #expect(stage.events == [.selected(2)])
  }

  @Test func `the dragged row is found by its identity, or nothing is moved if it is gone`() {
    var stage = list(0)
    stage.mouse(.pressed(.left), 4, 1)
    stage.mouse(.dragged(.left), 4, 3)
    stage.items.insert(99, at: 0)
    stage.mouse(.released(.left), 4, 3)
    #expect(stage.events == [.selected(1), move(2, 3)])
    stage.mouse(.pressed(.left), 4, 1)
    stage.mouse(.dragged(.left), 4, 2)
    let pressed = stage.events
    stage.items.remove(at: 1)
    stage.mouse(.released(.left), 4, 2)
    #expect(stage.events == pressed)
  }

  @Test func `a movement within the line of the press moves no row that has scrolled there`() {
    var stage = ListStage(12, 7, row: 0) { stage in
      List(count: 20, selection: stage.row, rowHeight: 2, selects: ListEvent.selected) {
        Text("Row \($0)")
      }
      .onMove(ListEvent.moved)
    }
    stage.mouse(.pressed(.left), 4, 6)
    stage.mouse(.dragged(.left), 5, 6)
    stage.mouse(.released(.left), 5, 6)
    #expect(stage.events == [.selected(3)])
  }

  @Test func `a drag beyond an edge scrolls`() {
    var stage = list(0)
    stage.mouse(.pressed(.left), 4, 0)
    stage.mouse(.dragged(.left), 4, 4)
    stage.mouse(.dragged(.left), 4, 9)
    #expect(stage.text.hasSuffix("▼ Row 5"))
    stage.mouse(.dragged(.left), 4, -1)
    #expect(stage.text.hasPrefix("▼ Row 1"))
    stage.mouse(.released(.left), 4, -1)
    #expect(stage.events == [move(0, 1)])
  }

  @Test func `a drag far below the list scrolls by one row, too`() {
    var stage = list(0)
    stage.mouse(.pressed(.left), 4, 0)
    stage.mouse(.dragged(.left), 4, 7)
    #expect(stage.text.hasSuffix("▼ Row 4"))
  }

  @Test func `Escape cancels a drag`() {
    var stage = list()
    stage.mouse(.pressed(.left), 4, 0)
    stage.mouse(.dragged(.left), 4, 2)
    stage.press(.escape)
    #expect(stage.isHandled)
    stage.mouse(.released(.left), 4, 2)
    #expect(stage.events == [.selected(0)])
    stage.press(.escape)
    #expect(!stage.isHandled)
  }

  @Test func `a click opens the selected row when the button is released`() {
    var stage = list(2)
    stage.mouse(.pressed(.left), 4, 2)
    #expect(stage.events.isEmpty)
    stage.mouse(.released(.left), 4, 2)
    #expect(stage.events == [.opened(2)])
  }

  @Test(arguments: [4, 1, 0])
  func `a narrow list has no arrow`(columns: Int) {
    var stage = list(0, columns: columns)
    stage.mouse(.pressed(.left), 0, 0)
    stage.mouse(.dragged(.left), 0, 2)
    #expect(!stage.text.contains("▼"))
  }

  /// The list beside a field that has the focus first.
  private func besideField() -> ListStage {
    ListStage(24, 4, row: 1) { stage in
      Row(spacing: 0) {
        TextField(text: "", changes: { _ in .opened(-1) }).frame(width: 12)
        List(
          stage.items, id: \.self, selection: stage.row, selects: ListEvent.selected,
          opens: ListEvent.opened
        ) {
          Text("Row \($0)")
        }
        .onMove(ListEvent.moved)
      }
    }
  }

  @Test func `the press that gives the list the focus begins a drag, too`() {
    var stage = besideField()
    stage.mouse(.pressed(.left), 16, 0)
    stage.mouse(.dragged(.left), 16, 2)
    stage.mouse(.released(.left), 16, 2)
    #expect(stage.events == [.selected(0), move(0, 2)])
  }

  @Test func `a click that gives the list the focus opens the selected row`() {
    var stage = besideField()
    stage.click(16, 1)
    #expect(stage.events == [.opened(1)])
  }

  @Test func `a press on the thumb of the scroll bar gives the list the focus, and a drag scrolls`()
  {
    var stage = besideField()
    stage.mouse(.pressed(.left), 23, 0)
    stage.mouse(.dragged(.left), 23, 3)
    #expect(stage.text.contains("Row 9"))
    stage.mouse(.released(.left), 23, 3)
    stage.press(.home)
    #expect(stage.events.last == .selected(0))
  }

  @Test func `a dragged row is found again after rows were added before it`() {
    var stage = list()
    stage.mouse(.pressed(.left), 4, 0)
    stage.mouse(.dragged(.left), 4, 2)
    stage.items.insert(99, at: 0)
    stage.mouse(.released(.left), 4, 2)
    #expect(stage.events.last == move(1, 2))
  }

  @Test func `Escape ends a drag and keeps the selected rows`() {
    var stage = ListStage(12, 4, row: 1) { stage in
      List(count: 10, selection: stage.ranges, changes: ListEvent.ranges) { Text("Row \($0)") }
        .onMove(ListEvent.moved)
    }
    stage.press(.down, .space)
    stage.mouse(.pressed(.left), 4, 2)
    stage.mouse(.dragged(.left), 4, 0)
    let count = stage.events.count
    stage.press(.escape)
    stage.mouse(.released(.left), 4, 0)
    #expect(stage.events.count == count)
  }
}
