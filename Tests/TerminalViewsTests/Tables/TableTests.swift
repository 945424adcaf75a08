import TerminalModel
import TerminalViews
import Testing

/// The look of tables.
@Suite struct TableTests {
  private func films(
    _ columns: Int = 40, _ rows: Int = 6, row: Int? = nil, order: TableOrder? = nil,
    count: Int = 5
  ) -> TableStage {
    TableStage(columns, rows, row: row) { values in
      Table(
        count: count, selection: .row(values.row, selects: TableEvent.selected),
        order: order, sorts: TableEvent.sorted, opens: TableEvent.opened, columns: filmColumns
      ) {
        Text("No films")
      }
    }
  }

  @Test func `shows a header, aligned columns, and the selected row`() {
    let expected = """
        Title             Year  Director
        Alien             1979  Ridley Scott
      ▌ Dune              2021  Denis Villene…
        Heat              1995  Michael Mann
        Stalker           1979  Andrei Tarkov…
        Up                2009  Pete Docter
      """
    #expect(films(row: 1).text == expected)
  }

  @Test(arguments: [
    (TableOrder("Title"), "  Title ▲          Year  Director"),
    (TableOrder("Year", isAscending: false), "  Title          ▼ Year  Director"),
    (TableOrder("Length"), "  Title            Year  Director"),
  ])
  func `marks the order beside the title of its column`(order: TableOrder, header: String) {
    #expect(films(40, 2, order: order).text.hasPrefix(header + "\n"))
  }

  @Test func `shows a scroll bar below the header if not all rows fit`() {
    let expected = """
        Title            Year  Director
      ▌ Alien            1979  Ridley Scott  ┃
        Dune             2021  Denis Villen…
      """
    #expect(films(40, 3).text == expected)
  }

  @Test func `the header stays while the rows scroll`() {
    var stage = films(40, 3, row: 0)
    stage.press(.end)
    let expected = """
        Title            Year  Director
        Stalker          1979  Andrei Tarko…
      ▌ Up               2009  Pete Docter   ┃
      """
    #expect(stage.text == expected)
  }

  @Test func `shows the placeholder below the header if there are no rows`() {
    #expect(films(40, 3, count: 0).text == "  Title             Year  Director\nNo films\n")
  }

  @Test func `a footer follows the last row`() {
    let stage = TableStage(20, 4) { _ in
      Table(count: 1) {
        TableColumn("Number") { "\($0)" }
      } footer: {
        Text("Loading…")
      }
    }
    #expect(stage.text == "Number\n0\nLoading…\n")
  }

  @Test(arguments: [
    (0, 3, "\n\n"), (1, 3, "…\n…\n…"), (2, 2, "T…\nA…"), (5, 1, "▌ A…┃"), (40, 0, ""),
  ])
  func `a small table leaves out the stripe, the scroll bar or the header`(
    columns: Int, rows: Int, expected: String
  ) {
    #expect(films(columns, rows, row: 0).text == expected)
  }

  @Test func `the header is on the surface, and the selected row keeps its colours`() {
    let scene = films(row: 1).scene
    #expect(
      scene.style(column: 2, row: 0)
        == Style(foreground: .text, background: .surface, attributes: .bold))
    #expect(scene.style(column: 39, row: 0).background == .surface)
    #expect(
      scene.style(column: 0, row: 2)
        == Style(foreground: .accent, background: .selection, attributes: .marked))
    #expect(
      scene.style(column: 39, row: 2)
        == Style(background: .selection, attributes: [.bold, .marked]))
  }

  @Test func `a cell can be a view, which sends events`() {
    var stage = TableStage(24, 3, row: 0) { values in
      Table(count: 2, selection: .row(values.row, selects: TableEvent.selected)) {
        TableColumn("Name", width: .fixed(6)) { row in "Row \(row)" }
        TableColumn("", width: .fixed(8)) { row in
          if row == 1 { Button("Go", sends: TableEvent.picked("go")) }
        }
        TableColumn("Sign", width: .flexible(minimum: 4), alignment: .trailing) { _ in
          Text("!").foreground(.error)
        }
      }
    }
    #expect(
      stage.text == "  Name              Sign\n▌ Row 0                !\n  Row 1  [ Go ]        !")
    #expect(stage.scene.style(column: 23, row: 1).foreground == .error)
    stage.click(12, 2)
    #expect(stage.events == [.selected(1), .picked("go")])
  }

  @Test func `a table of items marks the row of the item with the selected identity`() {
    let stage = TableStage(30, 3) { _ in
      Table(
        Film.all.reversed(), selection: .row("s", selects: TableEvent.picked),
        opens: TableEvent.picked
      ) {
        TableColumn("Title", \.title)
        TableColumn("Year", \.year, width: .fixed(4), alignment: .trailing)
      }
    }
    let expected = """
        Title                 Year
        Up                    2009 ┃
      ▌ Stalker               1979
      """
    #expect(stage.text == expected)
  }
}
