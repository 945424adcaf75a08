import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct EditorKeysTests {
  static let rows: [(Key, EditorCommand)] = [
    ("enter", .newline), ("tab", .indent), ("shift+tab", .outdent), ("up", .move(.up)),
    ("ctrl+p", .move(.up)), ("down", .move(.down)), ("ctrl+n", .move(.down)),
    ("pageup", .move(.pageUp)), ("alt+v", .move(.pageUp)), ("pagedown", .move(.pageDown)),
    ("ctrl+home", .move(.documentStart)), ("alt+<", .move(.documentStart)),
    ("ctrl+end", .move(.documentEnd)), ("alt+>", .move(.documentEnd)), ("shift+up", .select(.up)),
    ("shift+down", .select(.down)), ("shift+pageup", .select(.pageUp)),
    ("shift+pagedown", .select(.pageDown)), ("ctrl+shift+home", .select(.documentStart)),
    ("ctrl+shift+end", .select(.documentEnd)),
  ]

  /// The keys of a text field that mean the same here.
  static let shared = TextKeysTests.rows.filter { row in
    row.1 != .revert && !rows.contains { $0.0 == row.0 }
  }

  @Test(arguments: rows) func `a key has its command`(key: Key, command: EditorCommand) {
    #expect(EditorKeys.command(for: key) == command)
  }

  @Test(arguments: shared)
  func `other keys of a text field have the same command`(key: Key, command: TextCommand) {
    #expect(EditorKeys.command(for: key) == EditorCommand(command))
  }

  @Test func `the table has exactly the tested keys, each of them once`() {
    let keys = EditorKeys.table.flatMap(\.keys)
    #expect(Set(keys) == Set((Self.rows.map(\.0) + Self.shared.map(\.0))))
    #expect(keys.count == Set(keys).count)
  }

  @Test(arguments: ["a", " ", "é", "👍🏽", "\u{301}"] as [Character])
  func `a character inserts itself`(character: Character) {
    #expect(EditorKeys.command(for: Key(.character(character))) == .insert(character))
  }

  @Test(
    arguments: [
      "esc", "insert", "f1", "f3", "ctrl+g", "ctrl+q", "ctrl+s", "alt+x", "alt+enter", "alt+r",
      "ctrl+up",
    ] as [Key])
  func `other keys have no command`(key: Key) {
    #expect(EditorKeys.command(for: key) == nil)
  }
}
