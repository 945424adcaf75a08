import CNcurses
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The calls of the C shim that concern the terminal and the process; see CursesCalls.swift.

/// Takes a terminal (sets raw mode and the modes for drawing) and hands it back as it was found.
///
/// Signal handlers can hand it back, too.
@safe struct TerminalRestorer: ~Copyable {
  private let handle: OpaquePointer
  /// Keeps the device open until the terminal is handed back.
  private let device: TerminalDevice

  /// Whether a terminal is guarded, as ``arm(_:)`` describes.
  static var isArmed: Bool { cnc_guard_is_armed() }

  /// Prepares to send the sequences of `modes`; nothing is sent yet.
  ///
  /// - Parameters:
  ///   - answerLimit: The maximum time for which ``suspend()``, ``start(_:)`` and the deinit wait
  ///     for the terminal's answer to a query. They send the query if the limit is positive and the
  ///     terminal sends reports (``TerminalModes/reports``).
  ///   - captures: The standard streams whose text goes to a file until the terminal is handed
  ///     back, and is shown then.
  init(
    _ device: TerminalDevice, _ modes: TerminalModes, answerLimit: Duration,
    captures: CapturedStreams
  ) throws(TerminalError) {
    let milliseconds = modes.reports ? Int32(answerLimit / .milliseconds(1)) : 0
    var call: UnsafePointer<CChar>?
    let handle = unsafe cnc_tty_make(
      device.descriptor, milliseconds, captures.contains(.errors), captures.contains(.output), &call
    )
    guard let handle = unsafe handle else {
      let number = errno
      let name = unsafe call.map { unsafe String(cString: $0) }
      throw TerminalError(.system(call: name ?? "", number: number))
    }
    let (enter, leave) = (modes.enter, modes.leave)
    guard unsafe cnc_tty_set_sequence(handle, CNC_ENTER, enter, enter.count),
      unsafe cnc_tty_set_sequence(handle, CNC_LEAVE, leave, leave.count)
    else {
      unsafe cnc_tty_free(handle)
      throw TerminalError(.system(call: "malloc", number: ENOMEM))
    }
    unsafe self.handle = handle
    self.device = device
  }

  /// Hands the terminal back unless that is done already.
  deinit {
    unsafe cnc_tty_hand_back(handle)
    unsafe cnc_guard_disarm(handle)
    unsafe cnc_tty_free(handle)
  }

  /// A descriptor that is readable after a write to a captured stream; -1 if there is none.
  var capturedChanges: Int32 { unsafe cnc_tty_captured_changes(handle) }

  /// The last bytes of the captured text, as they were written; nil if no stream is captured.
  func capturedText(atMost limit: Int) -> [UInt8]? {
    guard unsafe cnc_tty_captures(handle) else { return nil }
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = unsafe cnc_tty_captured_text(handle, &bytes, Int64(limit))
    return Array(bytes.prefix(Int(count)))
  }

  /// Whether the terminal is taken: a signal handler may have handed it back on another thread.
  var isTaken: Bool { unsafe cnc_tty_is_taken(handle) }

  /// Takes the terminal: sets raw mode and sends the sequences that enter the modes.
  func take() throws(TerminalError) {
    let error = unsafe cnc_tty_take(handle)
    if error != 0 { throw TerminalError(.system(call: "tcsetattr", number: error)) }
  }

  /// Hands the terminal back, stops the process group, and takes the terminal when the process
  /// continues.
  ///
  /// Meanwhile no other thread reads: it would take the terminal's answer to the query.
  func suspend() { device.withoutReading { unsafe cnc_guard_suspend(handle) } }

  /// Hands the terminal to a program, until ``takeBack()``; `id` (of the process) is -1 on failure.
  func start(_ command: [String], _ modes: TerminalModes) -> (id: Int32, error: Int32) {
    let (enter, leave) = (modes.enterAfterProgram, modes.leaveAfterProgram)
    guard unsafe cnc_tty_set_sequence(handle, CNC_ENTER_AFTER_PROGRAM, enter, enter.count),
      unsafe cnc_tty_set_sequence(handle, CNC_LEAVE_AFTER_PROGRAM, leave, leave.count)
    else { return (-1, ENOMEM) }
    var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    return device.withoutReading { (unsafe cnc_program_start(handle, &arguments), errno) }
  }

  /// A closure that waits for the end of a started program; called once, before ``takeBack()``.
  func waiting(for id: Int32) -> @Sendable () -> (status: Int32, error: Int32) {
    let address = Int(bitPattern: unsafe handle)
    return {
      var status: Int32 = 0
      guard let handle = unsafe OpaquePointer(bitPattern: address) else { return (0, 0) }
      let error = unsafe cnc_program_wait(handle, id, &status)
      return (status, error)
    }
  }

  /// Resets the modes that the program may have set, and takes the terminal again.
  func takeBack() { unsafe cnc_program_take_back(handle) }

  /// Starts to guard the terminal: it is handed back when the process ends or stops, unless that is
  /// by SIGKILL, SIGSTOP, `_exit` or a stack overflow on another thread than the caller's.
  ///
  /// Each ``SignalReport`` arrives as a byte in the pipe.
  func arm(_ wakeUp: WakeUpPipe) throws(TerminalError) {
    guard unsafe cnc_guard_arm(handle, wakeUp.writingEnd) else {
      throw TerminalError(.alreadyOpen)
    }
  }
}

/// Frees the memory of captured text that will not be shown.
///
/// One thread calls it, when ``TerminalRestorer/capturedChanges`` is readable.
func releaseCapturedText() { cnc_guard_release_captured() }

/// Ends the process because the main thread does not respond; called on another thread.
///
/// If the main thread runs the main loop, Swift's crash reporter, if it is enabled, shows that
/// thread's stack.
func endHungProcess(inMainLoop: Bool) -> Never { cnc_end_hung(inMainLoop) }

/// Sets the file of a crash, and the text for standard error (``CrashNotes``).
func setCrash(_ file: Int32, _ text: [UInt8]) { unsafe cnc_crash_notice(file, text, text.count) }

/// Sets the lines that the file of a crash gets.
func setCrash(lines: [UInt8]) { unsafe cnc_crash_lines(lines, lines.count) }

/// Requests the end of a program that has the terminal with SIGTERM, or ends it with SIGKILL.
func endProgram(_ id: Int32, atOnce: Bool = false) { cnc_program_end(id, atOnce) }

/// Moves a descriptor to a number above those of the standard streams; -1, with `errno`, on
/// failure.
///
/// If standard error is closed, the next file that the process opens may get its number: text for
/// standard error would then be written to that file.
func aboveStandardStreams(_ descriptor: Int32) -> Int32 {
  cnc_descriptor_above_standard(descriptor)
}

/// A message of a signal handler, sent through the pipe that wakes the waiting thread.
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

/// The main dispatch queue, which receives the main actor's work (code for the main thread).
struct MainQueue {
  /// A descriptor that is readable while work waits.
  let descriptor: Int32

  /// Returns nil if the system has no such descriptor.
  init?() {
    descriptor = cnc_main_queue_descriptor()
    if descriptor < 0 { return nil }
  }

  /// Runs the waiting work.
  @MainActor func run() { cnc_main_queue_run() }
}

/// Waits until a file is ready, the time is over, or a signal interrupts the wait; returns whether
/// a file is ready.
///
/// If `time` is nil, the wait has no limit.
func waitForFiles(_ files: inout [pollfd], atMost time: Duration?) -> Bool {
  let count = files.count
  guard let time else { return unsafe poll(&files, nfds_t(count), -1) > 0 }
  let (seconds, attoseconds) = max(.zero, time).components
  let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  return unsafe cnc_poll(&files, UInt32(count), nanoseconds) > 0
}

/// Flushes standard output and standard error, hands a guarded terminal back, and ends the process
/// without exit handlers.
///
/// `exit` would run the exit handlers of libraries while other threads use them: a pending request
/// of URLSession then crashes the program, one time in fifty (Linux, Swift 6.3).
package func endProcess(status: Int32) -> Never { cnc_end(status) }
