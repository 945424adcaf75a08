import CNcurses
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The one file that calls the C shim: no other Swift sees a pointer of it.

/// A screen as ncurses knows it: cells are put into it, and it says what to send to the terminal.
@safe struct CursesScreen: ~Copyable {
  /// A cell as ncurses takes it: one scalar, whose width is the one that the system knows.
  typealias Cell = cnc_cell

  /// A cell; pair 0 is the terminal's own colours.
  static func cell(_ scalar: UInt32, attributes: Style.Attributes, pair: Int) -> Cell {
    cnc_cell(scalar: scalar, attributes: UInt32(attributes.rawValue), pair: Int32(pair))
  }

  private let handle: OpaquePointer

  /// Whether there is one: there is no room for another.
  static var isInUse: Bool { cnc_screen_in_use() }

  /// Nil where ncurses refuses the type or the size.
  init?(type: String, description: String?, rows: Int, columns: Int) {
    let handle = unsafe cnc_screen_open(type, description, Int32(rows), Int32(columns))
    guard let handle = unsafe handle else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe cnc_screen_close(handle) }

  /// The number of pairs of colours, the terminal's own pair 0 among them.
  var pairCount: Int { Int(unsafe cnc_screen_pairs(handle)) }

  func resize(rows: Int, columns: Int) -> Bool {
    unsafe cnc_screen_resize(handle, Int32(rows), Int32(columns))
  }

  func put(_ cells: [Cell], row: Int, column: Int) {
    unsafe cells.withUnsafeBufferPointer { cells in
      unsafe cnc_screen_put(handle, Int32(row), Int32(column), cells.baseAddress, cells.count)
    }
  }

  /// Makes the next update draw everything.
  func forget() { unsafe cnc_screen_forget(handle) }

  /// The bytes that bring the terminal up to date.
  ///
  /// Without a cursor it is left wherever drawing ended.
  func update(cursor: Position?) -> [UInt8] {
    var count = 0
    let bytes = unsafe cnc_screen_update(
      handle, Int32(cursor?.row ?? -1), Int32(cursor?.column ?? 0), &count)
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Whether the pair could be given its colours; -1 is the terminal's own.
  func setPair(_ pair: Int, foreground: Int, background: Int) -> Bool {
    unsafe cnc_screen_set_pair(handle, Int32(pair), Int32(foreground), Int32(background))
  }
}

/// The system's description of a terminal's type, as it was when this was made.
@safe struct Terminfo: ~Copyable {
  /// The type that is described.
  let type: String
  private let handle: OpaquePointer

  /// Reads the description, or returns nil if the system does not know the type.
  init?(type: String) {
    guard let handle = unsafe cnc_terminfo_load(type) else { return nil }
    unsafe self.handle = handle
    self.type = type
  }

  deinit { unsafe cnc_terminfo_free(handle) }

  /// The bytes of a capability as they stand in the description.
  func string(_ name: String) -> [UInt8]? {
    unsafe Self.bytes(cnc_terminfo_string(handle, name))
  }

  func number(_ name: String) -> Int? {
    let number = unsafe cnc_terminfo_number(handle, name)
    return number < 0 ? nil : Int(number)
  }

  /// Whether the type has a property.
  func flag(_ name: String) -> Bool { unsafe cnc_terminfo_flag(handle, name) }

  /// The bytes of a capability with numbers in the places of its parameters.
  func expanded(_ name: String, _ first: Int, _ second: Int = 0) -> [UInt8]? {
    unsafe Self.bytes(cnc_terminfo_expanded(handle, name, Int32(first), Int32(second)))
  }

  /// The description as ncurses is to have it, in the form that the variable TERMINFO may hold;
  /// nil where ncurses cannot be given one.
  func description(directColor: Bool) -> String? {
    guard let text = unsafe cnc_terminfo_description(handle, directColor) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8]? {
    guard let text = unsafe text else { return nil }
    return unsafe UnsafeBufferPointer(start: text, count: strlen(text)).map(UInt8.init(bitPattern:))
  }
}

/// A terminal that can be taken and handed back, also by a signal's handler.
@safe struct TerminalRestorer: ~Copyable {
  private let handle: OpaquePointer
  /// Open for as long as there is something to hand back.
  private let device: TerminalDevice

  /// Whether a terminal is to be handed back whatever ends the process.
  static var isArmed: Bool { cnc_guard_is_armed() }

  /// Prepares to send the sequences of `modes`; nothing is sent yet.
  ///
  /// - Parameters:
  ///   - answerLimit: How long the terminal has to answer when it is handed back; see
  ///     ``TerminalModes/reports``.
  ///   - captures: The standard streams that are written to a file meanwhile, and shown afterwards.
  init(
    _ device: TerminalDevice, _ modes: TerminalModes, answerLimit: Duration,
    captures: CapturedStreams
  ) throws(TerminalError) {
    let milliseconds = modes.reports ? Int32(answerLimit / .milliseconds(1)) : 0
    let handle = unsafe cnc_tty_make(
      device.descriptor, modes.enter, modes.enter.count, modes.leave, modes.leave.count,
      milliseconds, captures.contains(.errors), captures.contains(.output))
    guard let handle = unsafe handle else {
      throw TerminalError(.system(call: "tcgetattr", number: errno))
    }
    unsafe self.handle = handle
    self.device = device
  }

  /// Hands the terminal back where that has not been done.
  deinit {
    unsafe cnc_tty_hand_back(handle)
    unsafe cnc_guard_disarm(handle)
    unsafe cnc_tty_free(handle)
  }

  /// Readable after captured text was written; -1 if nothing is captured.
  var capturedChanges: Int32 { unsafe cnc_tty_captured_changes(handle) }

  /// Whether the terminal is ours: a signal's handler may have handed it back on another thread.
  var isTaken: Bool { unsafe cnc_tty_is_taken(handle) }

  /// Takes the terminal.
  func take() throws(TerminalError) {
    let error = unsafe cnc_tty_take(handle)
    if error != 0 { throw TerminalError(.system(call: "tcsetattr", number: error)) }
  }

  /// Hands the terminal back, stops the process group, and takes the terminal when it goes on.
  ///
  /// Before that the terminal answers a question, which no other thread may read.
  func suspend() { device.withoutReading { unsafe cnc_guard_suspend(handle) } }

  /// Hands the terminal back whatever ends or stops the process.
  ///
  /// Signals that the program has to know of are said through the pipe.
  func arm(_ wakeUp: WakeUpPipe) throws(TerminalError) {
    guard unsafe cnc_guard_arm(handle, wakeUp.writingEnd) else {
      throw TerminalError(.alreadyOpen)
    }
  }
}

/// The standard streams of a process that are kept from the terminal while it is taken.
struct CapturedStreams: OptionSet {
  let rawValue: Int
  static let errors = CapturedStreams(rawValue: 1)
  static let output = CapturedStreams(rawValue: 2)
}

/// Gives back the memory of captured text that will not be shown; one thread calls it, when the
/// descriptor for changes is readable.
func releaseCapturedText() { cnc_guard_release_captured() }

/// Ends the process from another thread than the main one, which does not answer.
///
/// If it runs the main loop, the crash reporter shows its frames.
func endHungProcess(inMainLoop: Bool) -> Never { cnc_end_hung(inMainLoop) }

/// Blocks signals in a thread without an alternate stack for their handlers.
///
/// SIGPROF comes through: Swift's crash reporter stops threads with it.
func blockSignals() {
  var signals = sigset_t()
  unsafe sigfillset(&signals)
  unsafe sigdelset(&signals, SIGPROF)
  unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
}

/// A descriptor above those of the standard streams.
///
/// If a standard stream is closed, the system gives its number to the next file that is opened:
/// text for standard error would be written to that file. -1, with `errno`, on failure.
func aboveStandardStreams(_ descriptor: Int32) -> Int32 {
  cnc_descriptor_above_standard(descriptor)
}

/// What a signal's handler says through the pipe that wakes the waiting thread.
enum SignalReport {
  case resized, resumed

  init?(_ byte: UInt8) {
    switch UInt32(byte) {
    case UInt32(CNC_RESIZED): self = .resized
    case UInt32(CNC_RESUMED): self = .resumed
    default: return nil
    }
  }
}

/// The main thread's own queue, in which the main actor's work arrives.
struct MainQueue {
  /// Readable while something waits.
  let descriptor: Int32

  /// Nil where the system lets nobody wait for it.
  init?() {
    descriptor = cnc_main_queue_descriptor()
    if descriptor < 0 { return nil }
  }

  /// Runs what waits.
  @MainActor func run() { cnc_main_queue_run() }
}

/// Waits until something has come of files, or the time is over, where there is one; false where
/// nothing has come.
func waitForFiles(_ files: inout [pollfd], atMost time: Duration?) -> Bool {
  let count = files.count
  guard let time else { return unsafe poll(&files, nfds_t(count), -1) > 0 }
  let (seconds, attoseconds) = max(.zero, time).components
  let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  return unsafe cnc_poll(&files, UInt32(count), nanoseconds) > 0
}

/// Ends the process where it is.
///
/// `exit` would take libraries down under threads that still work: a request of URLSession's that
/// is on its way then crashes the program, one time in fifty (Linux, Swift 6.3).
package func endProcess(status: Int32) -> Never { cnc_end(status) }
