/// The result of the validation of a ``FormField``.
public enum FieldStatus: Hashable, Sendable {
  /// The value can be submitted.
  case valid
  /// The value can be submitted; a check mark at the end of the row says so.
  case confirmed
  /// The value is being checked, and cannot be submitted yet.
  ///
  /// The end of the row shows a ``Spinner``: `frame` is the number of steps that its animation has
  /// made so far.
  case pending(frame: Int)
  /// The value cannot be submitted, for the reason that the message states.
  ///
  /// The message is shown below the control, or beside a label that is above the control. It
  /// appears when the focus has left the control, or after an attempt to submit; an urgent message
  /// appears at once.
  case invalid(String, isUrgent: Bool = false)

  /// Valid if a condition holds, otherwise invalid with a message.
  public static func valid(if condition: Bool, else message: String) -> FieldStatus {
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
