import TerminalModel
import TerminalViews
import Testing

/// The rows of tables and trees that a context menu is for.
@Suite struct ContextMenuRowTests {
  private func table(
    _ selection: @escaping () -> TableSelection<Int, Tap>
  ) -> ViewSession {
    ViewSession(30, 10) {
      Table(count: 9, selection: selection(), opens: Tap.opened) {
        TableColumn("Name") { (row: Int) in "Row \(row)" }
      }
      .contextMenu { MenuItem("Open", sends: Tap.added) }
    }
  }

  @Test func `the right button selects the row of a table, and does not open it`() {
    var session = table { .row(2, selects: Tap.chosen) }
    session.mouse(.pressed(.right), 5, 5)
    #expect(session.events == [.chosen(4)])
    #expect(session.text.contains("╭───────╮"))
    session = table { .row(2, selects: Tap.chosen) }
    session.mouse(.pressed(.right), 5, 3)
    #expect(session.events == [])
    #expect(session.text.contains("╭───────╮"))
  }

  @Test func `the right button keeps the selected rows of a table`() {
    var session = table {
      .rows(SelectedRows(current: 1, rows: [1, 2])) { Tap.chosen($0.rows.count) }
    }
    session.mouse(.pressed(.right), 5, 3)
    #expect(session.events == [.chosen(2)])
  }

  @Test func `a key opens the menu below the selected row of a table`() {
    let session = table { .row(2, selects: Tap.chosen) }.after(.alt("m"))
    #expect(session.lines[4].hasPrefix("  ╭───────╮"))
  }

  @Test func `the header of a table opens the menu without changing the selection`() {
    var session = table { .row(2, selects: Tap.chosen) }
    session.mouse(.pressed(.right), 5, 0)
    #expect(session.events == [])
    #expect(session.text.contains("╭───────╮"))
  }

  @Test func `the header of a section opens no menu`() {
    var session = ViewSession(30, 10) {
      List(count: 4, selection: 2, selects: Tap.chosen) { Text("Row \($0)") }
        .sections([2, 2], rowCount: \.self) { _ in Text("Header") }
        .contextMenu { MenuItem("Open", sends: Tap.added) }
    }
    let header = session.lines.lastIndex { $0.contains("Header") } ?? 0
    session.mouse(.pressed(.right), 3, header)
    #expect(!session.text.contains("╭"))
    session.mouse(.pressed(.right), 3, 0)
    #expect(!session.text.contains("╭"))
    session.mouse(.pressed(.right), 3, 1)
    #expect(session.text.contains("╭"))
  }

  @Test func `the footer of a list opens no menu of the selected row`() {
    var session = ViewSession(30, 10) {
      List(count: 2, selection: 0, selects: Tap.chosen) {
        Text("Row \($0)")
      } footer: {
        Text("More rows")
      }
      .contextMenu { MenuItem("Open", sends: Tap.added) }
    }
    session.mouse(.pressed(.right), 3, 2)
    #expect(session.events == [])
    #expect(!session.text.contains("╭"))
  }

  private var tree: ViewSession {
    let outline = Outline(["a", "b", "c"])
    return ViewSession(30, 10) {
      Tree(
        outline, selection: "b", selects: { Tap.chosen($0 == "c" ? 3 : 0) },
        changes: { _ in Tap.removed }
      ) { Text($0) }
      .contextMenu { MenuItem("Open", sends: Tap.added) }
    }
  }

  @Test func `the right button selects the row of a tree`() {
    var session = tree
    session.mouse(.pressed(.right), 5, 2)
    #expect(session.events == [.chosen(3)])
    #expect(session.lines[3] == "     ╭───────╮")
  }

  @Test func `a row of a tree without a node opens no menu of the selected node`() {
    var outline = Outline(["a", "b"])
    outline.expand("a")
    var session = ViewSession(30, 10) { [outline] in
      Tree(
        outline, selection: "b", selects: { _ in Tap.removed }, changes: { _ in Tap.removed }
      ) { Text($0) }
      .contextMenu { MenuItem("Open", sends: Tap.added) }
    }
    let row = session.lines.firstIndex { $0.contains("Loading") }
    session.mouse(.pressed(.right), 5, row ?? 9)
    #expect(row == 1)
    #expect(session.events == [])
    #expect(!session.text.contains("╭"))
  }

  @Test func `a key opens the menu below the selected row of a tree`() {
    #expect(tree.after(.alt("m")).lines[2].hasPrefix("  ╭───────╮"))
  }
}
