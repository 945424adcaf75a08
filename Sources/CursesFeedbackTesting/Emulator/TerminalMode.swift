/// A mode that a program can switch on and off in a terminal.
///
/// The numbers in parentheses are those of DEC private modes (`ESC [ ? … h`), unless said
/// otherwise.
public enum TerminalMode: Hashable, Sendable, CaseIterable {
  /// The cursor is shown (25).
  case cursor
  /// Text after the last column continues in the next row (7).
  case autowrap
  /// New text moves the cells to its right instead of replacing them (IRM, `ESC [ 4 h`).
  case insert
  /// Foreground and background are exchanged on the screen (5); the emulator's frame stays as it
  /// is.
  case reverseScreen
  /// Arrow keys, Home and End begin with `ESC O` instead of `ESC [` if no modifier is held (1).
  case applicationCursorKeys
  /// The keypad sends sequences of its own (`ESC =`).
  case applicationKeypad
  /// Presses and releases of mouse buttons are reported (1000).
  case mouseButtons
  /// Presses, releases and movements with a button held are reported (1002).
  case mouseDrags
  /// Presses, releases and all movements are reported (1003).
  case mouseMotion
  /// Mouse reports have decimal coordinates without a limit (SGR, 1006).
  case mouseDigits
  /// Gain and loss of the focus by the window are reported (1004).
  case focusReports
  /// Pasted text is sent between `ESC [ 200 ~` and `ESC [ 201 ~` (2004).
  case bracketedPaste
  /// A terminal shows the changes of its screen only when this mode is switched off again (2026);
  /// the emulator shows them at once.
  case synchronizedOutput

  /// The modes that are on in a terminal after its start.
  public static let initial: Set<TerminalMode> = [.cursor, .autowrap]

  /// The DEC private mode with a number, or nil if this terminal has none.
  init?(privateNumber: Int) {
    let mode = Self.allCases.first { $0.privateNumber == privateNumber }
    guard let mode else { return nil }
    self = mode
  }

  private var privateNumber: Int? {
    switch self {
    case .cursor: 25
    case .autowrap: 7
    case .insert, .applicationKeypad: nil
    case .reverseScreen: 5
    case .applicationCursorKeys: 1
    case .mouseButtons: 1000
    case .mouseDrags: 1002
    case .mouseMotion: 1003
    case .mouseDigits: 1006
    case .focusReports: 1004
    case .bracketedPaste: 2004
    case .synchronizedOutput: 2026
    }
  }
}
