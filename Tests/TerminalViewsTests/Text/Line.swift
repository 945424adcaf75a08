import TerminalModel

@testable import TerminalViews

/// A text field without a view: an application's text, and the field's memory.
///
/// Its picture has `|` at the cursor and `^` at the other end of the selection: `a^bc|d`.
struct Line {
  var text: String
  var memory = TextFieldMemory()
  var options = TextFieldOptions()
  var copied: String?

  /// Makes a line from its picture.
  init(_ picture: String, options: TextFieldOptions = TextFieldOptions()) {
    text = picture.filter { $0 != "|" && $0 != "^" }
    self.options = options
    memory = memory.adapted(to: text, isSecret: options.isSecret)
    let cursor = picture.filter { $0 != "^" }.prefix { $0 != "|" }.count
    let anchor = picture.filter { $0 != "|" }.prefix { $0 != "^" }.count
    memory.selection = TextSelection(cursor: cursor, anchor: picture.contains("^") ? anchor : nil)
  }

  var picture: String {
    var characters = text.map(String.init)
    var marks = [(memory.selection.cursor, "|")]
    if let anchor = memory.selection.anchor { marks.append((anchor, "^")) }
    for (position, mark) in marks.sorted(by: { $0.0 > $1.0 }) {
      characters.insert(mark, at: position)
    }
    return characters.joined()
  }

  /// Presses keys, written as in `KeyScript`, up to the first one that is no command of a field;
  /// returns whether the field took the last key.
  @discardableResult
  mutating func press(_ script: String, at time: Duration? = nil) throws -> Bool {
    var isHandled = false
    for key in try KeyScript(script).keys {
      guard let command = TextKeys.command(for: key) else { return false }
      isHandled = perform(command, at: time)
    }
    return isHandled
  }

  /// Types each character of a text.
  mutating func type(_ text: String, at time: Duration? = nil) {
    for character in text { perform(.insert(character), at: time) }
  }

  @discardableResult
  mutating func perform(_ command: TextCommand, at time: Duration? = nil) -> Bool {
    var editor = LineEditor(text, memory: memory, options: options, time: time)
    let isHandled = editor.perform(command)
    text = editor.changedText ?? text
    memory = editor.memory
    copied = editor.copied ?? copied
    return isHandled
  }
}

extension TextFieldOptions {
  init(_ change: (inout TextFieldOptions) -> Void) {
    self.init()
    change(&self)
  }
}
