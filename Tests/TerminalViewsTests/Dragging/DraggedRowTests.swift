import TerminalModel
import TerminalViews
import Testing

/// Rows that are dragged from and to lists.
@Suite struct DraggedRowTests {
  /// A list with selectable rows beside one without.
  private func lists(
    _ columns: Int = 40, _ rows: Int = 12, items: [String] = ["a", "b", "c"],
    others: [String] = ["x", "y"]
  ) -> DragStage {
    DragStage(columns, rows, items: items) { stage in
      Row(spacing: 0) {
        List(
          stage.items, id: \.self, selection: stage.row.map { stage.items[$0] },
          selects: { .selected(stage.items.firstIndex(of: $0) ?? -1) },
          opens: { .opened(stage.items.firstIndex(of: $0) ?? -1) }
        ) { Text("Row \($0)") }
        .draggableRows { stage.items[$0] }
        .frame(width: columns / 2)
        List(others, id: \.self) { Text($0) }
          .onInsert(of: String.self) { .inserted($0, at: $1) }
      }
    }
  }

  @Test(arguments: [(40, 12), (80, 24)])
  func `a row of one list is dropped between the rows of another`(columns: Int, rows: Int) {
    var stage = lists(columns, rows)
    let other = columns / 2 + 1
    for row in [0, 1, 2, rows - 1] { stage.drop(from: (3, 1), to: (other, row)) }
    #expect(
      stage.events == [
        .selected(1), .inserted("b", at: 0), .inserted("b", at: 1), .inserted("b", at: 2),
        .inserted("b", at: 2),
      ])
  }

  @Test func `a line and an arrow show the place, and the source is dim`() {
    var stage = lists()
    stage.press(3, 1)
    stage.drag(21, 1)
    let scene = stage.scene
    #expect(scene.style(column: 20, row: 0).attributes == .underline)
    #expect(scene.style(column: 3, row: 1).attributes.contains(.dim))
    #expect(stage.lines[2] == "  Row c                Row b")
    stage.drag(21, 0)
    #expect(stage.lines[0] == "  Row a             ▲")
    stage.drag(21, 5)
    #expect(stage.scene.style(column: 20, row: 1).attributes == .underline)
  }

  @Test func `a value dropped on the header of an empty last section is inserted behind all rows`()
  {
    var stage = DragStage(20, 8) { _ in
      List(count: 3) { Text("Row \($0)") }
        .sections([3, 0], rowCount: { $0 }) { Text("Part of \($0)") }
        .onInsert(of: String.self) { .inserted($0, at: $1) }
        .frame(height: 6)
      Text("value").draggable("value")
    }
    let row = stage.lines.firstIndex { $0.contains("Part of 0") } ?? 0
    let source = stage.lines.firstIndex { $0.contains("value") } ?? 0
    stage.drop(from: (1, source), to: (3, row))
    #expect(stage.events == [.inserted("value", at: 3)])
  }

  @Test func `a list with marks has the arrow before the row`() {
    var stage = DragStage(20, 4) { _ in
      List(count: 3, selection: 0, selects: DragEvent.selected) { Text("Row \($0)") }
        .onInsert(of: Int.self) { .selected($0 + $1) }.frame(height: 3)
      Text("7").draggable(7)
    }
    stage.press(0, 3)
    stage.drag(3, 1)
    #expect(stage.lines[1].hasPrefix("▲"))
    stage.drag(3, 2)
    #expect(stage.lines[2].hasPrefix("▼"))
    stage.release(3, 2)
    #expect(stage.events == [.selected(10)])
  }

  @Test func `a list that only drags leaves its rows to a target around it`() {
    var stage = DragStage(20, 6, items: ["a", "b", "c"]) { stage in
      Column {
        List(count: 3, selection: 0, selects: DragEvent.selected) { Text("Row \($0)") }
          .draggableRows { stage.items[$0] }
      }
      .dropTarget(of: String.self) { .dropped($0, into: "column") }
    }
    stage.drop(from: (3, 0), to: (3, 2))
    stage.press(3, 0)
    stage.drag(3, 2)
    stage.drag(3, 0)
    stage.release(3, 0)
    #expect(stage.events == [.dropped("a", into: "column"), .dropped("a", into: "column")])
  }

  @Test func `an empty list takes a value at the index 0`() {
    var stage = lists(others: [])
    stage.press(3, 1)
    stage.drag(30, 6)
    #expect(stage.lines[0].contains("▲"))
    stage.release(30, 6)
    #expect(stage.events == [.selected(1), .inserted("b", at: 0)])
  }

  @Test func `a click selects a row, and opens the selected one at its release`() {
    var stage = lists()
    stage.press(3, 2)
    stage.release(3, 2)
    stage.press(3, 2)
    #expect(stage.events == [.selected(2)])
    stage.release(3, 2)
    #expect(stage.events == [.selected(2), .opened(2)])
  }

  @Test func `a drag does not open the selected row`() {
    var stage = lists()
    stage.row = 1
    stage.drop(from: (3, 1), to: (3, 2))
    stage.drop(from: (3, 1), to: (21, 0))
    #expect(stage.events == [.inserted("b", at: 0)])
  }

  @Test func `a row stays the dragged one when rows before it change`() {
    var stage = lists()
    stage.press(3, 1)
    stage.drag(21, 0)
    stage.items = ["new", "a", "b", "c"]
    stage.release(21, 0)
    #expect(stage.events.last == .inserted("b", at: 0))
  }

  @Test func `a drag ends when its row is gone`() {
    var stage = lists()
    stage.press(3, 1)
    stage.drag(21, 0)
    stage.items = ["a", "c"]
    #expect(!stage.scene.interface.isDragging)
    stage.release(21, 0)
    #expect(stage.events == [.selected(1)])
  }

  @Test func `a scroll bar and the cells below the rows drag nothing`() {
    var stage = lists(40, 4, items: (0..<9).map { "\($0)" })
    stage.drop(from: (19, 0), to: (21, 0))
    stage = lists()
    stage.drop(from: (3, 9), to: (21, 0))
    #expect(!stage.events.contains(.inserted("a", at: 0)))
  }

  @Test func `a row that has no value is not dragged`() {
    var stage = DragStage { _ in
      List(count: 3) { Text("Row \($0)") }.draggableRows { $0 == 1 ? nil : "row \($0)" }
        .frame(height: 3)
      Text("Target").dropTarget(of: String.self) { .dropped($0, into: "target") }
    }
    stage.drop(from: (3, 1), to: (1, 3))
    stage.drop(from: (3, 2), to: (1, 3))
    #expect(stage.events == [.dropped("row 2", into: "target")])
  }

  /// A list whose rows are dropped in itself.
  private func single(
    _ change: @escaping (List<DragEvent>) -> List<DragEvent>
  ) -> DragStage {
    DragStage(20, 6) { stage in
      change(
        List(count: 4, selection: stage.row, selects: DragEvent.selected) { Text("Row \($0)") }
          .draggableRows { "row \($0)" })
    }
  }

  @Test func `a row that is dropped in its own list gets the index after its removal`() {
    var stage = single { $0.onInsert(of: String.self) { .inserted($0, at: $1) } }
    stage.press(3, 0)
    stage.drag(3, 2)
    #expect(stage.lines[2].hasPrefix("▼ Row 2"))
    stage.release(3, 2)
    stage.drop(from: (3, 3), to: (3, 1))
    stage.drop(from: (3, 3), to: (5, 3))
    #expect(
      stage.events == [
        .selected(0), .inserted("row 0", at: 2), .selected(3), .inserted("row 3", at: 1),
      ])
  }

  @Test func `with onMove, a row in its own list is moved`() {
    var stage = single {
      $0.onMove(DragEvent.moved).onInsert(of: String.self) { .inserted($0, at: $1) }
    }
    stage.drop(from: (3, 0), to: (3, 2))
    #expect(stage.events == [.selected(0), .moved(RowMove(from: 0, to: 2))])
  }

  @Test func `a list that only drags its rows is no target for them`() {
    var stage = single { $0 }
    stage.press(3, 0)
    stage.drag(3, 2)
    #expect(!stage.lines.joined().contains("▼"))
    stage.release(3, 2)
    #expect(stage.events == [.selected(0)])
  }

  @Test func `in rows of several lines, the lower half is the place after the row`() {
    var stage = DragStage(20, 7) { _ in
      Text("7").draggable("7")
      List(count: 3, rowHeight: 2) { Text("Row \($0)") }
        .onInsert(of: String.self) { .inserted($0, at: $1) }
    }
    for row in 1...6 { stage.drop(from: (0, 0), to: (3, row)) }
    #expect(stage.events == [0, 1, 1, 2, 2, 3].map { .inserted("7", at: $0) })
  }

  @Test func `between sections, a header is the place before its rows`() {
    var stage = DragStage(20, 8) { _ in
      Text("7").draggable("7")
      List(count: 4) { Text("Row \($0)") }
        .sections([2, 2], rowCount: { $0 }) { _ in Text("Section") }
        .onInsert(of: String.self) { .inserted($0, at: $1) }
    }
    for row in 1...7 { stage.drop(from: (0, 0), to: (3, row)) }
    #expect(stage.events == [0, 0, 1, 2, 2, 3, 4].map { .inserted("7", at: $0) })
  }
}
