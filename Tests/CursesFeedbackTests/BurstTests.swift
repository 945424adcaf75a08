import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// A burst, keys that are read at once, has the result of the same keys read one by one.
@MainActor @Suite struct BurstTests {
  private struct Outcome: Equatable {
    let screen: String
    let state: Panes.State
  }

  private func outcomes(_ keys: [Key], _ state: Panes.State) -> (single: Outcome, burst: Outcome) {
    let single = HeadlessApp(Panes(initial: state), size: Size(columns: 30, rows: 12))
    for key in keys { single.take([.key(key)]) }
    let burst = HeadlessApp(Panes(initial: state), size: Size(columns: 30, rows: 12))
    burst.take(keys.map { .key($0) })
    return (
      Outcome(screen: single.frame.text, state: single.state),
      Outcome(screen: burst.frame.text, state: burst.state)
    )
  }

  @Test(
    arguments: [
      // A list follows the selection that the application's own keys move.
      Array(repeating: "n", count: 50) + ["p", "p", "p"],
      Array(repeating: "n", count: 50) + ["p", "p", "x", .down],
      // The focused button disappears and appears again.
      ["tab", "h", "h", "enter"],
      ["tab", "tab", "h", "enter", "h", "enter"],
      // A modal view appears, and its own button removes it.
      ["tab", "m", "m", "enter"],
      ["tab", "m", "enter", "enter"],
      // A scrolled list disappears and appears again.
      [.pageDown, .pageDown, "g", "g", .down],
      // Help scrolls, and hides at the last key.
      ["?", .down, .down, "n"],
      ["n", "f1", .down, .escape, .down],
    ] as [[Key]])
  func `a burst of keys has the result of the same keys one by one`(keys: [Key]) {
    let (single, burst) = outcomes(keys, Panes.State())
    #expect(burst == single)
  }

  @Test(arguments: ["+", "enter", "space", "down", "tab"] as [Key])
  func `keys of an application without views send their events`(key: Key) {
    let app = HeadlessApp(Nothing(), size: Size(columns: 10, rows: 2))
    app.take([.key(key)])
    #expect(app.state.count == 1)
  }
}

/// A list, two buttons and a panel with a third one; keys hide and show the list, the first button
/// and the panel.
private struct Panes: Component {
  struct State: Equatable, Sendable {
    var selection = 0
    var hidesButton = false
    var isModal = false
    var hidesList = false
    var presses: [Int] = []
  }
  enum Event: Sendable {
    case selected(Int), moved(Int), buttonToggled, modalToggled, listToggled, pressed(Int)
  }

  let initial: State

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.selection = row
    case .moved(let rows): state.selection = max(0, state.selection + rows)
    case .buttonToggled: state.hidesButton.toggle()
    case .modalToggled: state.isModal.toggle()
    case .listToggled: state.hidesList.toggle()
    case .pressed(let button):
      state.presses.append(button)
      if button == 3 { state.isModal = false }
    }
  }

  func view(_ state: State) -> Node<Event> {
    if !state.hidesList {
      List(count: 100, selection: state.selection, selects: Event.selected) { Text("row \($0)") }
    }
    if !state.hidesButton { Button("one", sends: .pressed(1)) }
    Button("two", sends: .pressed(2))
    Panel { Button("three", sends: .pressed(3)) }.modal(state.isModal)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("n", sends: .moved(1))
    KeyBinding("p", sends: .moved(-1))
    KeyBinding("h", sends: .buttonToggled)
    KeyBinding("m", sends: .modalToggled)
    KeyBinding("g", sends: .listToggled)
  }
}

private struct Nothing: Component {
  struct State: Equatable, Sendable { var count = 0 }
  enum Event: Sendable { case added }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) { state.count += 1 }

  func view(_ state: State) -> Node<Event> {}

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding(["+", "enter", "space", .down, "tab"], sends: .added)
  }
}
