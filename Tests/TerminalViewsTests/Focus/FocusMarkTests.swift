import TerminalModel
import TerminalViews
import Testing

/// The marks of the focus in controls in which nothing is selected.
@Suite struct FocusMarkTests {
  /// A control below a button; Tab gives it the focus.
  private func text(_ rows: Int = 4, @ViewBuilder<Tap> _ control: @escaping () -> Node<Tap>)
    -> (idle: Frame, focused: Frame)
  {
    let session = ViewSession(12, rows) {
      Column {
        Button("A", sends: .added)
        control()
      }
    }
    return (session.scene.draw(), session.after(.tab).scene.draw())
  }

  @Test func `the stripe marks the first row of a focused list without a selected row`() {
    let (idle, focused) = text { List(count: 2, selects: Tap.chosen) { Text("row \($0)") } }
    #expect(idle.text == "[›A‹]\n  row 0\n  row 1\n")
    #expect(focused.text == "[ A ]\n▌ row 0\n  row 1\n")
  }

  @Test func `an arrow key selects the row with the stripe`() {
    var session = ViewSession(12, 3) {
      List(count: 9, selects: Tap.chosen) { Text("row \($0)") }
    }
    #expect(session.lines[0].hasPrefix("▌ row 0"))
    let style = session.scene.style(column: 2, row: 0)
    #expect(style.background == .default, "the row is not selected yet")
    session.press(.down)
    #expect(session.events == [.chosen(0)])
  }

  @Test func `the stripe marks the first row of a focused table without a selected row`() {
    let (idle, focused) = text {
      Table(count: 2, selection: .row(nil, selects: Tap.chosen), showsHeader: false) {
        TableColumn("Row") { "row \($0)" }
      }
    }
    #expect(idle.text == "[›A‹]\n  row 0\n  row 1\n")
    #expect(focused.text == "[ A ]\n▌ row 0\n  row 1\n")
  }

  @Test func `the stripe marks the first row of a focused tree without a selected node`() {
    let (idle, focused) = text {
      Tree(
        Outline([0, 1]), selects: Tap.chosen, changes: { _ in .added }
      ) { Text("row \($0)") }
    }
    #expect(idle.text == "[›A‹]\n  ▸ row 0\n  ▸ row 1\n")
    #expect(focused.text == "[ A ]\n▌ ▸ row 0\n  ▸ row 1\n")
  }

  @Test func `the first tab shows the focus if none is selected`() {
    let (idle, focused) = text {
      TabBar(["One", "Two"], id: \.self, selection: nil, selects: { _ in Tap.added }) { Tab($0) }
    }
    let (first, second) = (Position(column: 1, row: 1), Position(column: 6, row: 1))
    #expect(idle.buffer[first].style.background == .default)
    #expect(focused.buffer[first].style.background == .selection)
    #expect(focused.buffer[second] == idle.buffer[second])
  }

  @Test func `a tab bar without tabs takes no input`() {
    let scene = scene(12, 3) {
      TabBar([String](), id: \.self, selection: nil, selects: { _ in Tap.added }) { Tab($0) }
    }
    #expect(scene.interface.focus == nil)
    #expect(!scene.mouse(.pressed(.left), column: 0, row: 0).isHandled)
  }
}
