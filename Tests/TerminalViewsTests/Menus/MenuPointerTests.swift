import TerminalModel
import TerminalViews
import Testing

@Suite struct MenuPointerTests {
  private let closed = ViewSession(40, 14) {
    Row {
      fileMenu()
      Button("Other", sends: Tap.added)
    }
  }

  private var opened: ViewSession {
    var session = closed
    session.click(3, 0)
    return session
  }

  @Test func `a click opens the menu, and another one chooses an item`() {
    var session = opened
    #expect(session.text.contains("Open"))
    #expect(!session.text.contains("›Open‹"))
    session.click(4, 2)
    #expect(session.events == [.opened(0)])
    #expect(!session.text.contains("Open"))
  }

  @Test func `a release over an item chooses it, as does a click`() {
    var session = closed
    session.mouse(.pressed(.left), 3, 0)
    session.mouse(.dragged(.left), 4, 7)
    #expect(session.text.contains("✓›Hidden files‹"))
    session.mouse(.released(.left), 4, 7)
    #expect(session.events == [.chosen(1)])
  }

  @Test func `a click on a disabled item of the second page leaves the page and chooses nothing`() {
    var session = ViewSession(24, 8) {
      Menu("File") {
        for number in 0..<6 { MenuItem("Item \(number)", sends: Tap.chosen(number)) }
        MenuItem("Paste", sends: Tap.added).disabled()
        MenuItem("Last", sends: Tap.removed)
      }
    }
    session.press(.enter, .end)
    let row = session.lines.firstIndex { $0.contains("Paste") } ?? 0
    session.click(4, row)
    #expect(session.events == [])
    #expect(session.text.contains("Paste"))
  }

  @Test func `a click that opens a submenu over its item chooses nothing in it`() {
    var session = ViewSession(26, 8) {
      Canvas { $0.fill(with: "·") }
        .contextMenu {
          MenuItem("Open", sends: Tap.added)
          MenuItem("More") {
            MenuItem("Move to the trash", sends: Tap.removed)
            MenuItem("Erase the disk", sends: Tap.removed)
          }
        }
    }
    session.click(8, 7, .right)
    let row = session.lines.firstIndex { $0.contains("More") } ?? 0
    session.click(12, row)
    #expect(session.events == [])
    #expect(session.text.contains("Erase the disk"))
  }

  @Test func `the current item stays current if items are inserted before it`() {
    func menu(_ items: [String]) -> Node<Tap> {
      Menu("File") {
        for (number, item) in items.enumerated() { MenuItem(item, sends: Tap.chosen(number)) }
      }
      .node()
    }
    func scene(_ items: [String], _ interface: InterfaceState) -> Scene<Tap> {
      Scene(menu(items), size: Size(columns: 20, rows: 9), interface: interface)
    }
    var interface = scene(["Open", "Close"], InterfaceState()).press(.enter).interface
    interface = scene(["Open", "Close"], interface).interface
    let shifted = scene(["Delete all", "Open", "Close"], interface)
    #expect(shifted.press(.enter).events == [.chosen(1)])
    let rest = scene(["Delete all", "Close"], interface)
    #expect(rest.press(.enter).events == [])
  }

  @Test func `a drag to an item of a submenu chooses it`() {
    var session = closed
    session.mouse(.pressed(.left), 3, 0)
    session.mouse(.dragged(.left), 4, 4)
    #expect(session.text.contains("Print"))
    session.mouse(.dragged(.left), 24, 6)
    session.mouse(.released(.left), 24, 6)
    #expect(session.events == [.opened(2)])
  }

  @Test(arguments: [(4, 5), (4, 6), (4, 8), (0, 5), (4, 11), (35, 12)])
  func `a release beside the items leaves the menu open`(column: Int, row: Int) {
    var session = closed
    session.mouse(.pressed(.left), 3, 0)
    session.mouse(.dragged(.left), column, row)
    session.mouse(.released(.left), column, row)
    #expect(session.events == [])
    #expect(session.text.contains("Open"))
  }

  @Test func `the item under the pointer is the current one`() {
    var session = opened
    session.mouse(.moved, 4, 3)
    #expect(session.text.contains("›Save‹"))
    session.mouse(.moved, 4, 4)
    #expect(session.text.contains("Mail"))
    session.mouse(.moved, 4, 2)
    #expect(session.text.contains("›Open‹"))
    #expect(!session.text.contains("Mail"))
    session.press(.down, .enter)
    #expect(session.events == [.added])
  }

  @Test(arguments: [(15, 0), (3, 0), (35, 10)])
  func `a press outside closes the menu and does nothing else`(column: Int, row: Int) {
    var session = opened
    session.click(column, row)
    #expect(session.events == [])
    #expect(!session.text.contains("Open"))
    #expect(session.interface.focus == opened.interface.focus)
  }

  @Test func `a movement of the pointer within an item changes nothing`() {
    var session = opened
    session.mouse(.moved, 4, 3)
    let interface = session.interface
    session.mouse(.moved, 5, 3)
    #expect(session.interface == interface)
  }

  @Test func `the terminal reports movements only while a menu is open`() {
    #expect(closed.scene.draw().mouse == .drags)
    #expect(opened.scene.draw().mouse == .everything)
  }

  @Test func `the wheel moves to the items of a menu that does not fit`() {
    var session = ViewSession(30, 6) { fileMenu() }
    session.press(.enter)
    for _ in 1...3 { session.mouse(.scrolledDown, 4, 2) }
    #expect(session.text.contains("✓›Hidden files‹"))
    for _ in 1...9 { session.mouse(.scrolledDown, 4, 2) }
    #expect(session.text.contains("›Quit‹"))
    for _ in 1...9 { session.mouse(.scrolledUp, 4, 2) }
    #expect(session.text.contains("›Open‹"))
  }

  @Test func `a menu at the right and lower edges opens above and to the left`() {
    var session = ViewSession(40, 14) {
      Column {
        Spacer()
        Row {
          Spacer()
          fileMenu()
        }
      }
    }
    session.press(.enter, "s", "h", .right)
    #expect(
      session.lines == [
        "                  ╭────────────────────╮",
        "                  │  Open              │",
        "                  │  Save           ^S │",
        "         ╭────────╮ ›Share‹          ▸ │",
        "         │ ›Mail‹ │  Revert            │",
        "         │✓ Print │─ View ─────────────┤",
        "         ╰────────╯✓ Hidden files      │",
        "                  ├────────────────────┤",
        "                  │  Delete            │",
        "                  │  Quit           ^Q │",
        "                  ╰────────────────────╯",
        "                              [›File ▾‹]",
      ])
  }

  @Test func `a dialog in front of an open menu gets the input`() {
    let view = { (asks: Bool) in
      Column { fileMenu() }
        .dialog { if asks { Alert("Sure?", dismisses: Tap.removed) } }
    }
    var session = ViewSession(40, 14) { view(false) }
    session.press(.enter)
    let scene = Scene(view(true), size: session.size, interface: session.interface)
    #expect(scene.respond(to: .key(.enter)).events == [.removed])
  }

  @Test func `a menu in a dialog takes all input`() {
    var session = ViewSession(40, 14) {
      Text("Behind").dialog { Panel("Ask") { fileMenu() } }
    }
    session.press(.enter, .down, .enter)
    #expect(session.events == [.added])
    session.press(.enter)
    session.click(0, 0)
    #expect(!session.text.contains("Open"))
  }

  @Test(arguments: 3...17)
  func `a click on a visible item of any page chooses this item`(rows: Int) {
    func menu(_ count: Int) -> ViewSession {
      ViewSession(30, rows) {
        Menu("File") {
          for index in 0..<count { MenuItem("Item \(index)", sends: Tap.chosen(index)) }
        }
      }
    }
    for count in 2...13 {
      for steps in 0..<count {
        var open = menu(count).after(.enter)
        for _ in 0..<steps { open.press(.down) }
        for (row, line) in open.text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated()
        {
          guard let item = line.firstRange(of: "Item "),
            let number = Int(line[item.upperBound...].prefix(while: \.isNumber))
          else { continue }
          var session = open
          let column = line.distance(from: line.startIndex, to: item.lowerBound)
          session.mouse(.moved, column, row)
          session.click(column, row)
          #expect(session.events == [.chosen(number)], "\(count) items, \(steps) steps, row \(row)")
        }
      }
    }
  }

  @Test func `the last page of a menu has the size of the others`() {
    let menu = ViewSession(30, 10) {
      Menu("File") { for index in 0..<9 { MenuItem("Item \(index)", sends: Tap.chosen(index)) } }
    }
    func borders(_ session: ViewSession) -> [Int] {
      session.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $1.contains("╭") || $1.contains("╰") }.map(\.offset)
    }
    let first = borders(menu.after(.enter))
    #expect(first.count == 2)
    #expect(borders(menu.after(.enter, .end)) == first)
  }
}
