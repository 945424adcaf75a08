import TerminalModel
import TerminalViews
import Testing

/// The mouse over controls.
@Suite struct PointerTests {
  private typealias Answer = Scene<ControlInput>.Answer

  /// A scene with a control one column and one row from the top left corner.
  private func scene(
    _ interface: InterfaceState = InterfaceState(), _ recorder: Recorder = Recorder()
  ) -> Scene<ControlInput> {
    control(20, 4, interface: interface) { recorder.padded() }
  }

  @Test func `the mouse is reported in the control's own coordinates`() {
    #expect(
      scene().mouse(.pressed(.left), column: 3, row: 1).events
        == [.pointer(Pointer(.pressed(.left, count: 1), at: Position(column: 2, row: 0)))])
  }

  @Test func `a press, drags and the release belong to one control, wherever they go`() {
    let pressed = scene().mouse(.pressed(.left), column: 3, row: 1).interface
    #expect(
      scene(pressed).mouse(.dragged(.left), column: 19, row: 3).events
        == [.pointer(Pointer(.dragged(.left), at: Position(column: 18, row: 2)))])
    #expect(
      scene(pressed).mouse(.released(.left), column: 0, row: 0).events
        == [.pointer(Pointer(.released(.left), at: Position(column: -1, row: -1)))])
  }

  @Test func `a release over the control of the press is also a click`() {
    let pressed = scene().mouse(.pressed(.right), column: 1, row: 1).interface
    let released = scene(pressed).mouse(.released(.right), column: 2, row: 1)
    let position = Position(column: 1, row: 0)
    #expect(
      released.events == [
        .pointer(Pointer(.released(.right), at: position)),
        .pointer(Pointer(.clicked(.right, count: 1), at: position)),
      ])
    #expect(released.interface.capture == nil)
  }

  @Test func `another button does not end a press`() {
    let pressed = scene().mouse(.pressed(.left), column: 3, row: 1).interface
    #expect(!scene(pressed).mouse(.released(.right), column: 3, row: 1).isHandled)
    #expect(!scene(pressed).mouse(.dragged(.right), column: 3, row: 1).isHandled)
  }

  @Test func `a press with the left button gives the focus`() {
    func two(_ interface: InterfaceState = InterfaceState()) -> Scene<ControlInput> {
      control(20, 2, interface: interface) {
        Recorder()
        Recorder()
      }
    }
    let left = two(two().mouse(.pressed(.left), column: 0, row: 1).interface)
    #expect(left.draw().text == "<>\n<fcp>")
    let right = two(two().mouse(.pressed(.right), column: 0, row: 1).interface)
    #expect(right.draw().text == "<fc>\n<>")
  }

  @Test func `a control under the pointer is drawn as hovered, and gets the movement`() {
    let moved = scene().mouse(.moved, column: 1, row: 1)
    #expect(moved.events == [.pointer(Pointer(.moved, at: .origin))])
    #expect(scene(moved.interface).draw().text == "\n <fch>\n\n")
    let away = scene(moved.interface).mouse(.moved, column: 0, row: 3)
    #expect(away.interface.hovered == nil)
  }

  @Test(
    arguments: [
      (Mouse.Action.scrolledUp, 0, -3), (.scrolledDown, 0, 3), (.scrolledLeft, -3, 0),
      (.scrolledRight, 3, 0),
    ])
  func `a wheel that a control ignores scrolls the control around it`(
    action: Mouse.Action, columns: Int, rows: Int
  ) {
    let scene = control(20, 4) { Wrapper { Recorder { _ in false } } }
    #expect(
      scene.mouse(action, column: 0, row: 1).events == [
        .pointer(Pointer(.scrolled(columns: columns, rows: rows), at: Position(column: 0, row: 1)))
      ])
  }

  @Test func `the count of a press is that of its click`() {
    let mouse = Mouse(.pressed(.left), at: Position(column: 1, row: 1), clickCount: 2)
    let pressed = scene().respond(to: .mouse(mouse))
    #expect(pressed.events == [.pointer(Pointer(.pressed(.left, count: 2), at: .origin))])
    let released = scene(pressed.interface).mouse(.released(.left), column: 1, row: 1)
    #expect(released.events.last == .pointer(Pointer(.clicked(.left, count: 2), at: .origin)))
  }

  @Test func `modifiers are reported with the mouse`() {
    let mouse = Mouse(.pressed(.left), at: Position(column: 1, row: 1), modifiers: .shift)
    #expect(
      scene().respond(to: .mouse(mouse)).events
        == [.pointer(Pointer(.pressed(.left, count: 1), at: .origin, modifiers: .shift))])
  }
}
