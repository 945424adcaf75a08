/// Decides when to end a program whose main thread does not respond: at the third Ctrl-C within two
/// seconds, but not before the main thread has had half a second to take the first waiting byte.
///
/// Its inputs are the bytes that the main thread has not taken yet. A Ctrl-C in a paste does not
/// count.
struct InterruptStateMachine {
  /// The number of Ctrl-C that end the program.
  static let limit = 3
  /// The longest time between the first and the last of them.
  static let window = Duration.seconds(2)
  /// The time for the main thread to respond.
  static let responseTime = Duration.milliseconds(500)

  private static let pasteStart: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x30, 0x7E]
  private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private var unansweredSince: Duration?
  private var interrupts: [Duration] = []
  private var isInPaste = false
  /// The last six bytes: the terminal sends a mark of six bytes before and after a paste.
  private var recent: [UInt8] = []

  /// The time at which to end the program, or nil while there is no reason to.
  private(set) var end: Duration?

  /// The user has typed bytes.
  mutating func typed(_ bytes: [UInt8], at now: Duration) {
    let since = unansweredSince ?? now
    unansweredSince = since
    for byte in bytes {
      recent = recent.suffix(Self.pasteStart.count - 1) + [byte]
      if recent == Self.pasteStart { isInPaste = true }
      if recent == Self.pasteEnd { isInPaste = false }
      guard byte == 0x03, !isInPaste else { continue }
      interrupts = interrupts.filter { now - $0 <= Self.window } + [now]
      if interrupts.count >= Self.limit, end == nil { end = max(now, since + Self.responseTime) }
    }
  }

  /// The main thread has taken all bytes.
  mutating func answered() { self = InterruptStateMachine() }
}
