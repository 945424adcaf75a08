/// A dialog with a message and one button.
///
/// ```swift
/// NoteList(state)
///   .dialog {
///     if let failure = state.failure {
///       Alert("The notes were not saved", message: failure, dismisses: .failureDismissed)
///     }
///   }
/// ```
/// Enter, the space bar, Escape and a click on the button send the event; the reducer removes the
/// value from which the alert was made.
///
/// A long message wraps. If it does not fit on the screen, the arrow keys up and down, Page Up,
/// Page Down, Home, End and the wheel scroll it. While the dialog is in front, no key without
/// modifiers, except Tab and the function keys, reaches a key binding behind it.
public struct Alert<Event>: View {
  private let box: DialogBox<Event>

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: The text in the border, or above the message if it is too long for the border or
  ///     there is no border.
  ///   - message: The text below the title; empty for none.
  ///   - button: The title of the button.
  ///   - event: The event that closes the alert.
  public init(
    _ title: String, message: String = "", button: String = "OK", dismisses event: Event
  ) {
    box = DialogBox(
      title: title, message: message, buttons: [DialogButton(title: button, event: event)],
      focused: 0, submits: 0, cancels: event)
  }

  /// The alert as a node.
  public func node() -> Node<Event> { return box.node() }
}
