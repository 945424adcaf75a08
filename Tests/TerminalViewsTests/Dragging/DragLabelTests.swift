import TerminalModel
import TerminalViews
import Testing

/// The label that follows the pointer during a drag.
@Suite struct DragLabelTests {
  /// The screen during a drag of a view in the first row to a cell.
  private func lines(
    _ columns: Int, _ rows: Int, to place: (Int, Int),
    @ViewBuilder<DragEvent> _ view: @escaping () -> Node<DragEvent>
  ) -> [String] {
    var stage = DragStage(columns, rows) { _ in
      view().draggable(1)
      Spacer()
      Text("end")
    }
    stage.press(0, 0)
    stage.drag(place.0, place.1)
    #expect(stage.scene.draw().hasWholeCharacters)
    return stage.lines
  }

  @Test func `it is the first line of a view`() {
    let lines = lines(20, 6, to: (4, 3)) { Text("First\nSecond") }
    #expect(lines == ["First", "Second", "", "", "      First", "end"])
  }

  @Test func `it leaves out the border of a panel, and blank lines`() {
    let titled = lines(20, 8, to: (4, 5)) { Panel("Title") { Text("Text") } }
    #expect(titled.contains("      Title"))
    let plain = lines(20, 8, to: (4, 5)) { Panel { Text("Text").padded(1) } }
    #expect(plain.contains("      Text"))
  }

  @Test func `a view without text has no label`() {
    let lines = lines(20, 6, to: (4, 3)) { Canvas(width: 3, height: 1) { _ in } }
    #expect(lines == ["", "", "", "", "", "end"])
  }

  @Test func `at the right edge it moves to the left, and in the last row up`() {
    let wide = lines(12, 5, to: (11, 2)) { Text("日本語") }
    #expect(wide == ["日本語", "", "", "     日本語", "end"])
    let last = lines(12, 5, to: (11, 4)) { Text("日本語") }
    #expect(last == ["日本語", "", "", "     日本語", "end"])
  }

  @Test(
    arguments: [
      (8, " 日本… "), (7, " 日本… "), (6, " 日… "), (5, " 日… "), (4, " … "), (3, " … "),
    ])
  func `on a narrow screen, it ends with an ellipsis`(columns: Int, label: String) {
    var stage = DragStage(columns, 4) { _ in
      Canvas(width: 8, height: 1) { $0.write("日本語語", at: .origin) }.draggable(1)
    }
    stage.press(0, 0)
    stage.drag(0, 2)
    #expect(stage.lines[3].hasSuffix(label.dropLast()))
  }

  @Test(arguments: [0, 1, 2])
  func `a screen of at most two columns or one row has no label`(columns: Int) {
    #expect(lines(columns, 5, to: (0, 2)) { Text("日") }[3].contains("日") == false)
    #expect(lines(20, 1, to: (3, 0)) { Text("One") }.count == 1)
  }

  @Test func `it is in front of a popover, and has no place in the layout`() {
    var stage = DragStage(20, 6) { _ in
      Column {
        Text("Card").draggable(1).popover(at: .bottom) { Panel { Text("A popover") } }
      }
    }
    #expect(stage.lines.prefix(2) == ["Card", "╭───────────╮"])
    stage.press(0, 0)
    stage.drag(2, 0)
    #expect(stage.lines.prefix(2) == ["Card", "╭── Card ───╮"])
  }
}
