import TerminalModel
import TerminalViews
import Testing

@Suite struct MouseRoutingTests {
  @ViewBuilder<Tap> private func buttons() -> Node<Tap> {
    Button("Add", sends: Tap.added)
    Button("Remove", sends: .removed)
  }

  @Test func `a click presses a button when the mouse button is released on it`() {
    let pressed = scene(20, 2, buttons).mouse(.pressed(.left), column: 1, row: 1)
    #expect(pressed.events.isEmpty)
    let held = scene(20, 2, interface: pressed.interface, buttons)
    #expect(held.draw().text == "[ Add ]\n[»Remove«]")
    let released = held.mouse(.released(.left), column: 2, row: 1)
    #expect(released.events == [.removed])
    let after = scene(20, 2, interface: released.interface, buttons)
    #expect(after.draw().text == "[ Add ]\n[›Remove‹]")
  }

  @Test func `a second button during a press changes nothing`() {
    let pressed = scene(20, 2, buttons).mouse(.pressed(.left), column: 1, row: 1)
    let both = scene(20, 2, interface: pressed.interface, buttons)
      .mouse(.pressed(.right), column: 1, row: 0)
    let right = scene(20, 2, interface: both.interface, buttons)
      .mouse(.released(.right), column: 1, row: 0)
    #expect(right.interface == pressed.interface)
    let released = scene(20, 2, interface: right.interface, buttons)
      .mouse(.released(.left), column: 1, row: 1)
    #expect(released.events == [.removed])
  }

  @Test func `a movement without a button ends a press whose release was lost`() {
    let pressed = scene(20, 2, buttons).mouse(.pressed(.left), column: 1, row: 1)
    let moved = scene(20, 2, interface: pressed.interface, buttons)
      .mouse(.moved, column: 9, row: 1)
    #expect(scene(20, 2, interface: moved.interface, buttons).draw().text.contains("[›Remove‹]"))
  }

  @Test func `a click that ends elsewhere presses no button`() {
    let pressed = scene(20, 2, buttons).mouse(.pressed(.left), column: 1, row: 1)
    let released = scene(20, 2, interface: pressed.interface, buttons)
      .mouse(.released(.left), column: 1, row: 0)
    #expect(released.events.isEmpty)
    #expect(released.isHandled)
  }

  @Test(arguments: [
    Mouse.Action.pressed(.right), .released(.left), .dragged(.left), .moved, .scrolledUp,
    .scrolledDown, .scrolledLeft, .scrolledRight,
  ])
  func `a mouse action without a meaning for a button is not handled`(action: Mouse.Action) {
    #expect(!scene(20, 2, buttons).mouse(action, column: 1, row: 0).isHandled)
  }

  @Test func `a click outside all widgets is not handled`() {
    #expect(!scene(20, 2, buttons).mouse(.pressed(.left), column: 15, row: 0).isHandled)
    #expect(!scene(20, 2, buttons).mouse(.pressed(.left), column: -1, row: 99).isHandled)
  }

  @Test func `a view in front hides the button behind it from clicks`() {
    let scene = scene(20, 3) {
      Layers {
        Button("A button behind", sends: .removed)
        Panel { Text("in front") }
      }
    }
    #expect(!scene.mouse(.pressed(.left), column: 8, row: 1).isHandled)
  }

  @Test func `a disabled button takes no click`() {
    let scene = scene(20, 3) { Button("Add", sends: .added).disabled() }
    #expect(!scene.mouse(.pressed(.left), column: 1, row: 0).isHandled)
  }

  @Test func `a part of a button that is cut off takes no click`() {
    let scene = scene(20, 3) { Row { Button("Add one", sends: .added).frame(width: 3) } }
    #expect(!scene.mouse(.pressed(.left), column: 5, row: 0).isHandled)
  }

  @Test(arguments: [Input.paste("text"), .focused(true), .resized(.standard)])
  func `a paste, a change of the focus and a new size are not handled`(input: Input) {
    #expect(!scene(20, 2, buttons).respond(to: input).isHandled)
  }
}
