import TerminalModel
import TerminalViews
import Testing

/// A list of ten rows whose context menu names the selected one.
private func rows(_ selected: Int?) -> Node<Tap> {
  List(count: 10, selection: selected, selects: Tap.chosen, opens: Tap.opened) { Text("Row \($0)") }
    .contextMenu(of: [KeyBinding("r", "Rename", sends: Tap.added)]) {
      if let selected {
        MenuItem("Open \(selected)", sends: .opened(selected))
        MenuItem("Rename", command: "rename")
      }
    }
}

@Suite struct ContextMenuTests {
  /// A session with the list, whose selection stays the same.
  private func session(
    _ selected: Int? = nil, columns: Int = 24, rows height: Int = 8
  ) -> ViewSession {
    ViewSession(columns, height) { rows(selected) }
  }

  @Test func `the right button selects the row, and opens the menu with its items`() {
    var pressed = session()
    pressed.mouse(.pressed(.right), 4, 2)
    #expect(pressed.events == [.chosen(2)])
    let size = Size(columns: 24, rows: 8)
    let shown = Scene(rows(2), size: size, interface: pressed.interface)
    #expect(
      shown.draw().text.split(separator: "\n") == [
        "  Row 0                ┃",
        "  Row 1                ┃",
        "▌ Row 2                ┃",
        "  Ro╭─────────────╮    ┃",
        "  Ro│  Open 2     │    ┃",
        "  Ro│  Rename   r │    ┃",
        "  Ro╰─────────────╯",
        "  Row 7",
      ])
    #expect(shown.interface.menu != nil)
    let down = shown.respond(to: .key(.down))
    let scene = Scene(rows(2), size: size, interface: down.interface)
    #expect(down.events == [])
    #expect(scene.respond(to: .key(.enter)).events == [.opened(2)])
  }

  @Test func `the right button on the selected row sends no event`() {
    var session = session(1)
    session.click(4, 1, .right)
    #expect(session.events == [])
    #expect(session.text.contains("Open 1"))
  }

  @Test(arguments: [.shift(.function(10)), .function(16), .alt("m")] as [Key])
  func `a key opens the menu at the selected row, with its first item as the current one`(key: Key)
  {
    var session = session(1)
    #expect(session.scene.untyped.takes(key))
    session.press(key)
    #expect(session.scene.untyped.takes(.escape))
    #expect(session.lines[2] == "  ╭─────────────╮      ┃")
    #expect(session.text.contains("›Open 1‹"))
    session.press(.enter)
    #expect(session.events == [.opened(1)])
    #expect(!session.text.contains("Open 1"))
  }

  @Test func `a key binding comes before the key of the menu`() {
    let bound = ViewSession(24, 8) { rows(1).keys([KeyBinding(.alt("m"), "", sends: .removed)]) }
    #expect(bound.after(.alt("m")).events == [.removed])
  }

  @Test func `a menu without items does not open`() {
    var session = session()
    session.click(4, 2, .right)
    #expect(session.scene.interface.menu == nil)
    #expect(session.text == self.session().text)
  }

  @Test func `a press outside closes the menu`() {
    var session = session(1)
    session.click(4, 1, .right)
    session.click(4, 7)
    #expect(!session.text.contains("Open 1"))
    #expect(session.events == [])
    session.click(4, 7)
    #expect(session.events == [.chosen(7)])
  }

  @Test func `a drag with the right button chooses an item`() {
    var session = session(1)
    session.mouse(.pressed(.right), 4, 1)
    session.mouse(.dragged(.right), 6, 4)
    session.mouse(.released(.right), 6, 4)
    #expect(session.events == [.added])
  }

  @Test func `a list without a context menu ignores the right button`() {
    var session = ViewSession(24, 8) {
      List(count: 10, selection: 1, selects: Tap.chosen) { Text("Row \($0)") }
    }
    session.click(4, 2, .right)
    #expect(session.events == [])
  }

  @Test func `the innermost of several menus opens`() {
    var session = ViewSession(24, 8) {
      Column {
        Text("Inner").contextMenu { MenuItem("In", sends: Tap.added) }
        Text("Outer")
      }
      .contextMenu { MenuItem("Out", sends: Tap.removed) }
    }
    session.click(1, 0, .right)
    #expect(session.text.contains("  In "))
    session.press(.escape)
    session.click(1, 1, .right)
    #expect(session.text.contains("  Out "))
    #expect(!session.text.contains("  In "))
  }

  @Test func `the view keeps its layout`() {
    func view(hasMenu: Bool) -> Node<Tap> {
      let list = List(count: 3, selection: 0, selects: Tap.chosen) { Text("Row \($0)") }
      return Column {
        if hasMenu { list.contextMenu { MenuItem("In", sends: Tap.added) } } else { list }
        Text("Last")
      }.node()
    }
    let size = Size(columns: 20, rows: 6)
    let text = [true, false].map {
      Scene(view(hasMenu: $0), size: size, interface: InterfaceState()).draw().text
    }
    #expect(text[0] == text[1])
    #expect(text[0].hasSuffix("\nLast"))
  }

  @Test func `a text field in the view keeps its keys while the menu is closed`() {
    var session = ViewSession(24, 8) {
      TextField("Name", text: "ab", changes: { Tap.opened($0.count) })
        .contextMenu { MenuItem("In", sends: Tap.added) }
    }
    session.press("x")
    #expect(session.events == [.opened(3)])
    session.press(.alt("m"), "x")
    session.send(.paste("text"))
    #expect(session.events == [.opened(3)])
    #expect(session.text.contains("In"))
  }

  @Test func `keys are read in a layout with the rows while the menu of a row is open`() {
    var session = ViewSession(24, 8) {
      List(count: 3, selection: 0, selects: Tap.chosen) { row in
        Text("Row \(row)").contextMenu { MenuItem("In \(row)", sends: Tap.opened(row)) }
      }
    }
    session.click(4, 1, .right)
    let settled = session.scene.interface
    #expect(session.text.contains("In 1"))
    #expect(
      FocusedScene(session.view().element, size: session.size, interface: settled) == nil)
    session.press(.down, .enter)
    #expect(session.events == [.opened(1)])
  }
}
