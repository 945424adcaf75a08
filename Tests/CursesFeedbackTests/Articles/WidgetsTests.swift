import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The code on the page "Widgets" draws the pictures of the page.
@MainActor
@Suite struct WidgetsTests {
  private typealias Event = Specimen.Event
  private let films = ["Alien", "Dune", "Fargo", "Heat", "Solaris", "Stalker", "Up", "Vertigo"]
  private let plot = "A clerk on a mining ship hears a signal that nobody should have answered."

  private func expectPicture(
    _ name: String, columns: Int = 36, rows: Int, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder<Specimen.Event> of content: @escaping @Sendable (Specimen.State) -> Node<Event>
  ) {
    let app = TestApp(Specimen(content), size: Size(columns: columns, rows: rows))
    CursesFeedbackTesting.expectPicture(
      of: app.frame, title: "\(columns) × \(rows)",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/widget-\(name).svg",
      sourceLocation: sourceLocation)
  }

  @Test func `a text wraps, is cut off, and has a style`() {
    let plot = plot
    expectPicture("text", rows: 5) { _ in
      Text(plot)
      Text(plot, wrapping: .none).dimmed()
      Row {
        Text("bold").bold()
        Text("green").foreground(.green)
        Text("underlined").underlined()
      }
    }
  }

  @Test func `a progress bar shows a part of a whole`() {
    expectPicture("progress-bar", rows: 1) { state in
      ProgressBar(state.progress, showsPercentage: true)
    }
  }

  @Test func `a spinner shows that work is in progress`() {
    expectPicture("spinner", rows: 1) { state in
      Row(spacing: 1) {
        Spinner(frame: state.steps)
        Text("Searching")
      }
    }
  }

  @Test func `a canvas draws its own cells`() {
    expectPicture("canvas", rows: 3) { _ in
      Canvas { area in
        for column in 0..<area.size.columns {
          let row = column * area.size.rows / area.size.columns
          area.write("▚", at: Position(column: column, row: row))
        }
      }
    }
  }

  @Test func `a divider separates views`() {
    expectPicture("divider", rows: 3) { _ in
      Text("Above")
      Divider()
      Text("Below")
    }
  }

  @Test func `a panel has a border, a title and a footer`() {
    expectPicture("panel", rows: 3) { _ in
      Panel("Film", footer: "2 of 8") { Text("Dune") }
    }
  }

  @Test func `a button sends an event`() {
    expectPicture("button", rows: 1) { _ in
      Row(spacing: 2) {
        Button("Save", sends: Event.saved)
        Button("Cancel", sends: Event.cancelled)
        Button("Delete", sends: Event.cancelled).disabled()
      }
    }
  }

  @Test func `a text field edits a line`() {
    expectPicture("text-field", rows: 2) { state in
      TextField("Name", text: state.name, changes: Event.nameChanged)
        .prompt("Name  ")
        .message(state.name == "Ada" ? "This name is taken." : nil)
    }
  }

  @Test func `a secure field hides its text`() {
    expectPicture("secure-field", rows: 1) { state in
      SecureField("Password", text: state.password, changes: Event.passwordChanged)
        .prompt("Password  ")
    }
  }

  @Test func `a list shows the rows that are visible`() {
    let films = films
    expectPicture("list", rows: 5) { state in
      List(
        count: films.count, selection: state.film, selects: Event.filmSelected,
        opens: Event.filmOpened
      ) { Text(films[$0]) }
    }
  }

  @Test func `an empty state and an error state say what the user can do`() {
    expectPicture("empty-state", rows: 10) { _ in
      Column {
        EmptyState("No favourites yet", hint: "Press f on a film to add it.")
        Divider()
        ErrorState("The films could not be loaded", reason: "There is no network.")
          .retry(key: "r", sends: .saved)
      }
    }
  }

  @Test func `a scroll view shows a part of larger views`() {
    let plot = plot
    expectPicture("scroll-view", columns: 24, rows: 3) { _ in
      ScrollView { Text(plot + " " + plot) }
    }
  }

  @Test func `a scroll bar shows the visible part`() {
    expectPicture("scroll-bar", columns: 24, rows: 5) { state in
      let films = ["Alien", "Dune", "Fargo", "Heat", "Solaris", "Stalker", "Up", "Vertigo"]
      Row(spacing: 1) {
        Column { for film in films.dropFirst(state.film).prefix(5) { Text(film) } }
        Spacer()
        ScrollBar(
          offset: state.film, visible: 5, count: films.count, changes: Event.filmSelected)
      }
    }
  }

  @Test func `an alert shows a message and a button`() {
    expectPicture("alert", rows: 9) { _ in
      Text("Notes")
        .dialog {
          Alert("The notes were not saved", message: "The disk is full.", dismisses: .cancelled)
        }
    }
  }

  @Test func `a header bar shows a name, a place and a status`() {
    expectPicture("header-bar", rows: 1) { state in
      HeaderBar("Movies", location: "Top rated") {
        Text("★ \(state.favourites)").foreground(.warning)
      }
    }
  }

  @Test func `key hints show the keys that work`() {
    expectPicture("key-hints", rows: 2) { _ in
      Text("Text").frame(height: 1)
      KeyHints()
    }
  }

  @Test func `key help shows all keys`() {
    expectPicture("key-help", rows: 3) { _ in
      KeyHelp(of: Specimen.bindings)
    }
  }

  @Test func `a command palette shows a field and the commands`() {
    expectPicture("command-palette", rows: 7) { _ in
      CommandPalette(of: Specimen.bindings, closes: .cancelled)
    }
  }
}
