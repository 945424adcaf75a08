import Foundation
import TerminalModel
import TerminalViews
import Testing

@Suite struct SplitTests {
  private func split(
    _ columns: Int = 21, _ rows: Int = 2, _ interface: InterfaceState = InterfaceState(),
    _ axis: Axis = .horizontal, minSecond: Int = 1
  ) -> Scene<Tap> {
    scene(columns, rows, interface: interface) {
      Split(axis, initially: .first(6), minSecond: minSecond) {
        Text("left")
      } second: {
        Text("right")
      }
    }
  }

  @Test(arguments: [
    (Axis.horizontal, 12, 2, "left  ┃right\n      ┃"),
    (.vertical, 6, 9, "left\n\n\n\n\n\n━━━━━━\nright\n"),
    (.horizontal, 3, 1, "…┃…"), (.horizontal, 2, 1, "l…"), (.horizontal, 1, 1, "…"),
    (.vertical, 5, 1, "left"), (.vertical, 5, 2, "left\n"), (.vertical, 5, 3, "left\n━━━━━\nright"),
    (.horizontal, 9, 0, ""),
  ])
  func `shows two panes and the divider`(axis: Axis, columns: Int, rows: Int, expected: String) {
    #expect(split(columns, rows, InterfaceState(), axis).draw().text == expected)
  }

  @Test func `a wide character is cut off at the divider`() {
    let screen = screen(8, 1) {
      Split(.horizontal, initially: .first(3)) {
        Text("한한", wrapping: .none).frame(width: 4)
      } second: {
        Text("👍🏽한", wrapping: .none)
      }
    }
    #expect(screen == "한…┃👍🏽한")
  }

  @Test func `the divider is thin, and heavy with the focus, under the pointer and while dragged`()
  {
    func view(_ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
      scene(9, 2, interface: interface) {
        Split(.horizontal, initially: .first(4)) {
          Button("", sends: Tap.added)
        } second: {
        }
      }
    }
    let idle = view()
    #expect(idle.draw().text == "[›‹]│\n    │")
    #expect(idle.style(column: 4, row: 0) == Style(foreground: .border))
    let focused = view(idle.press(.tab).interface)
    #expect(focused.draw().text == "[  ]┃\n    ┃")
    #expect(focused.style(column: 4, row: 0) == Style(foreground: .focusedBorder))
    let hovered = view(idle.mouse(.moved, column: 4, row: 1).interface)
    #expect(hovered.draw().text == "[›‹]┃\n    ┃")
    #expect(hovered.style(column: 4, row: 0) == Style(foreground: .accent))
    let dragged = view(idle.mouse(.pressed(.left), column: 4, row: 1).interface)
    #expect(dragged.draw().text == "[›‹]┃\n    ┃")
  }

  @Test(arguments: [
    (Key.Code.left, 5), (.right, 7), (.pageUp, 4), (.pageDown, 8), (.home, 1), (.end, 17),
  ])
  func `a key moves the divider`(key: Key.Code, column: Int) {
    let moved = split(21, 2, split(minSecond: 3).press(key).interface, minSecond: 3)
    #expect(moved.draw().text.prefix(while: { $0 != "┃" }).count == column)
  }

  @Test func `the keys of the other direction move the focus`() {
    func view(_ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
      scene(9, 5, interface: interface) {
        Button("up", sends: Tap.added)
        Split(.horizontal, initially: .first(4)) {
        } second: {
        }
      }
    }
    let divider = view(view().press(.tab).interface)
    #expect(divider.draw().text.hasPrefix("[ up ]\n    ┃"))
    #expect(view(divider.press(.up).interface).draw().text.hasPrefix("[›up‹]\n    │"))
    #expect(split().press(.up).isHandled == false)
    #expect(split(9, 9, InterfaceState(), .vertical).press(.left).isHandled == false)
  }

  @Test func `a pressed divider follows the mouse, also outside the split`() {
    let pressed = split().mouse(.pressed(.left), column: 6, row: 1).interface
    let moved = split(21, 2, pressed).mouse(.dragged(.left), column: 9, row: 7).interface
    let dragged = split(21, 2, moved)
    #expect(dragged.draw().text.hasPrefix("left     ┃right"))
    let again = dragged.mouse(.dragged(.left), column: 2, row: 0).interface
    #expect(split(21, 2, again).draw().text.hasPrefix("le┃right"))
  }

  @Test func `a drag that began in a pane does not move the divider`() {
    let pressed = split().mouse(.pressed(.left), column: 2, row: 0).interface
    let dragged = split(21, 2, pressed).mouse(.dragged(.left), column: 6, row: 0)
    #expect(dragged.interface.memories.isEmpty)
  }

  @Test func `a press on the divider and a drag do not move the focus`() {
    func view(_ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
      scene(12, 2, interface: interface) {
        Split(.horizontal, initially: .first(6)) {
          Button("a", sends: Tap.added)
        } second: {
        }
      }
    }
    let pressed = view(view().mouse(.pressed(.left), column: 6, row: 0).interface)
    let dragged = view(pressed.mouse(.dragged(.left), column: 8, row: 0).interface)
    let released = view(dragged.mouse(.released(.left), column: 8, row: 0).interface)
    #expect(pressed.draw().text.hasPrefix("[›a‹] ┃"))
    #expect(dragged.draw().text.hasPrefix("[›a‹]   ┃"))
    #expect(released.press(.enter).events == [.added])
  }

  @Test func `Enter and a double click put the divider back`() {
    let moved = split().press(.right).interface
    #expect(split(21, 2, split(21, 2, moved).press(.enter).interface).draw() == split().draw())
    let clicked = split(21, 2, moved).respond(
      to: .mouse(Mouse(.pressed(.left), at: Position(column: 7, row: 0), clickCount: 2)))
    #expect(clicked.interface.memories.isEmpty)
  }

  @Test func `with an event for changes, a move is sent and not kept in the interface state`() {
    func view(_ position: SplitPosition?) -> Scene<SplitPosition?> {
      Scene(
        Split(
          .horizontal, initially: .first(6), position: position, changes: { $0 },
          first: { Text("left") }, second: { Text("right") }
        ).node(), size: Size(columns: 12, rows: 1), interface: InterfaceState())
    }
    #expect(view(nil).press(.right).events == [.first(7)])
    #expect(view(nil).press(.right).interface.memories.isEmpty)
    #expect(view(.first(5)).draw().text == "left ┃right")
    #expect(view(.first(5)).press(.enter).events == [nil])
    #expect(view(nil).press(.enter).events == [])
    #expect(view(.first(5)).press(.left).events == [.first(4)])
    #expect(view(.first(1)).press(.left).events == [])
  }

  @Test func `the position is a part of the interface state, which can be encoded`() throws {
    let moved = split().press(.right).interface
    let data = try JSONEncoder().encode(moved)
    let decoded = try JSONDecoder().decode(InterfaceState.self, from: data)
    #expect(split(21, 2, decoded).draw().text.hasPrefix("left   ┃right"))
  }

  @Test func `a share is kept if the size changes`() {
    func view(_ columns: Int, _ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
      scene(columns, 1, interface: interface) {
        Split(.horizontal) {
        } second: {
        }
      }
    }
    let moved = view(21).press(.pageDown).interface
    #expect(view(21, moved).draw().text == "            ┃")
    let small = view(3, view(21, moved).interface)
    #expect(view(41, small.interface).draw().text == "                        ┃")
  }

  @Test func `a hidden pane keeps the memories of its controls`() {
    func view(_ columns: Int, _ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
      scene(columns, 2, interface: interface) {
        Split(.horizontal, initially: .first(3), minFirst: 3, minSecond: 8) {
        } second: {
          List(count: 9) { Text("Row \($0)") }
        }
      }
    }
    let scrolled = view(12, view(12).press(.down).interface)
    #expect(scrolled.draw().text.hasPrefix("   │Row 1"))
    let hidden = view(11, scrolled.interface)
    #expect(hidden.draw().text == "\n")
    #expect(view(12, hidden.interface).draw().text.contains("Row 1"))
  }

  @Test func `a divider whose focus is disabled still takes the mouse`() {
    let view = scene(9, 1) {
      Split(.horizontal, initially: .first(4)) {
      } second: {
      }.dividerFocusDisabled()
    }
    #expect(view.interface.focus == nil)
    #expect(view.draw().text == "    │")
    let dragged = view.mouse(.pressed(.left), column: 4, row: 0)
    #expect(dragged.isHandled)
  }

  @Test func `splits can be nested`() {
    let screen = screen(11, 3) {
      Split(.horizontal, initially: .share(0.3)) {
        Text("a")
      } second: {
        Split(.vertical) {
          Text("b")
        } second: {
          Text("c")
        }
      }
    }
    #expect(screen == "a  │b\n   │━━━━━━━\n   │c")
  }
}
