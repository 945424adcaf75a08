import CursesFeedbackTesting
import Testing

@testable import LogViewDemo

@MainActor
@Suite(.timeLimit(.minutes(30))) struct LogViewStory {
  private let log = Log(count: 2_000)
  private let app = TestApp(
    LogViewer(log: Log(count: 2_000)), size: Size(columns: 80, rows: 24))

  /// Lets the requested entries be collected.
  private func arrange() async {
    app.letRun("arrange")
    await app.settle()
  }

  /// The values of the listed entries.
  private func listed<Value>(_ value: (LogEntry) -> Value) -> [Value] {
    app.state.shown?.numbers.map { value(log[Int($0)]) } ?? []
  }

  @Test(arguments: [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60),
  ])
  func `the log fits on the screen in each of its states`(size: Size) async {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 reading")
    await arrange()
    snapshot("2 all")
    app.press("3", .down, .enter)
    await arrange()
    snapshot("3 errors with details")
    app.press("/")
    app.type("nothing")
    await arrange()
    snapshot("4 no match")
    app.press(.escape, "g")
    app.type("0")
    await arrange()
    snapshot("5 no such row")
  }

  @Test func `a key or a click on the title of a level chooses the levels that are listed`() async {
    await arrange()
    app.press("2")
    await arrange()
    #expect(Set(listed(\.level)) == [.warning, .error])
    app.click("Error")
    await arrange()
    #expect(Set(listed(\.level)) == [.error])
  }

  @Test func `text is found while it is typed, and Enter returns to the list`() async {
    await arrange()
    app.press("/")
    app.type("MAIL")
    await arrange()
    #expect(Set(listed(\.service)) == ["mail"])
    app.press(.enter, .down)
    #expect(app.state.selection == 1)
    app.press(.escape)
    await arrange()
    #expect(app.state.count == 2_000)
  }

  @Test(arguments: ["4", "47", "0", "01", "page 4", " is", "T 9", "auth", "nothing"])
  func `exactly the lines are found that contain the text`(words: String) async {
    app.press("/")
    app.type(words)
    await arrange()
    let lines = (0..<2_000).map { log[$0] }
    let found = lines.filter {
      $0.text.contains(words.lowercased()) || $0.service.contains(words.lowercased())
    }
    #expect(listed(\.number) == found.map(\.number))
  }

  @Test func `other words cancel the collecting of entries`() {
    app.press("/")
    app.type("a")
    app.type("b")
    #expect(app.pendingEffects == ["arrange"])
    app.press(.escape)
    #expect(app.pendingEffects == ["arrange"])
  }

  @Test func `s sorts by the next column, and r reverses the order`() async {
    app.press("s")
    await arrange()
    #expect(listed(\.level.rawValue) == listed(\.level.rawValue).sorted())
    app.press("s", "s")
    await arrange()
    #expect(listed(\.milliseconds) == listed(\.milliseconds).sorted())
    app.press("r")
    await arrange()
    #expect(listed(\.milliseconds) == listed(\.milliseconds).sorted(by: >))
    app.press("s")
    await arrange()
    #expect(listed(\.number) == (0..<2_000).reversed())
  }

  @Test func `a key moves the selection in one frame while the entries are being sorted`() async {
    await arrange()
    app.press("s")
    app.advance(by: .seconds(1))
    let frames = app.terminal.frameCount
    app.press(.down)
    #expect(app.pendingEffects == ["arrange"])
    #expect(app.state.selection == 1)
    #expect(app.terminal.frameCount == frames + 1)
  }

  @Test func `g goes to a row`() async {
    await arrange()
    app.press("g")
    app.type("2001")
    #expect(app.frame.text.contains("There is no such row"))
    app.press(.backspace, .backspace, .enter)
    #expect(app.frame.text.contains("20 of 2,000"))
    app.press("g", .escape, .up)
    #expect(app.state.selection == 18)
  }

  @Test func `g goes to no row of an empty list`() async {
    app.press("/")
    app.type("nothing")
    await arrange()
    app.press(.enter, "g")
    #expect(app.frame.text.contains("No rows"))
    app.type("1")
    #expect(app.frame.text.contains("There is no such row"))
  }

  @Test func `Enter shows the details of a row, or hides them`() async {
    await arrange()
    app.press(.end, .enter)
    #expect(app.frame.text.contains("Entry 2,000 of 2,000"))
    app.press(.enter)
    #expect(!app.frame.text.contains("Entry 2,000 of 2,000"))
  }

  @Test func `the chart counts the listed entries and their errors`() async throws {
    app.press("2")
    await arrange()
    let shown = try #require(app.state.shown)
    #expect(shown.counts.reduce(0, +) == shown.numbers.count)
    #expect(shown.errors.reduce(0, +) == listed(\.level).count { $0 == .error })
  }

  @Test func `no timer runs when the entries are listed`() async {
    await arrange()
    app.advance(by: .seconds(1))
    #expect(app.clock.nextDeadline == nil)
  }

  @Test func `no two bindings share a key`() async {
    app.press("/")
    app.type("mail")
    await arrange()
    app.press(.enter)
    #expect(app.keyConflicts == [])
  }

  @Test func `the README shows a frame of the log`() async {
    app.resize(columns: 110, rows: 22)
    app.press("2", "s", "s", "s", "r")
    await arrange()
    app.press(.down, .down)
    expectPicture(of: app.frame, title: "logview", at: "../../LogView/logview.svg")
  }
}
