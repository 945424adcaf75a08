import TerminalModel
import Testing

@testable import TerminalViews

/// Annotations in an editor: keys, the mouse, undo.
@Suite struct AnnotatedEditingTests {
  /// `Hi @ada!`, with `@ada` as a mention.
  private func stage(isAtomic: Bool = true) -> EditorStage {
    var stage = EditorStage("Hi @ada!")
    stage.text.annotate(range(3, 7), foreground: .cyan, data: "ada", isAtomic: isAtomic)
    return stage
  }

  static let motions: [(String, String)] = [
    ("right right right right", "Hi @ada|!"), ("end left left", "Hi |@ada!"),
    ("ctrl+right ctrl+right", "Hi @ada|!"), ("end ctrl+left", "Hi |@ada!"),
    ("right right right shift+right", "Hi ^@ada|!"), ("end left shift+left", "Hi |@ada^!"),
  ]

  @Test(arguments: motions)
  func `the cursor skips an atomic annotation`(keys: String, picture: String) throws {
    var stage = stage()
    try stage.press(keys)
    #expect(stage.picture == picture)
  }

  static let deletions: [(String, String)] = [
    ("end left backspace", "Hi |!"), ("right right right delete", "Hi |!"),
    ("end left ctrl+w", "Hi |!"), ("end left alt+backspace", "Hi |!"),
    ("right right right alt+d", "Hi |!"), ("end left shift+left x", "Hi x|!"),
  ]

  @Test(arguments: deletions)
  func `an atomic annotation is deleted as a whole, and returns with undo`(
    keys: String, picture: String
  ) throws {
    var stage = stage()
    let annotations = stage.text.annotations
    try stage.press(keys)
    #expect(stage.picture == picture)
    #expect(stage.text.annotations.isEmpty)
    try stage.press("ctrl+z")
    #expect(stage.text.text == "Hi @ada!")
    #expect(stage.text.annotations == annotations)
    try stage.press("alt+_")
    #expect(stage.picture == picture)
    #expect(stage.text.annotations.isEmpty)
  }

  @Test func `text typed at the edges of an annotation does not belong to it`() throws {
    var stage = stage()
    try stage.press("right right right x right y")
    #expect(stage.picture == "Hi x@aday|!")
    #expect(stage.text.annotations.map(\.range) == [range(4, 8)])
  }

  @Test func `keys edit the text of an annotation that is not atomic`() throws {
    var stage = stage(isAtomic: false)
    try stage.press("end left left backspace x y")
    #expect(stage.picture == "Hi @axy|a!")
    #expect(stage.text.annotations.map(\.range) == [range(3, 8)])
    try stage.press("ctrl+z ctrl+z")
    #expect(stage.text.annotations.map(\.range) == [range(3, 7)])
  }

  @Test func `a click in an annotation moves to its nearer edge, and a double click selects it`() {
    var stage = stage()
    stage.mouse(.pressed(.left), 4, 0)
    stage.mouse(.released(.left), 4, 0)
    #expect(stage.picture == "Hi |@ada!")
    stage.mouse(.pressed(.left), 6, 0)
    stage.mouse(.released(.left), 6, 0)
    #expect(stage.picture == "Hi @ada|!")
    stage.mouse(.pressed(.left), 5, 0, clicks: 2)
    #expect(stage.picture == "Hi ^@ada|!")
    stage.mouse(.released(.left), 5, 0)
    stage.mouse(.pressed(.left), 1, 0)
    stage.mouse(.dragged(.left), 6, 0)
    #expect(stage.picture == "H^i @ada|!")
    stage.mouse(.dragged(.left), 4, 0)
    #expect(stage.picture == "H^i |@ada!")
  }

  @Test func `Up and Down do not move the cursor into an atomic annotation`() throws {
    var stage = EditorStage("one\n[folded]\nsix", columns: 20)
    let fold = TextPosition(line: 1, character: 0)..<TextPosition(line: 1, character: 8)
    stage.text.annotate(fold, isAtomic: true)
    try stage.press("end down")
    #expect(stage.picture == "one\n|[folded]\nsix")
    try stage.press("down")
    #expect(stage.picture == "one\n[folded]\nsix|")
    try stage.press("up")
    #expect(stage.picture == "one\n|[folded]\nsix")
  }

  @Test func `a row inside an annotation that is longer than a row is skipped`() throws {
    var stage = EditorStage("ab [a long folded text of rows] z", columns: 12, rows: 6)
    stage.text.annotate(range(3, 31), isAtomic: true)
    try stage.press("right right right down")
    #expect(stage.picture == "ab [a long folded text of rows]| z")
    try stage.press("up")
    #expect(stage.picture == "ab |[a long folded text of rows] z")
  }

  @Test func `text is indented and swapped without changing an annotation`() throws {
    var stage = EditorStage("ab\ncd") { $0.indentation("  ") }
    stage.text.annotate(range(0, 1), isAtomic: true)
    let annotations = stage.text.annotations
    try stage.press("alt+a tab")
    #expect(stage.picture == "^  ab\n  cd|")
    #expect(stage.text.annotations.map(\.range) == [range(2, 3)])
    try stage.press("shift+tab")
    #expect(stage.text.text == "ab\ncd")
    #expect(stage.text.annotations == annotations)
    try stage.press("home up right ctrl+t")
    #expect(stage.picture == "a|b\ncd")
  }

  @Test func `a deleted annotation is inserted again with its identity, and a copy with another`()
    throws
  {
    var stage = stage()
    try stage.press("end left ctrl+w home ctrl+y")
    #expect(stage.picture == "@ada|Hi !")
    #expect(stage.text.annotations.map(\.id) == [1])
    #expect(stage.text.annotations.map(\.range) == [range(0, 4)])
    try stage.press("end ctrl+y")
    #expect(stage.text.annotations.map(\.id) == [1, 2])
    #expect(stage.text.annotations.map(\.data) == ["ada", "ada"])
  }

  @Test func `an identity is not used again after an undo`() throws {
    var stage = stage()
    try stage.press("x")
    let second = stage.text.annotate(range(0, 1))
    try stage.press("end y ctrl+z ctrl+z ctrl+z")
    #expect(stage.text.annotations.map(\.id) == [1])
    #expect(second == 2)
    #expect(stage.text.annotate(range(0, 1)) == 3)
  }

  @Test func `an annotation by the application is no change to undo`() throws {
    var stage = EditorStage("ab")
    try stage.press("end c")
    stage.text.annotate(range(0, 1))
    try stage.press("d ctrl+z")
    #expect(stage.picture == "ab|")
  }

  @Test func `the cursor leaves an annotation that the application makes around it`() throws {
    var stage = EditorStage("abcdef")
    try stage.press("right right right right")
    stage.text.annotate(range(1, 6), isAtomic: true)
    #expect(stage.picture == "abcdef|")
  }

  @Test func `a paste can be replaced by a line that stands for it`() throws {
    var stage = EditorStage("a b") { $0.replacingPastes(fold) }
    try stage.press("end shift+left")
    stage.take(.paste("1\n2\n3"))
    #expect(stage.picture == "a [3 lines]|")
    #expect(stage.text.annotations.map(\.data) == ["1\n2\n3"])
    stage.take(.paste("short"))
    #expect(stage.picture == "a [3 lines]short|")
    try stage.press("ctrl+z ctrl+z")
    #expect(stage.picture == "a |b^")
    try stage.press("alt+_")
    #expect(stage.text.annotations.map(\.data) == ["1\n2\n3"])
  }

  @Test func `the data of annotations counts for the size of the history`() throws {
    var stage = EditorStage { $0.replacingPastes(fold) }
    for _ in 0..<4 { stage.take(.paste(String(repeating: "long line\n", count: 40_000))) }
    #expect(stage.memory.history.undoable.count == 2)
  }

  @Test func `styles are drawn below matches and the selection`() throws {
    var stage = EditorStage("ab\tcd ef") { $0.tabWidth(4) }
    stage.text.annotate(range(1, 5), style: .bold, foreground: .cyan)
    #expect(stage.text(with: .bold)[0] == "b  cd")
    stage.search = TextSearch("d e")
    #expect(stage.text(with: .bold)[0] == "b  c")
    try stage.press("shift+right shift+right")
    #expect(stage.text(on: .accent)[0] == "ab")
    #expect(stage.text(with: .bold)[0] == "  c")
  }

  private func fold(_ pasted: String) -> TextDocument? {
    let lines = TextDocument(pasted).lineCount
    guard lines > 1 else { return nil }
    var folded = TextDocument("[\(lines) lines]")
    folded.annotate(.start..<folded.end, data: pasted, isAtomic: true)
    return folded
  }

  private func range(_ start: Int, _ end: Int) -> Range<TextPosition> {
    TextPosition(line: 0, character: start)..<TextPosition(line: 0, character: end)
  }
}
