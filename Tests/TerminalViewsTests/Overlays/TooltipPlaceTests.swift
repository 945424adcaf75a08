import Foundation
import TerminalModel
import TerminalViews
import Testing

/// The views whose tooltips are shown.
@Suite struct TooltipPlaceTests {
  /// The text of the screen after the pointer has rested on a cell.
  private func text(
    _ column: Int, _ row: Int, @ViewBuilder<Tap> _ view: @escaping () -> Node<Tap>
  ) -> String {
    var session = ViewSession(24, 8, view)
    session.mouse(.moved, column, row)
    session.rest()
    return session.text
  }

  @Test func `of nested tooltips, the innermost one is shown`() {
    @ViewBuilder<Tap> func view() -> Node<Tap> {
      Column {
        Row {
          Text("Text").tooltip("Inner")
          Button("B", sends: Tap.added)
        }
        .tooltip("Outer")
      }
    }
    #expect(text(1, 0, view).contains("Inner"))
    #expect(text(6, 0, view).contains("Outer"))
    #expect(text(1, 5, view) == "Text [›B‹]\n\n\n\n\n\n\n")
    var session = ViewSession(24, 8, view)
    session.press(.alt("h"))
    #expect(session.text.contains("Outer"))
  }

  @Test func `a row of a list can have a tooltip`() {
    let text = text(4, 1) {
      List(count: 3, selection: 0, selects: Tap.chosen) { Text("Row \($0)").tooltip("Note \($0)") }
    }
    #expect(text.contains("Note 1"))
  }

  @Test func `a view in front hides the tooltip of the view behind`() {
    @ViewBuilder<Tap> func view() -> Node<Tap> {
      Layers(alignment: .topLeading) {
        Text("A long text").tooltip("Note")
        Button("B", sends: Tap.added)
      }
    }
    #expect(!text(1, 0, view).contains("Note"))
    #expect(text(8, 0, view).contains("Note"))
  }

  @Test func `a button behind a text with a tooltip keeps its input`() {
    var session = ViewSession(24, 8) {
      Layers(alignment: .topLeading) {
        Button("Button", sends: Tap.added)
        Text("B").tooltip("Note")
      }
    }
    session.mouse(.moved, 0, 0)
    session.rest()
    #expect(session.text.contains("Note"))
    session.click(0, 0)
    #expect(session.events == [.added])
  }

  @Test func `a disabled view shows its tooltip to the pointer`() {
    let reason = "Choose a file first"
    #expect(
      text(1, 0) { Button("Open", sends: Tap.added).disabled().tooltip(reason) }.contains(reason))
    #expect(
      text(1, 0) { Button("Open", sends: Tap.added).tooltip(reason).disabled() }.contains(reason))
  }

  @Test func `while a dialog is open, only its views show tooltips`() {
    @ViewBuilder<Tap> func view() -> Node<Tap> {
      Column(spacing: 6) {
        Button("Behind", sends: Tap.added).tooltip("Note")
        Text("-")
      }
      .dialog { Button("Front", sends: Tap.added).tooltip("Answer") }
    }
    #expect(!text(1, 0, view).contains("Note"))
    #expect(text(9, 3, view).contains("Answer"))
    var session = ViewSession(24, 8, view)
    session.press(.alt("h"))
    #expect(session.text.contains("Answer"))
  }

  @Test func `a popover does not show the tooltip of the view to which it belongs`() {
    @ViewBuilder<Tap> func view() -> Node<Tap> {
      Button("Open", sends: Tap.added)
        .popover { Button("Front", sends: Tap.removed) }
        .tooltip("Note")
    }
    #expect(!text(2, 1, view).contains("Note"))
    var session = ViewSession(24, 8, view)
    session.press(.tab, .alt("h"))
    #expect(!session.text.contains("Note"))
  }

  @Test func `a tooltip that a key has shown disappears with its view`() {
    @ViewBuilder<Tap> func view(_ names: [String]) -> Node<Tap> {
      Column {
        for name in names {
          Button(name, sends: Tap.added).tooltip("Note \(name)").id(name)
        }
      }
    }
    let size = Size(columns: 24, rows: 8)
    var first = Scene(view(["A", "B"]), size: size, interface: InterfaceState())
    let shown = first.press(.character("h"), .alt).interface
    first = Scene(view(["A", "B"]), size: size, interface: shown)
    #expect(first.draw().text.contains("Note A"))
    let second = Scene(view(["B"]), size: size, interface: shown)
    #expect(!second.draw().text.contains("Note"))
    #expect(second.interface.tooltip == nil)
  }

  @Test func `the encoded interface state contains no tooltip`() throws {
    var interface = InterfaceState()
    interface.tooltip = .shown(TooltipArea.ID(path: ViewPath(), depth: 0))
    let decoded = try JSONDecoder().decode(
      InterfaceState.self, from: JSONEncoder().encode(interface))
    #expect(decoded.tooltip == nil)
  }
}
