import TerminalModel
import TerminalViews
import Testing

/// Columns that are as wide as their contents, with views that take all columns in their cells.
@Suite struct TableContentWidthTests {
  private func stage(
    maximum: Int = 30,
    @ViewBuilder<TableEvent> _ cell: @escaping (Int, TableStage.Values) -> Node<TableEvent>
  ) -> TableStage {
    TableStage(60, 4, row: 0) { values in
      Table(
        count: 2, selection: .row(values.row, selects: TableEvent.selected),
        opens: TableEvent.opened
      ) {
        TableColumn("A", width: .content(maximum: maximum), isSortable: false) { row in
          cell(row, values)
        }
        TableColumn("B", width: .fixed(3)) { _ in "b" }
      }
    }
  }

  /// The first column of the second one.
  private func start(_ stage: TableStage) -> Int {
    let header = stage.text.prefix { $0 != "\n" }
    return header.distance(
      from: header.startIndex, to: header.firstIndex(of: "B") ?? header.endIndex)
  }

  @Test(arguments: [30, .max])
  func `an editor in a cell leaves the widths of the columns as they are`(maximum: Int) {
    var stage = stage(maximum: maximum) { row, values in
      if let text = values.text, row == 0 {
        TextField(text: text, changes: TableEvent.typed)
      } else {
        Text("1234")
      }
    }
    let before = stage.text
    stage.take()
    stage.values.text = "12"
    #expect(start(stage) == 8)
    stage.take()
    stage.values.text = nil
    #expect(stage.text == before)
  }

  @Test func `a column with an editor has the width of its title and of the other rows`() {
    var stage = stage { row, values in
      if let text = values.text, row == 0 {
        TextField(text: text, changes: TableEvent.typed)
      } else {
        Text(row == 0 ? "123456" : "1234")
      }
    }
    stage.values.text = ""
    #expect(start(stage) == 8)
    stage.take()
    stage.values.text = nil
    #expect(start(stage) == 10, "the text in place of the editor is measured")
  }

  @Test(arguments: [30, .max])
  func `a view that takes all columns counts with its minimum width`(maximum: Int) {
    let framed = stage(maximum: maximum) { _, _ in
      TextField(text: "", changes: TableEvent.typed).frame(minWidth: 6, maxWidth: .max)
    }
    #expect(start(framed) == 10)
    let bounded = stage(maximum: maximum) { _, _ in
      TextField(text: "", changes: TableEvent.typed).frame(maxWidth: 12)
    }
    #expect(start(bounded) == 5)
    let row = stage(maximum: maximum) { _, _ in
      Row {
        Text("12")
        TextField(text: "", changes: TableEvent.typed)
      }
    }
    #expect(start(row) == 5)
  }

  @Test(arguments: [30, .max])
  func `a view that takes more columns only by a spacer or a frame counts without them`(
    maximum: Int
  ) {
    let row = stage(maximum: maximum) { _, _ in
      Row {
        Text("12")
        Spacer()
        Text("34")
      }
    }
    #expect(start(row) == 10)
    let framed = stage(maximum: maximum) { _, _ in Text("12345").frame(maxWidth: .max) }
    #expect(start(framed) == 9)
    let bounded = stage(maximum: maximum) { _, _ in Text("12345").frame(maxWidth: 12) }
    #expect(start(bounded) == 16)
  }

  @Test func `contents are not wider than the maximum`() {
    let row = stage(maximum: 6) { _, _ in
      Row {
        Text("12345")
        Spacer()
        Text("12345")
      }
    }
    #expect(start(row) == 10)
  }
}
