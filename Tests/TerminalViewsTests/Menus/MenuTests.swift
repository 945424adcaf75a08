import TerminalModel
import TerminalViews
import Testing

@Suite struct MenuTests {
  private let closed = ViewSession(30, 14) { fileMenu() }

  @Test func `an open menu shows marks, keys, submenus, headings and separators`() {
    #expect(
      closed.after(.enter).lines == [
        "[›File ▾‹]",
        "╭────────────────────╮",
        "│ ›Open‹             │",
        "│  Save           ^S │",
        "│  Share           ▸ │",
        "│  Revert            │",
        "├─ View ─────────────┤",
        "│✓ Hidden files      │",
        "├────────────────────┤",
        "│  Delete            │",
        "│  Quit           ^Q │",
        "╰────────────────────╯",
      ])
  }

  @Test func `a submenu is beside its item`() {
    let session = ViewSession(40, 14) { fileMenu() }.after(.enter, "s", "h", .right)
    #expect(
      session.lines.prefix(8) == [
        "[›File ▾‹]",
        "╭────────────────────╮",
        "│  Open              │",
        "│  Save           ^S │",
        "│ ›Share‹          ▸ ╭────────╮",
        "│  Revert            │ ›Mail‹ │",
        "├─ View ─────────────│✓ Print │",
        "│✓ Hidden files      ╰────────╯",
      ])
  }

  @Test(
    arguments: [
      ([.enter, .enter], .opened(0)), ([.space, .space], .opened(0)),
      ([.down, .down, .enter], .added), ([.up, .up, .enter], .removed),
      ([.enter, .down, .down, .enter, .enter], .opened(1)),
      ([.enter, .down, .down, .right, .down, .space], .opened(2)),
      ([.enter, .down, .down, .right, .up, .space], .opened(2)),
      ([.enter, .down, .down, .right, .left, .home, .enter], .opened(0)),
      ([.enter, "h", .enter], .chosen(1)), ([.enter, "d", "e", .enter], .removed),
      ([.enter, .end, .up, .enter], .removed), ([.enter, .up, .down, .enter], .opened(0)),
    ] as [([Key], Tap)])
  func `keys choose an item`(keys: [Key], expected: Tap) {
    var session = closed
    for key in keys.dropLast() { session.send(.key(key)) }
    #expect(session.events == [])
    session.send(.key(keys[keys.count - 1]))
    #expect(session.events == [expected])
    #expect(session.lines == ["[›File ▾‹]"])
  }

  @Test func `keys skip items that cannot be chosen`() {
    let session = closed.after(.enter, "s", "h", .down)
    #expect(session.text.contains("✓›Hidden files‹"))
    #expect(session.after(.down).text.contains("›Delete‹"))
  }

  @Test func `a command without a binding is disabled`() {
    var session = closed.after(.enter)
    #expect(session.scene.style(column: 3, row: 5).attributes.contains(.dim))
    session.click(4, 5)
    #expect(session.events == [])
    #expect(session.text.contains("Revert"))
  }

  @Test func `a command has the effect of its binding`() {
    #expect(closed.after(.enter, .end, .enter).quits)
  }

  @Test func `the item of a destructive command has the colour of errors`() {
    #expect(closed.after(.enter).scene.style(column: 3, row: 9).foreground == .error)
  }

  @Test func `Escape closes one menu, Tab all`() {
    let session = closed.after(.enter, "s", "h", .right)
    #expect(session.text.contains("Mail"))
    #expect(!session.after(.escape).text.contains("Mail"))
    #expect(session.after(.escape).text.contains("Share"))
    #expect(session.after(.escape, .escape).lines == ["[›File ▾‹]"])
    #expect(session.after(.tab).lines == ["[›File ▾‹]"])
  }

  @Test func `a closed menu leaves other keys to the bindings`() {
    for key in [Key.escape, .left, .right, "f", .home, .pageDown, .ctrl("c")] {
      #expect(!closed.after(key).isHandled)
    }
  }

  @Test func `only keys with modifiers reach the bindings while the menu is open`() {
    let session = ViewSession {
      fileMenu().keys([
        KeyBinding("x", "Removes", sends: .removed), KeyBinding(.ctrl("x"), "Adds", sends: .added),
      ])
    }
    #expect(session.after(.enter, "x").events == [])
    #expect(session.after(.enter, .ctrl("x")).events == [.added])
    #expect(session.after("x").events == [.removed])
  }

  @Test func `help shows the keys of an open menu, and those that reach the bindings`() {
    let session = ViewSession(40, 14) {
      Column {
        KeyHints<Tap>()
        fileMenu()
      }
      .keys([KeyBinding("x", "Remove", sends: .removed), .quit(.ctrl("q"))])
    }
    #expect(session.text.contains("x Remove"))
    let open = session.after(.enter)
    #expect(open.scene.hints.map(\.title) == ["Close", "Choose", "Quit"])
    #expect(open.text.contains("Esc Close   Enter Choose"))
    #expect(open.after(.escape).scene.hints.map(\.title) == session.scene.hints.map(\.title))
  }

  @Test func `a menu without items does not open`() {
    let session = ViewSession { Menu<Tap>("Empty") {} }
    #expect(session.after(.enter).text == session.text)
    #expect(session.after(.enter).interface.menu == nil)
  }

  @Test func `items that go away close their submenu`() {
    var items = true
    let view = { (hasShare: Bool) in
      Menu<Tap>("File") {
        MenuItem("Open", sends: .opened(0))
        if hasShare { MenuItem("Share") { MenuItem("Mail", sends: .opened(1)) } }
      }.node()
    }
    var session = ViewSession { view(items) }
    session.press(.enter, .down, .right)
    #expect(session.text.contains("Mail"))
    items = false
    let scene = Scene(view(items), size: session.size, interface: session.interface)
    #expect(!scene.draw().text.contains("Mail"))
    #expect(scene.respond(to: .key(.enter)).events == [])
  }

}
