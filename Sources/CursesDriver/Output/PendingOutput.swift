import TerminalModel

/// The output queue of a terminal, which may accept a part of the bytes, or none for a while.
///
/// The driver adds a frame only when the queue is empty.
struct PendingOutput: ~Copyable {
  /// The result of a `write`.
  enum Sent {
    /// The number of bytes that the terminal has accepted; 0 after an interruption by a signal.
    case bytes(Int)
    /// The terminal accepts no bytes at this time.
    case refused
    /// The system cannot write to the terminal, with an `errno`.
    case failed(Int32)
  }

  private var bytes = ByteBuffer()
  private var sentCount = 0

  /// Whether all bytes are sent.
  var isEmpty: Bool { sentCount == bytes.count }

  /// Adds bytes after those that wait.
  mutating func append<Failure>(
    _ write: (inout ByteBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    if isEmpty { clear() }
    try write(&bytes)
  }

  /// Discards the waiting bytes.
  mutating func clear() {
    bytes.removeAll()
    sentCount = 0
  }

  /// Sends until all bytes are sent or the terminal accepts no more.
  ///
  /// - Returns: The number of bytes that the terminal has accepted.
  /// - Throws: An error if the system cannot write; the waiting bytes are then discarded.
  mutating func flush(
    _ send: (UnsafeRawBufferPointer) -> Sent
  ) throws(TerminalError) -> Int {
    let start = sentCount
    while !isEmpty {
      switch unsafe bytes.withBytes(from: sentCount, send) {
      case .bytes(let count):
        sentCount += count
      case .refused:
        return sentCount - start
      case .failed(let number):
        clear()
        throw TerminalError(.system(call: "write", number: number))
      }
    }
    return sentCount - start
  }
}
