package import TerminalModel

/// The keys of a text field.
///
/// Keys that are neither in the table nor insert a character are left to other controls and to key
/// bindings: Enter, Tab, Escape, the function keys, and other characters with Control or Alt.
///
/// The table joins the keys of GNU readline with those of desktop applications. Terminals send the
/// byte of `ctrl+backspace` for Ctrl-H, too, and that of `ctrl+_` for Ctrl-/ and Ctrl-7.
package enum TextKeys {
  package typealias Row = KeyTable<TextCommand>.Row

  /// The command of a key, or nil if a text field leaves the key to other views and key bindings.
  package static func command(for key: Key) -> TextCommand? { keys.command(for: key) }

  /// All rows.
  package static var table: [Row] { keys.rows }

  private static let keys = KeyTable(moving + selecting + deleting + restoring + recalling) {
    .insert($0)
  }

  private static let moving = [
    Row(["left", "ctrl+b"], .move(.left), "Move left"),
    Row(["right", "ctrl+f"], .move(.right), "Move right"),
    Row(["ctrl+left", "alt+left", "alt+b"], .move(.wordLeft), "Move to the start of the word"),
    Row(["ctrl+right", "alt+right", "alt+f"], .move(.wordRight), "Move to the end of the word"),
    Row(["home", "ctrl+a", "ctrl+home"], .move(.start), "Move to the start"),
    Row(["end", "ctrl+e", "ctrl+end"], .move(.end), "Move to the end"),
  ]

  private static let selecting = [
    Row(["shift+left"], .select(.left), "Select left"),
    Row(["shift+right"], .select(.right), "Select right"),
    Row(["ctrl+shift+left", "alt+shift+left"], .select(.wordLeft), "Select to the word's start"),
    Row(["ctrl+shift+right", "alt+shift+right"], .select(.wordRight), "Select to the word's end"),
    Row(["shift+home", "ctrl+shift+home"], .select(.start), "Select to the start"),
    Row(["shift+end", "ctrl+shift+end"], .select(.end), "Select to the end"),
    Row(["alt+a", "ctrl+A"], .selectAll, "Select all"),
  ]

  private static let deleting = [
    Row(["backspace", "shift+backspace", "ctrl+backspace"], .delete(.left), "Delete left"),
    Row(["delete", "ctrl+d"], .delete(.right), "Delete right"),
    Row(["ctrl+w"], .kill(.blankLeft), "Delete back to a blank"),
    Row(["alt+backspace", "ctrl+alt+backspace"], .kill(.wordLeft), "Delete the word to the left"),
    Row(["alt+d", "alt+delete", "ctrl+delete"], .kill(.wordRight), "Delete the word to the right"),
    Row(["alt+\\"], .deleteBlanks, "Delete the blanks around the cursor"),
    Row(["ctrl+u"], .kill(.start), "Delete to the start"),
    Row(["ctrl+k"], .kill(.end), "Delete to the end"),
  ]

  private static let restoring = [
    Row(["ctrl+y", "ctrl+v", "shift+insert"], .yank, "Insert the last deleted or copied text"),
    Row(["alt+w", "ctrl+insert"], .copy, "Copy the selection"),
    Row(["ctrl+c"], .copyAndDeselect, "Copy the selection and end it"),
    Row(["ctrl+x", "shift+delete"], .cut, "Cut the selection"),
    Row(["ctrl+t"], .transpose, "Swap two characters"),
    Row(["alt+u"], .changeCase(.upper), "Change the word to capital letters"),
    Row(["alt+l"], .changeCase(.lower), "Change the word to small letters"),
    Row(["alt+c"], .changeCase(.capitalized), "Begin the word with a capital letter"),
    Row(["ctrl+_", "ctrl+/", "ctrl+z"], .undo, "Undo"),
    Row(["alt+_", "ctrl+Z"], .redo, "Redo"),
    Row(["alt+r"], .revert, "Undo all changes"),
  ]

  private static let recalling = [
    Row(["up", "ctrl+p"], .recallPrevious, "Show the previous entry or suggestion"),
    Row(["down", "ctrl+n"], .recallNext, "Show the next entry or suggestion"),
    Row(["alt+<"], .recallOldest, "Show the oldest entry"),
    Row(["alt+>"], .recallOwn, "Show the own text after the newest entry"),
  ]
}
