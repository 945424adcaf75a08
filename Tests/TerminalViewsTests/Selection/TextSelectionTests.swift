import Foundation
import TerminalModel
import TerminalViews
import Testing

@Suite struct TextSelectionTests {
  /// Two columns side by side.
  private var columns: SelectionStage {
    SelectionStage(20, 3) {
      Row(spacing: 2) {
        Column {
          Text("left one")
          Text("left two")
        }
        Column {
          Text("right 1")
          Text("right 2")
        }
      }
      .textSelection()
    }
  }

  @Test func `a drag selects from the cell of the press to that of the mouse`() {
    var stage = columns
    stage.mouse(.pressed(.left), 5, 0)
    #expect(!stage.reversed.contains("o"))
    stage.mouse(.dragged(.left), 3, 1)
    #expect(stage.reversed == "·····one············\nleft················\n····················")
  }

  @Test func `the selection stays after the release, and the text is copied once`() {
    var stage = columns
    stage.drag((5, 0), (3, 1))
    #expect(stage.reversed.hasPrefix("·····one"))
    #expect(stage.copied == ["one\nleft"])
  }

  @Test func `a drag backwards selects the same text`() {
    var stage = columns
    stage.drag((3, 1), (9, 1), (5, 0))
    #expect(stage.copied == ["one\nleft"])
  }

  @Test func `columns side by side are selected one after the other`() {
    var stage = columns
    stage.drag((5, 1), (12, 0))
    #expect(stage.reversed == "··········rig·······\n·····two············\n····················")
    #expect(stage.copied == ["two\nrig"])
  }

  @Test func `the next press ends the selection`() {
    var stage = columns
    stage.drag((5, 0), (3, 1))
    stage.mouse(.pressed(.left), 0, 2)
    #expect(stage.interface.selection?.isEmpty == true)
    stage.mouse(.released(.left), 0, 2)
    #expect(stage.interface.selection == nil)
    #expect(stage.copied.count == 1)
  }

  @Test func `a click selects and copies nothing`() {
    var stage = columns
    stage.drag((5, 0))
    #expect(stage.copied.isEmpty)
    #expect(stage.interface == InterfaceState())
  }

  @Test func `a double click selects a word and a triple click a line`() {
    var stage = columns
    stage.drag((5, 0), clicks: 2)
    stage.drag((5, 0), clicks: 3)
    #expect(stage.copied == ["one", "left one"])
  }

  @Test func `a drag after a double click selects whole words`() {
    var stage = columns
    stage.drag((6, 0), (2, 1), clicks: 2)
    #expect(stage.copied == ["one\nleft"])
    stage.drag((2, 1), (6, 0), clicks: 2)
    #expect(stage.copied.last == "one\nleft")
  }

  @Test func `wrapped text is copied without the line ends of the screen`() {
    let text = "One paragraph that wraps.\nAnother one."
    for selectable in [
      SelectionStage(9, 6) { Text(text).textSelection() },
      SelectionStage(9, 6) { Text("\(text, style: .bold)").textSelection() },
    ] {
      var stage = selectable
      stage.drag((0, 0), (8, 5))
      #expect(stage.copied == [text])
    }
  }

  @Test func `borders, pictures and bars are not copied`() {
    var stage = SelectionStage(20, 6) {
      Panel("Title") {
        Text("in a panel")
        ProgressBar(0.5)
        Row {
          Spinner(frame: 0, pattern: .stroke)
          Sparkline([1, 5], glyphs: .ascii)
        }
        Text("below")
      }
      .textSelection()
    }
    stage.drag((0, 1), (19, 5))
    #expect(stage.copied == ["in a panel\n\nbelow"])
  }

  @Test func `the text that a canvas draws is copied without lines, blocks and Braille patterns`() {
    var stage = SelectionStage(20, 4) {
      Column {
        Text("above")
        Canvas(height: 2) { area in
          area.write("│10 ⣿⣿█", at: .origin)
          area.write("└ 0 Mon", at: Position(column: 0, row: 1))
        }
        Text("below")
      }
      .textSelection()
    }
    stage.drag((0, 0), (19, 3))
    #expect(stage.copied == ["above\n10\n 0 Mon\nbelow"])
    stage.drag((5, 2), (5, 2), clicks: 2)
    #expect(stage.copied.last == "Mon")
  }

  @Test func `texts on a row are joined with a blank, and free rows are an empty line`() {
    var stage = SelectionStage(20, 6) {
      Column(spacing: 1) {
        Row(spacing: 4) {
          Text("Name")
          Text("Ada")
        }
        Text("End")
      }
      .textSelection()
    }
    stage.drag((0, 0), (10, 2))
    #expect(stage.copied == ["Name Ada\n\nEnd"])
  }

  @Test func `wide characters are selected whole`() {
    var stage = SelectionStage(12, 1) { Text("a漢字👍🏽e\u{301}z").textSelection() }
    stage.drag((2, 0), (5, 0))
    #expect(stage.copied == ["漢字👍🏽"])
    #expect(stage.reversed == "·漢字👍🏽·····")
  }

  @Test func `a mark that joins any letter is copied with it`() {
    var stage = SelectionStage(9, 1) { Text("a\u{1000}\u{102C}b").textSelection() }
    stage.drag((1, 0), (8, 0))
    #expect(stage.copied == ["\u{1000}\u{102C}b"])
  }

  @Test func `a double click beside the text selects nothing`() {
    var stage = columns
    stage.drag((19, 2), clicks: 2)
    #expect(stage.copied.isEmpty)
  }

  @Test func `a view that is not selectable leaves the mouse to the terminal`() {
    let view: (Bool) -> Frame = { isEnabled in
      scene(9, 1) { Text("text").textSelection(isEnabled) }.draw()
    }
    #expect(view(true).mouse == .drags)
    #expect(view(false).mouse == .none)
  }

  @Test func `help shows the key that copies only with a selection`() {
    var stage = SelectionStage(20, 3) {
      Column {
        Text("some text")
        KeyHints()
      }
      .keys([KeyBinding.copySelection("y"), KeyBinding("a", "Add", sends: .added)])
      .textSelection(copiesOnRelease: false)
    }
    let isTaken = stage.take(.key("y"))
    #expect(!isTaken)
    #expect(!stage.frame.text.contains("Copy"))
    stage.drag((0, 0), (3, 0))
    #expect(stage.copied.isEmpty)
    #expect(stage.frame.text.contains("y Copy"))
    stage.take(.key("y"))
    #expect(stage.copied == ["some"])
  }

  @Test func `a word of a text that is too long for the clipboard is copied`() {
    let text = String(repeating: "word ", count: 160_000)
    var stage = SelectionStage(20, 3) { Text(text).textSelection() }
    stage.drag((6, 0), clicks: 2)
    #expect(stage.copied == ["word"])
  }

  @Test func `a selection is saved with the interface`() throws {
    var stage = columns
    stage.drag((5, 0), (3, 1))
    let before = stage.frame
    stage.interface = try JSONDecoder().decode(
      InterfaceState.self, from: JSONEncoder().encode(stage.interface))
    #expect(stage.frame == before)
  }
}
