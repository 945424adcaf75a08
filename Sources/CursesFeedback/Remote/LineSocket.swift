import Dispatch

/// A connected socket that sends and receives lines, without blocking the main actor.
///
/// It keeps itself alive until it is closed, or the other side closes the connection.
@MainActor final class LineSocket {
  /// Called with each line, without its line feed.
  var onLine: (String) -> Void = { _ in }
  /// Called when all bytes have been sent, after some had to wait.
  var onDrain: () -> Void = {}
  /// Called once after the last line, unless the socket was closed on this side.
  var onEnd: () -> Void = {}

  private let socket: UnixSocket
  private var splitter = LineSplitter()
  private var unsent: ArraySlice<UInt8> = []
  private var reading: (any DispatchSourceRead)?
  private var writing: (any DispatchSourceWrite)?
  private var isClosed = false

  /// The maximum number of reads before other work of the main actor is done.
  private static let maximumReads = 16

  /// Takes a connected socket.
  init(_ socket: UnixSocket) {
    self.socket = socket
    socket.stopBlocking()
  }

  /// Starts to receive lines; called once.
  ///
  /// - Parameter bytes: Bytes that have already been read from the socket, before its other bytes.
  func start(after bytes: [UInt8] = []) {
    let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { self.read() } }
    keepOpen(until: source)
    reading = source
    source.activate()
    receive(bytes)
  }

  /// Whether bytes wait to be sent.
  var isSending: Bool { !unsent.isEmpty }

  /// Sends a line after those that wait.
  func send(_ line: String) {
    guard !isClosed else { return }
    let isFirst = unsent.isEmpty
    unsent += line.utf8
    unsent.append(UInt8(ascii: "\n"))
    if isFirst { write() }
  }

  /// Closes the connection; bytes that wait are not sent.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    unsent = []
    socket.shutDown()
    reading.take()?.cancel()
    writing.take()?.cancel()
  }

  private func read() {
    for _ in 0..<Self.maximumReads where !isClosed {
      switch socket.read() {
      case .done(let bytes): receive(bytes)
      case .blocked: return
      case .ended: return end()
      }
    }
  }

  private func receive(_ bytes: [UInt8]) {
    for line in splitter.lines(in: bytes) where !isClosed { onLine(line) }
  }

  private func write() {
    while isSending {
      switch socket.write(unsent) {
      case .done(let count): unsent = unsent.dropFirst(count)
      case .blocked: return waitToWrite()
      // Lines of the other process, such as the one that says why it ends, may still be unread: the
      // end follows them.
      case .ended: unsent = []
      }
    }
    guard writing != nil else { return }
    writing.take()?.cancel()
    onDrain()
  }

  private func waitToWrite() {
    guard writing == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: socket.descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { if self.writing != nil { self.write() } } }
    keepOpen(until: source)
    writing = source
    source.activate()
  }

  private func end() {
    guard !isClosed else { return }
    close()
    onEnd()
  }

  /// Keeps the descriptor open until a source is cancelled: otherwise another file could get the
  /// number of the descriptor while the source watches it.
  private func keepOpen(until source: any DispatchSourceProtocol) {
    source.setCancelHandler { [socket] in withExtendedLifetime(socket) {} }
  }
}
