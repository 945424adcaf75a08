public import TerminalModel

/// The kinds of input that a control takes.
public struct InputMask: OptionSet, Hashable, Sendable {
  /// One bit per kind.
  public let rawValue: UInt16

  /// Makes a mask from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The arrow keys, Page Up, Page Down, Home and End, without modifiers.
  public static let navigation = InputMask(rawValue: 1 << 0)
  /// Enter and the space bar.
  public static let activation = InputMask(rawValue: 1 << 1)
  /// Keys that type a character, Backspace, Delete, and pastes.
  public static let text = InputMask(rawValue: 1 << 2)
  /// Mouse buttons, movements with a held button, and the wheel.
  public static let pointer = InputMask(rawValue: 1 << 3)
  /// Movements of the mouse without a held button.
  public static let hover = InputMask(rawValue: 1 << 4)
  /// Keys that type a character, with the time at which each is typed.
  ///
  /// Not for editing, which ``text`` is for: a table finds a row by its first characters.
  public static let characters = InputMask(rawValue: 1 << 5)

  /// Marks the typed and pasted text as secret: recordings and the inspector do not contain it.
  ///
  /// It adds no kind of input: a control for a PIN takes ``text`` and `secret`. The events and the
  /// state should hold the text as a ``Secret``, because they are recorded, too.
  public static let secret = InputMask(rawValue: 1 << 7)

  /// Presses of the mouse outside the dialog that the control is in.
  static let outsideDialog = InputMask(rawValue: 1 << 6)

  /// Values that are dropped on the control; the terminal reports no mouse for them alone.
  static let drops = InputMask(rawValue: 1 << 8)

  /// Marks a control that takes Ctrl-C while text is selected in it, and copies the text.
  static let copying = InputMask(rawValue: 1 << 9)

  /// Marks a field of a ``Form``.
  static let formField = InputMask(rawValue: 1 << 10)

  /// Whether text is typed into the control, or it is a field of a form.
  var isFormEntry: Bool { !isDisjoint(with: [.text, .formField]) }

  /// The input of a control in which text is edited and copied.
  static let textEditing: InputMask = [.text, .navigation, .activation, .pointer, .copying]

  /// Whether the control gets the times of its inputs.
  var needsTime: Bool { !isDisjoint(with: [.text, .characters]) }

  /// Whether it contains kinds of keys.
  var hasKeys: Bool { !isDisjoint(with: [.navigation, .activation, .text, .characters]) }

  /// The mouse actions that the terminal has to report for the control.
  var mouse: MouseReporting {
    if contains(.hover) { return .everything }
    return contains(.pointer) ? .drags : .none
  }

  /// Whether one of its kinds contains a key.
  public func contains(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    return switch key.code {
    case .up, .down, .left, .right, .pageUp, .pageDown, .home, .end: contains(.navigation)
    case .enter: contains(.activation)
    case .character(let character):
      needsTime || contains(.activation) && character == " "
    case .backspace, .delete: contains(.text)
    case .tab, .escape, .insert, .function: false
    }
  }
}
