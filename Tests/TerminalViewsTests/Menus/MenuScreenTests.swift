import TerminalModel
import TerminalViews
import Testing

@Suite struct MenuScreenTests {
  private let closed = ViewSession(30, 14) { fileMenu() }

  @Test func `a closed menu looks different in each state, also without colour`() {
    func look(_ view: Node<Tap>, _ session: (inout ViewSession) -> Void = { _ in }) -> Substring? {
      var shown = ViewSession(30, 14) { view }
      session(&shown)
      return shown.lines.last
    }
    let other = Column {
      Button("", sends: Tap.added)
      fileMenu()
    }
    #expect(look(other.node()) == "[ File ▾ ]")
    #expect(look(fileMenu().node()) == "[›File ▾‹]")
    #expect(look(fileMenu().disabled()) == "( File ▾ )")
  }

  @Test(
    arguments: [
      (
        6,
        [
          "[›File ▾‹]",
          "╭────────────────────╮",
          "├────────────────────┤",
          "│ ›Delete‹           │",
          "│  Quit           ^Q ┃",
          "╰────────────────────╯",
        ]
      ),
      (2, ["[›File ▾‹]", " ›Delete‹          ┃"]), (1, [" ›Delete‹          ┃"]), (0, []),
    ] as [(Int, [Substring])])
  func `a menu that does not fit shows the page with the current item`(
    rows: Int, expected: [Substring]
  ) {
    let session = ViewSession(30, rows) { fileMenu() }.after(.enter, "d")
    #expect(session.lines == expected)
  }

  @Test(
    arguments: [(0, nil), (1, "["), (8, "[›F… ▾‹]"), (30, "[›File ▾‹]")] as [(Int, Substring?)])
  func `the title is truncated to fit`(columns: Int, expected: Substring?) {
    #expect(ViewSession(columns, 2) { fileMenu() }.lines.first == expected)
  }

  @Test(arguments: [12, 16, 22, 23, 26, 30, 31, 32, 40])
  func `a submenu is visible at each width, even if it fits at neither side`(
    columns: Int
  ) throws {
    let session = ViewSession(columns, 14) { fileMenu() }.after(.enter, "s", "h", .right)
    let text = session.text
    #expect(text.contains("│ ›Mail‹ │"))
    #expect(text.contains("│✓ Print │"))
    #expect(session.lines.allSatisfy { Clusters(String($0)).columns <= columns })
    // It has ten columns. Where they fit, the first one is the last one of its parent, column 21;
    // elsewhere it is at the right edge of the screen, and covers more of its parent.
    let line = try #require(session.lines.first { $0.contains("›Mail‹") })
    #expect(line.hasPrefix("│") && line.hasSuffix("│ ›Mail‹ │"))
    #expect(line.count == min(columns, 31))
  }

  @Test func `a click in a submenu that covers its parent chooses an item of the submenu`() {
    var session = ViewSession(24, 14) { fileMenu() }.after(.enter, "s", "h", .right)
    let row = session.lines.firstIndex { $0.contains("Print") } ?? 0
    session.click(18, row)
    #expect(session.events == [.opened(2)])
  }

  @Test(arguments: 0...24) func `an open menu fits into any width`(columns: Int) {
    let session = ViewSession(columns, 14) { fileMenu() }.after(.enter, "s", "h", .right)
    #expect(session.lines.allSatisfy { Clusters(String($0)).columns <= columns })
  }
}
