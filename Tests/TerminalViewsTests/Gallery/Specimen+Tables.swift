import TerminalModel
import TerminalViews

/// Tables.
extension Specimen {
  private static let films = ["Alien", "Dune", "Heat", "Stalker", "Up"]
  private static let years = ["1979", "2021", "1995", "1979", "2009"]
  private static let wide = "日本語 and 한국어"

  private static func table(
    _ selection: TableSelection<Int, RandomEvent>, count: Int = 5
  ) -> Table<RandomEvent> {
    Table(
      count: count, selection: selection, order: TableOrder("Film"),
      sorts: { .picked($0.column) }, opens: RandomEvent.opened
    ) {
      TableColumn("Film") { films[$0] }
      TableColumn("Year", width: .fixed(4), alignment: .trailing) { years[$0] }
    } empty: {
      Text("No films")
    }
  }

  static let table = Specimen(
    "Table",
    Value("selected") {
      table(.row(1, selects: RandomEvent.selected)).frame(height: 4)
    },
    Value("with a title in use", keys: .home, .up, .right) {
      table(.row(0, selects: RandomEvent.selected)).frame(height: 4)
    },
    Value("cell") {
      table(.cell(SelectedCell(row: 1, column: "Year"), selects: { .picked($0.column) }))
        .frame(height: 4)
    },
    Value("several") {
      table(.rows(SelectedRows(current: 0, rows: [0, 2]), changes: { .selected($0.rows.count) }))
        .frame(height: 4)
    },
    Value("arranged by the application") {
      table(.row(1, selects: RandomEvent.selected))
        .arranged(
          ColumnArrangement(order: ["Year", "Film"], widths: ["Year": 6]),
          changes: { .picked($0.order[0]) }
        )
        .frame(height: 4)
    },
    Value("without rows") {
      table(.row(nil, selects: RandomEvent.selected), count: 0).frame(height: 4)
    },
    Value("scrolled", keys: .right) {
      Table(count: 2, leadingColumns: 1) {
        TableColumn("ID", width: .content()) { "\($0)" }
        TableColumn(wide, width: .fixed(17)) { _ in wide }
        TableColumn("👍🏽", width: .fixed(8)) { _ in "👍🏽한" }
      }
      .frame(height: 4)
    },
    responses: Responses(
      enter: [.opened(1)], click: [.opened(1)], wheel: [.selected(4)]),
    pictures: """
      selected:
        Film ▲      Year     Film ▲      Year     Film ▲      Year     Film ▲      Year
        Alien       1979 │   Alien       1979 ┃   Alien       1979 ┃   Alien       1979 │
      ▌ Dune        2021 │ ▌ Dune        2021 ┃ ▌ Dune        2021 ┃ ▌ Dune        2021 │
        Heat        1995     Heat        1995     Heat        1995     Heat        1995
      with a title in use:
        Film ▲      Year     Film ▲      Year     Film ▲      Year     Film ▲      Year
      ▌ Alien       1979 │ ▌ Alien       1979 ┃ ▌ Alien       1979 ┃ ▌ Alien       1979 │
        Dune        2021 │   Dune        2021 ┃   Dune        2021 ┃   Dune        2021 │
        Heat        1995     Heat        1995     Heat        1995     Heat        1995
      cell:
        Film ▲      Year     Film ▲      Year     Film ▲      Year     Film ▲      Year
        Alien       1979 │   Alien       1979 ┃   Alien       1979 ┃   Alien       1979 │
      ▌ Dune        2021 │ ▌ Dune        2021 ┃ ▌ Dune        2021 ┃ ▌ Dune        2021 │
        Heat        1995     Heat        1995     Heat        1995     Heat        1995
      several:
         Film ▲     Year      Film ▲     Year      Film ▲     Year      Film ▲     Year
      ▌• Alien      1979 │ ▌• Alien      1979 ┃ ▌• Alien      1979 ┃ ▌• Alien      1979 │
         Dune       2021 │    Dune       2021 ┃    Dune       2021 ┃    Dune       2021 │
       • Heat       1995    • Heat       1995    • Heat       1995    • Heat       1995
      arranged by the application:
          Year Film ▲          Year Film ▲          Year Film ▲          Year Film ▲
          1979 Alien     │     1979 Alien     ┃     1979 Alien     ┃     1979 Alien     │
      ▌   2021 Dune      │ ▌   2021 Dune      ┃ ▌   2021 Dune      ┃ ▌   2021 Dune      │
          1995 Heat            1995 Heat            1995 Heat            1995 Heat
      without rows:
        Film ▲        Year   Film ▲        Year   Film ▲        Year   Film ▲        Year
      No films             No films             No films             No films


      scrolled:
      ID   日本…  👍🏽       ID   日本…  👍🏽       ID   日本…  👍🏽       ID   日本…  👍🏽
      0    … 국어 👍🏽한     0    … 국어 👍🏽한     0    … 국어 👍🏽한     0    … 국어 👍🏽한
      1    … 국어 👍🏽한     1    … 국어 👍🏽한     1    … 국어 👍🏽한     1    … 국어 👍🏽한
             ─────────────        ━━━━━━━━━━━━━        ━━━━━━━━━━━━━        ─────────────
      """)
}
