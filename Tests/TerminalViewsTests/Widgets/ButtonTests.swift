import TerminalModel
import TerminalViews
import Testing

@Suite struct ButtonTests {
  @Test(arguments: [(20, "[›Add one‹]"), (8, "[›Add…‹]"), (4, "[›‹]"), (1, "["), (0, "")])
  func `its title is truncated to fit between its brackets`(columns: Int, expected: String) {
    #expect(screen(columns, 1) { Button("Add one", sends: .added) } == expected)
  }

  @Test func `looks different in each state, also without colour`() {
    let pressed = scene(9, 1) { Button("A", sends: .added) }
      .mouse(.pressed(.left), column: 0, row: 0).interface
    let idle = screen(20, 1) {
      Row {
        Button("A", sends: .added)
        Button("B", sends: .added)
      }
    }
    #expect(idle == "[›A‹] [ B ]")
    #expect(scene(9, 1, interface: pressed) { Button("A", sends: .added) }.draw().text == "[»A«]")
    #expect(screen(9, 1) { Button("A", sends: .added).disabled() } == "( A )")
  }

  @Test func `its fill has the accent while it has the focus`() {
    let scene = scene(9, 2) {
      Button("A", sends: .added)
      Button("B", sends: .added)
    }
    let focused = Style(foreground: .onAccent, background: .accent, attributes: .bold)
    #expect(scene.style(column: 2, row: 0) == focused)
    #expect(scene.style(column: 2, row: 1) == Style(background: .control))
  }

  @Test func `a disabled view is dim`() {
    let scene = scene(9, 1) { Button("A", sends: .added).disabled() }
    #expect(scene.style(column: 2, row: 0).attributes == .dim)
  }
}
