import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The lists on the page "Lists, tables and trees" work in an application.
@MainActor
@Suite struct ListsTests {
  private typealias Event = Cinema.Event

  private func application(
    columns: Int = 30, rows: Int = 5,
    @ViewBuilder<Event> _ content: @escaping @Sendable (Cinema.State) -> Node<Event>
  ) -> TestApp<Cinema> {
    TestApp(Cinema(content), size: Size(columns: columns, rows: rows))
  }

  @Test func `several rows of a list are selected`() {
    let app = application { state in
      List(state.films, selection: state.marked, changes: Event.marked) { film in
        Text(film.title)
      }
    }
    app.press("space", .down, "space")
    #expect(app.state.marked == SelectedRows(current: 3, rows: [3, 5]))
  }

  @Test(arguments: [("space", [5]), ("ctrl+a", [1, 2, 3, 4]), ("esc", [])] as [(Key, Set<Int>)])
  func `Space keeps the selected rows that a filter hides, Ctrl-A and Escape do not`(
    key: Key, selected: Set<Int>
  ) {
    let app = application { state in
      List(
        state.films.filter { $0.year < 1960 }, selection: state.marked, changes: Event.marked
      ) { film in
        Text(film.title)
      }
    }
    app.press(key)
    #expect(app.state.marked == SelectedRows(current: 2, rows: selected))
  }

  @Test func `the header of a section stays while its rows scroll`() {
    let app = application { state in
      List(state.films, selection: state.film, selects: Event.selected) { film in
        Text(film.title)
      }
      .sections(state.decades, rowCount: \.filmCount) { decade in
        Text(decade.title)
      }
    }
    app.press(.end)
    #expect(app.state.film == 8)
    #expect(app.frame.text.hasPrefix("  1970s\n  Solaris\n  Alien\n  1990s\n▌ Heat"))
  }

  @Test func `rows of a list are as high as their views`() {
    let app = application { state in
      List(state.films, selection: state.film, selects: Event.selected) { film in
        Text(film.title).bold()
        Text(film.director)
      }
      .fittedRows()
    }
    app.press(.home, .down)
    #expect(app.frame.text.contains("▌ \(app.state.films[1].director)"))
  }

  @Test func `a list without rows says what the user can do`() {
    let app = application { state in
      let found = state.films.filter { $0.stars > 5 }
      List(found, selection: state.film, selects: Event.selected) { film in
        Text(film.title)
      } empty: {
        EmptyState("No film has so many stars", hint: "Press Esc to see all films.", glyph: "★")
      }
    }
    #expect(
      app.frame.text
        == """
                      ★

          No film has so many stars
         Press Esc to see all films.

        """)
  }

  @Test func `a row of a list is moved with its selection`() {
    let app = application { state in
      List(state.films, selection: state.film, selects: Event.selected) { film in
        Text(film.title)
      }
      .onMove(Event.moved)
    }
    let first = app.state.films[0].id
    app.press(.home, .alt(.down))
    #expect(app.state.films[1].id == first)
    #expect(app.state.film == first)
  }
}
