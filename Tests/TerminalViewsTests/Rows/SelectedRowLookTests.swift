import TerminalModel
import TerminalViews
import Testing

/// Selected rows and cells on terminals with few colours and without any.
@Suite struct SelectedRowLookTests {
  private static let themes = [Theme.terminal, .dark, .light, .paper, .nord]
  private static let depths = [ColorDepth.sixteen, .eight, .none]

  private static func list() -> List<Tap> {
    List(count: 2, selection: 0, selects: Tap.chosen) { _ in
      Row {
        Text("Name").frame(width: 5)
        Text("bad").foreground(.error)
      }
    }
  }

  @Test func `text on a background of its own keeps both colours in a selected row`() {
    func row(_ view: Node<Tap>) -> Frame {
      scene(20, 1) {
        List(count: 1, selection: 0, selects: Tap.chosen) { _ in view }
      }.draw()
    }
    let badge = row(Text("match").foreground(.onAccent).background(.accent))
    let muted = row(Text("match").foreground(.muted).background(.surface))
    func style(_ frame: Frame) -> Style { frame.buffer[Position(column: 3, row: 0)].style }
    #expect((style(badge).foreground, style(badge).background) == (.onAccent, .accent))
    #expect((style(muted).foreground, style(muted).background) == (.muted, .selection))
  }

  private static func cells(of frame: Frame, row: Int, columns: Range<Int> = 0..<10) -> [Cell] {
    columns.map { frame.buffer[Position(column: $0, row: row)] }
  }

  /// The selected rows of a list, a table and a tree with the focus.
  private static var rows: [[Cell]] {
    let table = TableStage(20, 3) { _ in
      Table(count: 2, selection: .row(0, selects: TableEvent.selected)) {
        TableColumn("Name", width: .fixed(8)) { _ in "Name" }
      }
    }
    return [
      cells(of: scene(20, 2) { list() }.draw(), row: 0),
      cells(of: table.scene.draw(), row: 1),
      cells(of: TreeStage().scene().draw(), row: 0),
    ]
  }

  @Test(arguments: themes, depths)
  func `with few colours a selected row has a mark in the accent and bold text`(
    theme: Theme, depth: ColorDepth
  ) {
    let colors = ThemeColors(theme, depth: depth)
    for cells in Self.rows {
      #expect(cells[0].cluster.description == "▌")
      #expect(colors.resolved(cells[0].style) == colors.resolved(Style(foreground: .accent)))
      #expect(colors.resolved(cells[4].style) == colors.resolved(Style(attributes: .bold)))
      #expect(cells.allSatisfy { !colors.resolved($0.style).attributes.contains(.reverse) })
    }
  }

  @Test(arguments: themes, depths)
  func `with few colours texts in a selected row keep their colours`(
    theme: Theme, depth: ColorDepth
  ) {
    let colors = ThemeColors(theme, depth: depth)
    let style = scene(20, 2) { Self.list() }.style(column: 8, row: 0)
    #expect(colors.resolved(style) == colors.resolved(Style(foreground: .error)))
  }

  @Test(arguments: [ColorDepth.direct, .palette])
  func `the main text of the active row is bold, that of an inactive one is not`(
    depth: ColorDepth
  ) {
    let lists = scene(40, 2) {
      Row {
        Self.list().frame(width: 20)
        Self.list()
      }
    }
    let styles = [2, 8, 23].map {
      ThemeColors(.dark, depth: depth).resolved(lists.style(column: $0, row: 0))
    }
    #expect(styles.map(\.attributes) == [.bold, [], []])
  }

  @Test(arguments: themes, depths)
  func `without the focus the mark is muted and the text plain`(theme: Theme, depth: ColorDepth) {
    let lists = scene(40, 2) {
      Row {
        Self.list().frame(width: 20)
        Self.list()
      }
    }
    let colors = ThemeColors(theme, depth: depth)
    let frame = lists.draw()
    let active = Self.cells(of: frame, row: 0).map { colors.resolved($0.style) }
    let inactive = Self.cells(of: frame, row: 0, columns: 21..<31).map { colors.resolved($0.style) }
    #expect(frame.buffer[Position(column: 21, row: 0)].cluster.description == "▌")
    #expect(inactive[0] == colors.resolved(Style(attributes: .dim)))
    #expect(inactive[2] == colors.resolved(.plain))
    #expect(active[0] != inactive[0] && active[2] != inactive[2])
  }

  @Test func `without colours a selected cell is reversed with the focus, otherwise bold`() {
    let stage = TableStage(40, 3) { _ in
      Row {
        for name in ["a", "b"] {
          Table(
            count: 2, selection: .cell(SelectedCell(row: 0, column: name), selects: TableEvent.cell)
          ) {
            TableColumn(name, width: .fixed(4)) { _ in "text" }
          }
          .frame(width: 20)
        }
      }
    }
    let styles = [3, 23].map { stage.scene.style(column: $0, row: 1).shownAttributes }
    #expect(styles == [[.bold, .reverse], .bold])
  }

  @Test(arguments: depths)
  func `the current item of a menu is bold, between signs without colours and reversed with few`(
    depth: ColorDepth
  ) {
    let opened = ViewSession(30, 14) { fileMenu() }.after(.enter)
    var display = DisplayOptions()
    display.colors = depth
    let attributes: Style.Attributes = depth == .none ? .bold : [.bold, .reverse]
    for (session, title, row) in [(opened, "Open", 2), (opened.after(.end, .up), "Delete", 9)] {
      let frame = Scene(
        session.view(), size: session.size, interface: session.interface, display: display
      ).draw()
      let item = depth == .none ? " ›\(title)‹ " : "  \(title)  "
      #expect(frame.text.split(separator: "\n")[row].contains(item))
      let style = frame.buffer[Position(column: 3, row: row)].style
      let colors = ThemeColors(.dark, depth: depth)
      var expected = colors.resolved(.plain)
      expected.attributes = attributes
      #expect(colors.resolved(style) == expected)
    }
  }
}
