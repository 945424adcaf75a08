import CursesFeedback

/// A table that a click on a title sorts, and one with a selected cell and columns that scroll.
struct Tables: WidgetPage {
  private var (numbers, marked) = (Array(1...99), SelectedRanges(current: 1, rows: RangeSet(2..<4)))
  private var cell: SelectedCell<Int>? = SelectedCell(row: 2, column: "Square")
  private(set) var order = TableOrder("Number") { didSet { numbers.sort(by: order.precedes) } }

  func view() -> Node<Event> {
    let table = table(.rows(marked, changes: set(\.marked)))
    one("Rows", table.frame(height: 7))
    one("Disabled", table.disabled().frame(height: 3))
    one("Cell", self.table(.cell(cell, selects: set(\.cell))).frame(height: 7))
  }

  private func table(_ selection: TableSelection<Int, Event>) -> Table<Event> {
    Table(count: 99, selection: selection, order: order, leadingColumns: 1, sorts: set(\.order)) {
      TableColumn("Number", width: .fixed(8)) { "\(numbers[$0])" }
      TableColumn("Square", width: .fixed(26)) { "\(numbers[$0] * numbers[$0])" }
      TableColumn("Even", width: .fixed(26)) { numbers[$0] % 2 == 0 ? "yes" : "no" }
    }
  }
}
