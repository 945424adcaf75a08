public import TerminalModel

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
/// The values and their validation belong to the application's state. The form remembers which fields
/// show their messages.
///
/// All labels take the same columns; on a narrow screen they are above their controls. A row below
/// each control is reserved for its message, so that nothing moves when it appears. If the form does
/// not fit with these rows, it has none; if it still does not fit, its fields scroll, and the button
/// stays visible.
///
/// The button, and Enter in a field that does not take it, submit the form. The button is disabled as
/// long as a field is not valid; then Enter shows all messages, and gives the focus to the first field
/// that is not valid.
public struct Form<Event>: CompositeControl {
  /// The attempts to submit a form.
  public struct Memory: ControlMemory {
    /// The number of submissions: each of them begins with fields that show no messages.
    var submissions = 0
    /// The number of attempts that failed since the last submission.
    var attempts = 0
    /// The index of the row that gets the focus after the last attempt.
    var focused: Int?

    /// Makes the memory of a form that is new.
    public init() {}
  }

  private let button: String
  private let message: String?
  private let submits: Event
  private let rejected: Event?
  private let rows: [FormBuilder<Event>.Rows.Row]

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - button: The title of the button that submits the form.
  ///   - message: A message about the form as a whole, above the button; nil for none.
  ///   - submission: The event for a form whose fields are all valid.
  ///   - rejection: The event for an attempt to submit while a field is not valid; nil for none.
  ///   - fields: The fields and headings.
  public init(
    _ button: String, message: String? = nil, submits submission: Event,
    rejects rejection: Event? = nil, @FormBuilder<Event> fields: () -> FormBuilder<Event>.Rows
  ) {
    self.button = button
    self.message = message
    submits = submission
    rejected = rejection
    rows = fields().rows
  }

  /// Enter.
  public var inputs: InputMask { .activation }

  /// The columns that are left.
  public var fills: Axis.Set { .horizontal }

  /// Enter alone.
  public func handles(_ key: Key) -> Bool { key == .enter }

  /// Its fields have the focus, and it has not.
  public func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { false }

  /// Submits the form, or gives the focus to the first field that is not valid.
  public func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    guard input == .key(.enter) else { return .ignored }
    guard let invalid = firstInvalid else {
      let submissions = memory.submissions + 1
      memory = Memory()
      memory.submissions = submissions
      return .sends(submits)
    }
    memory.attempts += 1
    memory.focused = invalid
    return rejected.map { .sends($0) } ?? .handled
  }

  /// The fields above the button.
  public func content(_ memory: inout Memory, in size: Size) -> Node<Event> {
    let plan = FormPlan(labels: labels, sections: sectionCount, in: size)
    let now = memory
    return FormFrame() {
      ScrollView(hugging: .vertical) {
        Column {
          for index in rows.indices { row(index, plan, now) }
        }
      }
      footer(plan)
    }
  }
}

extension Form {
  private var fields: [FormField<Event>] {
    rows.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  private var labels: [String] { fields.map(\.label) }

  private var sectionCount: Int { rows.count - fields.count }

  private var firstInvalid: Int? {
    rows.firstIndex { if case .field(let field) = $0 { !field.status.isValid } else { false } }
  }

  @ViewBuilder<Event> private func row(
    _ index: Int, _ plan: FormPlan, _ memory: Memory
  ) -> Node<Event> {
    switch rows[index] {
    case .field(let field):
      FormFieldControl(
        field: field, plan: plan, submissions: memory.submissions,
        showsMessage: memory.attempts > 0,
        focusRequest: memory.focused == index ? memory.attempts : nil)
    case .section(let section):
      if index > 0, plan.reservesRows { Text(" ") }
      Text(section.title).bold()
    case .none:
      Node<Event>.empty
    }
  }

  @ViewBuilder<Event> private func footer(_ plan: FormPlan) -> Node<Event> {
    Column {
      if let message { Text("! \(message)").foreground(.red) }
      FormButton(button: Button(button, sends: submits)).disabled(firstInvalid != nil)
    }
    .padded(Insets(left: plan.indent))
  }
}

/// The fields, in the rows that the button leaves.
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
private struct FormButton<Event>: DrawnControl {
  let button: Button<Event>

  var inputs: InputMask { button.inputs }

  func size(in proposed: Size) -> Size { button.size(in: proposed) }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) { button.draw(memory, on: &area) }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    input.isActivation ? .passes(.key(.enter)) : .ignored
  }
}
