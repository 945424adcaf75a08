import TerminalModel

/// A dialog that asks before an action.
///
/// ```swift
/// TodoList(state)
///   .dialog {
///     if let item = state.pendingDeletion {
///       Confirm(
///         "Delete “\(item.title)”?", message: "It cannot be restored.", button: "Delete",
///         isDestructive: true, confirms: .deleted(item.id), cancels: .deletionCancelled)
///     }
///   }
/// ```
/// The button of the action has the focus first, so that Enter confirms; if the action is
/// destructive, its button has the theme's colour of errors, and the button that cancels has the
/// focus first. The arrow keys and Tab move between the buttons, and Escape cancels. For each
/// event, the reducer has to remove the value from which the dialog was made. A question with
/// another title or message in its place is a new one, with the focus on its first button.
///
/// Messages behave as those of an ``Alert``.
public struct Confirm<Event>: View {
  private var box: DialogBox<Event>

  /// Makes a question.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text below it; empty for none.
  ///   - button: The title of the action's button, a verb such as "Delete".
  ///   - isDestructive: Whether the action loses data.
  ///   - cancelButton: The title of the button that cancels.
  ///   - action: The event for the action.
  ///   - cancellation: The event for the button that cancels, and for Escape.
  public init(
    _ title: String, message: String = "", button: String, isDestructive: Bool = false,
    cancelButton: String = "Cancel", confirms action: Event, cancels cancellation: Event
  ) {
    box = DialogBox(
      title: title, message: message,
      buttons: [
        DialogButton(title: cancelButton, event: cancellation),
        DialogButton(title: button, event: action, isDestructive: isDestructive),
      ],
      focused: isDestructive ? 0 : 1, submits: 1, cancels: cancellation)
  }

  /// Adds a button for another action before the button that confirms.
  ///
  /// ```swift
  /// Confirm("Save the changes?", button: "Save", confirms: .saved, cancels: .closeCancelled)
  ///   .alternative("Discard", isDestructive: true, sends: .discarded)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - isDestructive: Whether the action loses data.
  ///   - event: The event for the action.
  public func alternative(
    _ title: String, isDestructive: Bool = false, sends event: Event
  ) -> Confirm {
    var copy = self
    let last = copy.box.buttons.count - 1
    copy.box.buttons.insert(
      DialogButton(title: title, event: event, isDestructive: isDestructive), at: last)
    if copy.box.focused == last { copy.box.focused += 1 }
    copy.box.submits += 1
    return copy
  }

  /// Shows the question without the focus on a button, so that typed text cannot answer it.
  ///
  /// For a question that an effect asks, such as for a permission: it can appear while the user types
  /// into a field. Tab or an arrow key gives the focus to the button that cancels, and the next one
  /// moves it on; Escape cancels; characters and Enter have no effect before that. The mouse presses
  /// the buttons at once.
  ///
  /// A question with another title or message in the place of this one begins without the focus,
  /// too. For equal questions one after another, give each an ``View/id(_:)``.
  public func unfocused() -> Confirm {
    var copy = self
    copy.box.beginsUnfocused = true
    copy.box.focused = 0
    return copy
  }

  /// The question as a node.
  public func node() -> Node<Event> {
    guard box.beginsUnfocused else { return box.node() }
    return box.node().keyHint(.escape, box.buttons[0].title).keyHint(.tab, "Choose")
  }
}
