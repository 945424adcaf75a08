import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct TextKeysTests {
  static let rows: [(Key, TextCommand)] = [
    ("left", .move(.left)), ("ctrl+b", .move(.left)), ("right", .move(.right)),
    ("ctrl+f", .move(.right)), ("ctrl+left", .move(.wordLeft)), ("alt+left", .move(.wordLeft)),
    ("alt+b", .move(.wordLeft)), ("ctrl+right", .move(.wordRight)),
    ("alt+right", .move(.wordRight)), ("alt+f", .move(.wordRight)), ("home", .move(.start)),
    ("ctrl+a", .move(.start)), ("ctrl+home", .move(.start)), ("end", .move(.end)),
    ("ctrl+e", .move(.end)), ("ctrl+end", .move(.end)),
    ("shift+left", .select(.left)), ("shift+right", .select(.right)),
    ("ctrl+shift+left", .select(.wordLeft)), ("alt+shift+left", .select(.wordLeft)),
    ("ctrl+shift+right", .select(.wordRight)), ("alt+shift+right", .select(.wordRight)),
    ("shift+home", .select(.start)), ("ctrl+shift+home", .select(.start)),
    ("shift+end", .select(.end)), ("ctrl+shift+end", .select(.end)), ("alt+a", .selectAll),
    ("ctrl+A", .selectAll),
    ("backspace", .delete(.left)), ("shift+backspace", .delete(.left)),
    ("ctrl+backspace", .delete(.left)), ("delete", .delete(.right)), ("ctrl+d", .delete(.right)),
    ("ctrl+w", .kill(.blankLeft)), ("alt+backspace", .kill(.wordLeft)),
    ("ctrl+alt+backspace", .kill(.wordLeft)), ("alt+d", .kill(.wordRight)),
    ("alt+delete", .kill(.wordRight)), ("ctrl+delete", .kill(.wordRight)),
    ("ctrl+u", .kill(.start)), ("ctrl+k", .kill(.end)),
    ("ctrl+y", .yank), ("ctrl+v", .yank), ("shift+insert", .yank), ("alt+w", .copy),
    ("ctrl+insert", .copy), ("ctrl+c", .copyAndDeselect), ("ctrl+x", .cut), ("shift+delete", .cut),
    ("ctrl+t", .transpose),
    ("alt+u", .changeCase(.upper)), ("alt+l", .changeCase(.lower)),
    ("alt+c", .changeCase(.capitalized)),
    ("ctrl+_", .undo), ("ctrl+/", .undo), ("ctrl+z", .undo), ("alt+_", .redo), ("ctrl+Z", .redo),
    ("up", .recallPrevious), ("ctrl+p", .recallPrevious), ("down", .recallNext),
    ("ctrl+n", .recallNext), ("alt+<", .recallOldest), ("alt+>", .recallOwn), ("alt+r", .revert),
    ("alt+\\", .deleteBlanks),
  ]

  @Test(arguments: rows) func `a key has its command`(key: Key, command: TextCommand) {
    #expect(TextKeys.command(for: key) == command)
  }

  @Test func `the table has exactly the tested keys, each of them once`() {
    let keys = TextKeys.table.flatMap(\.keys)
    #expect(Set(keys) == Set(Self.rows.map(\.0)))
    #expect(keys.count == Self.rows.count)
  }

  @Test(arguments: ["a", "Z", " ", "é", "あ", "👍🏽", "|", "\u{301}"] as [Character])
  func `a character inserts itself`(character: Character) {
    #expect(TextKeys.command(for: Key(.character(character))) == .insert(character))
  }

  @Test(
    arguments: [
      "enter", "tab", "shift+tab", "esc", "insert", "pageup", "pagedown", "f1", "ctrl+g",
      "ctrl+l", "ctrl+q", "ctrl+r", "ctrl+s", "ctrl+space", "alt+x", "ctrl+up", "shift+up",
      "alt+enter",
    ] as [Key])
  func `other keys have no command`(key: Key) {
    #expect(TextKeys.command(for: key) == nil)
  }
}
