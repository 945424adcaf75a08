import TerminalModel
import TerminalViews
import Testing

@Suite struct EmptyStateTests {
  private let list = List<Tap>(count: 0) { Text("Row \($0)") }

  @Test func `a list without rows says so in its middle`() {
    #expect(screen(16, 3) { list } == "\n  Nothing here\n")
    #expect(scene(16, 3) { list }.style(column: 2, row: 1).foreground == .muted)
  }

  @Test func `a table without rows says so below its titles`() {
    let table = Table<Tap>(count: 0) { TableColumn("Name") { Text("Row \($0)") } }
    #expect(screen(16, 4) { table } == "Name\n\n  Nothing here\n")
  }

  @Test func `a tree without nodes says so`() {
    let tree = Tree(
      Outline<Int>([]), selects: Tap.chosen, changes: { _ in .added }, row: { Text("Node \($0)") })
    #expect(screen(16, 1) { tree } == "  Nothing here")
  }

  @Test func `a list shows an empty view of the application instead of the message`() {
    #expect(
      screen(16, 1) {
        List<Tap>(count: 0) {
          Text("\($0)")
        } empty: {
          Text("None")
        }
      } == "None")
  }

  @Test(arguments: [
    (24, 5, "           ★\n\n     No favourites\n  Press f on a film to\n        add one."),
    (24, 4, "     No favourites\n  Press f on a film to\n        add one.\n"),
    (24, 2, "     No favourites\n Press f on a film to …"), (14, 1, "No favourites"),
  ])
  func `it is centred, and leaves out the glyph if the rows are few`(
    columns: Int, rows: Int, expected: String
  ) {
    let text = screen(columns, rows) {
      EmptyState("No favourites", hint: "Press f on a film to add one.", glyph: "★")
    }
    #expect(text == expected)
  }

  @Test func `the title is bold if there is a hint`() {
    let scene = scene(10, 2) { EmptyState("Nothing", hint: "Press a.") }
    #expect(scene.style(column: 2, row: 0) == Style(foreground: .muted, attributes: .bold))
    #expect(scene.style(column: 2, row: 1) == Style(foreground: .muted))
  }
}
