import TerminalModel
import TerminalViews
import Testing

/// Drags of views that contain controls or selectable text, or are in a control.
@Suite struct DraggedControlTests {
  @Test func `a button in a draggable view keeps its press and its click`() {
    var stage = DragStage { _ in
      Row {
        Text("Card")
        Button("Open", sends: DragEvent.pressed)
      }
      .draggable("card")
    }
    stage.press(7, 0)
    stage.drag(8, 0)
    #expect(!stage.interface.isDragging)
    stage.release(8, 0)
    #expect(stage.events == [.pressed])
    stage.press(1, 0)
    stage.drag(2, 0)
    #expect(stage.interface.isDragging)
  }

  @Test func `the control around a source gets the press at the release, unless a drag begins`() {
    var stage = DragStage { stage in
      List(
        count: 3, selection: stage.row, selects: DragEvent.selected, opens: DragEvent.opened
      ) { row in
        Text("Row \(row)").draggable("row \(row)")
      }
    }
    stage.press(4, 1)
    #expect(stage.events == [])
    stage.release(4, 1)
    #expect(stage.events == [.selected(1)])
    stage.drop(from: (4, 1), to: (4, 2))
    #expect(stage.events == [.selected(1)])
    stage.press(4, 1)
    stage.release(4, 1)
    #expect(stage.events == [.selected(1), .opened(1)])
    #expect(stage.interface.capture == nil)
  }

  @Test func `a drag after a double click selects no text`() {
    var stage = DragStage(20, 4) { _ in
      Column {
        Text("Card").draggable("card")
        Text("target").dropTarget(of: String.self) { .dropped($0, into: "target") }
      }
      .textSelection()
    }
    stage.send(.mouse(Mouse(.pressed(.left), at: Position(column: 1, row: 0), clickCount: 2)))
    stage.drag(1, 1)
    stage.release(1, 1)
    #expect(stage.events == [.dropped("card", into: "target")])
    #expect(stage.interface.selection == nil)
  }

  @Test func `a drag begins on the label of a field in a form`() {
    var stage = DragStage(30, 6) { _ in
      Form("Send", submits: DragEvent.pressed) {
        FormField("Name") { TextField("Name", text: "") { _ in DragEvent.pressed } }
      }
      .draggable("form")
      Text("target").dropTarget(of: String.self) { .dropped($0, into: "target") }
    }
    let target = stage.lines.firstIndex { $0.contains("target") } ?? 0
    stage.drop(from: (1, 0), to: (1, target))
    #expect(stage.events == [.dropped("form", into: "target")])
  }

  @Test func `a text field in a draggable view selects its text`() {
    var stage = DragStage { _ in
      Row {
        Text("Card")
        TextField("Name", text: "a name") { _ in DragEvent.pressed }
      }
      .draggable("card")
    }
    stage.press(12, 0)
    stage.drag(20, 0)
    #expect(!stage.interface.isDragging)
  }

  @Test func `a view with selectable text is dragged, and its text is not selected`() {
    var stage = DragStage { _ in
      Column {
        Text("Card").draggable("card")
        Text("Target").dropTarget(of: String.self) { .dropped($0, into: "target") }
      }
      .textSelection()
    }
    stage.drop(from: (1, 0), to: (1, 1))
    #expect(stage.events == [.dropped("card", into: "target")])
    #expect(!stage.interface.hasSelection)
  }
}
