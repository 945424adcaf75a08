import TerminalModel

/// A field of a form with its label, its message and the sign of its status.
struct FormFieldControl: CompositeControl {
  typealias Event = Any

  struct Memory: ControlMemory {
    /// The number of submissions of the form when the focus last left the field, or nil if it has
    /// not left it yet.
    var leftAfter: Int?
  }

  let field: FormRows.Field
  let plan: FormPlan
  let submissions: Int
  /// Whether the form shows all messages.
  let showsMessage: Bool
  /// A value that gives the focus to the field when it changes, or nil for none.
  let focusRequest: Int?

  var element: Element { Element(FormFieldBehavior(self)) }

  var inputs: InputMask { [.activation, .formField] }

  var fills: Axis.Set { .horizontal }

  func handles(_ key: Key) -> Bool { false }

  func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { false }

  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Any> {
    guard input == .focusChanged(false) else { return .ignored }
    memory.leftAfter = submissions
    return .handled
  }

  func content(_ memory: inout Memory, in size: Size) -> Node<Any> {
    let row = FormRow(
      label: field.label, control: field.control.focusingFirst(on: focusRequest),
      sign: field.status.sign,
      message: field.status.message(isDue: showsMessage || memory.leftAfter == submissions),
      plan: plan)
    return Node(row.element)
  }

  /// Changes the style of the label; an element with a style would cost each form more.
  func draw(_ memory: Memory, on area: inout DrawingArea) {
    let columns = Clusters(field.label).columns(upTo: area.size.columns)
    area.restyle(Rect(Size(columns: columns, rows: 1)), as: .formLabel)
  }
}

private final class FormFieldBehavior: TypedBehavior {
  let control: FormFieldControl

  init(_ control: FormFieldControl) { self.control = control }
}
