import CursesFeedback
import CursesFeedbackTesting
import PickerDemo
import Testing

@MainActor
@Suite struct PickerStory {
  private let app = TestApp(Picker(isMulti: true), size: Size(columns: 80, rows: 24))

  private static let files = [
    "Package.swift", "README.md", "Sources/Model/Cell.swift", "Sources/Model/Color.swift",
    "Sources/Views/Canvas.swift", "Sources/Views/Column.swift", "Sources/Views/List.swift",
    "Sources/Views/Row.swift", "Tests/ModelTests/CellTests.swift",
    "Tests/ViewTests/ListTests.swift",
  ]

  /// The rows of the list on the screen, without the mark of the current one.
  private var rows: [String] {
    app.frame.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast()
      .map { row in row.drop { " ▌┃".contains($0) } }.filter { !$0.isEmpty }.map(String.init)
  }

  private func readFiles() {
    app.send(.linesRead(Self.files))
    app.send(.inputEnded)
    app.advance(by: .seconds(1))
  }

  private func type(_ text: String) async {
    app.type(text)
    app.letRun("search")
    await app.settle()
    app.advance(by: .seconds(1))
  }

  @Test(arguments: [Size(columns: 40, rows: 12), Size(columns: 80, rows: 24)])
  func `the lines fit on the screen in each state`(size: Size) async {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 no lines")
    app.send(.linesRead(Array(Self.files.prefix(3))))
    app.advance(by: .seconds(1))
    snapshot("2 first lines")
    readFiles()
    await type("ltest")
    app.press(.tab)
    snapshot("3 matches")
    await type("x")
    snapshot("4 no match")
  }

  @Test func `lines show as they arrive, and the count says that more may come`() {
    app.send(.linesRead(["one", "two"]))
    app.advance(by: .seconds(1))
    #expect(rows == ["one", "two"])
    #expect(app.frame.text.contains("2/2…"))
    app.send(.inputEnded)
    #expect(app.frame.text.contains("2/2 "))
  }

  @Test func `the search is an effect, and the previous matches stay until it has found a line`()
    async
  {
    readFiles()
    await type("list")
    #expect(rows == ["Sources/Views/List.swift", "Tests/ViewTests/ListTests.swift"])
    app.type("te")
    #expect(app.pendingEffects.contains("search"))
    #expect(rows.count == 2)
    app.letRun("search")
    await app.settle()
    app.advance(by: .seconds(1))
    #expect(rows == ["Tests/ViewTests/ListTests.swift"])
  }

  @Test func `highlighting leaves the text after a tab in its column`() async {
    app.send(.linesRead(["ab\tcd\tx"]))
    app.send(.inputEnded)
    app.advance(by: .seconds(1))
    #expect(rows == ["ab      cd      x"])
    await type("bcx")
    #expect(rows == ["ab      cd      x"])
  }

  @Test func `a newer query cancels the search for an older one`() async {
    readFiles()
    app.type("ce")
    app.type("l")
    #expect(app.pendingEffects.filter { $0 == "search" }.count == 1)
    app.letRun("search")
    await app.settle()
    #expect(app.state.shown.query.text == "cel")
  }

  @Test func `lines that arrive during a step of the search do not restart the step`() async {
    app.send(.linesRead(["one", "two"]))
    app.type("o")
    app.letRun("search")
    app.send(.linesRead(["three", "four"]))
    await app.settle()
    app.letRun("search")
    await app.settle()
    app.advance(by: .seconds(1))
    #expect(rows == ["one", "two", "four"])
  }

  @Test func `Enter picks the current line`() async {
    readFiles()
    await type("swift")
    app.press(.down, .enter)
    #expect(app.hasEnded)
    #expect(app.state.result == "Sources/Views/Row.swift")
    #expect(Picker().exitStatus(app.state) == 0)
  }

  @Test func `Enter that is typed ahead waits for the matches of its query`() async {
    readFiles()
    app.type("color")
    app.press(.enter)
    #expect(!app.hasEnded)
    app.letRun("search")
    await app.settle()
    #expect(app.hasEnded)
    #expect(app.state.result == "Sources/Model/Color.swift")
  }

  @Test func `Enter picks nothing if no line matches`() async {
    readFiles()
    await type("xyz")
    app.press(.enter)
    #expect(!app.hasEnded)
    app.press(.ctrl("u"))
    #expect(rows == Self.files)
    #expect(!app.hasEnded)
  }

  @Test func `Tab marks lines, and Enter picks them in the order of the input`() async {
    readFiles()
    app.press(.down, .down, .tab)
    await type("readme")
    app.press(.tab, .enter)
    #expect(app.state.result == "README.md\nSources/Model/Cell.swift")
  }

  @Test func `Tab on a marked line removes the mark`() {
    readFiles()
    app.press(.tab, .up, .tab)
    #expect(app.state.marked == [])
    #expect(app.state.row == 1)
  }

  @Test func `without --multi, Tab marks nothing`() {
    let single = TestApp(Picker())
    single.send(.linesRead(["one"]))
    single.press(.tab)
    #expect(single.state.marked == [])
    #expect(!single.frame.text.contains("Mark"))
  }

  @Test func `keys move the current line, and stop at the first and the last`() {
    readFiles()
    app.press(.up, .down, .ctrl("n"), .down, .ctrl("p"))
    #expect(app.state.row == 2)
    app.press(.pageDown)
    #expect(app.state.row == 9)
    app.press(.pageUp)
    #expect(app.state.row == 0)
  }

  @Test func `a click selects a line, a second picks it, and the field keeps the focus`() async {
    readFiles()
    app.click("Model/Color")
    #expect(app.state.row == 3)
    await type("o")
    #expect(app.state.query == "o")
    app.click("Model/Color")
    app.click("Model/Color")
    #expect(app.state.result == "Sources/Model/Color.swift")
  }

  @Test func `a picker of numbers has all of them as its lines`() async throws {
    let numbers = TestApp(Picker(isMulti: false, source: .numbers(upTo: 25_000)), effects: .live)
    await numbers.settle()
    #expect(numbers.state.isInputComplete)
    try #require(numbers.state.lines.count == 25_000)
    #expect(numbers.state.lines[24_999] == "25000")
  }

  @Test(arguments: [Key.escape, .ctrl("c")])
  func `Esc and Ctrl-C end with status 130 and without a result`(key: Key) {
    readFiles()
    app.press(key)
    #expect(app.hasEnded)
    #expect(app.state.result == nil)
    #expect(Picker().exitStatus(app.state) == 130)
  }

  @Test func `the README shows a frame of the picker`() async {
    app.resize(columns: 60, rows: 14)
    readFiles()
    app.press(.down, .down, .tab)
    await type("model")
    app.press(.down)
    expectPicture(of: app.frame, title: "picker --multi", at: "../../Picker/picker.svg")
  }
}
