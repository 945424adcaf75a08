import TerminalModel

/// The look of a field of a form: its label, its control, its sign and its message.
///
/// It consists of few elements, because a form lays out all of its fields for each frame. A field
/// made of views, which know the type of the form's events, took 25,000 more instructions: the
/// compiler does not specialize the views in this module. A row of a label, a control and a sign
/// took 12,000 more than layers whose control is padded by the columns of the other two.
struct FormRow {
  let label: String
  let control: Element
  /// The sign of the field's status, or nil for none.
  let sign: Element?
  /// The message below the control, or nil if none is shown.
  let message: String?
  let plan: FormPlan

  /// The caption, the row of the control and the message.
  ///
  /// A caption or a message that is not shown is an empty element, so that the path of the control
  /// is always the same.
  var element: Element { .group([caption, controlRow, message.map(messageRow) ?? .empty]) }

  /// The blank rows below the row of the message.
  private var spacing: Int { max(0, plan.spacing - 1) }

  /// Whether the message is below the control.
  private var hasMessageRow: Bool { message != nil && !hasCaption }

  /// Whether the label is above the control.
  private var hasCaption: Bool { plan.isNarrow && !label.isEmpty }

  /// The label above a control, and the message beside it.
  private var caption: Element {
    guard hasCaption else { return .empty }
    return .row(
      spacing: 2, .top,
      .group([.text(label, .none, .end, .leading), message.map(text) ?? .empty]))
  }

  private var controlRow: Element {
    // If a message is below the control, the blank rows are below the message.
    let besides = Insets(
      left: plan.labelColumns, bottom: hasMessageRow ? 0 : hasCaption ? spacing : plan.spacing,
      right: FormPlan.statusColumns)
    let layers = [
      plan.labelColumns > 0 && !label.isEmpty ? .text(label, .none, .end, .leading) : .empty,
      control.padded(by: besides),
      sign?.framed(minWidth: nil, maxWidth: .max, minHeight: nil, maxHeight: nil, .topTrailing)
        ?? .empty,
    ]
    return Element(.layers(.topLeading, layers), stretch: .union(layers, stackedAlong: nil))
  }

  /// The message below the control, if it is not beside the label.
  private func messageRow(_ message: String) -> Element {
    guard hasMessageRow else { return .empty }
    return text(of: message).padded(by: Insets(left: plan.indent + 1, bottom: spacing))
  }

  private func text(of message: String) -> Element {
    .text("! \(message)", .none, .end, .leading).styled(as: .fieldMessage, foreground: .error)
  }
}
