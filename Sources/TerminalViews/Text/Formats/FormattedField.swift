public import TerminalModel

/// A field for a value with a text form: a number, a date, a text of a fixed form.
///
/// ```swift
/// FormattedField(
///   "Age", value: state.age, format: .integer(in: 0...120), changes: Event.ageChanged)
/// FormattedField("Born", value: state.born, format: .date(), changes: Event.bornChanged)
/// FormattedField(
///   "Phone", value: state.phone, format: .mask("(###) ###-####"), changes: Event.phoneChanged)
/// ```
/// Each change of the value is an event; the value is nil while the text is empty or not complete.
/// An insertion that cannot lead to a value is rejected, and the field shows the format's hint
/// until the next edit or movement of the cursor, or until it loses the focus. A narrow field shows
/// the beginning of the hint, or an exclamation mark. Up and Down change the value by a step, if the
/// format has steps; steps without a pause of a second between them are undone together.
///
/// A text that is no value, such as `2026-11-3`, cannot be submitted: Enter does not send `submits`,
/// and in a ``Form`` it does not submit the form. The field then shows the format's hint as a
/// message, as it does when the focus leaves such a text. Up and Down do not change such a text, and
/// show the hint.
///
/// The user's text stays as long as it has the application's value, which is nil for a text that is
/// no value. A field that shows the values of several records needs the identity of the record, as
/// in `.id(record.id)` (``View/id(_:)``): otherwise, an unfinished text stays when the next record
/// has no value either. To discard an unfinished text, give the field another identity.
///
/// The field has no limit, no filter, no suggestions and no history; in all else it is a
/// ``TextField``.
public struct FormattedField<Value: Hashable, Event>: DrawnControl {
  private let value: Value?
  private let format: FieldFormat<Value>
  private var field: FieldContent
  private let changes: (Value?) -> Event
  private let submits: Event?

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: The name of the field; shown while the text is empty, unless the field has a
  ///     ``placeholder(_:)``.
  ///   - value: The value in the application's state, or nil for none.
  ///   - format: The relation between the value and its text.
  ///   - changes: Makes the event for a new value, which is nil while the text is not a value.
  ///   - submits: The event that Enter sends; nil leaves Enter to other views and key bindings.
  public init(
    _ title: String = "", value: Value?, format: FieldFormat<Value>,
    changes: @escaping (Value?) -> Event, submits: Event? = nil
  ) {
    (self.value, self.format, self.changes, self.submits) = (value, format, changes, submits)
    field = FieldContent("", placeholder: title)
  }

  /// Shows a text while the field is empty, in place of its title.
  public func placeholder(_ placeholder: String) -> FormattedField {
    with { $0.placeholder = placeholder }
  }

  /// Shows a text to the left of the field.
  public func prompt(_ prompt: String) -> FormattedField { with { $0.prompt = prompt } }

  /// Shows a message in a row below the field, such as the result of a validation; none for nil.
  public func message(_ message: String?) -> FormattedField { with { $0.message = message } }

  /// Lets the text be selected, but not changed.
  public func readOnly(_ isReadOnly: Bool = true) -> FormattedField {
    with { $0.options.isReadOnly = isReadOnly }
  }

  private func with(_ change: (inout FieldContent) -> Void) -> FormattedField {
    var copy = self
    change(&copy.field)
    return copy
  }
}

/// The memory of a ``FormattedField``: that of a text field, and the text as the user typed it.
public struct FormattedFieldMemory: ControlMemory {
  var field = TextFieldMemory()
  var text = ""
  /// The reason to show the hint of the format, or nil if it is not shown.
  var hint: Hint?

  enum Hint: Codable, Hashable, Sendable {
    /// The last input was rejected.
    case rejected
    /// The text is no value, and the focus has left it, or it was to be submitted.
    case incomplete
  }

  /// Makes the memory of a field that has not been shown: the cursor is behind its text.
  public init() {}
}

extension FormattedField {
  /// The keys that type and edit, pastes, and the mouse.
  public var inputs: InputMask { .textEditing }

  /// The field takes the remaining columns.
  public var fills: Axis.Set { .horizontal }

  /// Whether a key types, edits, moves the cursor, steps, or submits.
  public func handles(_ key: Key, _ memory: FormattedFieldMemory, in size: Size) -> Bool {
    switch key {
    case .enter: submits != nil
    case .up, .down: !field.options.isReadOnly && format.stepped != nil
    default: content(memory).handles(key, memory.field)
    }
  }

  /// The proposed width; one row, and another one for a message.
  public func size(in proposed: Size) -> Size { field.size(in: proposed) }

  /// Draws the field; the terminal's cursor is in the focused one.
  public func draw(_ memory: FormattedFieldMemory, on area: inout DrawingArea) {
    shown(memory).draw(memory.field, on: &area)
  }

  /// Edits the text, steps, or moves the cursor.
  public func respond(
    to input: ControlInput, _ memory: inout FormattedFieldMemory, in size: Size
  ) -> ControlResponse<Event> {
    respond(to: input, &memory, in: size, at: nil)
  }

  /// Edits the text, steps, or moves the cursor.
  ///
  /// A pause before the input ends a group of changes that are undone together.
  public func respond(
    to input: ControlInput, _ memory: inout FormattedFieldMemory, in size: Size, at time: Duration?
  ) -> ControlResponse<Event> {
    let field = shown(memory)
    memory.field = memory.field.confirmed(for: field.text)
    switch input {
    case .key(.enter): return submit(&memory)
    case .key(.up): return step(1, &memory, at: time)
    case .key(.down): return step(-1, &memory, at: time)
    case .focusChanged(let hasFocus):
      if !hasFocus { memory.hint = isIncomplete(memory) ? .incomplete : nil }
      memory.field.rejected = RejectedText()
      return .handled
    case .key, .paste, .pointer, .terminalChanged: break
    }
    var inner = memory.field
    let response = field.respond(
      to: input, &inner, in: size, at: time, changes: { $0 }, submits: nil)
    guard response.isHandled else { return .ignored }
    guard let new = response.events.first else {
      (memory.field, memory.hint) = (inner, nil)
      return ControlResponse(events: [], isHandled: true, copied: response.copied)
    }
    guard let edit = accepted(new, inner, after: input, of: field.text) else {
      memory.hint = .rejected
      return .handled
    }
    memory.hint = nil
    if edit.text == field.text, let motion = input.motionOfDeletion {
      // The format has put a deleted fixed character back: the cursor only moves over it.
      _ = field.respond(
        to: .key(motion), &memory.field, in: size, changes: { $0 }, submits: nil)
      return .handled
    }
    (memory.text, memory.field) = edit
    return ControlResponse(events: changes(to: edit.text), isHandled: true, copied: response.copied)
  }

  /// The text to show after an edit, with its memory; nil rejects the edit.
  ///
  /// An edit is accepted if it can lead to a value, or if it inserts nothing, such as a deletion. If
  /// each part of the text has its place, only the text before the cursor has to lead to a value:
  /// the user may replace the parts behind it, too.
  private func accepted(
    _ new: String, _ inner: TextFieldMemory, after input: ControlInput, of old: String
  ) -> (text: String, field: TextFieldMemory)? {
    guard !input.restores else { return (new, inner) }
    guard let parts = format.parts else {
      func beginning(_ text: String) -> String? {
        let inserted = input.inserts ? format.completed?(text) : nil
        return format.beginning(text) ?? inserted.flatMap(format.beginning)
      }
      guard let text = beginning(new) else { return input.inserts ? nil : (new, inner) }
      guard text != new else { return (new, inner) }
      // The cursor stays behind the characters before it, and behind those that the format adds.
      let head = String(new.prefix(inner.cursor))
      let cursor = input.inserts ? (beginning(head) ?? head).count : inner.cursor
      return (text, inner.corrected(to: text, cursor: min(cursor, text.count), from: old))
    }
    func edit(padsLast: Bool) -> NumberParts.Edit? {
      let edit = parts.edited(
        new, cursor: inner.cursor, from: old, inserts: input.inserts, padsLast: padsLast)
      return edit.flatMap { !input.inserts || format.beginning($0.head) != nil ? $0 : nil }
    }
    // `2026-02-3` leads to no value, but `2026-02-03` does.
    guard let edit = edit(padsLast: false) ?? edit(padsLast: input.inserts) else {
      return input.inserts ? nil : (new, inner)
    }
    return (edit.text, inner.corrected(to: edit.text, cursor: edit.cursor, from: old))
  }

  /// The event for the value of a text, if it is another one than that of the application.
  private func changes(to text: String) -> [Event] {
    let new = format.value(text)
    return new == value ? [] : [changes(new)]
  }

  /// Shows the hint in place of submitting a text that is no value.
  private func submit(_ memory: inout FormattedFieldMemory) -> ControlResponse<Event> {
    guard !isIncomplete(memory) else {
      memory.hint = .incomplete
      return .handled
    }
    return submits.map { .sends($0) } ?? .ignored
  }

  /// Whether the user can edit the field, and it shows a text that is no value.
  func isIncomplete(_ memory: FormattedFieldMemory) -> Bool {
    guard !field.options.isReadOnly else { return false }
    let text = content(memory).text
    return !text.isEmpty && format.value(text) == nil
  }

  private func step(
    _ step: Int, _ memory: inout FormattedFieldMemory, at time: Duration?
  ) -> ControlResponse<Event> {
    guard !field.options.isReadOnly, let stepped = format.stepped else { return .ignored }
    guard !isIncomplete(memory) else {
      memory.hint = .rejected
      return .handled
    }
    memory.hint = nil
    var editor = LineEditor(
      content(memory).text, memory: memory.field, options: field.options, time: time)
    guard let next = stepped(value, step, editor.memory.cursor), next != value else {
      return .handled
    }
    memory.text = format.text(next)
    editor.step(to: memory.text)
    memory.field = editor.memory
    return .sends(changes(next))
  }

  /// The field with its text, and with the hint while it is shown.
  private func shown(_ memory: FormattedFieldMemory) -> FieldContent {
    var field = content(memory)
    switch memory.hint {
    case .rejected: field.report = format.hint
    case .incomplete where isIncomplete(memory):
      (field.report, field.reportsError) = ("! \(format.hint)", true)
    case .incomplete, nil: break
    }
    return field
  }

  /// The field with the text of the value, or with the user's own text if that has the same value.
  private func content(_ memory: FormattedFieldMemory) -> FieldContent {
    var content = field
    content.text =
      format.value(memory.text) == value ? memory.text : value.map(format.text) ?? ""
    return content
  }
}

extension FormattedField: ValueEntry {}

extension ControlInput {
  /// The command that it gives to a text field; nil for an input that is neither an editing key nor a
  /// paste.
  private var command: TextCommand? {
    switch self {
    case .key(let key): TextKeys.command(for: key)
    case .paste(let text): .paste(text)
    case .pointer, .focusChanged, .terminalChanged: nil
    }
  }

  /// Whether it can insert text.
  fileprivate var inserts: Bool { command?.kind == .inserts }

  /// Whether it shows an earlier or a later text of the history again.
  fileprivate var restores: Bool { command?.kind == .restores }

  /// The key that moves over the character that this key deletes; nil for any other input.
  fileprivate var motionOfDeletion: Key? {
    switch command {
    case .delete(.left): .left
    case .delete(.right): .right
    default: nil
    }
  }
}
