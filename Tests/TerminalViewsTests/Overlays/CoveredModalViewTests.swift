import TerminalModel
import TerminalViews
import Testing

/// A modal view with an overlay in front of it that takes no input.
@Suite struct CoveredModalViewTests {
  /// A modal button in the middle of the screen.
  private func view(
    isOpen: Bool, isInDialog: Bool = false, interface: InterfaceState = InterfaceState()
  ) -> Scene<Tap> {
    scene(20, 5, interface: interface) {
      Layers {
        if isInDialog {
          Text("Screen").dialog { Button("Modal", sends: Tap.added) }
        } else {
          Button("Modal", sends: Tap.added).modal().centered()
        }
        Text("").dialog { if isOpen { Panel { Text("Disabled") } } }.disabled()
      }
    }
  }

  /// The events of a click in the middle of the screen.
  private func click(isOpen: Bool, isInDialog: Bool) -> [Tap] {
    let pressed = view(isOpen: isOpen, isInDialog: isInDialog)
      .mouse(.pressed(.left), column: 10, row: 2)
    return view(isOpen: isOpen, isInDialog: isInDialog, interface: pressed.interface)
      .mouse(.released(.left), column: 10, row: 2).events
  }

  @Test(arguments: [false, true])
  func `does not get the pointer where a disabled dialog hides it`(isInDialog: Bool) {
    #expect(view(isOpen: true, isInDialog: isInDialog).draw().text.contains("Disabled"))
    #expect(!view(isOpen: true, isInDialog: isInDialog).draw().text.contains("Modal"))
    #expect(click(isOpen: true, isInDialog: isInDialog) == [])
    #expect(click(isOpen: false, isInDialog: isInDialog) == [.added])
  }

  @Test func `does not get the pointer where the popover of another view hides it`() {
    func view(_ interface: InterfaceState = InterfaceState(), isOpen: Bool) -> Scene<Tap> {
      scene(20, 5, interface: interface) {
        Column {
          Text("Title").popover { if isOpen { Button("Popover", sends: Tap.removed) } }
          Button("Modal", sends: Tap.added).modal()
        }
      }
    }
    func click(isOpen: Bool) -> [Tap] {
      let pressed = view(isOpen: isOpen).mouse(.pressed(.left), column: 2, row: 1)
      return view(pressed.interface, isOpen: isOpen)
        .mouse(.released(.left), column: 2, row: 1).events
    }
    #expect(view(isOpen: true).draw().text.contains("Popover"))
    #expect(click(isOpen: true) == [])
    #expect(click(isOpen: false) == [.added])
  }

  @Test func `keeps the keys, as every view with the focus behind a disabled dialog does`() {
    #expect(view(isOpen: true).press(.enter).events == [.added])
    #expect(view(isOpen: true, isInDialog: true).press(.enter).events == [.added])
  }
}
