package import TerminalModel

/// The keys of a text editor: those of a text field, and those for lines and pages.
package enum EditorKeys {
  package typealias Row = KeyTable<EditorCommand>.Row

  /// The command of a key, or nil if an editor leaves the key to other views and key bindings.
  package static func command(for key: Key) -> EditorCommand? { keys.command(for: key) }

  /// The command of a key in an editor that submits with Enter: nil for Enter, and for keys that the
  /// editor leaves to other views and key bindings.
  ///
  /// Terminals send CR for Enter and LF for Ctrl-J. Only terminals with xterm's modifyOtherKeys or
  /// kitty's keyboard protocol report Shift-Enter; others send CR for it, too.
  package static func submittingCommand(for key: Key) -> EditorCommand? {
    submitting.command(for: key)
  }

  /// All rows.
  package static var table: [Row] { keys.rows }

  private static let keys = KeyTable(own + shared) { .insert($0) }

  private static let submitting = KeyTable(
    keys.rows.filter { $0.command != .newline } + [
      Row(["alt+enter", "shift+enter", "ctrl+j"], .newline, "Begin a line")
    ]
  ) { .insert($0) }

  private static let own = [
    Row(["enter"], .newline, "Begin a line"),
    Row(["tab"], .indent, "Indent"),
    Row(["shift+tab"], .outdent, "Remove indentation"),
    Row(["up", "ctrl+p"], .move(.up), "Move up"),
    Row(["down", "ctrl+n"], .move(.down), "Move down"),
    Row(["pageup", "alt+v"], .move(.pageUp), "Move up by a page"),
    Row(["pagedown"], .move(.pageDown), "Move down by a page"),
    Row(["ctrl+home", "alt+<"], .move(.documentStart), "Move to the start of the text"),
    Row(["ctrl+end", "alt+>"], .move(.documentEnd), "Move to the end of the text"),
    Row(["shift+up"], .select(.up), "Select up"),
    Row(["shift+down"], .select(.down), "Select down"),
    Row(["shift+pageup"], .select(.pageUp), "Select up by a page"),
    Row(["shift+pagedown"], .select(.pageDown), "Select down by a page"),
    Row(["ctrl+shift+home"], .select(.documentStart), "Select to the start of the text"),
    Row(["ctrl+shift+end"], .select(.documentEnd), "Select to the end of the text"),
  ]

  private static let shared = TextKeys.table.compactMap { row -> Row? in
    let keys = row.keys.filter { key in !own.contains { $0.keys.contains(key) } }
    guard !keys.isEmpty, let command = EditorCommand(row.command) else { return nil }
    return Row(keys, command, row.title)
  }
}
