/// A row of a ``Form``: a label, a control, and the result of its validation.
///
/// ```swift
/// FormField("Name", status: .valid(if: !state.name.isEmpty, else: "Enter a name")) {
///   TextField(text: state.name, changes: Event.nameChanged)
/// }
/// FormField { Checkbox("Send me news", isOn: state.subscribes, changes: Event.subscribesChanged) }
/// ```
public struct FormField<Event> {
  /// The result of the validation of a field.
  public enum Status: Hashable, Sendable {
    /// The value can be submitted.
    case valid
    /// The value can be submitted; a check mark at the end of the row says so.
    case confirmed
    /// The value is being checked, and cannot be submitted yet. The end of the row shows a
    /// ``Spinner`` after a number of steps.
    case pending(frame: Int)
    /// The value cannot be submitted. The message is shown below the control when the focus has left
    /// it, or after an attempt to submit; if it is urgent, at once.
    case invalid(String, isUrgent: Bool = false)

    /// Valid if a condition holds, otherwise invalid with a message.
    public static func valid(if condition: Bool, else message: String) -> Status {
      condition ? .valid : .invalid(message)
    }

    /// Whether the value can be submitted.
    public var isValid: Bool {
      switch self {
      case .valid, .confirmed: true
      case .pending, .invalid: false
      }
    }
  }

  let label: String
  let status: Status
  let control: Node<Event>

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - label: The text beside the control, or above it on a narrow screen; empty for none.
  ///   - status: The result of the validation.
  ///   - control: The control: any view, several ones below each other.
  public init(
    _ label: String = "", status: Status = .valid, @ViewBuilder<Event> _ control: () -> Node<Event>
  ) {
    self.label = label
    self.status = status
    self.control = control()
  }
}

/// A heading in a ``Form``.
public struct FormSection {
  let title: String

  /// Makes a heading above the fields that follow it.
  public init(_ title: String) { self.title = title }
}

/// Combines the rows of a ``Form``, written one below the other.
///
/// A row that is not shown keeps its index, so that the other rows keep their focus.
@resultBuilder public enum FormBuilder<Event> {
  /// The rows of one expression.
  public struct Rows {
    enum Row {
      case field(FormField<Event>)
      case section(FormSection)
      /// A place for rows that are not shown.
      case none
    }

    var rows: [Row]
  }

  /// A field.
  public static func buildExpression(_ field: FormField<Event>) -> Rows {
    Rows(rows: [.field(field)])
  }

  /// A heading.
  public static func buildExpression(_ section: FormSection) -> Rows {
    Rows(rows: [.section(section)])
  }

  /// Rows that a function returns.
  public static func buildExpression(_ rows: Rows) -> Rows { rows }

  /// Combines rows in their order.
  public static func buildBlock(_ rows: Rows...) -> Rows { Rows(rows: rows.flatMap(\.rows)) }

  /// Rows that depend on a condition.
  public static func buildOptional(_ rows: Rows?) -> Rows { rows ?? Rows(rows: [.none]) }

  /// The rows of the first of two branches.
  public static func buildEither(first rows: Rows) -> Rows { rows }

  /// The rows of the second of two branches.
  public static func buildEither(second rows: Rows) -> Rows { rows }

  /// The rows of a loop.
  public static func buildArray(_ rows: [Rows]) -> Rows { Rows(rows: rows.flatMap(\.rows)) }
}
