/// A row of a ``Form``: a label, a control, and the result of its validation.
///
/// ```swift
/// FormField("Name", status: .valid(if: !state.name.isEmpty, else: "Enter a name")) {
///   TextField(text: state.name, changes: Event.nameChanged)
/// }
/// FormField { Checkbox("Send me news", isOn: state.subscribes, changes: Event.subscribesChanged) }
/// ```
public struct FormField<Event> {
  @usableFromInline let content: FormRows.Field

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - label: The text beside the control, or above it on a narrow screen; empty for none.
  ///   - status: The result of the validation.
  ///   - control: The control, which can be any view; several views are placed below each other.
  @inlinable public init(
    _ label: String = "", status: FieldStatus = .valid,
    @ViewBuilder<Event> _ control: () -> Node<Event>
  ) {
    content = FormRows.Field(label: label, status: status, control: control().element)
  }
}

/// A heading in a ``Form``.
public struct FormSection {
  let title: String

  /// Makes a heading above the fields that follow it.
  public init(_ title: String) { self.title = title }
}
