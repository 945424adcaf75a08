/// Whether the text of an input must not be recorded.
enum InputSecrecy {
  /// It may be recorded.
  case open
  /// It goes to a control for secret text.
  case secret
  /// Not known yet: the input has to be read again, perhaps by another view.
  case undecided

  static func of(_ isSecret: Bool) -> InputSecrecy { isSecret ? .secret : .open }
}
