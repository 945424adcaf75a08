import Foundation
import TerminalModel
import TerminalViews
import Testing

/// The focus of controls that are disabled for a time.
@Suite struct SuspendedFocusTests {
  /// A part with two fields that can be disabled, below a button.
  private func view(_ isDisabled: Bool, _ interface: InterfaceState) -> Scene<Tap> {
    scene(20, 5, interface: interface) {
      Button("Cancel", sends: Tap.removed)
      Column {
        Button("A", sends: Tap.chosen(0))
        Button("B", sends: Tap.chosen(1))
      }
      .disabled(isDisabled)
    }
  }

  /// The interface state with the focus on the last button.
  private var last: InterfaceState {
    view(false, view(false, InterfaceState()).press(.tab, .shift).interface).interface
  }

  @Test func `the focus returns to a control that was disabled and is enabled again`() {
    #expect(view(false, last).press(.enter).events == [.chosen(1)])
    let disabled = view(true, last)
    #expect(disabled.press(.enter).events == [.removed])
    let next = view(true, disabled.press(.enter).interface)
    #expect(view(false, next.interface).press(.enter).events == [.chosen(1)])
  }

  @Test func `the focus returns if no other control could have it`() {
    func form(_ isDisabled: Bool, _ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 3, interface: interface) {
        Column {
          Button("A", sends: Tap.chosen(0))
          Button("B", sends: Tap.chosen(1))
        }
        .disabled(isDisabled)
      }
    }
    let second = form(false, form(false, InterfaceState()).press(.tab).interface)
    let disabled = form(true, second.interface)
    #expect(disabled.press(.enter).events == [])
    #expect(form(false, disabled.interface).press(.enter).events == [.chosen(1)])
  }

  @Test func `the focus stays where the user has moved it meanwhile`() {
    func three(_ isDisabled: Bool, _ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 3, interface: interface) {
        Button("A", sends: Tap.chosen(0)).disabled(isDisabled)
        Button("B", sends: Tap.chosen(1))
        Button("C", sends: Tap.chosen(2))
      }
    }
    let disabled = three(true, three(false, InterfaceState()).interface)
    #expect(disabled.press(.enter).events == [.chosen(1)])
    let moved = three(true, disabled.press(.tab).interface)
    #expect(three(false, moved.interface).press(.enter).events == [.chosen(2)])
  }

  @Test func `the focus stays where the application has set it meanwhile`() {
    func two(_ isDisabled: Bool, _ focus: Int?, _ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 3, interface: interface) {
        Column {
          Button("A", sends: Tap.chosen(0)).disabled(isDisabled)
          Button("B", sends: Tap.chosen(1)).focusID(1)
        }
        .focus(focus)
      }
    }
    let disabled = two(true, 1, two(false, nil, InterfaceState()).interface)
    #expect(two(false, 1, disabled.interface).press(.enter).events == [.chosen(1)])
  }

  @Test func `a control that was removed does not get the focus back`() {
    func two(_ isShown: Bool, _ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 3, interface: interface) {
        if isShown { Button("A", sends: Tap.chosen(0)) }
        Button("B", sends: Tap.chosen(1))
      }
    }
    let removed = two(false, two(true, InterfaceState()).interface)
    #expect(two(true, removed.interface).press(.enter).events == [.chosen(1)])
  }

  @Test func `the focus returns after a dialog in front of the disabled controls`() {
    func form(_ isDisabled: Bool, _ asks: Bool, _ interface: InterfaceState) -> Scene<Tap> {
      scene(30, 8, interface: interface) {
        Column {
          Button("Cancel", sends: Tap.removed)
          Button("A", sends: Tap.chosen(0)).disabled(isDisabled)
        }
        .dialog { if asks { Alert("Wait", dismisses: Tap.added) } }
      }
    }
    var interface = form(false, false, InterfaceState()).press(.tab).interface
    for asks in [false, true, false] { interface = form(true, asks, interface).interface }
    #expect(form(true, false, interface).press(.enter).events == [.removed])
    #expect(form(false, false, interface).press(.enter).events == [.chosen(0)])
  }

  @Test func `the suspended focus is encoded`() throws {
    let disabled = view(true, last).interface
    let data = try JSONEncoder().encode(disabled)
    let decoded = try JSONDecoder().decode(InterfaceState.self, from: data)
    #expect(decoded == disabled)
    #expect(view(false, decoded).press(.enter).events == [.chosen(1)])
  }

  @Test func `the focus returns to a control that was enabled while a dialog was open`() {
    func form(
      _ isSaving: Bool, alert: Bool = false, _ interface: InterfaceState = InterfaceState()
    ) -> Scene<Tap> {
      scene(30, 8, interface: interface) {
        Column {
          Button("Name", sends: Tap.chosen(0))
          Button("Save", sends: Tap.chosen(1)).disabled(isSaving)
        }
        .dialog { if alert { Alert("Failed", message: "", dismisses: Tap.removed) } }
      }
    }
    let save = form(false, form(false).press(.tab).interface)
    let saving = form(true, save.interface)
    let failed = form(false, alert: true, saving.interface)
    let closed = form(false, failed.press(.enter).interface)
    #expect(closed.press(.enter).events == [.chosen(1)])
  }
}
