import CursesFeedbackTesting
import Testing

/// Pending keys whose own action changes the view or the state that reads the next input.
@MainActor
@Suite struct PendingKeysInAppsTests {
  private let app = TestApp(Rows(), size: Size(columns: 20, rows: 6))

  @Test func `a click acts after the pending keys that it drops`() {
    app.press("x")
    app.click(column: 0, row: 2)
    #expect(app.state.rows == ["b", "c", "d"])
    #expect(app.state.selected == 2)
    app.advance(by: .seconds(5))
    #expect(app.state.rows == ["b", "c", "d"])
  }

  @Test func `a paste comes after the pending characters that it drops`() {
    app.type("n")
    app.paste("XYZ")
    #expect(app.state.text == "nXYZ")
  }

  @Test func `a key that drops pending keys is read by the view to which they have led`() {
    app.type("dho")
    #expect(app.state.isAsking)
    #expect(app.state.answer == "ho")
    #expect(app.state.text.isEmpty)
  }

  @Test func `a count is dropped when the focus moves to a text field`() {
    app.press("3")
    app.send(.asked)
    app.type("42j")
    #expect(app.state.answer == "42j")
    #expect(app.state.selected == 0)
  }

  @Test func `input that drops pending keys is not read after they have ended the session`() {
    app.press("q")
    app.click(column: 0, row: 2)
    #expect(app.hasEnded)
    #expect(app.state.selected == 0)
  }
}

private struct Rows: Component {
  struct State: Equatable, Sendable {
    var rows = ["a", "b", "c", "d"]
    var selected = 0
    var isAsking = false
    var answer = ""
    var text = ""
  }

  enum Event: Sendable {
    case selected(Int), cut, cutAll, asked, deletedAll
    case answered(String), typed(Character), pasted(String), moved(Int)
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.selected = row
    case .cut: state.rows.remove(at: state.selected)
    case .cutAll, .deletedAll: state.rows = []
    case .asked: state.isAsking = true
    case .answered(let text): state.answer = text
    case .typed(let character): state.text.append(character)
    case .pasted(let text): state.text += text
    case .moved(let rows): state.selected += rows
    }
  }

  func view(_ state: State) -> Node<Event> {
    Layers {
      List(count: state.rows.count, selection: state.selected, selects: Event.selected) { row in
        Text(state.rows[row])
      }
      if state.isAsking {
        TextField("Name", text: state.answer, changes: Event.answered).modal()
      }
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("x", "Cut", sends: .cut)
    KeyBinding(sequence: "x x", "Cut all", sends: .cutAll)
    KeyBinding("d", "Ask", sends: .asked)
    KeyBinding(sequence: "d d", "Delete all", sends: .deletedAll)
    KeyBinding.quit("q")
    KeyBinding(sequence: "q q", sends: .deletedAll)
    KeyBinding.counted("j", title: "Down") { .moved($0) }
    KeyBinding.characters("Type") { .typed($0) }
    KeyBinding(sequence: "n n", sends: .deletedAll)
  }

  func event(for input: Input, in state: State) -> Event? {
    switch input {
    case .paste(let text): .pasted(text)
    case .key, .mouse, .focused, .resized: nil
    }
  }
}
