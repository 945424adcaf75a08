import TerminalModel
import TerminalViews
import Testing

/// Dialogs in front of all other views.
@Suite struct DialogModifierTests {
  /// Two buttons, and buttons in dialogs in front of them.
  private func view(
    _ dialogs: Int, _ interface: InterfaceState = InterfaceState(), isFirstOpen: Bool = true
  ) -> Scene<Tap> {
    scene(20, 5, interface: interface) {
      Column {
        Button("1", sends: Tap.chosen(1))
        Button("2", sends: Tap.chosen(2))
      }
      .dialog {
        if dialogs > 0, isFirstOpen {
          Row {
            Button("3", sends: Tap.chosen(3))
            Button("4", sends: Tap.chosen(4))
          }
        }
        if dialogs > 1 { Button("5", sends: Tap.chosen(5)) }
      }
      .keys([
        KeyBinding(dialogs > 0 ? [.right, "tab"] : [.right], sends: .added),
        KeyBinding("x", sends: .removed),
      ])
    }
  }

  @Test func `a dialog is in the middle of the screen`() {
    #expect(view(1).draw().text == "[ 1 ]\n[ 2 ]\n    [›3‹] [ 4 ]\n\n")
  }

  @Test func `the screen behind the topmost dialog is faded`() {
    let faded = Style(foreground: .muted, background: .surface)
    let filled = Style(background: .control)
    let focused = Style(foreground: .onAccent, background: .accent, attributes: .bold)
    #expect(view(0).style(column: 2, row: 1) == filled)
    let one = view(1)
    #expect(one.style(column: 2, row: 0) == faded)
    #expect(one.style(column: 2, row: 1) == faded)
    #expect(one.style(column: 12, row: 2) == filled)
    let two = view(2)
    #expect(two.style(column: 12, row: 2) == faded)
    #expect(two.style(column: 9, row: 2) == focused)
  }

  @Test func `behind a dialog, lines stay lines, and blank and plain cells have no fill`() {
    let scene = scene(11, 9) {
      Panel(border: .plain) { Text("Text").foreground(.error).bold() }
        .frame(height: 3).dialog { Text("Front") }
    }
    #expect(scene.style(column: 0, row: 0) == Style(foreground: .border))
    #expect(scene.style(column: 2, row: 1) == Style(foreground: .muted))
    #expect(scene.style(column: 4, row: 4) == Style(background: .surface))
  }

  @Test func `behind a dialog, a panel keeps its shade and its outlines`() {
    let scene = scene(11, 9) {
      Panel { Text("Text").foreground(.error).bold() }
        .frame(height: 3).dialog { Text("Front") }
    }
    #expect(scene.style(column: 0, row: 0) == Style(foreground: .outline, background: .surface))
    #expect(scene.style(column: 2, row: 1) == Style(foreground: .muted, background: .surface))
    #expect(scene.style(column: 10, row: 1) == Style(foreground: .outline))
  }

  @Test func `behind a dialog, the brackets of a control can be seen only without colours`() {
    let bracket = view(1).style(column: 0, row: 1)
    #expect(bracket == Style(foreground: .surface, background: .surface))
    #expect(ThemeColors(.dark, depth: .none).resolved(bracket) == .plain)
  }

  @Test func `only the topmost dialog takes keys and the mouse`() {
    let two = view(2)
    #expect(two.press(.enter).events == [.chosen(5)])
    #expect(view(2, two.press(.tab).interface).press(.enter).events == [.chosen(5)])
    #expect(two.mouse(.pressed(.left), column: 1, row: 0).interface.focus == two.interface.focus)
  }

  @Test(arguments: [Key.Code.right, .tab])
  func `arrow keys and Tab move the focus before they reach a binding behind the dialog`(
    key: Key.Code
  ) {
    let one = view(1)
    #expect(one.press(key).events == [])
    let moved = view(1, one.press(key).interface)
    #expect(moved.press(.enter).events == [.chosen(4)])
    #expect(view(2).press(key).events == [.added])
    #expect(one.press(.character("x")).events == [.removed])
  }

  @Test func `the focus returns through all dialogs`() {
    let base = view(0, view(0).press(.tab).interface)
    let one = view(1, view(1, base.interface).press(.tab).interface)
    let two = view(2, one.interface)
    #expect(two.press(.enter).events == [.chosen(5)])
    let back = view(1, two.interface)
    #expect(back.press(.enter).events == [.chosen(4)])
    #expect(view(0, back.interface).press(.enter).events == [.chosen(2)])
  }

  @Test func `the focus returns from two dialogs, even if the lower one is closed first`() {
    let base = view(0, view(0).press(.tab).interface)
    let one = view(1, base.interface)
    let two = view(2, one.interface)
    let upper = view(2, two.interface, isFirstOpen: false)
    #expect(upper.press(.enter).events == [.chosen(5)])
    #expect(view(0, upper.interface).press(.enter).events == [.chosen(2)])
  }

  @Test func `a dialog inside the views is in front of a modal view after it`() {
    let scene = scene(20, 5) {
      Button("1", sends: Tap.chosen(1)).dialog { Button("2", sends: .chosen(2)) }
      Panel { Button("3", sends: Tap.chosen(3)) }.modal()
    }
    #expect(scene.press(.enter).events == [.chosen(2)])
  }

  @Test func `a dialog takes no cells in the layout, and no view around it cuts it off`() {
    func stack(isOpen: Bool) -> Scene<Tap> {
      scene(14, 5) {
        Column(spacing: 1) {
          ScrollView { Text("one").dialog { if isOpen { Text("Dialog") } } }
            .frame(width: 4, height: 1)
          Text("two")
        }
      }
    }
    #expect(stack(isOpen: false).draw().text == "one\n\ntwo\n\n")
    #expect(stack(isOpen: true).draw().text == "one\n\ntwo Dialog\n\n")
  }

  @Test(arguments: [(0, 0), (0, 5), (20, 0)])
  func `a dialog takes all input also on a screen without cells`(columns: Int, rows: Int) {
    let scene = scene(columns, rows) {
      Button("1", sends: Tap.chosen(1))
        .dialog { Button("2", sends: Tap.chosen(2)) }
        .keys([KeyBinding("x", sends: .removed)])
    }
    #expect(scene.press(.enter).events == [.chosen(2)])
  }
}
