import TerminalModel
import TerminalViews
import Testing

/// Popovers: views beside the view to which they belong, in front of all other views.
@Suite struct PopoverTests {
  /// Three rows of dots with a button in one of them that shows a popover.
  private func menu(
    _ columns: Int, _ rows: Int, row: Int, at edge: Edge = .bottom, isOpen: Bool = true,
    _ interface: InterfaceState = InterfaceState()
  ) -> Scene<Tap> {
    scene(columns, rows, interface: interface) {
      for index in 0..<rows {
        if index == row {
          Button("M", sends: .added)
            .popover(at: edge) {
              if isOpen {
                Panel {
                  Button("A", sends: Tap.chosen(1))
                  Button("B", sends: Tap.chosen(2))
                }
              }
            }
        } else {
          Text(String(repeating: "·", count: columns))
        }
      }
    }
  }

  @Test func `it covers the views below`() {
    #expect(
      menu(12, 5, row: 0).draw().text == """
        [›M‹]
        ╭───────╮···
        │ [ A ] │···
        │ [ B ] │···
        ╰───────╯···
        """)
  }

  @Test func `at the lower edge of the screen it is above its view`() {
    #expect(
      menu(12, 5, row: 4).draw().text == """
        ╭───────╮···
        │ [ A ] │···
        │ [ B ] │···
        ╰───────╯···
        [›M‹]
        """)
  }

  @Test func `on a small screen it is cut off at the larger side, or covers its view`() {
    #expect(menu(10, 3, row: 0).draw().text == "[›M‹]\n╭───────╮·\n╰───────╯·")
    #expect(menu(10, 3, row: 2).draw().text == "╭───────╮·\n╰───────╯·\n[›M‹]")
    #expect(menu(6, 1, row: 0).draw().text == "╰────╯")
  }

  @Test func `a closed popover changes nothing`() {
    #expect(menu(4, 2, row: 0, isOpen: false).draw().text == "[›‹]\n····")
  }

  @Test func `Tab reaches its controls, and they send their events`() {
    let open = menu(12, 6, row: 0)
    #expect(open.press(.enter).events == [.added])
    let inside = menu(12, 6, row: 0, open.press(.tab).interface)
    #expect(inside.press(.enter).events == [.chosen(1)])
    #expect(menu(12, 6, row: 0, inside.press(.down).interface).press(.enter).events == [.chosen(2)])
  }

  @Test func `the mouse reaches its controls before the views behind it`() {
    func view(_ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
      scene(14, 4, interface: interface) {
        Button("Menu", sends: .added).popover { Button("Front", sends: .chosen(1)) }
        Button("A longer one", sends: .removed)
      }
    }
    let pressed = view().mouse(.pressed(.left), column: 2, row: 1)
    let clicked = view(pressed.interface).mouse(.released(.left), column: 2, row: 1)
    #expect(clicked.events == [.chosen(1)])
    let beside = view().mouse(.pressed(.left), column: 12, row: 1)
    let other = view(beside.interface).mouse(.released(.left), column: 12, row: 1)
    #expect(other.events == [.removed])
  }

  @Test func `its free cells hide the views behind it from the mouse`() {
    let scene = scene(20, 4) {
      Button("Menu", sends: .added).popover { Panel { Text("Front") } }
      Button("Behind", sends: .removed)
    }
    #expect(!scene.mouse(.pressed(.right), column: 2, row: 1).isHandled)
    let pressed = scene.mouse(.pressed(.left), column: 2, row: 1)
    #expect(pressed.interface.focus == scene.interface.focus)
  }

  @Test func `a scroll view and a panel around its view do not cut it off`() {
    let screen = screen(14, 6) {
      Panel {
        ScrollView {
          Button("M", sends: Tap.added).popover { Panel { Text("Front") } }
        }
        .frame(height: 1)
      }
      .frame(width: 10, height: 3)
    }
    #expect(
      screen == """
        ┃────────╮
        ┃ [›M‹]  │
        ╰─╭───────╮
          │ Front │
          ╰───────╯

        """)
  }

  @Test func `it is not shown while its view is scrolled out of sight`() {
    func view(_ interface: InterfaceState) -> Scene<Tap> {
      scene(12, 4, interface: interface) {
        ScrollView {
          Button("M", sends: Tap.added).popover { Text("Front") }
          for row in 0..<9 { Text("Row \(row)") }
        }
      }
    }
    let first = view(InterfaceState())
    #expect(first.draw().text.contains("Front"))
    let scrolled = first.mouse(.scrolledDown, column: 0, row: 3).interface
    #expect(!view(scrolled).draw().text.contains("Front"))
  }

  @Test func `it does not inherit the style of its view`() {
    let scene = scene(8, 2) { Text("View").popover { Text("Front") }.bold() }
    #expect(scene.style(column: 0, row: 0).attributes == .bold)
    #expect(scene.style(column: 0, row: 1) == Style(background: .surface))
  }

  @Test func `the popover of a disabled view is disabled`() {
    let scene = scene(12, 2) {
      Column { Button("M", sends: Tap.added).popover { Button("A", sends: .removed) } }.disabled()
    }
    #expect(scene.draw().text == "( M )\n( A )")
    #expect(scene.mouse(.pressed(.left), column: 1, row: 1).interface.focus == nil)
  }

  @Test func `its events are turned into those of the parent`() {
    let view = Button("M", sends: 1).popover { Button("A", sends: 2) }.map { Tap.chosen($0) }
    let first = scene(12, 3) { view }
    let second = scene(12, 3, interface: first.press(.tab).interface) { view }
    #expect(second.press(.enter).events == [.chosen(2)])
  }

  @Test func `a popover in a popover is in front of it`() {
    let screen = screen(12, 4) {
      Row {
        Text("View").popover {
          Text("First").popover { Text("Second") }
          Text("hidden")
        }
      }
    }
    #expect(screen == "View\nFirst\nSecond\n")
  }

  @Test func `a cursor behind it is hidden`() {
    let scene = control(12, 3) {
      Recorder()
      Text("-").popover(at: .top) { Text("Front") }
    }
    #expect(scene.draw().cursor == nil)
  }

  @Test func `keys that its control ignores go to the control around it`() {
    let scene = control(12, 3) {
      Wrapper(isFocusable: false) {
        Text("-").popover { Recorder(accepts: { _ in false }) }
      }
    }
    #expect(scene.press(.enter).events == [.key(.enter)])
  }
}
