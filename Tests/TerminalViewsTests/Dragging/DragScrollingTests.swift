import TerminalModel
import TerminalViews
import Testing

/// Lists and scroll views that scroll during a drag.
@Suite struct DragScrollingTests {
  /// A text that is dragged to a list of twenty rows with a selected one.
  private func stage() -> DragStage {
    var stage = DragStage(20, 6) { stage in
      Text("7").draggable("7")
      List(count: 20, selection: stage.row, selects: DragEvent.selected) { Text("Row \($0)") }
        .onInsert(of: String.self) { .inserted($0, at: $1) }
    }
    stage.row = 0
    return stage
  }

  @Test func `the wheel scrolls a list without another selected row`() {
    var stage = stage()
    stage.press(0, 0)
    stage.drag(3, 3)
    stage.mouse(.scrolledDown, 3, 3)
    #expect(stage.lines[1].hasPrefix("  Row 3"))
    stage.release(3, 3)
    #expect(stage.events == [.inserted("7", at: 5)])
    #expect(stage.lines[1].hasPrefix("▌ Row 0"))
  }

  @Test func `the pointer in the last and the first row scrolls by one row`() {
    var stage = stage()
    stage.press(0, 0)
    stage.drag(3, 5)
    #expect(stage.lines[1].hasPrefix("  Row 1"))
    #expect(stage.interface.isTimed)
    #expect(
      stage.interface.repeatedDrag == Mouse(.dragged(.left), at: Position(column: 3, row: 5)))
    stage.drag(3, 5)
    #expect(stage.lines[1].hasPrefix("  Row 2"))
    stage.drag(3, 4)
    #expect(stage.interface.repeatedDrag == nil)
    stage.drag(3, 1)
    #expect(stage.lines[1].contains("Row 1"))
    stage.send(.key(.escape))
    #expect(stage.lines[1].hasPrefix("▌ Row 0"))
  }

  /// A list of twenty rows whose rows are dragged and moved; each row has a menu.
  private func rows() -> DragStage {
    var stage = DragStage(20, 6) { stage in
      List(count: 20, selection: stage.row, selects: DragEvent.selected) { row in
        Text("Row \(row)").contextMenu { MenuItem("Open", sends: DragEvent.opened(row)) }
      }
      .draggableRows { "\($0)" }.onMove(DragEvent.moved)
    }
    stage.row = 0
    return stage
  }

  @Test(arguments: [5, 2]) func `a click whose pointer moves within its row moves no row`(row: Int)
  {
    var stage = rows()
    stage.press(3, row)
    stage.drag(4, row)
    stage.drag(7, row)
    #expect(stage.interface.repeatedDrag == nil)
    stage.release(7, row)
    #expect(stage.events == [.selected(row)])
    #expect(stage.lines[0].contains("Row 0"))
  }

  @Test func `the row of the press scrolls after the pointer has left it`() {
    var stage = rows()
    stage.press(3, 5)
    stage.drag(3, 4)
    stage.drag(3, 5)
    #expect(stage.lines[0].contains("Row 1"))
    stage.release(3, 5)
    #expect(stage.events == [.selected(5), .moved(RowMove(from: 5, to: 6))])
  }

  @Test func `a row that is dragged can be scrolled out of sight`() {
    var stage = rows()
    stage.press(3, 1)
    stage.drag(3, 3)
    for _ in 0..<4 { stage.mouse(.scrolledDown, 3, 3) }
    #expect(stage.lines[3].contains("Row 15"))
    stage.release(3, 3)
    #expect(stage.events == [.selected(1), .moved(RowMove(from: 1, to: 15))])
  }

  @Test func `a scroll view with panels scrolls at its own edge`() {
    var stage = DragStage(20, 6) { _ in
      Text("7").draggable("7")
      ScrollView { for row in 0..<9 { Panel("Panel \(row)") { Text("Line") } } }
    }
    stage.press(0, 0)
    stage.drag(3, 5)
    stage.drag(3, 5)
    #expect(!stage.lines[1].contains("Panel 0"))
  }

  @Test func `a drag that a dialog ends leaves no list scrolled`() {
    var stage = DragStage(20, 6, items: ["7"]) { stage in
      Text("7").draggable("7")
      List(count: 20, selection: 0, selects: DragEvent.selected) { Text("Row \($0)") }
        .onInsert(of: String.self) { .inserted($0, at: $1) }
        .dialog { if stage.items.isEmpty { Alert("", dismisses: DragEvent.pressed) } }
    }
    stage.press(0, 0)
    stage.drag(3, 5)
    stage.items = []
    stage.interface = stage.scene.interface
    stage.items = ["7"]
    #expect(stage.lines[1].hasPrefix("▌ Row 0"))
  }

  @Test func `a list that is disabled when a drag ends is not left scrolled`() {
    var stage = DragStage(20, 6, items: ["7"]) { stage in
      Text("7").draggable("7")
      List(count: 20, selection: 0, selects: DragEvent.selected) { Text("Row \($0)") }
        .onInsert(of: String.self) { .inserted($0, at: $1) }
        .disabled(stage.items.isEmpty)
    }
    stage.press(0, 0)
    stage.drag(3, 5)
    stage.items = []
    stage.interface = stage.scene.interface
    stage.release(3, 5)
    stage.items = ["7"]
    #expect(stage.lines[1].hasPrefix("▌ Row 0"))
  }

  @Test func `a drag at the edge of a scroll view scrolls it`() {
    var stage = DragStage(20, 6) { _ in
      Text("7").draggable("7")
      ScrollView { for row in 0..<9 { Text("Line \(row)") } }
    }
    stage.press(0, 0)
    stage.drag(3, 5)
    #expect(stage.lines[1].hasPrefix("Line 1"))
    stage.mouse(.scrolledDown, 3, 3)
    #expect(stage.lines[1].hasPrefix("Line 4"))
  }

  @Test func `a list that takes no values is not scrolled at its edge`() {
    var stage = DragStage(20, 6) { stage in
      Text("7").draggable("7")
      List(count: 20, selection: 0, selects: DragEvent.selected) { Text("Row \($0)") }
    }
    stage.press(0, 0)
    stage.drag(3, 5)
    #expect(stage.events.isEmpty)
    #expect(stage.lines[1].hasPrefix("▌ Row 0"))
  }
}
