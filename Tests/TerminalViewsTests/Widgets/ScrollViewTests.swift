import TerminalModel
import TerminalViews
import Testing

@Suite struct ScrollViewTests {
  /// A scroll view of 4 rows over ten lines.
  private func lines(_ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
    scene(7, 4, interface: interface) {
      ScrollView { for line in 0..<10 { Text("line \(line)") } }
    }
  }

  /// A scroll view of 3 rows over six buttons with two lines between them.
  private func buttons(_ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
    scene(9, 3, interface: interface) {
      ScrollView {
        for button in 0..<6 {
          Button("\(button)", sends: .chosen(button))
          Text("-\n-")
        }
      }
    }
  }

  @Test func `shows a part of its content, and a scroll bar`() {
    #expect(lines().draw().text == "line 0┃\nline 1┃\nline 2\nline 3")
    let wide = scene(8, 2) { ScrollView { Text("a") } }
    #expect(wide.draw().text == "a\n", "content that fits has no scroll bar")
  }

  @Test(
    arguments: [
      ([.down], 1), ([.down, .down, .up], 1), ([.pageDown], 3), ([.end], 6), ([.end, .home], 0),
      ([.end, .pageUp], 3), ([.up], 0), ([.end, .down], 6),
    ] as [([Key.Code], Int)])
  func `keys scroll it, up to its ends`(keys: [Key.Code], row: Int) {
    var scene = lines()
    for key in keys { scene = lines(scene.press(key).interface) }
    #expect(scene.draw().text.hasPrefix("line \(row)"))
  }

  @Test func `at its end it leaves keys and the wheel to the views around it`() {
    #expect(!lines().press(.up).isHandled)
    #expect(!lines().mouse(.scrolledUp, column: 0, row: 0).isHandled)
    #expect(lines().mouse(.scrolledDown, column: 0, row: 0).isHandled)
  }

  @Test func `the wheel scrolls by three rows`() {
    let scrolled = lines(lines().mouse(.scrolledDown, column: 0, row: 0).interface)
    #expect(scrolled.draw().text.hasPrefix("line 3"))
  }

  @Test func `a drag from a control in it moves no thumb whose release was lost`() {
    func tabs(_ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
      scene(9, 3, interface: interface) {
        ScrollView {
          TabBar(["A", "B"], id: \.self, selection: "A", selects: { _ in .added }) { Tab($0) }
          for line in 0..<10 { Text("line \(line)") }
        }
      }
    }
    let held = tabs().mouse(.pressed(.left), column: 8, row: 0).interface
    let pressed = tabs(held).mouse(.pressed(.left), column: 1, row: 0).interface
    let dragged = tabs(pressed).mouse(.dragged(.left), column: 1, row: 1)
    #expect(dragged.events.isEmpty)
    #expect(tabs(dragged.interface).draw().text == tabs().draw().text)
  }

  @Test func `a control that gets the focus becomes visible, with as little movement as possible`()
  {
    var scene = buttons()
    #expect(scene.draw().text == "[›0‹]   ┃\n-\n-")
    scene = buttons(scene.press(.tab).interface)
    #expect(scene.draw().text.contains("[›1‹]"))
    for _ in 0..<4 { scene = buttons(scene.press(.tab).interface) }
    #expect(scene.draw().text.contains("[›5‹]"))
    scene = buttons(scene.press(.tab).interface)
    #expect(scene.draw().text.contains("[›0‹]"))
  }

  /// Two buttons below some lines, on a screen of some rows.
  private func below(_ lines: Int, rows: Int, _ interface: InterfaceState) -> Scene<Tap> {
    scene(7, rows, interface: interface) {
      ScrollView {
        for line in 0..<lines { Text("line \(line)") }
        Button("A", sends: .chosen(0)).id("A")
        Button("B", sends: .chosen(1)).id("B")
      }
    }
  }

  @Test func `the control with the focus stays visible on a smaller screen`() {
    let large = below(4, rows: 6, InterfaceState()).press(.tab).interface
    #expect(below(4, rows: 6, large).draw().text.hasSuffix("[›B‹]"))
    let small = below(4, rows: 3, large)
    #expect(small.draw().text.contains("[›B‹]"))
  }

  @Test func `the control with the focus keeps its place if views above it change`() {
    let before = below(6, rows: 4, below(6, rows: 4, InterfaceState()).press(.tab).interface)
    #expect(before.draw().text == "line 4\nline 5\n[ A ] ┃\n[›B‹] ┃")
    let after = below(9, rows: 4, before.interface)
    #expect(after.draw().text.hasSuffix("\n[›B‹] ┃"))
    let scrolled = below(6, rows: 4, before.mouse(.scrolledUp, column: 0, row: 0).interface)
    let away = scrolled.draw().text
    #expect(!away.contains("B"))
    #expect(below(6, rows: 4, scrolled.interface).draw().text == away)
  }

  @Test func `it can be scrolled away from the control with the focus`() {
    let scene = buttons(buttons().mouse(.scrolledDown, column: 0, row: 1).interface)
    #expect(!scene.draw().text.contains("[›0‹]"))
    #expect(scene.draw().text.contains("[ 1 ]"))
  }

  /// A scroll view of five rows around another one of two rows, which contains four buttons.
  private func nested(_ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
    scene(9, 5, interface: interface) {
      ScrollView {
        Text("a\nb")
        ScrollView { for button in 0..<4 { Button("\(button)", sends: .chosen(button)) } }
          .frame(height: 2)
        Text("c\nd\ne\nf\ng")
      }
    }
  }

  @Test func `the wheel over the focus in an inner scroll view leaves the outer one as it is`() {
    var scene = nested(nested().interface)
    scene = nested(scene.mouse(.scrolledDown, column: 0, row: 4).interface)
    #expect(scene.draw().text == "[ 1 ]\nc\nd       ┃\ne       ┃\nf       ┃")
    scene = nested(nested().mouse(.scrolledDown, column: 0, row: 2).interface)
    #expect(scene.draw().text.hasPrefix("a       ┃\nb       ┃\n[ 2 ]"))
    scene = nested(nested(scene.interface).press(.tab).interface)
    #expect(scene.draw().text.contains("[›1‹]"), "the focus is followed within the inner view")
    #expect(scene.draw().text.hasPrefix("a       ┃\nb"))
  }

  /// A scroll view of five rows around a button between lines in a view that scrolls in some
  /// directions.
  private func around(
    _ axes: Axis.Set, rows: Int, above: Int, _ interface: InterfaceState
  ) -> Scene<Tap> {
    scene(9, 5, interface: interface) {
      ScrollView {
        ScrollView(axes, showsScrollBars: false) {
          for line in 0..<above { Text("\(line)") }
          Button("A", sends: .added)
          for line in 0..<12 { Text("\(line)") }
        }
        .frame(height: rows)
      }
    }
  }

  @Test func `a control in a view that scrolls across keeps its place in the outer one`() {
    let first = around(.horizontal, rows: 20, above: 8, InterfaceState())
    let shown = around(.horizontal, rows: 20, above: 8, first.interface)
    let row = shown.draw().text.split(separator: "\n").firstIndex { $0.contains("[›A‹]") }
    let later = around(.horizontal, rows: 20, above: 10, shown.interface)
    #expect(row != nil)
    #expect(later.draw().text.split(separator: "\n").firstIndex { $0.contains("[›A‹]") } == row)
  }

  @Test func `a view that is higher than the outer one shows its control without moving that one`()
  {
    var scene = around(.vertical, rows: 9, above: 1, InterfaceState())
    func turn(_ action: Mouse.Action) {
      scene = around(.vertical, rows: 9, above: 1, scene.mouse(action, column: 0, row: 2).interface)
    }
    for _ in 0..<4 { turn(.scrolledDown) }
    let end = scene.draw().text
    turn(.scrolledUp)
    #expect(scene.draw().text != end, "the inner view has moved")
    turn(.scrolledUp)
    #expect(!scene.draw().text.contains("A"), "the outer view shows its last rows")
  }

  @Test func `a control that is scrolled into view takes clicks where it is shown`() {
    let scene = buttons(buttons().mouse(.scrolledDown, column: 0, row: 1).interface)
    let pressed = buttons(scene.mouse(.pressed(.left), column: 1, row: 0).interface)
    #expect(pressed.mouse(.released(.left), column: 1, row: 0).events == [.chosen(1)])
  }

  @Test func `it can have the focus only if it has no controls and does not fit`() {
    #expect(lines().interface.focus != nil)
    #expect(scene(9, 3) { ScrollView { Text("a") } }.interface.focus == nil)
    #expect(buttons().press(.enter).events == [.chosen(0)])
  }

  @Test func `scrolls in both directions`() {
    func view(_ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
      scene(5, 3, interface: interface) {
        ScrollView([.horizontal, .vertical]) { Text("abcdefgh\n12345678\nx\ny", wrapping: .none) }
      }
    }
    #expect(view().draw().text == "abcd┃\n1234┃\n━━━")
    #expect(view().style(column: 4, row: 0) == Style(foreground: .muted))
    let right = view(view(view().press(.right).interface).press(.down).interface)
    #expect(right.draw().text == "2345\n    ┃\n ━━━")
    let wheel = view(view().mouse(.scrolledRight, column: 1, row: 0).interface)
    #expect(wheel.draw().text == "defg┃\n4567┃\n  ━━━")
    #expect(view(wheel.mouse(.scrolledLeft, column: 1, row: 0).interface).draw() == view().draw())
  }

  @Test func `content takes its own height, and views that would fill it take ten rows`() {
    let scene = scene(9, 30) {
      ScrollView {
        Column {
          Text("top")
          Spacer()
          Canvas { $0.fill(with: "*") }
          List(count: 100) { Text("row \($0)") }
          Text("end")
        }
      }
    }
    let rows = scene.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0] == "top")
    #expect(rows[1...10].allSatisfy { $0.hasPrefix("********") })
    #expect(rows[11].hasPrefix("row 0"))
    #expect(rows[21] == "end")
  }

  @Test(arguments: [(0, 0, ""), (1, 1, "━"), (2, 1, "━"), (4, 2, "[›Ad\n━━")])
  func `fits into any size`(columns: Int, rows: Int, expected: String) {
    let scene = scene(columns, rows) {
      ScrollView([.horizontal, .vertical]) { Button("Add", sends: .added) }
    }
    #expect(scene.press(.down).events.isEmpty)
    #expect(scene.draw().text == expected)
  }
}
