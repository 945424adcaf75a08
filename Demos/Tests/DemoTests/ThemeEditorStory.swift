import CursesFeedbackTesting
import Foundation
import Testing

@testable import ThemeEditorDemo

@MainActor
@Suite(.timeLimit(.minutes(30))) struct ThemeEditorStory {
  private let app = TestApp(ThemeEditor(), size: Size(columns: 80, rows: 24))

  /// Replaces the text of the field with the focus.
  private func fillIn(_ text: String) {
    app.press(.ctrl("u"))
    app.type(text)
  }

  @Test(arguments: [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
  ])
  func `the editor fits on the screen in each of its states`(size: Size) {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 settings")
    app.press("p")
    snapshot("2 preview")
    app.press("p", .enter)
    fillIn("#12345")
    snapshot("3 invalid")
    fillIn("#123456")
    snapshot("4 illegible")
    app.press(.enter, "s")
    snapshot("5 path")
    app.press(.enter)
    app.answer("save", with: .written(.taken))
    snapshot("6 replace")
    app.press(.escape, "q")
    snapshot("7 exit")
    app.press(.enter, .enter)
    app.answer("save", with: .written(.failed("The disk is full.")))
    snapshot("8 not saved")
    app.press(.end)
    snapshot("9 metrics")
  }

  @Test func `a colour is shown while it is typed, kept by Enter, and dropped by Escape`() {
    app.press(.enter)
    fillIn("214")
    #expect(app.state.shown[.accent] == .palette(214))
    #expect(app.state.theme == .dark)
    app.press(.escape)
    #expect(app.state.shown == .dark)
    app.press(.enter)
    fillIn("default")
    app.press(.enter)
    #expect(app.state.theme[.accent] == .default)
  }

  @Test func `a text that is no colour changes nothing, and Enter does not keep it`() {
    app.press(.enter)
    fillIn("reddish")
    #expect(app.frame.text.contains("Such as #6ccfe0, 214 or red"))
    app.press(.enter)
    #expect(app.state.entry == "reddish")
    app.press(.tab)
    #expect(app.state.entry == nil)
    #expect(app.state.theme == .dark)
  }

  @Test func `the cells of a metric change the preview while they are typed`() {
    #expect(app.frame.text.contains("[ Sign ]"))
    app.send(.selected(.metric(.buttonPadding)))
    app.press(.enter)
    fillIn("4")
    #expect(app.frame.text.contains("[   Sign   ]"))
    app.press(.enter)
    #expect(app.state.theme.metrics[.buttonPadding] == 4)
    app.press("u")
    #expect(app.state.theme == .dark)
  }

  @Test(arguments: ["", "0", "5", "-1", "wide", "2.5"])
  func `cells outside the bounds of a metric change nothing`(text: String) {
    app.send(.selected(.metric(.buttonPadding)))
    app.press(.enter)
    fillIn(text)
    #expect(app.frame.text.contains("A number from 1 to 4"))
    app.press(.enter, .escape)
    #expect(app.state.theme == .dark)
  }

  @Test func `a colour that is typed is kept when another token is selected`() {
    app.press(.enter)
    fillIn("red")
    app.click("border")
    #expect(app.state.setting == .color(.border))
    #expect(app.state.theme[.accent] == .red)
  }

  @Test func `u undoes each change, and Control-R redoes it until the next change`() {
    app.send(.baseSelected("nord"))
    app.press(.enter)
    fillIn("#ffffff")
    app.press(.enter, "u")
    #expect(app.state.theme == .nord)
    app.press("u")
    #expect(app.state.theme == .dark)
    #expect(!app.state.isUnsaved)
    app.press("ctrl+r", "ctrl+r")
    #expect(app.state.theme[.accent] == .rgb(red: 255, green: 255, blue: 255))
    app.press("u")
    app.send(.baseSelected("paper"))
    #expect(!app.state.canRedo)
  }

  @Test(arguments: Theme.all)
  func `the base can be each theme, which the preview shows`(theme: Theme) {
    app.send(.baseSelected(theme.name))
    #expect(app.state.shown == theme)
    #expect(app.frame.text.contains(theme.name))
  }

  @Test(arguments: [("#14161b", "1.0 ✗"), ("#a0a0a0", "4.4 ✗"), ("#a1a1a1", "4.5 ✓")])
  func `text with a contrast below 4.5 is marked`(color: String, contrast: String) {
    app.press(.enter)
    fillIn(color)
    #expect(app.frame.text.contains("██ \(color)    \(contrast)"))
  }

  @Test func `a file that does not exist is new until the theme is saved`() {
    let app = TestApp(ThemeEditor(path: "sea.theme"), size: app.frame.size)
    #expect(app.frame.text.contains("sea.theme") && app.frame.text.contains("new file"))
    app.press("s")
    app.answer("save", with: .written(.written))
    #expect(app.frame.text.contains("✓ saved"))
  }

  @Test func `q asks as long as a change is not saved`() {
    app.send(.baseSelected("nord"))
    app.press("q")
    #expect(!app.hasEnded)
    app.press(.escape)
    #expect(app.state.dialog == nil)
    app.press("q", .left, .enter)
    #expect(app.hasEnded)
  }

  @Test func `Save in the question asks for a path, and the editor ends when the theme is saved`() {
    app.send(.baseSelected("nord"))
    app.press("q", .enter, .enter)
    #expect(app.pendingEffects == ["save"])
    #expect(!app.hasEnded)
    app.answer("save", with: .written(.written))
    #expect(app.hasEnded)
  }

  @Test func `a refused theme keeps the editor open with the reason`() {
    app.send(.baseSelected("nord"))
    app.press("q", .enter, .enter)
    app.answer("save", with: .written(.failed("The disk is full.")))
    #expect(!app.hasEnded)
    #expect(app.frame.text.contains("✗ Not saved: The disk is full."))
    #expect(app.state.isUnsaved)
    app.press("s", .enter)
    app.answer("save", with: .written(.written))
    #expect(!app.hasEnded)
    #expect(!app.frame.text.contains("✗ Not"))
  }

  @Test func `a file is replaced only after a question, unless it is the editor's own file`() {
    app.press("s")
    fillIn("other.theme")
    app.press(.enter)
    #expect(app.state.saving?.replaces == false)
    app.answer("save", with: .written(.taken))
    app.press(.right, .enter)
    #expect(app.state.saving?.replaces == true)
    app.answer("save", with: .written(.written))
    #expect(app.state.path == "other.theme")
    app.send(.baseSelected("nord"))
    app.press("s")
    #expect(app.state.saving?.replaces == true, "It is the file of the editor.")
  }

  @Test func `Escape, which leaves a demo of the gallery, asks whether to save the theme`() {
    app.send(.baseSelected("nord"))
    app.press(.escape)
    #expect(app.frame.text.contains("Save the theme?"))
  }

  @Test func `the widgets of the preview respond`() {
    app.press("p", .tab, .tab, .down)
    #expect(app.frame.text.contains("▌ Bounty"))
    #expect(app.state.pane == .preview)
    app.click("Cargo")
    #expect(app.frame.text.contains("Wool"))
    app.press("p")
    #expect(app.state.pane == .settings)
  }

  @Test func `the tokens have the focus again when the screen becomes smaller or larger`() {
    app.resize(columns: 40, rows: 12)
    app.press(.down)
    #expect(app.state.setting == .color(.onAccent))
    app.resize(columns: 80, rows: 24)
    app.press(.up)
    #expect(app.state.setting == .color(.accent))
  }

  @Test func `no two bindings share a key`() {
    app.send(.baseSelected("nord"))
    #expect(app.keyConflicts == [])
    app.press(.enter)
    #expect(app.keyConflicts == [])
  }

  @Test func `the README has the catalogue of keys`() throws {
    for name in ["nord", "dark", "nord"] { app.send(.baseSelected(name)) }
    app.press("u")
    let table = KeyCatalogue(of: ThemeEditor().keys(app.state)).markdown
    let demos = URL(filePath: #filePath).appending(path: "../../..").standardized
    let readme = try String(
      contentsOf: demos.appending(path: "ThemeEditor/README.md"), encoding: .utf8)
    #expect(readme.contains(table))
  }

  @Test func `the README shows a frame of the editor`() {
    app.resize(columns: 96, rows: 24)
    app.send(.baseSelected("paper"))
    expectPicture(of: app.frame, title: "theme-editor", at: "../../ThemeEditor/theme-editor.svg")
  }
}
