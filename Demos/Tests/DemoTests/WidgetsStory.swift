import CursesFeedback
import CursesFeedbackTesting
import Foundation
import Testing

@testable import DemoWidgetPages
@testable import WidgetsDemo

@MainActor
@Suite struct WidgetsStory {
  private let app = TestApp(Widgets(), size: Size(columns: 80, rows: 24))

  /// The last size shows all rows of each page, with its source.
  @Test(
    arguments: Page.allCases,
    [Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60)])
  func `each page fits on the screen`(page: Page, size: Size) throws {
    app.resize(columns: size.columns, rows: size.rows)
    try app.open(page.rawValue)
    expectSnapshot(of: app.frame, named: "\(page) \(size.columns)x\(size.rows)")
  }

  @Test(arguments: Page.allCases)
  func `Tab shows the first widget of a page with the focus`(page: Page) throws {
    try app.open(page.rawValue)
    app.press(.tab)
    expectSnapshot(of: app.frame, named: "\(page)")
  }

  @Test(
    arguments: [
      (.choices, "▾"), (.menus, "Edit"), (.menus, "File"), (.menus, "More"),
      (.dialogs, "Open Alert"), (.dialogs, "Open Confirm"), (.dialogs, "Open Prompt"),
      (.dialogs, "Open Palette"), (.dialogs, "Show warning"),
    ] as [(Page, String)])
  func `a click opens what a widget has in front of the page`(page: Page, text: String) throws {
    try app.open(page.rawValue)
    app.click(text)
    expectSnapshot(of: app.frame, named: "\(page) \(text)")
  }

  @Test func `the right button opens a menu, and a rest of the pointer a note`() throws {
    try app.open("menus")
    app.click("Right button here", button: .right)
    expectSnapshot(of: app.frame, named: "context menu")
    app.press(.escape)
    app.hover(column: 34, row: 8)
    app.advance(by: .seconds(1))
    expectSnapshot(of: app.frame, named: "tooltip")
  }

  @Test func `each widget of the reference is on a page`() throws {
    let articles = "../../../../Sources/CursesFeedback/CursesFeedback.docc"
    let reference = URL(filePath: #filePath).appending(path: articles + "/Widgets.md").standardized
    let links = try String(contentsOf: reference, encoding: .utf8)
      .matches(of: /``(?:View\/)?(\w+)[^`]*``/).map { String($0.output.1) }
    #expect(links.count > 50)
    let words = Set(Page.allCases.flatMap { $0.source.split { !$0.isLetter } }.map(String.init))
    // The type that has the modifiers.
    #expect(Set(links).subtracting(words).subtracting(["View"]) == [])
  }

  @Test(arguments: [
    "popover", "sections", "fittedRows", "onMove", "footer", "typeToFind", "joinedBorders",
    "baseline", "isStacked", "vertical", "quarterBlocks", "halfBlocks", "readOnly", "message",
    "pending", "suggestions", "closes", "guides", "checked", "destructive",
  ])
  func `each variant of a widget is on a page`(variant: String) {
    #expect(Page.allCases.contains { $0.source.contains(variant) })
  }

  @Test func `t replaces the theme of the option, and the header names the theme on the screen`() {
    let app = TestApp(
      Widgets(), size: Size(columns: 80, rows: 24), display: DisplayOptions(theme: .nord))
    #expect(app.frame.theme == .nord)
    app.press("t", "t", "t")
    #expect(app.frame.theme == .paper)
    #expect(app.frame.text.hasPrefix(" Widgets") && app.frame.text.contains("paper\n"))
  }

  @Test(arguments: Page.allCases)
  func `the widgets of a page have the colours of each theme, and no others`(page: Page) throws {
    app.resize(columns: 200, rows: 60)
    try app.open(page.rawValue)
    var looks: Set<[Color]> = []
    for _ in Theme.all {
      app.press("t")
      let theme = try #require(app.frame.theme)
      let frame = app.frame
      let styles = (0..<60).flatMap { frame.buffer.row($0).map(\.style) }
      let colors = styles.flatMap { [$0.foreground, $0.background] }.filter { $0 != .default }
      looks.insert(
        colors.map { color in
          guard case .token(let token) = color else {
            Issue.record("The colour \(color) is not one of the theme.")
            return color
          }
          return theme[token]
        })
    }
    #expect(looks.count == Theme.all.count)
  }

  @Test(arguments: Page.allCases)
  func `the source of a page is its file`(page: Page) throws {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../WidgetPages/Pages/\(page.title).swift").standardized
    #expect(try page.source == String(contentsOf: file, encoding: .utf8))
  }

  @Test func `the source is below the page on request, and beside it on a wide screen`() {
    #expect(!app.frame.text.contains("import CursesFeedback"))
    app.press("s")
    expectSnapshot(of: app.frame, named: "80x24")
    app.press("s")
    app.resize(columns: 200, rows: 40)
    expectSnapshot(of: app.frame, named: "200x40")
    app.press("s")
    #expect(!app.frame.text.contains("import CursesFeedback"))
  }

  @Test func `t selects each theme in turn, from the one after dark`() {
    app.press("t")
    #expect(app.state.theme.map { Theme.all[$0] } == .midnight)
    #expect(app.frame.text.contains("midnight"))
    for _ in 1..<Theme.all.count { app.press("t") }
    #expect(app.state.theme.map { Theme.all[$0] } == .dark)
  }

  @Test func `a search finds the pages whose source has its text`() {
    app.press("/")
    app.type("sparkline")
    #expect(app.state.found == [.charts])
    #expect(app.state.page == .charts)
    app.type("xyz")
    #expect(app.state.found == [])
    #expect(app.state.page == .charts)
    app.press(.ctrl("u"), .escape, "n")
    #expect(app.state.page == .lines)
  }

  @Test func `the page after the last one is the first one`() throws {
    try app.open("states")
    app.press("n")
    #expect(app.state.page == .choices)
  }

  @Test func `a widget works, and a disabled one does not`() {
    app.click("Notify")
    #expect(!app.state.pages.choices.isOn)
    app.click(column: 60, row: 6)
    #expect(!app.state.pages.choices.isOn)
    app.click("Press 0")
    app.click("Press 1")
    #expect(app.frame.text.contains("Press 2"))
  }

  /// The styles of the rows of the page States that have a control, in some columns.
  private func styles(in columns: Range<Int>) -> [[Style]] {
    let frame = app.frame
    return stride(from: 4, through: 16, by: 2).map { row in
      Array(frame.buffer.row(row))[columns].map(\.style)
    }
  }

  @Test func `the page of states has the looks of controls with the focus`() throws {
    try app.open("states")
    let shown = styles(in: 30..<54)
    for _ in shown {
      app.press(.tab)
      #expect(styles(in: 30..<54) == shown)
      app.press(.tab)
    }
  }

  /// A select opens when it is pressed, and a slider moves.
  @Test(arguments: [4, 6, 8, 10, 16])
  func `the page of states has the looks of pressed controls`(row: Int) throws {
    try app.open("states")
    let shown = styles(in: 55..<79)
    app.pressMouse(column: 58, row: row)
    #expect(styles(in: 55..<79) == shown)
  }

  @Test func `a title sorts the table`() throws {
    try app.open("tables")
    app.click("Number")
    #expect(app.state.pages.tables.order == TableOrder("Number", isAscending: false))
    #expect(app.frame.text.contains("9801"))
  }

  @Test func `typed letters find a node of a tree`() throws {
    try app.open("trees")
    app.press(.tab, .tab)
    app.type("pa")
    #expect(app.state.pages.trees.file == "Panes")
  }

  @Test func `Alt and an arrow key move a row`() throws {
    try app.open("lists")
    app.press(.tab, .tab, .tab, .alt(.down))
    #expect(app.state.pages.lists.films.prefix(3) == ["Alien", "Fargo", "Dune"])
  }

  @Test func `a message disappears after four seconds`() throws {
    try app.open("dialogs")
    app.click("Show success")
    #expect(app.frame.text.contains("It is success"))
    app.advance(by: .seconds(4))
    #expect(!app.frame.text.contains("It is success"))
  }

  @Test(arguments: ["Alert", "Confirm", "Prompt", "Palette"])
  func `a dialog opens, and Escape closes it`(title: String) throws {
    try app.open("dialogs")
    app.click("Open \(title)")
    #expect(!app.state.pages.dialogs.dialog.isEmpty)
    app.press(.escape)
    #expect(app.state.pages.dialogs.dialog.isEmpty)
  }

  @Test(arguments: Page.allCases)
  func `only the page of numbers has a timer`(page: Page) throws {
    try app.open("numbers")
    app.advance(by: .seconds(1))
    try app.open(page.rawValue)
    app.advance(by: .seconds(1))
    #expect((app.clock.nextDeadline != nil) == (page == .numbers))
  }

  @Test func `a path that is no page is refused`() {
    #expect(throws: PathError.self) { try app.open("gadgets") }
  }

  @Test func `the keys of the pages do not hide those of the application`() {
    #expect(app.keyConflicts == [])
  }

  @Test func `the README has the catalogue of keys`() throws {
    let readme = URL(filePath: #filePath).appending(path: "../../../Widgets/README.md").standardized
    let table = KeyCatalogue(of: Widgets().keys(app.state)).markdown
    #expect(try String(contentsOf: readme, encoding: .utf8).contains(table))
  }

  @Test func `the README shows a frame of the widgets`() {
    app.resize(columns: 84, rows: 30)
    app.press(.tab)
    expectPicture(of: app.frame, title: "widgets", at: "../../Widgets/widgets.svg")
  }
}
