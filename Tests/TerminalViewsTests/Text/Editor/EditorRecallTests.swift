import TerminalModel
import Testing

@testable import TerminalViews

/// The history of an editor: Up in the first row and Down in the last row show earlier texts.
@Suite struct EditorRecallTests {
  private func stage(_ text: String = "dr") -> EditorStage {
    EditorStage(text) { $0.history(["one", "tw\no", "tw\no", "three"]) }
  }

  static let recalls = [
    ("up", "three|"), ("up up", "tw\no|"), ("up up up", "t|w\no"), ("up up up up", "one|"),
    ("up up up up up", "|one"), ("up down", "dr|"), ("up up down", "three|"),
    ("ctrl+p ctrl+p ctrl+n ctrl+n", "dr|"), ("down", "dr|"), ("up x up", "tw\no|"),
    ("up x up up up", "one|"), ("up x down", "threex|"), ("up ctrl+z", "|dr"),
    ("up ctrl+z up", "three|"), ("up up up up down down down", "dr|"),
  ]

  @Test(arguments: recalls)
  func `the history is shown entry by entry`(keys: String, after: String) throws {
    var stage = stage()
    try stage.press(keys)
    #expect(stage.picture == after)
  }

  @Test func `in other rows, Up and Down move the cursor`() throws {
    var stage = stage("a\nb\nc")
    try stage.press("down down up")
    #expect(stage.picture == "a\n|b\nc")
    try stage.press("up up")
    #expect(stage.picture == "three|")
    try stage.press("down")
    #expect(stage.picture == "a\nb\nc|")
  }

  @Test(arguments: ["up x ctrl+z", "up up ctrl+z"])
  func `the own text returns also after an undo`(keys: String) throws {
    var stage = stage("dr")
    try stage.press(keys)
    #expect(stage.text.text == "three")
    try stage.press("end down")
    #expect(stage.text.text == "dr")
  }

  @Test func `rows of a wrapped line count as rows`() throws {
    var stage = EditorStage("aaaa bbbb cccc", columns: 8) { $0.history(["one"]) }
    try stage.press("down down up")
    #expect(stage.picture == "aaaa |bbbb cccc")
    try stage.press("up up")
    #expect(stage.picture == "one|")
  }

  @Test func `a read-only editor shows no entry, nor does one without a history`() throws {
    var stage = EditorStage("ab") { $0.history(["one"]).readOnly() }
    try stage.press("up")
    #expect(stage.picture == "|ab")
    var other = EditorStage("ab") { $0.history([]) }
    try other.press("right up")
    #expect(other.picture == "|ab")
  }

  @Test func `a recall begins again when the application has replaced the text or the history`()
    throws
  {
    var stage = stage()
    try stage.press("up up")
    stage.text = TextDocument()
    try stage.press("up")
    #expect(stage.picture == "three|")
    stage.change = { $0.history(["new"]).node() }
    try stage.press("up")
    #expect(stage.picture == "new|")
  }

  @Test func `the own text returns with its annotations`() throws {
    var stage = stage("@ada")
    stage.text.annotate(.start..<stage.text.end, data: "u-1", isAtomic: true)
    let own = stage.text
    try stage.press("up")
    #expect(stage.text.annotations.isEmpty)
    try stage.press("down")
    #expect(stage.text == own)
  }

  @Test(arguments: [("up up", "one"), ("up up down", "two"), ("up down", "dr")])
  func `an entry that the application corrects is still that entry`(
    keys: String, after: String
  ) throws {
    var stage = EditorStage { $0.history(["One", "Two"]) }
    stage.reduce = { document in
      var corrected = document
      let text = document.text
      if text != text.lowercased() {
        corrected.replace(.start..<document.end, with: text.lowercased())
      }
      return corrected
    }
    stage.type("dr")
    try stage.press(keys)
    #expect(stage.text.text == after)
  }
}
