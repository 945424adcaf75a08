public import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal of this process, drawn on directly or through ncurses.
///
/// While it is open, the terminal is in raw mode (keys arrive at once, without echo) and shows its
/// alternate screen, if it has one beside the screen with the shell's text. However the process
/// ends, except by SIGKILL, `_exit` or a stack overflow outside the main thread, the terminal is
/// handed back as it was found. Text that the process writes to standard output and standard error
/// meanwhile is shown afterwards: the last 64 KiB, with control characters other than line feeds
/// and tabs replaced. A stream that is not a terminal is not captured.
@MainActor public final class CursesTerminal: TerminalDriver {
  /// The terminal's size, at most a million cells; it changes before the change is reported.
  public private(set) var size: Size
  /// The sequences of the keys in the terminal's description and of the device's erase character;
  /// each access looks them up.
  public var keySequences: KeySequences { type.keySequences.merging(device.keySequences) }
  /// The milliseconds in the variable ESCDELAY, limited to 1...10,000; 25 if it holds no number.
  public let escapeDelay: Duration

  /// The number of bytes of frames and of copied texts that the terminal has accepted.
  package private(set) var bytesWritten = 0
  /// The number of frames that ``show(_:changes:)`` has accepted and encoded.
  package private(set) var framesShown = 0

  private let device: TerminalDevice
  let type: TerminalType
  private let options: Options
  private let wakeUp: WakeUpPipe
  private var encoder: any FrameEncoder & ~Copyable
  /// Nil after ``close()``.
  private(set) var restorer: TerminalRestorer?
  private var input: (any TerminalInput)?
  private var output = PendingOutput()
  /// The mouse actions that the terminal reports.
  private var mouse = MouseReporting.none
  /// Whether a frame was refused, so that the driver reports when the terminal accepts output
  /// again.
  private var hasRefused = false
  /// Whether the terminal is gone: frames are then accepted and discarded.
  private var hasEnded = false
  /// The program that has the terminal, or nil if there is none.
  private var program: RunningProgram?
  private var deliver: @MainActor (TerminalReport) -> Void = { _ in }

  /// Opens the terminal of standard output, or the one that the options select, whose type is in
  /// the variable TERM.
  ///
  /// - Throws: A `TerminalError` with the code `noTerminal`, `unusableType`, `alreadyOpen` or, for
  ///   a failed system call, `system`. The terminal is then unchanged.
  public static func open(_ options: Options = Options()) throws(TerminalError) -> CursesTerminal {
    try open(options, answerLimit: standardAnswerLimit)
  }

  /// Opens the terminal.
  ///
  /// - Parameter answerLimit: The maximum time to wait for the terminal's answer to a query when it
  ///   is handed back.
  package static func open(
    _ options: Options, answerLimit: Duration
  ) throws(TerminalError) -> CursesTerminal {
    // While a terminal is open, standard output is a file: the next check would find no terminal.
    guard !TerminalRestorer.isArmed else { throw TerminalError(.alreadyOpen) }
    let device =
      switch options.device {
      case .standardOutput: try TerminalDevice.ofStandardOutput()
      case .controllingTerminal: try TerminalDevice.ofProcess()
      }
    return try CursesTerminal(
      device, environment: .current, options: options, isOwn: true, answerLimit: answerLimit)
  }

  /// Half a second: more than three times the delay of a slow line, such as 150 ms.
  private nonisolated static let standardAnswerLimit = Duration.milliseconds(500)

  /// Takes a terminal.
  ///
  /// - Parameter isOwn: Whether it is the terminal of this process. Only for that one the driver
  ///   handles signals and captures standard streams.
  init(
    _ device: TerminalDevice, environment: TerminalEnvironment, options: Options, isOwn: Bool,
    answerLimit: Duration = .zero
  ) throws(TerminalError) {
    guard !CursesScreen.isInUse else { throw TerminalError(.alreadyOpen) }
    let type = try TerminalType(
      environment, depth: options.colors, mouse: options.mouse,
      reportsFocus: options.reportsFocus, renderer: options.renderer)
    let wakeUp = try WakeUpPipe()
    let restorer = try TerminalRestorer(
      device, type.modes, answerLimit: answerLimit,
      captures: isOwn ? device.standardStreams : [])
    if isOwn { try restorer.arm(wakeUp) }
    let size = device.size  // After arming: a later change is reported.
    let encoder = try type.encoder(size: size)
    try restorer.take()
    self.device = device
    self.size = size
    self.encoder = encoder
    self.wakeUp = wakeUp
    self.restorer = consume restorer
    self.type = type
    self.options = options
    escapeDelay =
      environment.escapeDelay.map { .milliseconds(min(max(1, $0), 10_000)) }
      ?? InputDecoder.standardEscapeDelay
  }

  /// Stops reading; the deinit of the restorer hands the terminal back.
  deinit { input?.stop() }

  /// Starts to read the terminal and to report its input and changes; called once.
  public func start(_ report: @escaping @MainActor (TerminalReport) -> Void) {
    precondition(input == nil, "A terminal is started once.")
    deliver = report
    let input = MainLoop.input(
      TerminalFiles(
        device: device, wakeUp: wakeUp, capturedChanges: restorer?.capturedChanges ?? -1)
    ) { [weak self] in
      self?.receive($0)
    }
    self.input = input
    input.start()
  }

  /// Draws the changes with one `write`; draws all cells of the first frame, of a frame with
  /// another size, and of the first frame after the process was stopped or a program had the
  /// terminal.
  ///
  /// If the terminal does not accept all bytes of the frame at once, the driver sends the rest
  /// later; if that fails, it reports ``TerminalReport/failed(_:)``. If the terminal is gone, or if
  /// a program has it, the frame is discarded.
  ///
  /// - Returns: False if bytes of an earlier frame still wait, or if the terminal is closed.
  /// - Throws: An error if the system cannot write to the terminal, or if ncurses cannot change the
  ///   size of its screen.
  public func show(_ frame: Frame, changes: FrameDiff) throws(TerminalError) -> Bool {
    guard restorer != nil else { return false }
    guard !hasEnded, program == nil else { return true }
    if !output.isEmpty {
      try flush()
      guard output.isEmpty else {
        hasRefused = true
        return false
      }
    }
    if changes.isFromUnknown { encoder.forget() }
    try output.append { bytes throws(TerminalError) in
      try encoder.encode(
        options.shown(frame), changes: changes, theme: options.theme(of: frame), into: &bytes)
      bytes.append(type.modes.mouse(from: mouse, to: frame.mouse))
    }
    mouse = frame.mouse
    framesShown += 1
    try flush()
    return true
  }

  /// Stops the whole process group, as Ctrl-Z does in a shell; returns when it continues.
  ///
  /// If the process has no shell that can continue it, it does not stop.
  public func suspend() throws(TerminalError) {
    guard restorer != nil else { return }
    restorer?.suspend()
    terminalTaken()
  }

  /// Copies a text to the user's clipboard with the sequence OSC 52, which also works over SSH.
  ///
  /// A terminal does not report whether it permits this: xterm and tmux have to be configured
  /// (`allowWindowOps`, `set-clipboard on`). Vt100 and the Linux console are sent nothing.
  ///
  /// - Parameter text: At most 750,000 bytes of UTF-8, which are a million in the sequence.
  /// - Returns: False if the text is longer, or if the terminal has no clipboard, is closed, gone
  ///   or lent to a program, or cannot be written to.
  @discardableResult public func copy(_ text: String) -> Bool {
    guard restorer?.isTaken == true, !hasEnded, type.modes.isEmulator,
      text.utf8.count <= Self.longestCopy
    else { return false }
    output.append {
      $0.append(Array("\u{1B}]52;c;".utf8))
      $0.append(base64: text.utf8)
      $0.append(Array("\u{1B}\\".utf8))
    }
    do {
      try flush()
      return true
    } catch {
      deliver(.failed(error))
      return false
    }
  }

  private static let longestCopy = 750_000

  /// True: ``run(_:)`` can hand the terminal to a program.
  public var runsPrograms: Bool { true }

  /// Hands the terminal to a program in a process group of its own: Ctrl-C does not end this
  /// process, and Ctrl-Z stops it together with the program.
  public func run(_ command: [String]) async -> ProgramResult {
    guard let name = command.first else {
      return .failed(ProgramFailure(.system(number: ENOENT), program: ""))
    }
    guard !hasEnded else { return .failed(ProgramFailure(.noTerminal, program: name)) }
    guard program == nil else { return .failed(ProgramFailure(.terminalInUse, program: name)) }
    input?.pause(true)
    defer { resume() }
    guard let (id, error) = restorer?.start(command, type.modes),
      let wait = restorer?.waiting(for: id)
    else {
      return .failed(ProgramFailure(.noTerminal, program: name))
    }
    guard id >= 0 else { return .failed(ProgramFailure(.system(number: error), program: name)) }
    let program = RunningProgram(id: id, name: name, wait: wait)
    self.program = program
    return await program.result()
  }

  /// Takes the terminal again after a program, unless the terminal was closed.
  private func resume() {
    guard restorer != nil else { return }
    program = nil
    restorer?.takeBack()
    input?.pause(false)
    terminalTaken()
    // The terminal may have accepted output again while the program had it.
    if hasRefused { receive(.writable) }
  }

  /// Takes note that the terminal was handed back and taken again: the contents of its screen are
  /// unknown, it reports no mouse actions, the rest of a frame is outdated, and a change of the size
  /// is still to be reported.
  private func terminalTaken() {
    output.clear()
    encoder.forget()
    mouse = .none
    if device.size != size { resized() }
  }

  /// Hands the terminal back, and shows the captured text of the standard streams.
  ///
  /// If the terminal reports the mouse or the focus, this first waits until the terminal answers a
  /// query, at most half a second: otherwise the shell would read a report in transit as typed
  /// text. Keys that are typed after the answer are left for the shell. The driver reports nothing
  /// more. A program that has the terminal gets SIGTERM and, if it runs 500 ms later, SIGKILL.
  public func close() {
    program?.end(within: .milliseconds(500))
    program = nil
    restorer?.takeBack()
    input?.stop()
    input = nil
    restorer = nil
  }

  private func receive(_ report: TerminalReport) {
    guard restorer != nil, program == nil else { return }
    switch report {
    case .bytes, .caughtUp, .failed:
      break
    case .resized:
      return resized()
    case .resumed:
      terminalTaken()
    case .writable:
      do {
        try flush()
      } catch {
        return deliver(.failed(error))
      }
      guard output.isEmpty, hasRefused else { return }
      hasRefused = false
    case .ended:
      hasEnded = true
    }
    deliver(report)
  }

  /// Sends the pending bytes, and requests a report of when the terminal accepts the rest.
  private func flush() throws(TerminalError) {
    bytesWritten += try unsafe output.flush { bytes in
      // A signal handler may hand the terminal back between two writes.
      unsafe restorer?.isTaken == true ? device.send(bytes) : .refused
    }
    if !output.isEmpty, restorer?.isTaken == true { input?.awaitWritable() }
  }

  /// Reports the terminal's size, also if it is the same: it may have changed and changed back, and
  /// the terminal then has cut, moved or wrapped the contents of the screen.
  private func resized() {
    size = device.size
    encoder.forget()
    deliver(.resized(size))
  }
}
