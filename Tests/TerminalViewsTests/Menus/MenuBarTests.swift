import TerminalModel
import TerminalViews
import Testing

@Suite struct MenuBarTests {
  private let bar = ViewSession(40, 12) {
    MenuBar([
      Menu("Edit") {
        MenuItem("Copy", sends: Tap.added)
        MenuItem("More") { MenuItem("Paste", sends: Tap.removed) }
      },
      Menu("View") { MenuItem("Zoom", sends: Tap.chosen(1)) },
      Menu("Help") { MenuItem("About", sends: Tap.chosen(2)) },
    ])
  }

  @Test func `the title that the keys have moved to is marked`() {
    #expect(bar.lines == ["›Edit‹ View  Help"])
    #expect(bar.after(.right).lines == [" Edit ›View‹ Help"])
    #expect(bar.after(.left).lines == [" Edit  View ›Help‹"])
  }

  @Test func `an open menu is below its title`() {
    #expect(
      bar.after(.right, .down).lines == [
        " Edit ›View‹ Help", "      ╭───────╮", "      │ ›Zoom‹│", "      ╰───────╯",
      ])
  }

  @Test func `the arrow keys to the sides move from menu to menu`() {
    #expect(bar.after(.enter, .right, .enter).events == [.chosen(1)])
    #expect(bar.after(.enter, .left, .enter).events == [.chosen(2)])
    #expect(bar.after(.enter, .down, .right, .enter).events == [.removed])
    #expect(bar.after(.enter, .down, .right, .right, .enter).events == [.chosen(1)])
    #expect(bar.after(.enter, .down, .right, .left, .enter, .enter).events == [.removed])
  }

  @Test func `the pointer moves from menu to menu while one is open`() {
    var session = bar
    session.mouse(.moved, 8, 0)
    #expect(session.lines.count == 1)
    session.click(2, 0)
    session.mouse(.moved, 8, 0)
    #expect(session.text.contains("Zoom"))
    #expect(!session.text.contains("Copy"))
    session.click(8, 2)
    #expect(session.events == [.chosen(1)])
  }

  @Test func `a press and a drag over the titles choose an item`() {
    var session = bar
    session.mouse(.pressed(.left), 2, 0)
    session.mouse(.dragged(.left), 14, 0)
    session.mouse(.dragged(.left), 14, 2)
    session.mouse(.released(.left), 14, 2)
    #expect(session.events == [.chosen(2)])
  }

  @Test func `a click on the title of the open menu closes it`() {
    var session = bar
    session.click(2, 0)
    session.click(2, 0)
    #expect(session.lines == ["›Edit‹ View  Help"])
  }

  @Test(arguments: 0...18) func `the bar fits into any width`(columns: Int) {
    let session = ViewSession(columns, 4) { bar.view() }.after(.right, .down)
    #expect(session.lines.allSatisfy { Clusters(String($0)).columns <= columns })
  }

  @Test func `a bar without menus takes no input`() {
    let empty = ViewSession { MenuBar<Tap>([]) }
    #expect(!empty.after(.enter).isHandled)
  }

  @Test func `a menu that is removed while it is open closes`() {
    func bar(_ count: Int) -> Node<Tap> {
      MenuBar(
        (0..<count).map { index in
          Menu("M\(index)") {
            for row in 0...index * 5 { MenuItem("Item \(row)", sends: Tap.chosen(row)) }
          }
        }
      )
      .node()
    }
    let size = Size(columns: 30, rows: 12)
    var session = ViewSession(30, 12) { bar(2) }
    session.press(.right, .down, .end)
    let smaller = Scene(bar(1), size: size, interface: session.interface)
    #expect(!smaller.draw().text.contains("Item"))
    let answer = smaller.respond(to: .key(.enter), at: .zero)
    #expect(answer.events.isEmpty)
    let last = Scene(bar(1), size: size, interface: answer.interface)
    #expect(last.draw().text.contains("Item 0"))
  }
}
