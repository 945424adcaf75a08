import TerminalModel

/// Bytes on their way to a terminal that may take them in parts, or not at all for a while.
///
/// It never holds more than one frame: the next one is drawn when this is empty.
struct PendingOutput: ~Copyable {
  /// What came of one attempt to write.
  enum Sent {
    /// As many were taken; none when a signal came in between.
    case bytes(Int)
    /// The terminal does not read.
    case refused
    /// The system cannot write to the terminal, for the reason of this `errno`.
    case failed(Int32)
  }

  private var bytes = ByteBuffer()
  private var sentCount = 0

  /// Whether all is sent.
  var isEmpty: Bool { sentCount == bytes.count }

  /// Adds bytes behind those that wait, in memory that is used again for every frame.
  mutating func append<Failure>(
    _ write: (inout ByteBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    if isEmpty { clear() }
    try write(&bytes)
  }

  /// Forgets what waits.
  mutating func clear() {
    bytes.removeAll()
    sentCount = 0
  }

  /// Sends until all is sent or the terminal takes no more.
  ///
  /// - Returns: the number of bytes that were taken.
  /// - Throws: an error if the system cannot write; the bytes that wait are then discarded.
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
