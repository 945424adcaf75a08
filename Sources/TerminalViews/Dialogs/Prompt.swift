/// A dialog that asks for a line of text.
///
/// ```swift
/// FileList(state)
///   .dialog {
///     if let name = state.newName {
///       Prompt(
///         "Rename", text: name, changes: Event.newNameChanged, button: "Rename",
///         submits: .renamed, cancels: .renamingCancelled)
///         .message(state.isTaken(name) ? "This name is taken" : nil)
///     }
///   }
/// ```
/// The text belongs to the application's state, as that of a ``TextField``. Enter in the field
/// submits, Escape cancels.
public struct Prompt<Event>: View {
  private let title: String
  private let text: String
  private let field: TextField<Event>
  private let buttons: [DialogButton<Event>]
  private let cancels: Event
  private var problem: String?

  /// Makes a prompt.
  ///
  /// - Parameters:
  ///   - title: The text in the border, or above the message if it is too long for the border or
  ///     there is no border.
  ///   - message: The text above the field; empty for none.
  ///   - text: The text in the application's state.
  ///   - placeholder: The text that is shown while the field is empty.
  ///   - changes: Makes the event for a new text.
  ///   - button: The title of the button that submits.
  ///   - cancelButton: The title of the other button.
  ///   - submission: The event for the button, and for Enter in the field.
  ///   - cancellation: The event for the other button, and for Escape.
  public init(
    _ title: String, message: String = "", text: String, placeholder: String = "",
    changes: @escaping (String) -> Event, button: String = "OK", cancelButton: String = "Cancel",
    submits submission: Event, cancels cancellation: Event
  ) {
    self.title = title
    self.text = message
    field = TextField(placeholder, text: text, changes: changes)
    buttons = [
      DialogButton(title: cancelButton, event: cancellation),
      DialogButton(title: button, event: submission),
    ]
    cancels = cancellation
  }

  /// Shows a message below the field, such as the result of a validation; nil for a valid text.
  ///
  /// As long as there is a message, the text cannot be submitted: the button is disabled, and Enter
  /// in the field does nothing.
  public func message(_ message: String?) -> Prompt {
    var copy = self
    copy.problem = message
    return copy
  }

  /// The prompt as a node.
  public func node() -> Node<Event> {
    var buttons = buttons
    buttons[1].isDisabled = problem != nil
    return DialogBox(
      title: title, message: text,
      field: (field.message(problem).node(), 2), buttons: buttons,
      focused: 1, submits: 1, cancels: cancels
    ).node()
  }
}
