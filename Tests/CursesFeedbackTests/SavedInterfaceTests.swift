import CursesFeedbackTesting
import Foundation
import Testing

/// The interface state of an application that is saved and restored in its next run.
@MainActor @Suite struct SavedInterfaceTests {
  private typealias Test = TestApp<Desk>

  /// A run of the application after the keys of its user.
  private func used() -> Test {
    let app = Test(Desk())
    app.press("end")
    app.press("tab", "end", "left", "left", "shift+left")
    app.press("tab", "down", "down")
    app.press("tab", "enter", "down")
    app.press("shift+tab", "tab")
    return app
  }

  private func restored(_ app: Test) throws -> Test {
    let data = try JSONEncoder().encode(app.interfaceState)
    let decoder = JSONDecoder()
    decoder.userInfo[InterfaceState.identityTypes] = [Desk.Field.self]
    let interface = try decoder.decode(InterfaceState.self, from: data)
    return Test(Desk(initial: app.state), interface: interface)
  }

  @Test func `a restored application shows the same frame, cell by cell`() throws {
    let app = used()
    let again = try restored(app)
    #expect(again.frame == app.frame)
    #expect(
      Test(Desk(initial: app.state)).frame != app.frame,
      "the frame depends on the interface state")
  }

  @Test func `a restored application responds to keys as the saved one`() throws {
    let app = used()
    let again = try restored(app)
    for app in [app, again] {
      app.press("enter", "tab", "up", "tab", "x", "tab", "pagedown")
    }
    #expect(again.frame == app.frame)
    #expect(again.state == app.state)
  }

  @Test func `keys of an incomplete sequence are restored`() throws {
    let app = Test(Desk())
    app.press("g")
    let again = try restored(app)
    #expect(again.frame.text.contains("g Top"))
    again.press("g")
    #expect(again.state.topCount == 1)
  }

  @Test func `the identity of a type that the decoder does not know is an error`() throws {
    let data = try JSONEncoder().encode(used().interfaceState)
    #expect {
      try JSONDecoder().decode(InterfaceState.self, from: data)
    } throws: { error in
      "\(error)".contains("Field is not in userInfo[InterfaceState.identityTypes]")
    }
  }
}

/// A list, a field, a scroll view and a selection, with a bar of the active keys.
private struct Desk: Component {
  enum Field: String, Codable { case list, name, text, color }

  struct State: Equatable, Sendable {
    var row = 0
    var name = "a name that is longer than its field"
    var color = "red"
    var topCount = 0
  }
  enum Event: Sendable { case selected(Int), named(String), colored(String), wentToTop }

  var initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.row = row
    case .named(let name): state.name = name
    case .colored(let color): state.color = color
    case .wentToTop: state.topCount += 1
    }
  }

  func view(_ state: State) -> Node<Event> {
    Column {
      List(count: 100, selection: state.row, selects: Event.selected) { Text("Row \($0)") }
        .focusID(Field.list)
      TextField("Name", text: state.name, changes: Event.named).frame(width: 20)
        .focusID(Field.name)
      ScrollView { for line in 0..<40 { Text("Line \(line)") } }
        .frame(height: 5).id(Field.text)
      Select(["red", "green", "blue"], selection: state.color, changes: Event.colored) { $0 }
        .focusID(Field.color)
      KeyHints()
    }
    .focus(Field.list)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding(sequence: "g g", "Top", sends: .wentToTop)
  }
}
