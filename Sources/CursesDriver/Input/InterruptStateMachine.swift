/// Decides when a program is ended whose main thread does not answer: at the third Ctrl-C within
/// two seconds.
///
/// Its inputs are the bytes that were typed and not answered yet. A Ctrl-C in a paste does not count.
struct InterruptStateMachine {
  /// The number of Ctrl-C that end the program.
  static let enough = 3
  /// The time within which they are typed.
  static let window = Duration.seconds(2)
  /// The time that a main thread has to answer.
  static let patience = Duration.milliseconds(500)

  private static let pasteStart: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x30, 0x7E]
  private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private var unansweredSince: Duration?
  private var interrupts: [Duration] = []
  private var isInPaste = false
  /// The last bytes, as many as the start and the end of a paste have.
  private var recent: [UInt8] = []

  /// When the program is to be ended; nil while there is no reason.
  private(set) var end: Duration?

  /// Takes bytes that were typed.
  mutating func typed(_ bytes: [UInt8], at now: Duration) {
    let since = unansweredSince ?? now
    unansweredSince = since
    for byte in bytes {
      recent = recent.suffix(Self.pasteStart.count - 1) + [byte]
      if recent == Self.pasteStart { isInPaste = true }
      if recent == Self.pasteEnd { isInPaste = false }
      guard byte == 0x03, !isInPaste else { continue }
      interrupts = interrupts.filter { now - $0 <= Self.window } + [now]
      if interrupts.count >= Self.enough, end == nil { end = max(now, since + Self.patience) }
    }
  }

  /// The main thread has taken all bytes.
  mutating func answered() { self = InterruptStateMachine() }
}
