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

  /// A field above a list of three rows, each with a button.
  private func likes(
    buttonIsFocusable: Bool, _ interface: InterfaceState = InterfaceState()
  ) -> Scene<Event> {
    scene(16, 4, interface, sending: Event.self) {
      TextField(text: "", changes: Event.changed)
      List(count: 3, selection: 0, selects: Event.selected) { _ in
        Button("Like", sends: .pressed).focusable(buttonIsFocusable)
      }
    }
  }

  @Test func `a click on a button that is not focusable leaves the focus and the selected row`() {
    let pressed = likes(buttonIsFocusable: false).mouse(.pressed(.left), column: 5, row: 2)
    let clicked = likes(buttonIsFocusable: false, pressed.interface)
      .mouse(.released(.left), column: 5, row: 2)
    #expect(pressed.events + clicked.events == [.pressed])
    let next = likes(buttonIsFocusable: false, clicked.interface)
    #expect(next.press(.character("a")).events == [.changed("a")])
  }

  @Test func `a click beside a button that is not focusable selects its row`() {
    let clicked = likes(buttonIsFocusable: false).mouse(.pressed(.left), column: 14, row: 2)
    #expect(clicked.events == [.selected(1)])
    let next = likes(buttonIsFocusable: false, clicked.interface)
    #expect(next.press(.character("a")).events == [])
  }

  @Test func `a click on a focusable button selects its row and takes the focus`() {
    let pressed = likes(buttonIsFocusable: true).mouse(.pressed(.left), column: 5, row: 2)
    let clicked = likes(buttonIsFocusable: true, pressed.interface)
      .mouse(.released(.left), column: 5, row: 2)
    #expect(pressed.events + clicked.events == [.selected(1), .pressed])
    let next = likes(buttonIsFocusable: true, clicked.interface)
    #expect(next.press(.enter).events == [.pressed])
  }

  @Test func `a click on a button in a list that is not focusable selects its row`() {
    let list = scene(16, 4, InterfaceState(), sending: Event.self) {
      TextField(text: "", changes: Event.changed)
      List(count: 3, selection: 0, selects: Event.selected) { _ in Button("Like", sends: .pressed) }
        .focusable(false)
    }
    #expect(list.mouse(.pressed(.left), column: 5, row: 2).events == [.selected(1)])
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
