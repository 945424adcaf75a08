public import TerminalModel

/// A field for one line of text.
///
/// The text belongs to the application's state; the field sends an event with the new text for each
/// change, and shows the text that the state then has. A reducer can therefore correct or reject a
/// change. The field remembers the cursor, the selection and the changes that can be undone.
///
/// ```swift
/// TextField("Name", text: state.name, changes: Event.nameChanged, submits: .signedIn)
///   .prompt("Name  ")
///   .limit(20)
///   .message(state.isTaken ? "This name is taken." : nil)
/// ```
///
/// It takes the whole proposed width; ``View/frame(width:height:alignment:)`` makes it narrower.
/// While it has the focus, all characters go to it; Tab, Escape, function keys and, unless it
/// submits, Enter are left to other views and key bindings. A paste is one change: line ends at its
/// end and control characters are left out; other line ends and tabs become blanks. Characters are
/// grapheme clusters: `👍🏽` is one character.
///
/// A change takes time proportional to the length of the text: 0.3 ms for 100,000 characters of
/// ASCII.
public struct TextField<Event>: DrawnControl {
  private(set) var field: FieldContent
  private let changes: (String) -> Event
  private let submits: Event?

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: The name of the field; shown while the text is empty, unless the field has a
  ///     ``placeholder(_:)``.
  ///   - text: The text in the application's state.
  ///   - changes: Makes the event for a new text.
  ///   - submits: The event that Enter sends; nil leaves Enter to other views and key bindings.
  public init(
    _ title: String = "", text: String, changes: @escaping (String) -> Event,
    submits: Event? = nil
  ) {
    field = FieldContent(text, placeholder: title)
    self.changes = changes
    self.submits = submits
  }

  /// Shows a text while the field is empty, in place of its title.
  public func placeholder(_ placeholder: String) -> TextField {
    with { $0.placeholder = placeholder }
  }

  /// Shows a text to the left of the field.
  public func prompt(_ prompt: String) -> TextField { with { $0.prompt = prompt } }

  /// Shows a message in a row below the field, such as the result of a validation; none for nil.
  ///
  /// `.frame(height: 2)` after it keeps the row free while there is no message.
  public func message(_ message: String?) -> TextField { with { $0.message = message } }

  /// Limits the number of characters of the text.
  ///
  /// Of an insertion, the characters beyond the limit are left out, and the field shows how many
  /// they were. A longer text of the application stays as it is.
  ///
  /// - Parameter limit: At least 0; nil for no limit.
  public func limit(_ limit: Int?) -> TextField { with { $0.options.limit = limit } }

  /// Accepts only some characters; others are left out, and the field shows how many they were.
  ///
  /// A combining mark that is typed by itself is judged together with the character that it joins.
  public func accepts(_ isAccepted: @escaping (Character) -> Bool) -> TextField {
    with { $0.options.accepts = isAccepted }
  }

  /// Proposes to complete the text.
  ///
  /// While the cursor is at the end of a text that is not empty, the field shows behind the cursor
  /// the rest of the first suggestion that begins with the text, compared without regard to case.
  /// Right and End accept the suggestion; Alt-F, Alt-Right and Ctrl-Right accept its next word. In
  /// a field without a history, Up and Down move to the other suggestions that begin with the text.
  public func suggestions(_ suggestions: [String]) -> TextField {
    with { $0.options.suggestions = suggestions }
  }

  /// Lets Up and Down show earlier texts in place of the field's own.
  ///
  /// - Parameter entries: The texts, the newest one last.
  public func history(_ entries: [String]) -> TextField { with { $0.options.history = entries } }

  /// Lets the text be selected and copied, but not changed; keys that would change it are left to
  /// other views and to key bindings, and pastes to the application.
  public func readOnly(_ isReadOnly: Bool = true) -> TextField {
    with { $0.options.isReadOnly = isReadOnly }
  }

  private func with(_ change: (inout FieldContent) -> Void) -> TextField {
    var copy = self
    change(&copy.field)
    return copy
  }
}

extension TextField {
  /// The keys that type and edit, pastes, and the mouse.
  public var inputs: InputMask { .textEditing }

  /// The field takes the remaining columns.
  public var fills: Axis.Set { .horizontal }

  /// Whether a key types, edits, moves the cursor, or submits.
  public func handles(_ key: Key, _ memory: TextFieldMemory, in size: Size) -> Bool {
    key == .enter ? submits != nil : field.handles(key, memory)
  }

  /// The proposed width; one row, and another one for a message.
  public func size(in proposed: Size) -> Size { field.size(in: proposed) }

  /// Draws the field; the terminal's cursor is in the focused one.
  public func draw(_ memory: TextFieldMemory, on area: inout DrawingArea) {
    field.draw(memory, on: &area)
  }

  /// Edits the text, or moves the cursor.
  public func respond(
    to input: ControlInput, _ memory: inout TextFieldMemory, in size: Size
  ) -> ControlResponse<Event> {
    respond(to: input, &memory, in: size, at: nil)
  }

  /// Edits the text, or moves the cursor.
  ///
  /// Typing after a pause is undone separately from the typing before the pause.
  public func respond(
    to input: ControlInput, _ memory: inout TextFieldMemory, in size: Size, at time: Duration?
  ) -> ControlResponse<Event> {
    field.respond(to: input, &memory, in: size, at: time, changes: changes, submits: submits)
  }
}
