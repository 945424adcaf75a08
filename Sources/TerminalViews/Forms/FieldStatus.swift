import TerminalModel

/// The result of the validation of a ``FormField``, or of a ``Form`` as a whole.
public enum FieldStatus: Hashable, Sendable {
  /// The value can be submitted.
  case valid
  /// The value can be submitted; a check mark at the end of the row, or beside the buttons of a
  /// form, says so.
  case confirmed
  /// The value is being checked, and cannot be submitted yet.
  ///
  /// The end of the row, or the place beside the buttons of a form, shows a ``Spinner``: `frame` is
  /// the number of steps that its animation has made so far.
  case pending(frame: Int)
  /// The value cannot be submitted, for the reason that the message states.
  ///
  /// The message is shown below the control, or beside a label that is above the control; that of a
  /// form is above its button. The message of a control appears when the focus has left it, that of
  /// a form when all its fields are valid, and both after an attempt to submit; an urgent message
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

extension FieldStatus {
  /// The message, or nil if there is none to show.
  ///
  /// - Parameter isDue: Whether messages that are not urgent are shown.
  func message(isDue: Bool) -> String? {
    guard case .invalid(let message, let isUrgent) = self else { return nil }
    return isUrgent || isDue ? message : nil
  }

  /// The check mark or the spinner, or nil if there is none.
  var sign: Element? {
    switch self {
    case .confirmed:
      .canvas(width: 1, height: 1, isPicture: true) { $0.write($0.glyphs[.checkMark], at: .origin) }
        .styled(foreground: .success)
    case .pending(let frame): .spinner(Spinner<Any>.Pattern.dots.frames, after: frame)
    case .valid, .invalid: nil
    }
  }
}
