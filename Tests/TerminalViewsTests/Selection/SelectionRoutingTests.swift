import TerminalModel
import TerminalViews
import Testing

/// Selections and the controls, scroll views and overlays on the same screen.
@Suite struct SelectionRoutingTests {
  /// A list of a hundred rows, of which four are visible, on a screen of six rows.
  private func list(selection: Int?) -> SelectionStage {
    SelectionStage(20, 6) {
      Column {
        Text("Heading")
        List(count: 100, selection: selection, selects: Tap.chosen, opens: Tap.opened) {
          Text("Row \($0)")
        }
        .frame(height: 4)
        Text("Below")
      }
      .textSelection()
    }
  }

  @Test func `a press that a list takes selects its row, and a drag from there selects text`() {
    var stage = list(selection: nil)
    stage.mouse(.pressed(.left), 2, 2)
    #expect(stage.events == [.chosen(1)])
    stage.mouse(.dragged(.left), 3, 2)
    #expect(stage.interface.hasSelection == false)
    stage.mouse(.dragged(.left), 4, 3)
    stage.mouse(.released(.left), 4, 3)
    #expect(stage.copied == ["Row 1\nRow"])
  }

  @Test func `a drag from a control that draws itself selects nothing`() {
    var stage = SelectionStage(30, 5) {
      Button("Add", sends: Tap.added)
      Stepper(3, in: 1...5, changes: Tap.chosen)
      List(count: 2, selection: 0, selects: Tap.chosen) { _ in Button("Open", sends: Tap.added) }
      Text("and more")
    }
    stage.drag((2, 0), (2, 4))
    #expect(stage.events.isEmpty, "the drag has left the button")
    stage.drag((6, 1), (8, 1))
    stage.drag((4, 2), (6, 2))
    #expect(stage.events.last == .added, "the drag in the button of a row is a click")
    #expect(stage.copied.isEmpty)
  }

  @Test func `both clicks of a double click reach a button`() {
    var stage = SelectionStage(20, 1) { Button("Add", sends: Tap.added).textSelection() }
    stage.drag((2, 0), clicks: 1)
    stage.drag((2, 0), clicks: 2)
    #expect(stage.events == [.added, .added])
    #expect(stage.copied.isEmpty)
  }

  @Test func `a button takes its click though the mouse moves inside it`() {
    var stage = SelectionStage(20, 1) { Button("Add", sends: Tap.added).textSelection() }
    stage.drag((1, 0), (5, 0))
    #expect(stage.events == [.added])
    #expect(stage.copied.isEmpty)
  }

  @Test func `a drag in a field selects no text of the view around it`() {
    var stage = SelectionStage(20, 1) {
      TextField(text: "a field", changes: { _ in Tap.added }).textSelection()
    }
    stage.drag((0, 0), (5, 0))
    #expect(stage.interface.selection == nil)
    #expect(stage.copied.isEmpty)
    stage.take(.key("alt+w"))
    #expect(stage.copied == ["a fi"], "the field has selected its own text")
  }

  @Test func `the characters of a secret are never copied`() {
    var stage = SelectionStage(20, 2) {
      Column {
        Text("Password")
        SecureField(text: Secret("hunter2"), changes: { _ in Tap.added })
      }
      .textSelection()
    }
    stage.drag((0, 0), (19, 1))
    #expect(stage.copied == ["Password\n•••••••"])
  }

  @Test func `the brackets of controls are not copied`() {
    var stage = SelectionStage(20, 3) {
      Column {
        Text("Form")
        TextField(text: "a [text]", changes: { _ in Tap.added }).prompt("Name ")
        Button("Save", sends: Tap.added)
      }
      .textSelection()
    }
    stage.drag((0, 0), (19, 2))
    #expect(stage.copied == ["Form\nName  a [text]\nSave"])
  }

  @Test func `a drag beyond the edge of a scroll view scrolls it and selects further`() {
    var stage = SelectionStage(12, 5) {
      Column {
        Text("Heading")
        ScrollView { ForEachLine(count: 9) }.frame(height: 3)
        Text("Below")
      }
      .textSelection()
    }
    stage.mouse(.pressed(.left), 0, 1)
    stage.mouse(.dragged(.left), 5, 4)
    #expect(stage.interface.selection?.repeatedDrag != nil)
    for _ in 1...20 { stage.mouse(.dragged(.left), 5, 4) }
    #expect(stage.interface.selection?.repeatedDrag == nil)
    #expect(stage.frame.text.contains("Line 8"))
    stage.mouse(.released(.left), 5, 4)
    #expect(stage.copied == [((0...8).map { "Line \($0)" } + ["Below"]).joined(separator: "\n")])
  }

  @Test func `rows of a list that the wheel has moved away are copied`() {
    var stage = SelectionStage(12, 4) {
      List(count: 1000) { Text("Row \($0)") }.textSelection()
    }
    stage.mouse(.pressed(.left), 0, 0)
    stage.mouse(.dragged(.left), 4, 0)
    for _ in 1...10 { stage.mouse(.scrolledDown, 4, 2) }
    stage.mouse(.dragged(.left), 5, 2)
    stage.mouse(.released(.left), 5, 2)
    let rows = stage.copied.first?.split(separator: "\n") ?? []
    #expect(rows.first == "Row 0")
    #expect(rows.last == "Row 32")
    #expect(rows.count == 33)
  }

  @Test func `the wheel moves the selection with the text`() {
    var stage = SelectionStage(12, 4) {
      List(count: 1000) { Text("Row \($0)") }.textSelection()
    }
    stage.drag((0, 3), (4, 3))
    #expect(stage.reversed.hasSuffix("Row 3·······"))
    stage.mouse(.scrolledDown, 4, 2)
    #expect(stage.reversed.hasPrefix("Row 3·······"))
    stage.mouse(.scrolledDown, 4, 2)
    #expect(!stage.reversed.contains("R"))
  }

  @Test func `a drag in a dialog selects only its text, and a drag behind it selects nothing`() {
    var stage = SelectionStage(30, 6) {
      Text("behind the dialog\nand below").dialog { Panel { Text("in the dialog") } }
        .textSelection()
    }
    #expect(stage.frame.mouse == .drags)
    stage.drag((8, 2), (29, 5))
    #expect(stage.copied == ["in the dialog"])
    stage.drag((0, 0), (29, 0))
    stage.drag((0, 0), clicks: 2)
    #expect(stage.copied == ["in the dialog"])
  }

  @Test func `a drag selects text in a modal view, and none behind it`() {
    var stage = SelectionStage(20, 5) {
      Layers {
        Text("behind the view")
        Panel { Text("in front") }.padded(1).modal()
      }
      .textSelection()
    }
    stage.drag((0, 0), (19, 0))
    #expect(stage.copied.isEmpty)
    stage.drag((3, 2), (19, 4))
    #expect(stage.copied == ["in front"])
  }

  @Test func `a selection over a list that is too long is not copied`() {
    var stage = SelectionStage(20, 5) {
      Column {
        Text("Heading")
        List(count: .max) { Text(String(repeating: "a", count: 5000 + $0 % 2), wrapping: .none) }
          .frame(height: 3)
        Text("Below")
      }
      .textSelection()
    }
    stage.drag((0, 0), (4, 4))
    #expect(stage.interface.hasSelection)
    #expect(stage.copied.isEmpty)
  }

  @Test func `a drag at the edge of a list does not change the selected row`() {
    var stage = SelectionStage(12, 4) {
      List(count: 9, selection: 1, selects: Tap.chosen) { Text("Row \($0)") }
    }
    stage.drag((4, 1), (4, 2), (4, 3))
    #expect(stage.events.isEmpty)
    #expect(stage.copied.count == 1)
  }

  @Test func `a key that something responds to, and Escape, end the selection`() {
    var stage = SelectionStage(20, 3) {
      Column {
        Text("some text")
        Button("Save", sends: Tap.added)
      }
      .keys([
        KeyBinding("a", "Add", sends: .added), KeyBinding.copySelection("y"),
        KeyBinding(sequence: "g g", sends: .removed),
      ])
    }
    for (keys, isKept) in [(["a"], false), (["g", "g"], false), (["y", "x", "g"], true)] {
      stage.drag((0, 0), (3, 0))
      for key in keys { stage.take(.key(Key(.character(Character(key))))) }
      #expect(stage.interface.hasSelection == isKept, "\(keys)")
    }
    stage.take(.key(.escape))
    stage.drag((0, 0), (3, 0))
    stage.take(.key(.escape))
    #expect(!stage.interface.hasSelection)
  }

  @Test func `a click of another button reaches its control while text is selected`() {
    var stage = SelectionStage(20, 3) {
      Text("some text")
      Flag()
    }
    stage.drag((0, 0), (3, 0))
    #expect(stage.copied == ["some"])
    stage.mouse(.pressed(.right), 1, 1)
    stage.mouse(.released(.right), 1, 1)
    #expect(stage.events == [.added])
    #expect(stage.interface.hasSelection)
  }

  @Test func `a selection in a view that goes away is forgotten`() {
    var isShown = true
    var stage = SelectionStage(12, 2) {
      Column {
        if isShown { Text("some text").textSelection() }
      }
    }
    stage.drag((0, 0), (3, 0))
    #expect(stage.scene.interface.hasSelection)
    isShown = false
    #expect(!stage.scene.interface.hasSelection)
  }

  @Test func `drags on a screen without text select nothing`() {
    var stage = SelectionStage(12, 2) { Canvas { $0.fill(with: "█") }.textSelection() }
    stage.drag((0, 0), (3, 1))
    #expect(stage.interface.selection == nil)
    #expect(stage.copied.isEmpty)
  }
}

/// A control for clicks of the right button.
private struct Flag: DrawnControl {
  typealias Event = Tap

  var inputs: InputMask { .pointer }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {}

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Tap> {
    guard case .pointer(let pointer) = input, case .clicked(.right, _) = pointer.action else {
      return .ignored
    }
    return .sends(.added)
  }
}

/// Lines of text one below the other.
private struct ForEachLine: View {
  let count: Int

  @ViewBuilder<Tap> func node() -> Node<Tap> {
    Column { for line in 0..<count { Text("Line \(line)") } }
  }
}
