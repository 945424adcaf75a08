import TerminalModel
import TerminalViews
import Testing

/// The selection of text for which the application states nothing.
@Suite struct SceneSelectionTests {
  @Test func `all text of a screen with a control can be selected, and is copied on release`() {
    var stage = SelectionStage(20, 3) {
      Text("Some text")
      Row(spacing: 2) {
        Text("Left")
        Text("Right")
      }
      Button("Save", sends: Tap.added)
    }
    #expect(stage.frame.mouse == .drags)
    stage.drag((5, 0), (8, 1))
    #expect(stage.copied == ["text\nLeft Rig"])
    stage.drag((0, 0), clicks: 2)
    #expect(stage.copied.last == "Some")
    #expect(stage.events.isEmpty)
  }

  @Test func `a screen that only scrolls reports drags, too`() {
    let frame = scene(9, 2) { ScrollView<Tap> { Text("1\n2\n3") } }.draw()
    #expect(frame.mouse == .drags)
  }

  @Test func `on a screen without a control the terminal selects text`() {
    var stage = SelectionStage(20, 2) { Text("Some text") }
    #expect(stage.frame.mouse == .none)
    stage.drag((0, 0), (5, 0))
    #expect(stage.copied.isEmpty)
  }

  @Test func `the application still gets a press and a release that no control takes`() {
    var stage = SelectionStage(20, 2) {
      Text("Some text")
      Button("Save", sends: Tap.added)
    }
    let isPressTaken = stage.mouse(.pressed(.left), 0, 0)
    let isReleaseTaken = stage.mouse(.released(.left), 0, 0)
    #expect(!isPressTaken && !isReleaseTaken)
    #expect(stage.interface.selection == nil)
  }

  @Test func `a selection leaves out a view without text selection`() {
    var stage = SelectionStage(20, 4) {
      Text("first")
      Text("second").textSelection(false)
      Text("third")
      Button("Save", sends: Tap.added)
    }
    stage.drag((0, 0), (4, 2))
    #expect(stage.copied == ["first\n\nthird"])
    stage.drag((0, 1), (4, 2))
    #expect(stage.copied.count == 1, "a drag from the view selects nothing")
  }

  @Test func `a view without text selection that fills the screen turns selection off`() {
    var stage = SelectionStage(20, 2) {
      ScrollView { Text("first\nsecond\nthird") }.textSelection(false)
    }
    stage.drag((0, 0), (4, 1))
    #expect(stage.copied.isEmpty)
  }

  @Test func `an application that asks for mouse actions gets all of them`() {
    var stage = SelectionStage(20, 2) {
      Text("a picture").mouseReporting(.drags)
      Button("Save", sends: Tap.added)
    }
    stage.mouse(.pressed(.left), 0, 0)
    let isTaken = stage.mouse(.dragged(.left), 5, 0)
    #expect(!isTaken)
    #expect(stage.interface.selection == nil)
  }

  @Test func `on such a screen no text of an overlay can be selected, either`() {
    var stage = SelectionStage(20, 5) {
      Text("a picture").mouseReporting(.drags).popover { Panel { Text("a note") } }
      Button("Save", sends: Tap.added)
    }
    stage.drag((2, 2), (8, 2))
    #expect(stage.frame.text.contains("a note"))
    #expect(stage.copied.isEmpty)
  }

  @Test func `a drag from a list to the view beside it leaves out the rows below`() {
    var stage = SelectionStage(30, 3) {
      Row {
        List(count: 100, selects: Tap.chosen) { Text("Row \($0)") }.frame(width: 10)
        Text("beside")
      }
    }
    stage.drag((4, 1), (12, 0))
    #expect(stage.copied == ["w 1\nRow 2\nbe"])
  }

  @Test func `a press beside the thumb of a scroll bar begins no selection`() {
    var stage = SelectionStage(12, 4) {
      ScrollView<Tap> { for line in 0..<40 { Text("Line \(line)") } }
    }
    stage.drag((11, 3), (5, 1))
    #expect(stage.copied.isEmpty)
    #expect(!stage.frame.text.hasPrefix("Line 0"))
  }

  @Test func `a selection in a dialog stays in it, and none begins behind it`() {
    var stage = SelectionStage(30, 12) {
      Text("behind")
        .dialog { Alert("Not saved", message: "Disk is full", dismisses: Tap.added) }
    }
    stage.drag((0, 0), (5, 0))
    #expect(stage.copied.isEmpty)
    stage.drag((6, 2), (24, 4))
    #expect(stage.copied == ["Not saved\n\nDisk is full"], "\(stage.frame.text)")
  }

  @Test func `a modifier around the content of a dialog counts, and not the dialog's default`() {
    var stage = SelectionStage(30, 9) {
      Text("behind").dialog {
        Panel { Text("in the dialog") }.textSelection(copiesOnRelease: false)
      }
      .keys([KeyBinding.copySelection("y")])
    }
    let row =
      stage.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("in the dialog") } ?? 0
    stage.drag((0 + 9, row), (28, row))
    #expect(stage.copied.isEmpty)
    stage.take(.key("y"))
    #expect(stage.copied.first.map { "in the dialog".hasSuffix($0) } == true, "\(stage.copied)")
  }

  @Test func `a drag at the edge of a scroll view with a position scrolls it`() {
    var stage = SelectionStage(12, 4) {
      ScrollView { for line in 0..<9 { Text("Line \(line)") } }
        .position(nil, changes: { _ in Tap.added })
    }
    stage.drag((0, 1), (3, 3))
    #expect(stage.interface.hasSelection)
    #expect(!stage.frame.text.hasPrefix("Line 0"))
  }

  @Test func `a view keeps a selection that begins in it`() {
    var stage = SelectionStage(20, 3) {
      Text("outside")
      Text("inside").textSelection(copiesOnRelease: false)
      Button("Save", sends: Tap.added)
    }
    stage.drag((0, 1), (19, 2))
    #expect(stage.copied.isEmpty)
    #expect(stage.interface.hasSelection)
    stage.drag((0, 0), (19, 1))
    #expect(stage.copied == ["outside\ninside"])
  }

  @Test func `a text of blanks is neither marked nor copied`() {
    var stage = SelectionStage(20, 3) {
      Text("first")
      Row(spacing: 1) {
        Text(" ")
        Text("second")
      }
      Button("Save", sends: Tap.added)
    }
    stage.drag((0, 0), (19, 1))
    #expect(stage.copied == ["first\nsecond"])
    #expect(stage.frame.buffer[Position(column: 0, row: 1)].style.attributes.isEmpty)
  }

  @Test func `the title and the footer of a panel are text`() {
    var stage = SelectionStage(20, 4) {
      Panel("Films", footer: "2 of 9") { List<Tap>(count: 2) { Text("Row \($0)") } }
      Button("Save", sends: Tap.added)
    }
    stage.drag((0, 0), (19, 3))
    #expect(stage.copied.first?.hasPrefix("Films\nRow 0") == true, "\(stage.copied)")
    #expect(stage.copied.first?.contains("2 of 9") == true)
  }

  @Test func `the titles of a table's columns are text`() {
    var stage = SelectionStage(24, 4) {
      Table<Tap>(count: 2) {
        TableColumn("Name", width: .fixed(8)) { Text("File \($0)") }
        TableColumn("Size", width: .fixed(6)) { Text("\($0) kB") }
      }
      Button("Save", sends: Tap.added)
    }
    stage.drag((22, 3), (0, 0))
    #expect(stage.copied.first?.contains("Name") == true, "\(stage.copied)")
  }
}
