package import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The error of a standard input that cannot be read, with its `errno`.
package struct StandardInputError: Error, Hashable, CustomStringConvertible {
  let number: Int32

  package var description: String {
    "Standard input cannot be read: \(unsafe String(cString: strerror(number)))."
  }
}

/// Reads standard input, however long its bytes take to arrive.
///
/// Each call of ``next()`` waits in a thread of its own, because a thread of Swift's pool must not
/// block. The input stays in blocking mode, which it may share with other processes.
package final class StandardInputReader: Sendable {
  /// A call of ``next()`` returns when this many bytes have been read, or when no more are
  /// available.
  private static let capacity = 1 << 20

  private let wakeUp: WakeUpPipe
  private let file: Int32

  /// Opens the pipe that ends a wait.
  ///
  /// - Parameter file: Standard input, or a duplicate of it. A duplicate is read even if it is a
  ///   terminal, standard input itself only if it is none.
  package init(of file: Int32 = STDIN_FILENO) throws(TerminalError) {
    self.file = file
    wakeUp = try WakeUpPipe()
  }

  /// Waits for bytes, and returns those that are available, about a mebibyte at most.
  ///
  /// - Returns: The bytes; none at the end of the input, if the task is cancelled, or if the file
  ///   is the descriptor 0 and a terminal, whose bytes are keys.
  /// - Throws: ``StandardInputError`` if the input cannot be read.
  package func next() async throws -> [UInt8] {
    guard file != STDIN_FILENO || isatty(file) != 1 else { return [] }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let thread = startThread { continuation.resume(with: self.read()) }
        if let thread {
          pthread_detach(thread)
        } else {
          continuation.resume(
            throwing: TerminalError(.system(call: "pthread_create", number: EAGAIN)))
        }
      }
    } onCancel: {
      wakeUp.wakeUp()
    }
  }

  private func read() -> Result<[UInt8], any Error> {
    var bytes: [UInt8] = []
    // The size of a pipe's buffer on Linux.
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < Self.capacity {
      switch wait(noLongerThan: bytes.isEmpty ? nil : .zero) {
      case .cancelled: return .success([])
      case .nothing where bytes.isEmpty: continue
      case .nothing: return .success(bytes)
      case .readable: break
      }
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe systemRead(file, $0.baseAddress, $0.count)
      }
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || !bytes.isEmpty {
        // The next call of `next` gets the end or the error again.
        return .success(bytes)
      } else if errno != EINTR, errno != EAGAIN {
        return .failure(StandardInputError(number: errno))
      }
    }
    return .success(bytes)
  }

  private enum Arrival { case readable, cancelled, nothing }

  private func wait(noLongerThan time: Duration?) -> Arrival {
    let events = Int16(truncatingIfNeeded: POLLIN)
    var files = [
      pollfd(fd: file, events: events, revents: 0),
      pollfd(fd: wakeUp.readingEnd, events: events, revents: 0),
    ]
    guard waitForFiles(&files, atMost: time) else { return .nothing }
    return files[1].revents != 0 ? .cancelled : .readable
  }
}
