import CursesFeedback
import CursesFeedbackTesting
import Foundation
import Testing

@testable import WidgetsDemo

@MainActor
@Suite struct WidgetsStory {
  private let app = TestApp(Widgets(), size: Size(columns: 80, rows: 24))

  @Test(
    arguments: Page.allCases,
    [Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)])
  func `each page fits on the screen`(page: Page, size: Size) throws {
    app.resize(columns: size.columns, rows: size.rows)
    try app.open(page.rawValue)
    expectSnapshot(of: app.frame, named: "\(page) \(size.columns)x\(size.rows)")
  }

  @Test(arguments: Page.allCases)
  func `each page has its own picture in each theme`(page: Page) throws {
    try app.open(page.rawValue)
    let pictures = Theme.all.map { app.frame.svg(theme: $0) }
    #expect(Set(pictures).count == Theme.all.count)
  }

  @Test(arguments: Page.allCases)
  func `each page is drawn with ASCII characters`(page: Page) throws {
    let app = TestApp(
      Widgets(), size: Size(columns: 80, rows: 24), display: DisplayOptions(usesASCII: true))
    try app.open(page.rawValue)
    #expect(app.frame.text.contains(page.title))
  }

  @Test(arguments: Page.allCases)
  func `the source of a page is its file`(page: Page) throws {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../Widgets/Pages/\(page.title).swift").standardized
    #expect(try page.source == String(contentsOf: file, encoding: .utf8))
  }

  @Test func `the source is below the page, or beside it on a wide screen`() {
    app.press("s")
    expectSnapshot(of: app.frame, named: "80x24")
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
    #expect(app.state.page == .dialogs)
  }

  @Test func `the page after the last one is the first one`() throws {
    try app.open("bars")
    app.press("n")
    #expect(app.state.page == .choices)
  }

  @Test func `a widget works, and a disabled one does not`() {
    app.click("Notify")
    #expect(!app.state.choices.isOn)
    app.click(column: 60, row: 6)
    #expect(!app.state.choices.isOn)
    app.click("Press 0")
    app.click("Press 1")
    #expect(app.frame.text.contains("Press 2"))
  }

  @Test func `a title sorts the table`() throws {
    try app.open("tables")
    app.click("Number")
    #expect(app.state.tables.order == TableOrder("Number", isAscending: false))
    #expect(app.frame.text.contains("9801"))
  }

  @Test func `a message disappears after four seconds`() throws {
    try app.open("dialogs")
    app.click("success")
    #expect(app.frame.text.contains("It is success"))
    app.advance(by: .seconds(4))
    #expect(!app.frame.text.contains("It is success"))
  }

  @Test(arguments: ["Alert", "Confirm", "Prompt"])
  func `a dialog opens, and Escape closes it`(title: String) throws {
    try app.open("dialogs")
    app.click(title)
    #expect(!app.state.dialogs.dialog.isEmpty)
    app.press(.escape)
    #expect(app.state.dialogs.dialog.isEmpty)
  }

  @Test func `only the page of charts has a timer`() throws {
    try app.open("charts")
    app.advance(by: .seconds(1))
    #expect(app.clock.nextDeadline != nil)
    app.press("n")
    app.advance(by: .seconds(1))
    #expect(app.clock.nextDeadline == nil)
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
