import FeedbackCore
import TerminalModel

/// A happening in a session that does not follow from another one: a recording has a line for each.
enum JournalEntry: Equatable {
  /// The session has read the first size of the screen.
  case started
  /// The application has read an input; the recording masks the text of a secret one.
  case input(Input, isSecret: Bool)
  /// The time of a timer of the view was over.
  case timer(ViewTimer)
  /// The process continued after a suspension, on a screen of this size. After a suspension by a
  /// key, there is an entry only if the size is another one.
  case resumed(Size)
  /// Another program got the terminal.
  case lent
  /// The other program, or the inspector, has ended.
  case returned
  /// The terminal showed a frame, with a hash of all frames so far, and the mouse actions that it
  /// reports from then on, if they differ from those before.
  case frame(UInt64, mouse: MouseReporting?)
  /// The terminal accepted no frame.
  case refused
  /// The user or a test marks the moment.
  case mark(String)
  /// The session has ended, by an interruption or by the application.
  case ended(Interruption?)
  /// The session has ended, because the terminal failed.
  case failed
  /// The recording ends, and the session goes on.
  case stopped
}

/// Turns the course of a session into entries, in their order.
///
/// The events of an input and the inputs that a timer repeats are consequences of an entry, and have
/// no entry of their own.
@MainActor @usableFromInline final class SessionJournal {
  /// The time of the last entry in nanoseconds, measured from the start of the session.
  ///
  /// All consequences of an entry have this time.
  @exclusivity(unchecked)
  private(set) var nanoseconds = 0
  /// The time of the last entry, measured from the start of the session.
  var time: Duration { .nanoseconds(nanoseconds) }
  /// Whether the session handles an entry: all that happens now follows from it, and is no entry.
  var isDeriving: Bool { depth > 0 }

  /// The number of inputs that the application has read.
  @exclusivity(unchecked)
  private(set) var inputCount = 0

  /// Whether the events of inputs are dropped, because a replay gets them from the recording.
  @exclusivity(unchecked)
  @usableFromInline var dropsEvents = false

  /// Whether a key that is being read has suspended the process.
  var isSuspended = false

  private let clock: () -> Int
  private let secrecy: () -> InputSecrecy
  private let watching: LoopWatching
  private let write: @MainActor (JournalEntry, _ stateNumber: Int, _ nanoseconds: Int) -> Void
  @exclusivity(unchecked)
  private var markCount = 0
  /// The number of entries that are being handled: more than one if a handled entry leads to another.
  @exclusivity(unchecked)
  private var depth = 0
  /// The input that is being read.
  @exclusivity(unchecked)
  private var input = Input.focused(true)
  /// The number of the state in which the input is read.
  @exclusivity(unchecked)
  private var inputState = 0
  /// Whether the entry of the input has to be written: that is done when it is known whether the
  /// input is secret.
  @exclusivity(unchecked)
  private var isPending = false
  /// Whether the input that was read last has to be read again.
  @exclusivity(unchecked)
  private var isRepeating = false
  @exclusivity(unchecked)
  private var frameHash = FrameHash()
  /// The mouse actions that the terminal reports, or nil before the first frame.
  @exclusivity(unchecked)
  private var mouse: MouseReporting?
  /// Called with each frame, for a report; nil for none.
  @exclusivity(unchecked)
  var frameShown: ((Frame) -> Void)?

  /// Makes a journal.
  ///
  /// - Parameters:
  ///   - clock: The nanoseconds since the start of the session.
  ///   - secrecy: Whether the input that is being read goes to a control for secret text.
  ///   - watching: The part of the loop that knows the number of the current state.
  ///   - write: Called with each entry, the number of the state in which it happened, and its time.
  init(
    clock: @escaping () -> Int, secrecy: @escaping () -> InputSecrecy,
    watching: LoopWatching,
    write: @escaping @MainActor (JournalEntry, _ stateNumber: Int, _ nanoseconds: Int) -> Void
  ) {
    self.clock = clock
    self.secrecy = secrecy
    self.watching = watching
    self.write = write
  }

  /// Adds an entry, after that of the input that is being read.
  func note(_ entry: JournalEntry) {
    beginEntry()
    write(entry, watching.currentStateNumber(), nanoseconds)
  }

  /// Writes the input that is being read, if any, and sets the time for an entry that the caller
  /// writes itself.
  func beginEntry() {
    if isPending { writePending(secrecy()) }
    if depth == 0 { nanoseconds = clock() }
  }

  /// A size has arrived: if it changed during a suspension by a key, it does not follow from the
  /// key, which is still being read.
  func sizeArrived(_ size: Size) {
    if isSuspended { note(.resumed(size)) }
  }

  /// Marks the moment, by default with the number of the mark.
  func mark(_ text: String? = nil) {
    markCount += 1
    note(.mark(text ?? "mark \(markCount)"))
  }

  /// Adds an entry, and does the work that follows from it.
  ///
  /// If another entry is being handled, the work follows from that one, and no entry is added.
  func derive(_ entry: JournalEntry, _ body: () -> Void) {
    guard depth == 0 else { return body() }
    note(entry)
    setDepth(1)
    body()
    setDepth(0)
  }

  private func setDepth(_ depth: Int) {
    self.depth = depth
    watching.journalHandlesEntry(depth > 0)
  }

  /// The application begins to read an input.
  @usableFromInline func beginReading(_ input: Input) {
    if depth == 0, !isRepeating {
      nanoseconds = clock()
      inputCount += 1
      self.input = input
      inputState = watching.currentStateNumber()
      isPending = true
    }
    setDepth(depth + 1)
  }

  /// The application has read the input.
  ///
  /// - Parameter isRead: False if the input has to be read again in another state.
  @usableFromInline func endReading(isRead: Bool) {
    if isRead, isPending { writePending(secrecy()) }
    setDepth(depth - 1)
    if depth == 0 { isRepeating = !isRead }
  }

  /// The terminal shows a frame with these changes.
  func frameShown(_ frame: Frame, _ changes: FrameDiff) {
    frameHash.add(changes, of: frame)
    let isOther = frame.mouse != mouse
    if isOther { mouse = frame.mouse }
    note(.frame(frameHash.value, mouse: isOther ? frame.mouse : nil))
    frameShown?(frame)
  }

  /// Writes the input that is being read, unless that has been done, or it is not known yet
  /// whether the text is secret: then the next view that reads the input decides.
  @usableFromInline func writePending() {
    guard isPending else { return }
    let secrecy = secrecy()
    if secrecy != .undecided || !input.isText { writePending(secrecy) }
  }

  private func writePending(_ secrecy: InputSecrecy) {
    isPending = false
    // Moved out: a copy would count references.
    var read = Input.focused(true)
    swap(&read, &input)
    write(.input(read, isSecret: secrecy != .open), inputState, nanoseconds)
  }
}

extension Input {
  /// Whether the input can type a text.
  var isText: Bool {
    switch self {
    case .key(let key): key.typed != nil
    case .paste: true
    case .mouse, .focused, .resized: false
    }
  }
}
