import TerminalModel
import TerminalViews

/// Shows the frames of an inspected process on a terminal, and sends the terminal's input.
@MainActor final class RemoteViewer {
  /// The reason why a viewer has ended.
  enum Ending: Equatable {
    /// The user has quit.
    case quit
    /// The process has ended, or has closed the connection.
    case processEnded
    /// The user has pressed Ctrl-C twice, and the process has not responded.
    case unanswered
    /// A message cannot be read.
    case unreadable
    case terminalGone
    case terminalFailed(TerminalError)
  }

  private let terminal: any TerminalDriver
  private let socket: LineSocket
  private let display: DisplayOptions
  /// The bytes of the terminal that have not been sent to the process.
  private var bytes: [UInt8] = []
  /// The latest frame of the process.
  private var frame: Frame?
  /// The frame on the terminal, or nil if its contents are unknown.
  private var shown: Frame?
  /// Whether Ctrl-C was sent, and no message has followed.
  private var awaitsResponse = false
  private(set) var ending: Ending?
  private var onEnd: () -> Void = {}

  /// Makes a viewer on an open terminal.
  init(_ socket: LineSocket, on terminal: any TerminalDriver, display: DisplayOptions) {
    self.socket = socket
    self.terminal = terminal
    self.display = display
  }

  /// Starts to show frames and to send input; called once.
  ///
  /// - Parameter unread: Bytes after the greeting that have already been read from the socket.
  func start(after unread: [UInt8] = []) {
    socket.onLine = { [weak self] line in self?.receive(line) }
    socket.onEnd = { [weak self] in self?.end(.processEnded) }
    socket.send(
      ViewerMessage.hello(
        ViewerHello(
          size: terminal.size, keySequences: terminal.keySequences,
          escapeDelay: terminal.escapeDelay, display: display)
      ).line)
    terminal.start { [weak self] report in self?.receive(report) }
    socket.start(after: unread)
  }

  /// Waits for the end.
  func ended() async -> Ending {
    while true {
      if let ending { return ending }
      await withCheckedContinuation { continuation in onEnd = { continuation.resume() } }
    }
  }

  private func receive(_ report: TerminalReport) {
    switch report {
    case .bytes(let read): bytes += read
    case .caughtUp: sendBytes()
    case .resized(let size):
      shown = nil
      // If the size is the same as before, the process sends no frame.
      draw()
      socket.send(ViewerMessage.resized(size).line)
    case .resumed:
      shown = nil
      draw()
    case .writable: draw()
    case .ended: end(.terminalGone)
    case .failed(let error): end(.terminalFailed(error))
    }
  }

  private func sendBytes() {
    guard !bytes.isEmpty else { return }
    let read = bytes
    bytes = []
    // Ctrl-C quits the inspector, which runs in the inspected process. If the process does not
    // respond, the second Ctrl-C ends the viewer.
    if read.allSatisfy({ $0 == 3 }) {
      if awaitsResponse || read.count > 1 { return end(.unanswered) }
      awaitsResponse = true
    }
    socket.send(ViewerMessage.bytes(read).line)
  }

  private func receive(_ line: String) {
    awaitsResponse = false
    switch RemoteMessage(line: line) {
    case .frame(let encoded):
      guard let next = encoded.frame(after: frame) else { return end(.unreadable) }
      frame = next
      // A whole frame is for a screen with unknown contents, as after Ctrl-L.
      if encoded.changedRows == nil { shown = nil }
      draw()
    case .copy(let text): terminal.copy(text)
    case .suspend: suspend()
    case .end: end(.quit)
    case .greeting, nil: end(.unreadable)
    }
  }

  private func suspend() {
    do {
      try terminal.suspend()
    } catch {
      return end(.terminalFailed(error))
    }
    shown = nil
    draw()
  }

  /// Draws the latest frame, unless the terminal has another size: the process then sends another
  /// frame.
  private func draw() {
    guard ending == nil, let frame, frame.size == terminal.size else { return }
    let changes = FrameDiff(from: shown, to: frame)
    guard !changes.isEmpty else { return }
    do {
      if try terminal.show(frame, changes: changes) { shown = frame }
    } catch {
      end(.terminalFailed(error))
    }
  }

  private func end(_ reason: Ending) {
    guard ending == nil else { return }
    ending = reason
    socket.close()
    onEnd()
  }
}
