/// Something that a program can switch on and off in a terminal.
public enum TerminalMode: Hashable, Sendable, CaseIterable {
  /// The cursor is shown (DEC private mode 25).
  case cursor
  /// Text goes on in the next row behind the last column (7).
  case autowrap
  /// What is written pushes what stands to the right (IRM, 4 without a question mark).
  case insert
  /// All colours are exchanged (5).
  case reverseScreen
  /// Arrow keys send `ESC O` (1).
  case applicationCursorKeys
  /// The keypad sends sequences of its own (`ESC =`).
  case applicationKeypad
  /// Presses and releases of the mouse are reported (1000).
  case mouseButtons
  /// Also movements with a button held (1002).
  case mouseDrags
  /// Also all other movements (1003).
  case mouseMotion
  /// The mouse is reported in digits, without a limit to its columns (1006).
  case mouseDigits
  /// Focus and its loss are reported (1004).
  case focusReports
  /// Pasted text comes between two marks (2004).
  case bracketedPaste
  /// The terminal shows nothing new until this is switched off (2026).
  case synchronizedOutput

  /// What a terminal begins with.
  public static let initial: Set<TerminalMode> = [.cursor, .autowrap]

  /// The mode that a number means behind `CSI ?`; nil where this terminal has none.
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
