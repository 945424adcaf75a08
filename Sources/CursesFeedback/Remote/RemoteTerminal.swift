package import TerminalModel

/// The terminal of a viewer in another process: it is drawn on, and its input arrives, through a
/// socket.
@MainActor package final class RemoteTerminal: TerminalDriver {
  /// The size of the viewer's terminal.
  package private(set) var size: Size
  package let keySequences: KeySequences
  package let escapeDelay: Duration
  /// The viewer's options for the screen.
  package let display: DisplayOptions

  private let socket: LineSocket
  /// The frame that the viewer has been sent, or nil before the first one.
  private var shown: Frame?
  private var hasRefused = false
  private var hasEnded = false
  private var deliver: (@MainActor (TerminalReport) -> Void)?
  /// The reports before the start.
  private var early: [TerminalReport] = []

  /// Takes the connection with a viewer.
  init(_ socket: LineSocket, _ viewer: ViewerHello) {
    self.socket = socket
    size = viewer.size
    keySequences = viewer.keySequences
    escapeDelay = viewer.escapeDelay
    display = viewer.display
    socket.onLine = { [weak self] line in self?.receive(line) }
    socket.onDrain = { [weak self] in self?.drained() }
    socket.onEnd = { [weak self] in self?.end() }
  }

  package func start(_ report: @escaping @MainActor (TerminalReport) -> Void) {
    deliver = report
    let reports = early
    early = []
    for early in reports { report(early) }
  }

  /// Sends the changed rows of a frame; a viewer that has gone is sent nothing.
  ///
  /// - Returns: False if bytes of an earlier frame still wait.
  package func show(_ frame: Frame, changes: FrameDiff) -> Bool {
    guard !hasEnded else { return true }
    guard !socket.isSending else {
      hasRefused = true
      return false
    }
    let encoded =
      if let shown, shown.size == frame.size, !changes.isFromUnknown {
        EncodedFrame(frame, changedRows: changes.rows, after: shown)
      } else {
        EncodedFrame(frame)
      }
    socket.send(RemoteMessage.frame(encoded).line)
    shown = frame
    return true
  }

  /// Stops the viewer, not this process.
  package func suspend() { socket.send(RemoteMessage.suspend.line) }

  /// Copies a text to the clipboard of the viewer's user.
  @discardableResult package func copy(_ text: String) -> Bool {
    guard !hasEnded else { return false }
    socket.send(RemoteMessage.copy(text).line)
    return true
  }

  /// Ends the viewer.
  package func close() {
    guard !hasEnded else { return }
    hasEnded = true
    socket.send(RemoteMessage.end.line)
    socket.close()
  }

  /// Ends the connection as if the viewer had gone.
  func disconnect() {
    socket.close()
    end()
  }

  private func receive(_ line: String) {
    switch ViewerMessage(line: line) {
    case .bytes(let bytes):
      report(.bytes(bytes))
      report(.caughtUp)
    case .resized(let size):
      guard size != self.size else { return }
      self.size = size
      report(.resized(size))
    case .hello, nil: disconnect()
    }
  }

  private func drained() {
    guard hasRefused else { return }
    hasRefused = false
    report(.writable)
  }

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    report(.ended)
  }

  private func report(_ report: TerminalReport) {
    if let deliver { deliver(report) } else { early.append(report) }
  }
}
