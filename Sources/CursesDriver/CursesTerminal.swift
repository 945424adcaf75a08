public import TerminalModel

/// The terminal of this process, drawn on directly or through ncurses.
///
/// While it is open the terminal is in raw mode, on its alternate screen. However the process
/// ends, the terminal is handed back as it was found. Text that is written to standard output and
/// standard error meanwhile is shown then: the last 64 KiB, without control characters. Standard
/// error is left alone if it is not a terminal.
@MainActor public final class CursesTerminal: TerminalDriver {
  /// How a terminal is to be used.
  public struct Options: Hashable, Sendable {
    /// What the mouse reports.
    public var mouse: MouseReporting
    /// Whether it is reported that the terminal's window gets the keyboard, or loses it.
    public var reportsFocus: Bool
    /// How many colours to use; nil: what the terminal says it has.
    ///
    /// The variable NO_COLOR, where it is set, means none in any case.
    public var colors: ColorDepth?
    /// Who turns frames into bytes.
    public var renderer: Renderer

    /// Makes options.
    public init(
      mouse: MouseReporting = .drags, reportsFocus: Bool = true, colors: ColorDepth? = nil,
      renderer: Renderer = .direct
    ) {
      self.mouse = mouse
      self.reportsFocus = reportsFocus
      self.colors = colors
      self.renderer = renderer
    }
  }

  /// The terminal's extent, a million cells at most; it changes before that is reported.
  public private(set) var size: Size
  /// What the terminal's description says of its keys, looked up when it is asked for.
  public var keySequences: KeySequences { type.keySequences }
  /// The milliseconds that ESCDELAY says, from 1 to 10,000; 25 where it says no number.
  public let escapeDelay: Duration

  /// The bytes that frames have taken so far.
  public private(set) var bytesWritten = 0
  /// The frames that were taken so far.
  public private(set) var framesShown = 0

  private let device: TerminalDevice
  private let type: TerminalType
  private let wakeUp: WakeUpPipe
  private var encoder: any FrameEncoder & ~Copyable
  /// Nil when the terminal has been handed back.
  private var restorer: TerminalRestorer?
  private var input: (any TerminalInput)?
  private var output = PendingOutput()
  /// Whether a frame was refused, so that the caller is to be told when the terminal reads again.
  private var hasRefused = false
  /// Whether the terminal is gone: frames are then taken and discarded.
  private var hasEnded = false
  private var deliver: @MainActor (TerminalReport) -> Void = { _ in }

  /// Takes the terminal that standard output is, as TERM describes it.
  ///
  /// - Throws: A `TerminalError` with the code `noTerminal`, `unusableType` or `alreadyOpen`, or with
  ///   that of a system call that failed. The terminal is then as it was.
  public static func open(_ options: Options = Options()) throws(TerminalError) -> CursesTerminal {
    try open(options, answerLimit: standardAnswerLimit)
  }

  /// Opens the terminal.
  ///
  /// - Parameter answerLimit: How long the terminal has to answer when it is handed back.
  package static func open(
    _ options: Options, answerLimit: Duration
  ) throws(TerminalError) -> CursesTerminal {
    // The standard output of a process that has the terminal is captured.
    guard !TerminalRestorer.isArmed else { throw TerminalError(.alreadyOpen) }
    let device = try TerminalDevice.ofStandardOutput()
    return try CursesTerminal(
      device, environment: .current, options: options, isOwn: true, answerLimit: answerLimit)
  }

  /// Half a second: a terminal at the end of a slow line takes a third of it.
  private nonisolated static let standardAnswerLimit = Duration.milliseconds(500)

  /// Takes a terminal.
  ///
  /// Only its own one concerns a process's signals and standard streams.
  init(
    _ device: TerminalDevice, environment: TerminalEnvironment, options: Options, isOwn: Bool,
    answerLimit: Duration = .zero
  ) throws(TerminalError) {
    guard !CursesScreen.isInUse else { throw TerminalError(.alreadyOpen) }
    let type = try TerminalType(
      environment, depth: options.colors, mouse: options.mouse,
      reportsFocus: options.reportsFocus, renderer: options.renderer)
    let size = device.size
    let encoder = try type.encoder(size: size)
    let wakeUp = try WakeUpPipe()
    let restorer = try TerminalRestorer(
      device, type.modes, answerLimit: answerLimit,
      captures: isOwn ? TerminalDevice.streamsToTerminal : [])
    if isOwn { try restorer.arm(wakeUp) }
    try restorer.take()
    self.device = device
    self.size = size
    self.encoder = encoder
    self.wakeUp = wakeUp
    self.restorer = consume restorer
    self.type = type
    escapeDelay =
      environment.escapeDelay.map { .milliseconds(min(max(1, $0), 10_000)) }
      ?? InputDecoder.standardEscapeDelay
  }

  /// Stops to read; the restorer hands the terminal back when it goes.
  deinit { input?.stop() }

  /// Begins to read the terminal and to listen to the signals that concern it.
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

  /// Draws what has changed, with one `write`; a first frame, one of another size, and the first
  /// after a suspension are drawn wholly.
  ///
  /// A frame that the terminal takes in part only is taken: the rest follows by itself. If that
  /// fails, ``TerminalReport/failed(_:)`` is reported.
  ///
  /// - Throws: an error if the system cannot write to the terminal.
  public func show(_ frame: Frame, changes: FrameDiff) throws(TerminalError) -> Bool {
    guard restorer != nil else { return false }
    guard !hasEnded else { return true }
    try flush()
    guard output.isEmpty else {
      hasRefused = true
      return false
    }
    if changes.isFromUnknown { encoder.forget() }
    try output.append { bytes throws(TerminalError) in
      try encoder.encode(frame, changes: changes, into: &bytes)
    }
    framesShown += 1
    try flush()
    return true
  }

  /// Stops the whole process group, as a shell's Ctrl-Z does; returns when it goes on.
  ///
  /// Where no shell waits, nothing stops.
  public func suspend() throws(TerminalError) {
    guard restorer != nil else { return }
    output.clear()
    restorer?.suspend()
    encoder.forget()
    remeasure()
  }

  /// Hands the terminal back, and shows the text that was written to the standard streams meanwhile.
  ///
  /// If the mouse or the focus is reported, it first waits until the terminal has answered a
  /// question, at most half a second: a report that was under way would otherwise be typed into the
  /// shell. Keys that are typed later are left for the shell. Nothing more is reported.
  public func close() {
    input?.stop()
    input = nil
    restorer = nil
  }

  private func receive(_ report: TerminalReport) {
    guard restorer != nil else { return }
    switch report {
    case .bytes, .caughtUp, .failed:
      break
    case .resized:
      // The size may have changed again since.
      return remeasure()
    case .resumed:
      output.clear()
      encoder.forget()
      remeasure()
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

  /// Sends the pending bytes, and asks to be told when the rest can be sent.
  private func flush() throws(TerminalError) {
    guard restorer?.isTaken == true else { return }
    bytesWritten += try unsafe output.flush(device.send)
    if !output.isEmpty { input?.awaitWritable() }
  }

  /// Asks the terminal for its size.
  ///
  /// Where that is another, the terminal may have moved, cut or wrapped what it shows.
  private func remeasure() {
    guard case let now = device.size, now != size else { return }
    size = now
    encoder.forget()
    deliver(.resized(now))
  }
}
