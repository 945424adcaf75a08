import TerminalModel
import TerminalViews
import Testing

/// Views that are dragged to other views.
@Suite struct DraggedViewTests {
  /// A card above two boxes side by side, of which the right one takes only numbers.
  private func stage(_ columns: Int = 40, _ rows: Int = 12) -> DragStage {
    DragStage(columns, rows, items: ["card"]) { stage in
      for item in stage.items { Text("Card \(item)").draggable(item) }
      Row(spacing: 0) {
        Panel("Texts") { Text("") }.frame(maxWidth: .max, maxHeight: .max)
          .dropTarget(of: String.self) { .dropped($0, into: "texts") }
        Panel("Numbers") { Text("") }.frame(maxWidth: .max, maxHeight: .max)
          .dropTarget(of: Int.self) { .put($0, at: .origin) }
      }
    }
  }

  @Test(arguments: [(40, 12), (80, 24)])
  func `a release over a target sends its event`(columns: Int, rows: Int) {
    var stage = stage(columns, rows)
    stage.drop(from: (1, 0), to: (3, rows - 2))
    #expect(stage.events == [.dropped("card", into: "texts")])
    #expect(stage.interface.capture == nil)
  }

  @Test func `the source is dim, the target in reverse, and a label follows the pointer`() {
    var stage = stage()
    stage.press(1, 0)
    stage.drag(3, 5)
    #expect(stage.scene.style(column: 0, row: 0).attributes == .dim)
    #expect(stage.reversed(inRow: 2) == Array(0..<20))
    #expect(stage.lines[6].hasPrefix("│   "))
    #expect(stage.lines[6].contains(" Card card "))
    stage.drag(1, 0)
    #expect(stage.reversed(inRow: 2).isEmpty)
    #expect(stage.lines[1].hasPrefix("╭  Card card "))
  }

  @Test func `the target is marked with the colour of a selection`() {
    var stage = stage()
    stage.press(1, 0)
    stage.drag(3, 5)
    #expect(stage.scene.style(column: 0, row: 1).background == .selection)
    #expect(stage.scene.style(column: 30, row: 1).background == .surface)
  }

  @Test func `a target of another type is not marked, and takes no value`() {
    var stage = stage()
    stage.press(1, 0)
    stage.drag(30, 5)
    #expect(stage.reversed(inRow: 2).isEmpty)
    stage.release(30, 5)
    #expect(stage.events.isEmpty)
    #expect(stage.isHandled)
  }

  @Test func `a press without a movement is no drag`() {
    var stage = stage()
    stage.press(1, 0)
    stage.drag(1, 0)
    #expect(!stage.interface.isDragging)
    stage.release(1, 0)
    #expect(stage.events.isEmpty)
  }

  @Test func `a release on the cell of the press after a movement is no click`() {
    var stage = DragStage { _ in
      Text("Card").draggable(1).contextMenu { MenuItem("Open", sends: DragEvent.pressed) }
    }
    stage.press(1, 0)
    stage.drag(8, 3)
    stage.drag(1, 0)
    stage.release(1, 0)
    #expect(stage.events.isEmpty)
    #expect(stage.interface.capture == nil)
  }

  @Test func `Escape cancels a drag, and the rest of the movement does nothing`() {
    var stage = stage()
    stage.press(1, 0)
    stage.drag(3, 5)
    #expect(stage.interface.endsAtKey)
    stage.send(.key(.escape))
    #expect(stage.isHandled)
    #expect(!stage.interface.isDragging)
    #expect(!stage.lines[6].contains("Card"))
    stage.drag(4, 5)
    stage.release(4, 5)
    #expect(stage.events.isEmpty)
    #expect(stage.interface.capture == nil)
    stage.send(.key(.escape))
    #expect(!stage.isHandled)
  }

  @Test func `a drag ends when its source is gone`() {
    var stage = stage()
    stage.press(1, 0)
    stage.drag(3, 5)
    stage.items = []
    #expect(!stage.scene.interface.isDragging)
    stage.release(3, 5)
    #expect(stage.events.isEmpty)
  }

  @Test func `a drag ends when another value takes the place of its value`() {
    var stage = stage()
    stage.press(1, 0)
    stage.drag(3, 5)
    stage.items = ["other"]
    #expect(!stage.scene.interface.isDragging)
    stage.release(3, 5)
    #expect(stage.events.isEmpty)
  }

  @Test func `a drag ends when a dialog appears, or when its release is lost`() {
    var stage = DragStage(items: ["card"]) { stage in
      Text("Card").draggable("card")
        .dialog { if stage.items.isEmpty { Alert("Stop", dismisses: DragEvent.pressed) } }
    }
    stage.press(1, 0)
    stage.drag(3, 5)
    stage.mouse(.moved, 3, 5)
    #expect(!stage.scene.interface.isDragging)
    stage.press(1, 0)
    stage.drag(3, 5)
    stage.items = []
    #expect(!stage.scene.interface.isDragging)
  }

  @Test func `with a modifier key or another button, no drag begins`() {
    var stage = stage()
    stage.mouse(.pressed(.left), 1, 0, .control)
    stage.mouse(.dragged(.left), 3, 5, .control)
    #expect(!stage.interface.isDragging)
    stage.release(3, 5)
    stage.mouse(.pressed(.right), 1, 0)
    stage.mouse(.dragged(.right), 3, 5)
    #expect(!stage.interface.isDragging)
  }

  @Test func `the innermost target that takes the value gets it`() {
    var stage = DragStage { _ in
      Text("Card").draggable("card")
      Column {
        Text("Inner").dropTarget(of: String.self) { .dropped($0, into: "inner") }
        Text("Number").dropTarget(of: Int.self) { .put($0, at: .origin) }
        Text("Nothing").dropTarget(of: String.self) { _ in nil }
      }
      .dropTarget(of: String.self) { .dropped($0, into: "outer") }
    }
    for row in 1...3 { stage.drop(from: (1, 0), to: (1, row)) }
    #expect(
      stage.events == [
        .dropped("card", into: "inner"), .dropped("card", into: "outer"),
        .dropped("card", into: "outer"),
      ])
  }

  @Test func `the innermost source is dragged, and a source without a value is none`() {
    var stage = DragStage { _ in
      Column {
        Text("Inner").draggable("inner")
        Text("None").draggable(nil as String?)
      }
      .draggable("outer")
      Text("Target").dropTarget(of: String.self) { .dropped($0, into: "target") }
    }
    stage.drop(from: (1, 0), to: (1, 2))
    stage.drop(from: (1, 1), to: (1, 2))
    #expect(
      stage.events == [.dropped("inner", into: "target"), .dropped("outer", into: "target")])
  }

  @Test func `a target gets the cell under the pointer in its own coordinates`() {
    var stage = DragStage { _ in
      Text("7").draggable(7)
      Text("A long target").padded(columns: 2, rows: 1).frame(width: 20, height: 3)
        .dropTarget(of: Int.self) { .put($0, at: $1) }
    }
    stage.drop(from: (0, 0), to: (4, 2))
    #expect(stage.events == [.put(7, at: Position(column: 4, row: 1))])
  }

  @Test func `a second press, if the release was lost, begins another drag`() {
    var stage = stage()
    stage.press(1, 0)
    stage.drag(3, 5)
    stage.press(1, 0)
    #expect(!stage.interface.isDragging)
    stage.drag(3, 6)
    stage.release(3, 6)
    #expect(stage.events == [.dropped("card", into: "texts")])
  }

  @Test func `a press outside all controls, if the release was lost, ends the drag`() {
    var stage = DragStage(20, 4, items: ["card"]) { stage in
      Text("Card").draggable("card")
      Text("free")
      Text("target").dropTarget(of: String.self) { .dropped($0, into: "target") }
    }
    stage.press(1, 0)
    stage.drag(1, 2)
    stage.press(1, 1)
    #expect(!stage.interface.isDragging)
    stage.drag(1, 2)
    stage.release(1, 2)
    #expect(stage.events.isEmpty)
  }

  @Test func `a disabled view is neither a source nor a target`() {
    var stage = DragStage { _ in
      Text("Card").draggable("card").disabled()
      Text("Card").draggable("card")
      Text("Target").dropTarget(of: String.self) { .dropped($0, into: "target") }.disabled()
    }
    stage.drop(from: (1, 0), to: (1, 1))
    stage.drop(from: (1, 1), to: (1, 2))
    #expect(stage.events.isEmpty)
  }

  @Test func `the events of a target are turned into those of a parent`() {
    var stage = DragStage { _ in
      Text("Card").draggable("card")
      Text("Target").dropTarget(of: String.self) { $0.count }.map { DragEvent.selected($0) }
    }
    stage.drop(from: (1, 0), to: (1, 1))
    #expect(stage.events == [.selected(4)])
  }

  @Test func `only a view that can be dragged makes the terminal report the mouse`() {
    let target = DragStage { _ in
      Text("Target").dropTarget(of: String.self) { .dropped($0, into: "target") }
      Text("Card").draggable(nil as String?)
    }
    #expect(target.scene.draw().mouse == .none)
    #expect(stage().scene.draw().mouse == .drags)
  }

  @Test func `drags leave a saved interface state as it is`() throws {
    var stage = stage()
    stage.press(1, 0)
    stage.drag(3, 5)
    #expect(try stage.interface.restored().capture == nil)
    #expect(stage.interface.memories.isEmpty)
  }
}
