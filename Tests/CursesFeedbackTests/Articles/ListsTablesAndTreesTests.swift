import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The code on the page "Lists, tables and trees" draws the pictures of the page, and works in an
/// application.
@MainActor
@Suite struct ListsTablesAndTreesTests {
  private typealias Event = Cinema.Event

  private func application(
    columns: Int = 60, rows: Int = 7,
    @ViewBuilder<Event> _ content: @escaping @Sendable (Cinema.State) -> Node<Event>
  ) -> TestApp<Cinema> {
    TestApp(Cinema(content), size: Size(columns: columns, rows: rows))
  }

  private func expectPicture(
    of app: TestApp<Cinema>, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    CursesFeedbackTesting.expectPicture(
      of: app.frame, title: "\(app.frame.size.columns) × \(app.frame.size.rows)",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/table-\(name).svg",
      sourceLocation: sourceLocation)
  }

  @Test func `a table shows items in columns and sorts them`() {
    let app = application { state in
      Table(
        state.films, selection: .row(state.film, selects: Event.selected), order: state.order,
        sorts: Event.sorted, opens: Event.opened
      ) {
        TableColumn("Title", \.title)
        TableColumn("Director", \.director)
        TableColumn("Year", \.year, width: .fixed(6), alignment: .trailing)
        TableColumn("Rating", width: .fixed(6), isSortable: false) { film in
          Text(String(repeating: "★", count: film.stars)).foreground(.warning)
        }
      }
    }
    expectPicture(of: app, "films")
    app.press(.down)
    #expect(app.state.film == 3)
    app.click("Title")
    #expect(app.state.films.map(\.id) == [7, 8, 3, 2, 1, 5, 6, 4])
    #expect(app.state.film == 3)
    app.press(.home, .up, .right, .right, .enter, .enter)
    #expect(app.state.order == TableOrder("Year", isAscending: false))
  }

  @Test func `several rows of a table are selected`() {
    let app = application(rows: 6) { state in
      Table(state.films, selection: .rows(state.marked, changes: Event.marked)) {
        TableColumn("Title", \.title, width: .content())
        TableColumn("Director", \.director)
        TableColumn("Year", \.year, width: .fixed(4), alignment: .trailing)
      }
    }
    expectPicture(of: app, "rows")
    app.press("space", .down, "space")
    #expect(app.state.marked == SelectedRows(current: 3, rows: [3, 5]))
  }

  @Test func `a cell of a table is selected, and columns scroll beside the first one`() {
    let app = application(columns: 34, rows: 6) { state in
      Table(
        state.films, selection: .cell(state.cell, selects: Event.cellSelected), leadingColumns: 1
      ) {
        TableColumn("Title", \.title, width: .fixed(10))
        TableColumn("Director", \.director, width: .fixed(16))
        TableColumn("Year", \.year, width: .fixed(6), alignment: .trailing)
        TableColumn("Minutes", \.minutes, width: .fixed(7), alignment: .trailing)
      }
    }
    expectPicture(of: app, "cell")
    app.press(.right)
    #expect(app.state.cell == SelectedCell(row: 2, column: "Minutes"))
  }

  @Test func `the application's state arranges columns, and the user changes it`() {
    let app = application { state in
      Table(state.films, selection: .row(state.film, selects: Event.selected)) {
        TableColumn("Title", \.title, width: .fixed(12))
        TableColumn("Year", \.year, width: .fixed(6))
        TableColumn("Minutes", \.minutes, width: .fixed(7))
      }
      .arranged(state.arrangement, changes: Event.arranged)
    }
    app.press(.home, .up, .shift(.right), "+")
    let arrangement = ColumnArrangement(
      order: ["Year", "Title", "Minutes"], widths: ["Title": 13])
    #expect(app.state.arrangement == arrangement)
    app.send(.arranged(ColumnArrangement(order: ["Minutes", "Year", "Title"])))
    let header = app.frame.text.prefix { $0 != "\n" }
    #expect(header == "  Minutes  Year    Title")
  }

  @Test func `a cell is edited in place`() {
    let app = application { state in
      Table(
        state.films, selection: .row(state.film, selects: Event.selected), opens: Event.editBegun
      ) {
        TableColumn("Title", width: .content()) { film in
          if let edit = state.edit, edit.film == film.id {
            TextField(text: edit.title, changes: Event.titleChanged, submits: .editEnded)
              .focusID("title")
          } else {
            Text(film.title)
          }
        }
        TableColumn("Director", \.director)
      }
      .focusID("films")
      .focus(state.edit == nil ? "films" : "title")
    }
    let before = app.frame.text
    app.press(.enter)
    app.type("arnie")
    app.press(.enter)
    #expect(app.state.films[1].title == "Marnie")
    app.press(.enter, .backspace, .down)
    #expect(app.state.edit == nil)
    #expect(app.state.film == 3)
    app.press(.up)
    #expect(app.frame.text == before.replacing("M       ", with: "Marnie  "))
  }

  @Test func `a table over a count makes the visible rows`() {
    let app = application { _ in
      Table(count: 1_000_000, rowsDependOn: 0) {
        TableColumn("Number", width: .content(), alignment: .trailing) { row in "\(row + 1)" }
        TableColumn("Square", alignment: .trailing) { row in "\((row + 1) * (row + 1))" }
      }
      .onVisibleRowsChange(Event.shown)
    }
    app.press(.end)
    #expect(app.state.visible == 999_994..<1_000_000)
  }

  @Test func `typed letters find a row`() {
    let app = application { state in
      Table(state.films, selection: .row(state.film, selects: Event.selected)) {
        TableColumn("Title", \.title)
      }
      .typeToFind(in: "Title")
    }
    app.press("p", "l")
    #expect(app.state.film == 5)
  }

  @Test func `the application finds the row for typed letters`() {
    let app = application { state in
      Table(state.films, selection: .row(state.film, selects: Event.selected)) {
        TableColumn("Title", \.title)
      }
      .typeToFind(Event.typed)
    }
    app.press("S", "o")
    #expect(app.state.film == 6)
  }
}
