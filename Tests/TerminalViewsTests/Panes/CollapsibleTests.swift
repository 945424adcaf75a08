import TerminalModel
import TerminalViews
import Testing

@Suite struct CollapsibleTests {
  private func view(
    _ isExpanded: Bool, _ interface: InterfaceState = InterfaceState()
  ) -> Scene<Bool> {
    Scene(
      Collapsible("Details", isExpanded: isExpanded, changes: { $0 }) {
        List(count: 9) { Text("Row \($0)") }
      }.node(), size: Size(columns: 14, rows: 4), interface: interface)
  }

  @Test func `shows the views below the title, or hides them`() {
    #expect(view(true).draw().text == "▾ Details\n  Row 0      │\n  Row 1\n  Row 2")
    #expect(view(false).draw().text == "▸ Details\n\n\n")
  }

  @Test(arguments: [(1, 1, "▸"), (4, 1, "▸ …"), (0, 0, "")])
  func `is cut to the available space`(columns: Int, rows: Int, expected: String) {
    let text = screen(columns, rows) {
      Collapsible("한한", isExpanded: false, changes: { _ in Tap.added }) {}
    }
    #expect(text == expected)
  }

  @Test func `hidden views are not made`() {
    var count = 0
    _ = Collapsible("", isExpanded: false, changes: { _ in Tap.added }) {
      count += 1
      return Node.empty
    }
    #expect(count == 0)
  }

  @Test(arguments: [
    (Key.Code.enter, true, [false]), (.character(" "), false, [true]), (.left, true, [false]),
    (.right, false, [true]), (.left, false, []), (.right, true, []),
  ])
  func `a key shows or hides the views`(key: Key.Code, isExpanded: Bool, expected: [Bool]) {
    #expect(view(isExpanded).press(key).events == expected)
  }

  @Test(arguments: [true, false])
  func `a click on the title shows or hides the views`(isExpanded: Bool) {
    let pressed = view(isExpanded).mouse(.pressed(.left), column: 4, row: 0)
    let released = view(isExpanded, pressed.interface)
      .mouse(.released(.left), column: 4, row: 0)
    #expect(pressed.events + released.events == [!isExpanded])
  }

  @Test func `hidden controls keep their memories`() {
    let list = view(true, view(true).press(.tab).interface)
    let scrolled = view(true, list.press(.down).interface)
    let hidden = view(false, scrolled.interface)
    #expect(view(true, hidden.interface).draw().text.contains("Row 0") == false)
  }

  @Test func `the title with the focus has the background of the selection`() {
    #expect(view(false).style(column: 2, row: 0).background == .selection)
    #expect(
      view(true, view(true).press(.tab).interface).style(column: 2, row: 0).background == .default)
  }
}
