/// Whether the text of an input must not be recorded.
enum InputSecrecy {
  /// It may be recorded.
  case open
  /// It goes to a control for secret text.
  case secret
  /// The input is read again, by another view perhaps.
  case undecided

  static func of(_ isSecret: Bool) -> InputSecrecy { isSecret ? .secret : .open }
}
