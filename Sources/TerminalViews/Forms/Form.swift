import TerminalModel

/// Labelled controls that are validated and submitted together.
///
/// ```swift
/// Form("Sign in", submits: .submitted) {
///   FormField("Name", status: state.nameStatus) {
///     TextField(text: state.name, changes: Event.nameChanged)
///   }
///   FormField("Password", status: state.passwordStatus) {
///     SecureField(text: state.password, changes: Event.passwordChanged)
///   }
///   FormField {
///     Checkbox("Stay signed in", isOn: state.stays, changes: Event.staysChanged)
///   }
/// }
/// ```
/// The values and their validation belong to the application's state. The form remembers which
/// fields show their messages.
///
/// All labels take as many columns as the widest one; on a narrow screen they are above their
/// controls, and messages beside the labels. On a wider screen, a row below each control is
/// reserved for its message, so that nothing moves when it appears. If the form does not fit with
/// these rows, messages take rows when they appear; if it still does not fit, its fields scroll,
/// and the button stays visible.
///
/// The button submits the form, and so do Enter in a field that does not take this key and a key
/// binding made by ``KeyBinding/submitForm(_:title:group:)``. The button is disabled as long as a
/// field is not valid; then these keys show all messages, and give the focus to the first field that
/// is not valid.
///
/// The `status` of the form is about values that are valid alone, but do not fit together, such as
/// an end before the start. While it is not valid, the button is disabled. Its message is above the
/// button when all fields are valid, or after an attempt to submit; an urgent message is shown at
/// once.
///
/// A form in which a ``FormattedField`` shows a text that is no value, such as an incomplete date, is
/// not submitted either: the field gets the focus and shows the hint of its format.
///
/// With the parameter `cancels`, a form has a second button, and Escape cancels.
public struct Form<Event>: View {
  private let control: FormControl

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - button: The title of the button that submits the form.
  ///   - status: The result of the validation of the form as a whole: whether its values fit
  ///     together.
  ///   - message: A message about the form as a whole, above the button, while none of `status` is
  ///     shown; it does not prevent a submission. Nil for none.
  ///   - cancelButton: The title of the button that cancels.
  ///   - submission: The event for a submission: the form and all its fields are valid.
  ///   - rejection: The event for an attempt to submit while the form or a field is not valid, or a
  ///     field shows a text that is no value; nil for none.
  ///   - cancellation: The event for the button that cancels, and for Escape; nil for a form that
  ///     has no such button.
  ///   - fields: The fields and headings.
  public init(
    _ button: String, status: FieldStatus = .valid, message: String? = nil,
    cancelButton: String = "Cancel",
    submits submission: Event, rejects rejection: Event? = nil,
    cancels cancellation: Event? = nil, @FormBuilder<Event> fields: () -> FormBuilder<Event>.Rows
  ) {
    control = FormControl(
      button: button, status: status, message: message, submits: submission, rejects: rejection,
      cancel: cancellation.map { DialogButton(title: cancelButton, event: $0) },
      rows: fields().content)
  }

  /// The form as a node.
  public func node() -> Node<Event> {
    let form = Node<Event>(control.element)
    return control.cancel.map { form.keyHint(.escape, $0.title) } ?? form
  }
}
