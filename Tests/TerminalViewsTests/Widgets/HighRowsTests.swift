import TerminalModel
import TerminalViews
import Testing

/// Rows that are higher than their list.
@Suite struct HighRowsTests {
  private static let texts = ["a", "1\n2\n3\n4\n5", "b"]

  private func list(_ row: Int?, _ texts: [String] = texts, rows: Int = 3) -> ListStage {
    ListStage(9, rows, row: row) { stage in
      List(count: texts.count, selection: stage.row, showsScrollBar: false, selects: stage.selects)
      {
        Text(texts[$0])
      }
      .fittedRows()
    }
  }

  /// The first letters of the rows, without marks.
  private func shown(_ stage: ListStage) -> String {
    String(stage.text.filter { $0.isLetter || $0.isNumber })
  }

  @Test func `Down scrolls within the selected row to its end, and then selects the next one`() {
    var stage = list(0)
    stage.press(.down)
    #expect(stage.text == "▌ 1\n▌ 2\n▌ 3")
    stage.press(.down)
    #expect(stage.text == "▌ 2\n▌ 3\n▌ 4")
    stage.press("j")
    #expect(stage.text == "▌ 3\n▌ 4\n▌ 5")
    #expect(stage.events == [.selected(1)])
    stage.press(.down)
    #expect(stage.text == "  4\n  5\n▌ b")
    #expect(stage.events == [.selected(1), .selected(2)])
  }

  @Test func `Up comes to the end of a row, and scrolls to its beginning`() {
    var stage = list(2)
    var screens: [String] = []
    for _ in 0..<4 {
      stage.press(.up)
      screens.append(shown(stage))
    }
    #expect(screens == ["345", "234", "123", "a12"])
    #expect(stage.events == [.selected(1), .selected(0)])
  }

  @Test func `Page Down and Page Up scroll within a row by a page but one row`() {
    var stage = list(0, ["a", "1\n2\n3\n4\n5\n6", "b"])
    var screens: [String] = []
    for key in [Key.pageDown, .pageDown, .pageDown, .pageDown, .pageUp, .pageUp, .pageUp, .pageUp] {
      stage.press(key)
      screens.append(shown(stage))
    }
    #expect(screens == ["123", "345", "456", "56b", "456", "234", "123", "a12"])
  }

  @Test func `Home and End go to the beginning and the end of the first and the last row`() {
    var stage = list(0, ["1\n2\n3\n4", "x", "5\n6\n7\n8"])
    var screens: [String] = []
    for key in [Key.end, .up, .home, .home, .down, .home] {
      stage.press(key)
      screens.append(shown(stage))
    }
    #expect(screens == ["678", "567", "123", "123", "234", "123"])
    #expect(stage.events == [.selected(2), .selected(0)])
  }

  @Test func `the wheel scrolls within a row by its cells`() {
    var stage = list(1, ["a", "1\n2\n3\n4\n5\n6\n7", "b"])
    var screens: [String] = []
    for turn in [Mouse.Action.scrolledDown, .scrolledDown, .scrolledDown, .scrolledUp, .scrolledUp]
    {
      stage.mouse(turn, 3, 1)
      screens.append(shown(stage))
    }
    #expect(screens == ["456", "567", "67b", "567", "234"])
  }

  @Test(arguments: [0, 1])
  func `a list that only scrolls does so within a row, too`(rowsBelow: Int) {
    var stage = list(nil, ["1\n2\n3\n4\n5"] + Array(["b", "c"].prefix(rowsBelow)))
    var screens: [String] = []
    for key in [Key.down, .down, .down, .up, .up, .up] {
      stage.press(key)
      screens.append(shown(stage))
    }
    #expect(
      screens
        == (rowsBelow == 0
          ? ["234", "345", "345", "234", "123", "123"]
          : ["234", "345", "45b", "345", "234", "123"]))
  }

  @Test func `a row that another size makes lower is shown as far as it goes`() {
    var stage = list(1)
    stage.press(.down, .down)
    stage.rows = 4
    #expect(shown(stage) == "2345")
    stage.rows = 5
    #expect(shown(stage) == "12345")
  }

  @Test func `the place in a row stays if items are inserted before it`() {
    var stage = ListStage(9, 3, row: 1) { stage in
      List(stage.items, id: \.self, selection: stage.row, selects: ListEvent.selected) { item in
        Text(item == 1 ? "1\n2\n3\n4\n5" : "i")
      }
      .fittedRows()
    }
    stage.press(.down)
    #expect(shown(stage).hasPrefix("234"))
    stage.items.insert(77, at: 0)
    #expect(shown(stage).hasPrefix("234"))
  }

  @Test func `a click on the rest of a row selects it from its beginning`() {
    var stage = list(0)
    stage.click(3, 1)
    #expect(stage.events == [.selected(1)])
    #expect(stage.text == "▌ 1\n▌ 2\n▌ 3")
  }

  @Test func `Shift selects whole rows`() {
    var stage = ListStage(9, 3) { stage in
      List(count: 3, selection: stage.ranges, changes: ListEvent.ranges) { Text(Self.texts[$0]) }
        .fittedRows()
    }
    stage.press(.down, .down, .down)
    #expect(shown(stage).hasPrefix("23"))
    stage.press(.shift(.down))
    #expect(stage.ranges.current == 2)
  }
}
