import TerminalModel

/// The control of a ``Form``, without the type of the form's events.
struct FormControl: CompositeControl {
  typealias Event = Any

  /// The attempts to submit a form.
  struct Memory: ControlMemory {
    /// The number of submissions; with each, fields forget that the focus has left them.
    var submissions = 0
    /// The number of attempts that failed since the last submission.
    var attempts = 0
    /// The path of the field that gets the focus after the last attempt: an index in each group of
    /// rows, from the outermost group to the innermost.
    var focused: [Int]?
  }

  /// The title of the button that submits the form.
  let button: String
  /// The result of the validation of the form as a whole.
  let status: FieldStatus
  let message: String?
  let submits: Any
  let rejects: Any?
  /// The button that cancels, or nil if there is none.
  let cancel: DialogButton<Any>?
  let rows: FormRows

  var element: Element { Element(FormBehavior(self)) }

  var inputs: InputMask { .activation }

  var fills: Axis.Set { .horizontal }

  func handles(_ key: Key) -> Bool { key == .enter || key == .escape && cancel != nil }

  /// The form itself never has the focus; the controls in it do.
  func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { false }

  /// Submits the form, or shows all messages and gives the focus to the first field that is not
  /// valid, or cancels.
  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Any> {
    if input == .key(.escape), let cancel { return .sends(cancel.event) }
    guard input == .key(.enter) else { return .ignored }
    let rejection = rejects.map { [$0] } ?? []
    guard isValid else {
      memory.attempts += 1
      memory.focused = rows.firstInvalid
      var response = ControlResponse<Any>(events: rejection, isHandled: true)
      // A text that is no value comes before the status of the form.
      if rows.isValid { response.rejection = rejection }
      return response
    }
    let submissions = memory.submissions + 1
    memory = Memory()
    memory.submissions = submissions
    var response = ControlResponse<Any>.sends(submits)
    response.rejection = rejection
    return response
  }

  /// The fields above the button, with the standard spacing.
  func content(_ memory: inout Memory, in size: Size) -> Node<Any> {
    return content(&memory, in: size, .standard)
  }

  /// The fields above the button.
  func content(
    _ memory: inout Memory, in size: Size, _ metrics: ThemeMetrics
  ) -> Node<Any> {
    let plan = FormPlan(rows, in: size, metrics)
    let now = memory
    return FormFrame() {
      ScrollView(hugging: .vertical) {
        Column { fields(plan, now) }
      }
      footer(plan, now)
    }
  }
}

extension FormControl {
  private var isValid: Bool { rows.isValid && status.isValid }

  private var submitButton: Node<Any> {
    FormButton(button: Button(button, sends: submits)).disabled(!isValid)
  }

  private func fields(_ plan: FormPlan, _ memory: Memory) -> Node<Any> {
    var isFirst = true
    return Node(element(of: rows, plan, memory, focused: memory.focused?[...], &isFirst))
  }

  /// The element of rows, with the same groups as the rows.
  ///
  /// - Parameters:
  ///   - focused: The part inside these rows of the path of the field that gets the focus; nil if
  ///     the field is not among them.
  ///   - isFirst: Whether no row is above them.
  private func element(
    of rows: FormRows, _ plan: FormPlan, _ memory: Memory, focused: ArraySlice<Int>?,
    _ isFirst: inout Bool
  ) -> Element {
    switch rows.content {
    case .field(let field):
      isFirst = false
      let control = FormFieldControl(
        field: field, plan: plan, submissions: memory.submissions,
        showsMessage: memory.attempts > 0, focusRequest: focused == [] ? memory.attempts : nil)
      return control.element
    case .section(let section):
      defer { isFirst = false }
      return heading(section, hasGap: !isFirst && plan.spacing > 0).element
    case .group(let members):
      let elements = members.indices.map { index in
        let inner = focused?.first == index ? focused?.dropFirst() : nil
        return element(of: members[index], plan, memory, focused: inner, &isFirst)
      }
      return .group(elements)
    }
  }

  @ViewBuilder<Any> private func heading(_ section: FormSection, hasGap: Bool) -> Node<Any> {
    if hasGap { Text(" ") }
    Text(section.title).styled(as: .sectionTitle, .bold)
  }

  @ViewBuilder<Any> private func footer(_ plan: FormPlan, _ memory: Memory) -> Node<Any> {
    Column {
      // If all fields are valid, the message says why the button is disabled.
      if let message = status.message(isDue: rows.isValid || memory.attempts > 0) ?? message {
        Text("! \(message)").styled(as: .fieldMessage, foreground: .error)
      }
      Row(spacing: 2) {
        submitButton
        if let cancel { Button(cancel.title, sends: cancel.event) }
        if let sign = status.sign { Node<Any>(sign) }
      }
    }
    .padded(Insets(left: plan.indent))
  }
}

final class FormBehavior: TypedBehavior {
  let control: FormControl

  init(_ control: FormControl) { self.control = control }
}

/// Places the fields above the button, in the rows that the button leaves.
private struct FormFrame: Layout {
  var fills: Axis.Set { .horizontal }

  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    let button = children.measure(1, in: proposed)
    let left = Size(columns: proposed.columns, rows: proposed.rows - button.rows)
    let fields = children.measure(0, in: left)
    children.place(0, at: .origin)
    children.place(1, at: Position(column: 0, row: fields.rows))
    return Size(columns: proposed.columns, rows: fields.rows + button.rows)
  }
}

/// A button that passes its activation to the form around it.
private struct FormButton: DrawnControl {
  typealias Event = Any

  let button: Button<Any>

  var inputs: InputMask { button.inputs }

  /// Leaves Enter to the form, which handles it.
  func handles(_ key: Key) -> Bool { key != .enter && inputs.contains(key) }

  func size(in proposed: Size, _ metrics: ThemeMetrics) -> Size {
    button.size(in: proposed, metrics)
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) { button.draw(memory, on: &area) }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Any> {
    input.isActivation ? .passes(.key(.enter)) : .ignored
  }
}
