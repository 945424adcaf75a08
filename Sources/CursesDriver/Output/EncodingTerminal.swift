package import TerminalModel

/// A terminal that passes the bytes for a terminal of type xterm-256color to a closure: the
/// sequences that set the modes, draw the cells and select the reported mouse actions.
@MainActor package final class EncodingTerminal: TerminalDriver {
  package private(set) var size: Size
  private let type: TerminalType
  private var encoder: any FrameEncoder & ~Copyable
  private let send: ([UInt8]) -> Void
  private var mouse = MouseReporting.none
  private var receive: @MainActor (TerminalReport) -> Void = { _ in }
  private var isClosed = false

  /// Makes an open terminal.
  ///
  /// - Parameters:
  ///   - size: The size of its screen.
  ///   - colors: The colours that it shows.
  ///   - send: Gets the bytes.
  /// - Throws: `TerminalError` if the system has no description of the type.
  package init(
    size: Size, colors: ColorDepth?, send: @escaping ([UInt8]) -> Void
  ) throws(TerminalError) {
    let type = try TerminalType(
      TerminalEnvironment(type: "xterm-256color"), depth: colors, mouse: .everything,
      reportsFocus: true, renderer: .direct)
    self.size = size
    encoder = try type.encoder(size: size)
    self.type = type
    self.send = send
    send(self.type.modes.enter)
  }

  package var keySequences: KeySequences { type.keySequences }

  package func start(_ report: @escaping @MainActor (TerminalReport) -> Void) { receive = report }

  /// Reports input bytes or a new size, as a real terminal would.
  package func report(_ report: TerminalReport) {
    if case .resized(let newSize) = report {
      size = newSize
      encoder.forget()
    }
    receive(report)
    if case .bytes = report { receive(.caughtUp) }
  }

  package func show(_ frame: Frame, changes: FrameDiff) throws(TerminalError) -> Bool {
    if changes.isFromUnknown { encoder.forget() }
    var bytes = ByteBuffer()
    try encoder.encode(frame, changes: changes, theme: frame.theme ?? .terminal, into: &bytes)
    bytes.append(type.modes.mouse(from: mouse, to: frame.mouse))
    mouse = frame.mouse
    send(unsafe bytes.withBytes { unsafe Array($0) })
    return true
  }

  package func suspend() {}

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    send(type.modes.leave)
  }
}
