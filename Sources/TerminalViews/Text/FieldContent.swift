import TerminalModel

/// The text of a field with its settings: the part that ``TextField``, ``SecureField`` and
/// ``FormattedField`` share.
struct FieldContent {
  /// The application's text.
  var text: String
  /// The text to show while the application's text is empty.
  var placeholder: String
  /// The text to the left of the field.
  var prompt = ""
  /// A text at the right end of the field, in place of the number of characters that were left out.
  var report: String?
  /// Whether the report is about a text that is not valid.
  var reportsError = false
  /// The message below the field, or nil if there is none.
  var message: String?
  var options = TextFieldOptions()

  init(_ text: String, placeholder: String) {
    self.text = text
    self.placeholder = placeholder
  }

  /// The text as it is shown.
  var shown: String { options.isSecret ? text.masked : text }

  /// The whole proposed width; one row, and another one for a message.
  func size(in proposed: Size) -> Size {
    Size(columns: proposed.columns, rows: message == nil ? 1 : 2)
  }

  /// Whether a key has a meaning in the field.
  func handles(_ key: Key, _ memory: TextFieldMemory) -> Bool {
    switch TextKeys.command(for: key) {
    case nil: false
    case .recallPrevious where !options.history.isEmpty,
      .recallOldest where !options.history.isEmpty:
      !options.isReadOnly
    case .recallNext where !options.history.isEmpty, .recallOwn where !options.history.isEmpty:
      LineEditor(text, memory: memory, options: options).recallsNext
    case .recallOldest, .recallOwn: false
    case .recallPrevious, .recallNext:
      LineEditor(text, memory: memory, options: options).proposesNext
    case .copyAndDeselect where options.isSecret: false
    case .cut, .copy, .copyAndDeselect:
      memory.adapted(to: text, isSecret: options.isSecret).selection.range != nil
    case .move, .select, .selectAll: true
    case .insert, .paste, .delete, .kill, .yank, .transpose, .deleteBlanks, .changeCase, .undo,
      .redo, .revert:
      !options.isReadOnly
    }
  }

  /// Responds to an input, and scrolls so that the cursor is visible.
  func respond<Event>(
    to input: ControlInput, _ memory: inout TextFieldMemory, in size: Size,
    at time: Duration? = nil, changes: (String) -> Event, submits: Event?
  ) -> ControlResponse<Event> {
    if input == .key(.enter) {
      guard let submits else { return .ignored }
      memory = memory.confirmed(for: text, isSecret: options.isSecret)
      return .sends(submits)
    }
    if case .focusChanged = input {
      memory = memory.confirmed(for: text, isSecret: options.isSecret)
      memory.rejected = RejectedText()
      return .handled
    }
    var editor = LineEditor(text, memory: memory, options: options, time: time)
    let area = FieldArea(self, editor.memory, columns: size.columns)
    let window = window(of: shown, editor.memory, area)
    guard perform(input, with: &editor, in: area, window) else { return .ignored }
    memory = editor.memory
    memory.scrollColumn = window.scrollColumn
    let edited = options.isSecret ? editor.text.masked : editor.text
    let newArea = FieldArea(self, memory, columns: size.columns)
    memory.scrollColumn = self.window(of: edited, memory, newArea).scrollColumn
    var response = editor.changedText.map { .sends(changes($0)) } ?? ControlResponse.handled
    response.copied = editor.copied
    return response
  }

  /// The part of a text that is visible in an area.
  func window(of text: String, _ memory: TextFieldMemory, _ area: FieldArea) -> LineWindow {
    LineWindow(
      text, cursor: memory.cursor, scrolledFrom: memory.scrollColumn, width: area.width)
  }

  private func perform(
    _ input: ControlInput, with editor: inout LineEditor, in area: FieldArea, _ window: LineWindow
  ) -> Bool {
    switch input {
    case .key(let key):
      guard let command = TextKeys.command(for: key) else { return false }
      return editor.perform(command)
    case .paste(let text):
      return !options.isReadOnly && editor.perform(.paste(text))
    case .pointer(let pointer):
      let position = window.position(
        atColumn: pointer.position.column - area.column, in: shown)
      switch pointer.action {
      case .pressed(.left, let count):
        editor.press(
          at: position, clicks: count, extendsSelection: pointer.modifiers.contains(.shift))
      case .dragged(.left): editor.drag(to: position)
      case .released(.left): editor.release()
      case .clicked(.left, _): break
      case .pressed, .dragged, .released, .clicked, .moved, .scrolled: return false
      }
      return true
    case .focusChanged, .terminalChanged:
      return false
    }
  }
}

/// The columns of a field's text in its control: behind the prompt, and between two brackets.
struct FieldArea: Hashable {
  /// The column of the first character, counted from the control's first one.
  let column: Int
  /// The number of columns for text and cursor.
  let width: Int
  /// Whether there is room for brackets on both sides.
  let hasBrackets: Bool
  /// The text at the right end: the field's ``FieldContent/report``, or the number of characters
  /// that the last insertion left out; empty if there is neither.
  ///
  /// In a narrow field, it is the beginning of that text, or only an exclamation mark.
  let report: String
  /// The number of columns of the report.
  let reportColumns: Int

  init(_ field: FieldContent, _ memory: TextFieldMemory, columns: Int) {
    let prompt =
      field.prompt.isEmpty ? 0 : Clusters(field.prompt).columns(upTo: max(0, columns - 3))
    let room = columns - prompt
    hasBrackets = room >= 3
    column = hasBrackets ? prompt + 1 : prompt
    let columns = max(0, hasBrackets ? room - 2 : room)
    let report = field.report.map { " \($0)" } ?? memory.rejected.report
    self.report = report.isEmpty ? "" : report.fitted(besideTextIn: columns)
    reportColumns = self.report.isEmpty ? 0 : Clusters(self.report).columns
    width = columns - reportColumns
  }
}

extension String {
  /// A report that leaves room for text: the whole one if it leaves at least a column, or its
  /// beginning in half of the columns, or an exclamation mark; empty if there is no room for that.
  fileprivate func fitted(besideTextIn columns: Int) -> String {
    guard Clusters(self).columns >= columns else { return self }
    let most = columns / 2
    guard most >= 4 else { return columns >= 3 ? " !" : "" }
    return inBytes(Clusters(self).bytes(inColumns: 0..<most - 1).bytes) + "…"
  }
}

extension RejectedText {
  /// The number of characters that were left out, for the end of the field; empty if there are
  /// none.
  fileprivate var report: String {
    isEmpty ? "" : " \(beyondLimit.count + filtered.count + controls.count) left out"
  }
}
