import CursesFeedback

/// Tables with selected rows or a selected cell, and tables in which letters find a word.
struct Tables: WidgetPage {
  private var (numbers, marked) = (Array(1...99), SelectedRanges(current: 1, rows: RangeSet(2..<4)))
  private var cell: SelectedCell<Int>? = SelectedCell(row: 2, column: "Square")
  private(set) var (order, word) = (TableOrder("Number"), "two" as String?)

  func view() -> Node<Event> {
    let table = table(.rows(marked, changes: set(\.marked)))
    one("Rows", table.frame(height: 6))
    one("Disabled", table.disabled().frame(height: 3))
    one("Cell", self.table(.cell(cell, selects: set(\.cell))).frame(height: 6))
    both("Typing", words(["one", "two", "three"]).typeToFind(in: "Word").frame(height: 4))
    both("No rows", words([]).frame(height: 2))
  }

  private func table(_ selection: TableSelection<Int, Event>) -> Table<Event> {
    let sort = { (order: TableOrder) in
      Event {
        $0.order = order
        $0.numbers.sort(by: order.precedes)
      }
    }
    return Table(
      count: 99, selection: selection, order: order, leadingColumns: 1, sorts: sort
    ) {
      TableColumn("Number", width: .fixed(8)) { "\(numbers[$0])" }
      TableColumn("Square", width: .fixed(26)) { "\(numbers[$0] * numbers[$0])" }
      TableColumn("Even", width: .fixed(26)) { numbers[$0] % 2 == 0 ? "yes" : "no" }
    }
  }

  private func words(_ words: [String]) -> Table<Event> {
    let selection = words.firstIndex { $0 == word }
    let select = { (row: Int) in Event { $0.word = words[row] } }
    return Table(count: words.count, selection: .row(selection, selects: select)) {
      TableColumn("Word") { words[$0] }
      TableColumn("Length", width: .fixed(6), alignment: .trailing) { "\(words[$0].count)" }
    } empty: {
      Text("No words").foreground(.muted)
    }
  }
}
