public import TerminalModel

/// A field for one line of secret text, such as a password.
///
/// It shows `•` for each character. The text is a ``Secret``, which is hidden in traces and dumps.
/// It cannot be copied; deleted text cannot be inserted again, and nothing can be undone, because
/// the field remembers no text.
///
/// ```swift
/// SecureField("Password", text: state.password, changes: Event.passwordChanged)
/// ```
/// It has no suggestions, no history and no ``TextField/readOnly(_:)``, and its text counts as one
/// word. In all else it is a ``TextField``.
public struct SecureField<Event>: DrawnControl {
  private var field: FieldContent
  private let changes: (Secret) -> Event
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
    _ title: String = "", text: Secret, changes: @escaping (Secret) -> Event,
    submits: Event? = nil
  ) {
    field = FieldContent(text.revealed, placeholder: title)
    field.options.isSecret = true
    self.changes = changes
    self.submits = submits
  }

  /// Shows a text while the field is empty, in place of its title.
  public func placeholder(_ placeholder: String) -> SecureField {
    with { $0.placeholder = placeholder }
  }

  /// Shows a text to the left of the field.
  public func prompt(_ prompt: String) -> SecureField { with { $0.prompt = prompt } }

  /// Shows a message in a row below the field, such as the result of a validation; none for nil.
  public func message(_ message: String?) -> SecureField { with { $0.message = message } }

  /// Limits the number of characters of the text; see ``TextField/limit(_:)``.
  public func limit(_ limit: Int?) -> SecureField { with { $0.options.limit = limit } }

  /// Accepts only some characters; see ``TextField/accepts(_:)``.
  public func accepts(_ isAccepted: @escaping (Character) -> Bool) -> SecureField {
    with { $0.options.accepts = isAccepted }
  }

  private func with(_ change: (inout FieldContent) -> Void) -> SecureField {
    var copy = self
    change(&copy.field)
    return copy
  }
}

extension SecureField {
  /// The keys that type and edit, pastes, and the mouse.
  public var inputs: InputMask { [.text, .navigation, .activation, .pointer, .secret] }

  /// The field takes the remaining columns.
  public var fills: Axis.Set { .horizontal }

  /// Whether a key types, edits, moves the cursor, or submits.
  public func handles(_ key: Key, _ memory: SecureFieldMemory, in size: Size) -> Bool {
    key == .enter ? submits != nil : field.handles(key, memory.field)
  }

  /// The proposed width; one row, and another one for a message.
  public func size(in proposed: Size) -> Size { field.size(in: proposed) }

  /// Draws a `•` for each character; the terminal's cursor is in the focused field.
  public func draw(_ memory: SecureFieldMemory, on area: inout DrawingArea) {
    field.draw(memory.field, on: &area)
  }

  /// Edits the text, or moves the cursor.
  public func respond(
    to input: ControlInput, _ memory: inout SecureFieldMemory, in size: Size
  ) -> ControlResponse<Event> {
    field.respond(
      to: input, &memory.field, in: size, changes: { changes(Secret($0)) }, submits: submits)
  }
}

extension SecureField: CustomReflectable {
  /// A mirror without children, so that a dump of a view shows no secret.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The memory of a ``SecureField``: the cursor and the scroll column.
///
/// It is a type of its own, so that a field that shows its text and one that hides it share no
/// memory, even if both have the same identity (``View/id(_:)``).
public struct SecureFieldMemory: ControlMemory {
  var field = TextFieldMemory()

  /// Makes the memory of a field that has not been shown: the cursor is behind its text.
  public init() {}
}
