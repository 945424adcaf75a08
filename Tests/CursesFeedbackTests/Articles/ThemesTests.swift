import CursesFeedback
import CursesFeedbackTesting
import Foundation
import TerminalModel
import Testing

/// The examples of the article Themes.
@Suite @MainActor struct ThemesTests {
  @Test func `the state selects the theme`() {
    let app = TestApp(Weather(), size: Size(columns: 24, rows: 4))
    #expect(app.frame.theme == .paper)
    let before = app.frame
    app.press("l")
    #expect(app.frame.theme == .midnight)
    #expect(app.frame.buffer == before.buffer)
    #expect(FrameDiff(from: before, to: app.frame).cellCount == 24 * 4)
  }

  @Test func `a key switches to the next theme, whose name is in the state`() {
    let app = TestApp(ThemeSwitch(), size: Size(columns: 24, rows: 4))
    #expect(app.frame.theme == nil)
    app.press("t")
    #expect(app.state.theme == "dark")
    #expect(app.frame.theme == .dark)
  }

  @Test func `a theme that the user selects in the application replaces that of the option`() {
    let app = TestApp(
      ThemeSwitch(), size: Size(columns: 24, rows: 4), display: DisplayOptions(theme: .nord))
    #expect(app.frame.theme == .nord)
    app.press("t")
    #expect(app.frame.theme == .dark)
  }

  @Test func `the option replaces a theme that the application selects`() {
    let app = TestApp(
      Weather(), size: Size(columns: 24, rows: 4), display: DisplayOptions(theme: .highContrast))
    app.press("l")
    #expect(app.frame.theme == .highContrast)
  }

  @Test func `a dense theme makes room on a small screen`() {
    let app = TestApp(Moorings(), size: Size(columns: 40, rows: 12))
    expectSnapshot(of: app.frame, named: "standard")
    app.press("f2")
    expectSnapshot(of: app.frame, named: "compact")
  }

  @Test func `the user's theme has the metrics of the whole application`() {
    let size = Size(columns: 40, rows: 12)
    let app = TestApp(Moorings(), size: size, display: DisplayOptions(theme: .denseNord))
    let dense = TestApp(Moorings(), size: size)
    dense.press("f2")
    #expect(app.frame == dense.frame)
    app.press("f2")
    #expect(app.frame == dense.frame)
  }

  @Test func `the sets of metrics beside each other`() {
    expectPicture(
      of: TestApp(Densities(), size: Size(columns: 114, rows: 13)).frame, title: "114 × 13",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/theme-metrics.svg")
  }

  @Test(arguments: Theme.Metric.allCases)
  func `the table of metrics has their bounds and sets`(metric: Theme.Metric) throws {
    let page = URL(filePath: #filePath).appending(
      path: "../../../../Sources/CursesFeedback/CursesFeedback.docc/Themes.md")
    let rows = try String(contentsOf: page.standardized, encoding: .utf8).split(separator: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| `\(metric.name)` |") })
    let (least, most) = (metric.bounds.lowerBound, metric.bounds.upperBound)
    #expect(row.hasPrefix("| `\(metric.name)` | `\(least)–\(most)` |"))
    let sets = [ThemeMetrics.compact, .standard, .comfortable].map { "| `\($0[metric])` |" }
    #expect(row.hasSuffix(sets.joined().replacing("||", with: "|")))
  }

  @Test func `the same views in themes of each kind`() {
    let themes: [Theme] = [.dark, .light, .highContrast, .nord, .gruvboxLight, .dracula]
    expectPicture(
      of: TestApp(ThemeSamples(themes: themes), size: Size(columns: 114, rows: 22)).frame,
      title: "114 × 22",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/themes.svg")
  }

  @Test func `the same widgets with sets of glyphs`() {
    var (ascii, chalk) = (Theme.dark, Theme.chalk)
    (ascii.name, chalk.name) = ("ascii", "chalk")
    ascii.glyphs = .ascii
    expectPicture(
      of: TestApp(
        ThemeSamples(themes: [.dark, ascii, chalk]), size: Size(columns: 114, rows: 11)
      ).frame,
      title: "114 × 11",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/theme-glyphs.svg")
  }

  @Test(arguments: Theme.Glyph.allCases)
  func `the table of glyphs has their characters`(glyph: Theme.Glyph) throws {
    let page = URL(filePath: #filePath).appending(
      path: "../../../../Sources/CursesFeedback/CursesFeedback.docc/Themes.md")
    let rows = try String(contentsOf: page.standardized, encoding: .utf8).split(separator: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| `\(glyph.name)` |") })
    let ascii = "\(ThemeGlyphs.ascii[glyph])".replacing("|", with: "\\|")
    #expect(row.hasSuffix("| `\(ThemeGlyphs.unicode[glyph])` | `\(ascii)` |"))
  }

  @Test func `each widget of the reference is in the table of parts, or below it without parts`()
    throws
  {
    let articles = URL(filePath: #filePath).appending(
      path: "../../../../Sources/CursesFeedback/CursesFeedback.docc"
    ).standardized
    func types(in text: Substring) -> Set<Substring> {
      Set(text.matches(of: /``([A-Z]\w*)``/).map(\.output.1))
    }
    let themes = try String(contentsOf: articles.appending(path: "Themes.md"), encoding: .utf8)
    let widgets = try String(contentsOf: articles.appending(path: "Widgets.md"), encoding: .utf8)
    let table = try #require(themes.split(separator: "| Widgets | parts |").last)
    let listed = types(in: table.split(separator: "## Metrics").first ?? "")
    #expect(types(in: widgets[...]).subtracting(listed) == ["CalendarDate", "View"])
  }

  @Test func `parts of a view have looks of their own`() {
    let app = TestApp(HarbourLook(), size: Size(columns: 24, rows: 4))
    app.press("tab")
    let rows = (0..<4).map { app.frame.buffer.row($0).map(\.style) }
    #expect(rows[0].contains { $0.background == .accent })
    #expect(!rows[0].contains { $0.attributes.contains(.bold) })
    #expect(rows[2].contains { $0.foreground == .error })
    #expect(!rows[2].contains { $0.foreground == .accent })
  }
}

/// A form in each set of metrics.
private struct Densities: Component {
  typealias Event = Moorings.Event

  let initial = Moorings.State()

  func reduce(_ state: inout Moorings.State, _ event: Event) {}

  func view(_ state: Moorings.State) -> Node<Event> {
    Row(spacing: 3) {
      form("compact", .compact)
      form("standard", .standard)
      form("comfortable", .comfortable)
    }
    .padded(1)
  }

  private func form(_ name: String, _ metrics: ThemeMetrics) -> Node<Event> {
    var theme = Theme.dark
    theme.metrics = metrics
    return Panel(name) { Moorings().form(initial) }.theme(theme).frame(maxWidth: .max)
  }
}
