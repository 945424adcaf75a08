import TerminalModel

/// A field of a form with its label, its message and the sign of its status.
struct FormFieldControl<Event>: CompositeControl {
  struct Memory: ControlMemory {
    /// The number of submissions of the form when the focus last left the field, or nil if it has
    /// not left it yet.
    var leftAfter: Int?
  }

  let field: FormField<Event>
  let plan: FormPlan
  let submissions: Int
  /// Whether the form shows all messages.
  let showsMessage: Bool
  /// A value that gives the focus to the field when it changes, or nil for none.
  let focusRequest: Int?

  var inputs: InputMask { .activation }

  var fills: Axis.Set { .horizontal }

  func handles(_ key: Key) -> Bool { false }

  func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { false }

  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    guard input == .focusChanged(false) else { return .ignored }
    memory.leftAfter = submissions
    return .handled
  }

  func content(_ memory: inout Memory, in size: Size) -> Node<Event> {
    let message = shownMessage(memory)
    return Column {
      if plan.isNarrow, !field.label.isEmpty { caption(message) }
      Row(spacing: 0) {
        if plan.labelColumns > 0 { Text(field.label).frame(width: plan.labelColumns) }
        field.control.focusingFirst(on: focusRequest).frame(maxWidth: .max)
        sign.frame(width: FormPlan.statusColumns, alignment: .topTrailing)
      }
      if !plan.isNarrow || field.label.isEmpty {
        if let message {
          text(of: message).padded(Insets(left: plan.indent + 1))
        } else if plan.reservesRows {
          Text(" ")
        }
      }
    }.node()
  }

  /// The label above a control, and the message beside it.
  private func caption(_ message: String?) -> Node<Event> {
    Row(spacing: 2) {
      Text(field.label, wrapping: .none)
      if let message { text(of: message) }
    }.node()
  }

  private func text(of message: String) -> Node<Event> {
    Text("! \(message)", wrapping: .none).foreground(.red)
  }

  private var sign: Node<Event> {
    switch field.status {
    case .confirmed: Text("✓").foreground(.green)
    case .pending(let frame): Spinner(frame: frame).node()
    case .valid, .invalid: Text(" ").node()
    }
  }

  private func shownMessage(_ memory: Memory) -> String? {
    guard case .invalid(let message, let isUrgent) = field.status else { return nil }
    return isUrgent || showsMessage || memory.leftAfter == submissions ? message : nil
  }
}
