import TerminalModel
import TerminalViews
import Testing

/// Views that keep the focus away from their controls.
@Suite struct FocusableTests {
  private enum Event: Equatable { case changed(String), selected(Int), pressed }

  /// A field above a list of three rows.
  private func filter(
    listIsFocusable: Bool, _ interface: InterfaceState = InterfaceState()
  ) -> Scene<Event> {
    scene(12, 4, interface, sending: Event.self) {
      TextField(text: "", changes: Event.changed)
      List(count: 3, selection: 0, selects: Event.selected) { Text("row \($0)") }
        .focusable(listIsFocusable)
    }
  }

  @Test func `a click on a list that is not focusable selects a row and leaves the focus`() {
    let clicked = filter(listIsFocusable: false).mouse(.pressed(.left), column: 3, row: 2)
    #expect(clicked.events == [.selected(1)])
    let next = filter(listIsFocusable: false, clicked.interface)
    #expect(next.press(.character("a")).events == [.changed("a")])
  }

  @Test func `the wheel moves the selection of a list that is not focusable`() {
    let scrolled = filter(listIsFocusable: false).mouse(.scrolledDown, column: 3, row: 2)
    #expect(scrolled.events == [.selected(2)])
  }

  @Test func `a click on a focusable list takes the focus`() {
    let clicked = filter(listIsFocusable: true).mouse(.pressed(.left), column: 3, row: 2)
    let next = filter(listIsFocusable: true, clicked.interface)
    #expect(next.press(.character("a")).events == [])
    #expect(next.press(.down).events == [.selected(1)])
  }

  @Test func `Tab and the first focus skip controls that are not focusable`() {
    let buttons = scene(12, 3, InterfaceState(), sending: Event.self) {
      Button("First", sends: .pressed).focusable(false)
      Button("Second", sends: .pressed)
      Column { Button("Third", sends: .pressed).focusable() }.focusable(false)
    }
    #expect(buttons.draw().text.contains("[›Second‹]"))
    #expect(buttons.press(.tab).interface == buttons.interface)
  }
}
