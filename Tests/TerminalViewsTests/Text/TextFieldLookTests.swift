import TerminalModel
import Testing

@testable import TerminalViews

/// The look of a text field.
@Suite struct TextFieldLookTests {
  static let sizes = [
    (20, "›one 字 three      ‹", 13), (9, "› three ‹", 7), (3, "› ‹", 1), (2, "e", 1), (1, "", 0),
  ]

  @Test(arguments: sizes)
  func `the end of the text is visible at each width`(columns: Int, row: String, cursor: Int) {
    var stage = FieldStage("one 字 three") { $0 }
    stage.size = Size(columns: columns, rows: 1)
    #expect(stage.frame.text == row)
    #expect(stage.cursor == cursor)
  }

  @Test func `nothing is drawn without columns or rows`() {
    for size in [Size(columns: 0, rows: 1), Size(columns: 5, rows: 0)] {
      var stage = FieldStage("one") { $0.message("no") }
      stage.size = size
      #expect(stage.cursor == nil)
    }
  }

  @Test func `brackets differ with focus, without focus and disabled`() {
    var stage = FieldStage("ab") { text in
      TextField("A", text: text, changes: FieldEvent.changed)
      TextField("B", text: text, changes: FieldEvent.changed)
      TextField("C", text: text, changes: FieldEvent.changed).disabled()
    }
    stage.size = Size(columns: 8, rows: 3)
    #expect(stage.frame.text == "›ab    ‹\n[ab    ]\n(ab    )")
  }

  @Test func `brackets are hidden by the colour of the background, or have the accent`() {
    let scene = scene(8, 4) {
      TextField("A", text: "ab") { _ in Tap.added }
      TextField("B", text: "ab") { _ in Tap.added }
      TextField("C", text: "ab") { _ in Tap.added }.disabled()
      TextField("D", text: "ab") { _ in Tap.added }.readOnly()
    }
    let brackets = (0..<4).map { scene.style(column: 0, row: $0) }
    #expect(
      brackets == [
        Style(foreground: .accent, background: .control),
        Style(foreground: .control, background: .control),
        Style(foreground: .control, background: .control), .plain,
      ])
    let shown = brackets.map { ThemeColors(.dark, depth: .none).resolved($0) }
    #expect(shown == [Style(attributes: .bold), .plain, .plain, .plain])
    #expect(scene.draw().text == "›ab    ‹\n[ab    ]\n(ab    )\n ab")
    #expect(scene.style(column: 1, row: 1) == Style(background: .control))
    #expect(scene.style(column: 1, row: 3) == .plain)
  }

  @Test func `an empty field shows its title, or a placeholder`() {
    #expect(FieldStage("") { $0 }.frame.text == "›Name        ‹\n")
    #expect(FieldStage("") { $0.placeholder("Ada") }.text(with: .dim) == "Ada")
    #expect(FieldStage("x") { $0 }.text(with: .dim) == "")
  }

  @Test(
    arguments: [
      (9, "›Ada Lo…‹", "Ada Lo…"), (5, "›Ad…‹", "Ad…"), (3, "›…‹", "…"), (2, "A…", "A…"),
    ])
  func `a placeholder that is too long ends in an ellipsis`(
    columns: Int, row: String, placeholder: String
  ) {
    var stage = FieldStage("") { $0.placeholder("Ada\nLovelace") }
    stage.size = Size(columns: columns, rows: 1)
    #expect(stage.frame.text == row)
    #expect(stage.text(with: .dim) == placeholder)
    #expect(stage.cursor == (columns > 2 ? 1 : 0))
  }

  @Test func `a prompt stands to the left, and a message below`() {
    var stage = FieldStage("ada") { $0.prompt("Name ").message("is taken") }
    #expect(stage.frame.text == "Name ›ada    ‹\n      ! is ta…")
    #expect(stage.cursor == 9)
    stage.size = Size(columns: 5, rows: 2)
    #expect(stage.frame.text == "Na› ‹\n   !…")
  }

  @Test func `a frame of two rows keeps the row of a message free`() {
    func rows(_ message: String?) -> [Substring] {
      scene(12, 4) {
        Column {
          TextField(text: "", changes: { _ in Tap.removed }).message(message).frame(height: 2)
          Text("below")
        }
      }
      .draw().text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    #expect(rows(nil) == ["›          ‹", "", "below", ""])
    #expect(rows("Too short") == ["›          ‹", " ! Too short", "below", ""])
  }

  @Test func `a frame makes a field narrower, and a row gives it the columns that are left`() {
    var stage = FieldStage("a") { text in
      Row {
        Text("Name")
        TextField(text: text, changes: FieldEvent.changed)
      }
      TextField(text: text, changes: FieldEvent.changed).frame(width: 5)
    }
    #expect(stage.frame.text == "Name ›a      ‹\n[a  ]")
    stage.size.columns = 9
    #expect(stage.frame.text == "Name ›a ‹\n[a  ]")
  }

  @Test func `the text scrolls only if the cursor would leave the visible part`() throws {
    var stage = FieldStage("0123456789") { $0 }
    stage.size.columns = 7
    try stage.press("left left")
    #expect(stage.frame.text == "›6789 ‹\n")
    #expect(stage.cursor == 3)
    try stage.press("home")
    #expect(stage.frame.text == "›01234‹\n")
    try stage.press("right right right right right")
    #expect(stage.frame.text == "›12345‹\n")
    #expect(stage.cursor == 5)
  }

  @Test func `a suggestion is shown behind the cursor`() throws {
    var stage = FieldStage("be") { $0.suggestions(["Berlin"]) }
    #expect(stage.frame.text == "›berlin      ‹\n")
    #expect(stage.text(with: .dim) == "rlin")
    try stage.press("right")
    #expect(stage.text == "Berlin")
  }

  @Test func `a suggestion is cut at the edge`() {
    var stage = FieldStage("b") { $0.suggestions(["b字字字"]) }
    stage.size.columns = 6
    #expect(stage.frame.text == "›b字 ‹\n")
  }

  @Test func `the count of left out characters stays if the application corrects the text`() {
    var stage = FieldStage { $0.accepts { $0.isLetter } }
    stage.size.columns = 20
    stage.take(.paste("ADA!"))
    stage.text = "ada"
    #expect(stage.frame.text == "›ada     1 left out‹\n")
    stage.mouse(.pressed(.left), column: 1)
    #expect(!stage.frame.text.contains("left out"))
  }

  @Test func `a click finds the character under the pointer, although the count goes away`() {
    var stage = FieldStage { $0.accepts { $0.isLetter } }
    stage.size.columns = 20
    stage.take(.paste("abcdefghijklmnopq1"))
    #expect(stage.frame.text.contains("1 left out"))
    stage.text = "a new text of the application"
    #expect(stage.frame.text == "›cation  1 left out‹\n")
    stage.mouse(.pressed(.left), column: 5)
    #expect(stage.frame.text == "›f the application ‹\n")
    #expect(stage.cursor == 16)
  }

  @Test func `characters that were left out are counted until the next input`() throws {
    var stage = FieldStage("ab") { $0.limit(3) }
    stage.size.columns = 20
    stage.take(.paste("cde"))
    #expect(stage.frame.text == "›abc     2 left out‹\n")
    try stage.press("left")
    #expect(stage.frame.text == "›abc               ‹\n")
  }
}
