import TerminalModel
import Testing

@testable import TerminalViews

/// The effect of each key on a text, shown with `|` at the cursor and `^` at the other end of the
/// selection.
@Suite struct TextEditorKeyTests {
  static let text = "one two\n  three\n字e\u{301}👍\n\nlast"

  static let keys = [
    ("right", "o|ne two\n…"), ("ctrl+f", "o|ne two\n…"), ("end", "one two|\n…"),
    ("ctrl+e", "one two|\n…"), ("end right", "one two\n|  three\n…"),
    ("down left", "one two|\n…"), ("down ctrl+b", "one two|\n…"),
    ("ctrl+right", "one| two\n…"), ("alt+f alt+f", "one two|\n…"),
    ("end alt+right", "one two\n|  three\n…"), ("end ctrl+left", "one |two\n…"),
    ("down alt+b", "one two|\n…"), ("end alt+left alt+left", "|one two\n…"),
    ("down end home", "one two\n|  three\n…"), ("down end ctrl+a", "one two\n|  three\n…"),
    ("ctrl+end", "…\nlast|"), ("alt+>", "…\nlast|"), ("alt+> alt+<", "|one two\n…"),
    ("ctrl+end ctrl+home", "|one two\n…"),
    ("down down", "…\n|字e\u{301}👍\n…"), ("ctrl+n ctrl+n ctrl+p", "…\n|  three\n…"),
    ("end down down down down", "…\nlast|"), ("end down down down up", "…\n字e\u{301}👍|\n…"),
    ("up", "|one two\n…"), ("right up", "|one two\n…"), ("ctrl+end left down", "…\nlast|"),
    ("pagedown", "…\n|\nlast"), ("pagedown pageup", "|one two\n…"),
    ("pagedown alt+v", "|one two\n…"),
    ("shift+right", "^o|ne two\n…"), ("shift+right right", "o|ne two\n…"),
    ("shift+right left", "|one two\n…"), ("shift+down", "^one two\n|  three\n…"),
    ("shift+end shift+right", "^one two\n|  three\n…"), ("down shift+up", "|one two\n^  three\n…"),
    ("shift+pagedown", "^one two\n  three\n字e\u{301}👍\n|\nlast"),
    ("ctrl+end shift+pageup", "one two\n  th|ree\n字e\u{301}👍\n\nlast^"),
    ("ctrl+shift+end", "^one two\n  three\n字e\u{301}👍\n\nlast|"),
    ("ctrl+end ctrl+shift+home", "|one two\n  three\n字e\u{301}👍\n\nlast^"),
    ("alt+a", "^one two\n  three\n字e\u{301}👍\n\nlast|"), ("ctrl+shift+right", "^one| two\n…"),
    ("x", "x|one two\n…"), ("shift+right x", "x|ne two\n…"), ("enter", "\n|one two\n…"),
    ("down end enter x", "…\n  three\n  x|\n字e\u{301}👍\n…"),
    ("down right enter", "one two\n \n | three\n…"),
    ("backspace", "|one two\n…"), ("down backspace", "one two|  three\n…"),
    ("delete", "|ne two\n…"), ("end delete", "one two|  three\n…"), ("ctrl+end delete", "…\nlast|"),
    ("end ctrl+w", "one |\n…"), ("down ctrl+w", "one two|  three\n…"),
    ("alt+d", "| two\n…"), ("end alt+backspace", "one |\n…"),
    ("end alt+d", "one two|  three\n…"),
    ("right ctrl+k", "o|\n…"), ("end ctrl+k", "one two|  three\n…"),
    ("right ctrl+u", "|ne two\n…"), ("down ctrl+u", "one two|  three\n…"),
    ("ctrl+k ctrl+k ctrl+y", "one two\n|  three\n…"), ("shift+down ctrl+x", "|  three\n…"),
    ("shift+down ctrl+x down ctrl+y", "…\none two\n|字e\u{301}👍\n…"),
    ("shift+right alt+w end ctrl+v", "one twoo|\n…"), ("right ctrl+t", "no|e two\n…"),
    ("right alt+u", "oNE| two\n…"), ("end alt+c", "one two\n|  three\n…"),
    ("down alt+c", "one two\n  Three|\n…"), ("ctrl+shift+end alt+u alt+l", "ONE TWO\n  THREE\n…"),
    ("end ctrl+t", "one tow|\n…"), ("ctrl+t", "|one two\n…"),
    ("down right ctrl+t", "…\n  |three\n…"), ("right shift+left o b", "ob|ne two\n…"),
    ("x ctrl+z", "|one two\n…"), ("x ctrl+z alt+_", "x|one two\n…"),
    ("down down right right backspace", "…\n字|👍\n…"), ("down down delete delete", "…\n|👍\n…"),
    ("tab", "  |one two\n…"), ("right tab", "o |ne two\n…"), ("tab shift+tab", "|one two\n…"),
    ("down shift+tab", "…\n|three\n…"),
    ("shift+down shift+down tab", "^  one two\n    three\n|字e\u{301}👍\n…"),
    ("shift+right shift+down tab shift+tab", "^one two\n | three\n…"),
  ]

  @Test(arguments: keys) func `a key has its effect`(script: String, picture: String) throws {
    var stage = EditorStage(Self.text, columns: 20, rows: 4) { $0.indentation("  ") }
    try stage.press(script)
    #expect(matches(stage.picture, picture), "\(script): \(stage.picture)")
  }

  @Test(arguments: keys) func `a key has its effect without soft wrap`(
    script: String, picture: String
  ) throws {
    var stage = EditorStage(Self.text, columns: 20, rows: 4) {
      $0.indentation("  ").softWrap(false)
    }
    try stage.press(script)
    #expect(matches(stage.picture, picture), "\(script): \(stage.picture)")
  }

  /// Whether a text matches a picture, in which `…` stands for any text.
  private func matches(_ text: String, _ picture: String) -> Bool {
    var picture = picture[...]
    let (startsLater, endsEarlier) = (picture.hasPrefix("…"), picture.hasSuffix("…"))
    if startsLater { picture = picture.dropFirst() }
    if endsEarlier { picture = picture.dropLast() }
    switch (startsLater, endsEarlier) {
    case (true, true): return text.contains(picture)
    case (true, false): return text.hasSuffix(picture)
    case (false, true): return text.hasPrefix(picture)
    case (false, false): return text == picture
    }
  }
}
