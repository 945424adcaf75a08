import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The code on the page "Widgets" draws the pictures of menus.
@MainActor
@Suite struct MenusTests {
  private typealias Event = Desk.Event

  private func expectPicture(
    _ name: String, rows: Int, sourceLocation: SourceLocation = #_sourceLocation,
    after input: (TestApp<Desk>) -> Void,
    @ViewBuilder<Desk.Event> of content: @escaping @Sendable (Desk.State) -> Node<Event>
  ) {
    let app = TestApp(Desk(content), size: Size(columns: 44, rows: rows))
    input(app)
    CursesFeedbackTesting.expectPicture(
      of: app.frame, title: "44 × \(rows)",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/widget-\(name).svg",
      sourceLocation: sourceLocation)
  }

  @Test func `a menu opens below its title`() {
    expectPicture("menu", rows: 10) { app in
      app.press(.enter, "s", .right)
    } of: { state in
      Menu("Notes", of: Desk.keys) {
        MenuItem("New", command: "new")
        MenuItem("Sort by") {
          for order in Desk.Order.allCases {
            MenuItem(order.title, sends: .sorted(order)).checked(order == state.order)
          }
        }
        MenuItem.heading("Show")
        MenuItem("Archive", sends: .archiveToggled).checked(state.showsArchive)
        MenuItem.separator
        MenuItem("Delete all", sends: .allDeleted).destructive()
      }
    }
  }

  @Test func `a menu bar has several menus`() {
    expectPicture("menu-bar", rows: 5) { app in
      app.press(.right, .down)
    } of: { state in
      MenuBar([
        Menu("Notes", of: Desk.keys) { MenuItem("New", command: "new") },
        Menu("View") {
          MenuItem("Archive", sends: .archiveToggled).checked(state.showsArchive)
        },
      ])
    }
  }

  @Test func `a context menu opens at the row of a list`() {
    expectPicture("context-menu", rows: 7) { app in
      app.press(.alt("m"))
    } of: { state in
      List(Desk.notes, id: \.self, selection: state.note, selects: Event.selected) { Text($0) }
        .contextMenu(of: Desk.keys) {
          if let note = state.note {
            MenuItem("Open “\(note)”", sends: .opened(note))
            MenuItem("Delete", command: "delete").destructive()
          }
        }
    }
  }

  @Test func `the right mouse button selects a row, and the context menu is for that row`() {
    let app = TestApp(
      Desk { state in
        List(Desk.notes, id: \.self, selection: state.note, selects: Event.selected) { Text($0) }
          .contextMenu {
            if let note = state.note { MenuItem("Open \(note)", sends: .opened(note)) }
          }
      }, size: Size(columns: 30, rows: 8))
    app.click(column: 5, row: 2, button: .right)
    #expect(app.frame.text.contains("Open \(Desk.notes[2])"))
    app.press(.down, .enter)
    #expect(app.state.opened == Desk.notes[2])
  }
}

/// An application with notes.
private struct Desk: Component {
  enum Order: CaseIterable, Sendable {
    case name, date

    var title: String {
      switch self {
      case .name: "Name"
      case .date: "Date"
      }
    }
  }

  struct State: Equatable, Sendable {
    var order = Order.date
    var showsArchive = true
    var note: String? = "Shopping"
    var opened: String?
  }

  enum Event: Sendable {
    case created, deleted, sorted(Order), archiveToggled, allDeleted
    case selected(String), opened(String)
  }

  static let notes = ["Garden", "Shopping", "Recipes", "Travel"]
  static let keys = [
    KeyBinding("n", "New", sends: Event.created), KeyBinding("d", "Delete", sends: Event.deleted),
  ]

  let initial = State()
  private let content: @Sendable (State) -> Node<Event>

  init(@ViewBuilder<Event> _ content: @escaping @Sendable (State) -> Node<Event>) {
    self.content = content
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let note): state.note = note
    case .opened(let note): state.opened = note
    case .sorted(let order): state.order = order
    case .archiveToggled: state.showsArchive.toggle()
    case .created, .deleted, .allDeleted: break
    }
  }

  func view(_ state: State) -> Node<Event> { content(state) }
}
