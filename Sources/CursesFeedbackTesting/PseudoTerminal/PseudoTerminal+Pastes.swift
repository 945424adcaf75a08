#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension PseudoTerminal {
  /// Waits until no input waits for the program, or the program has ended; returns at once while the
  /// terminal is stalled, because a program that waits for its output may read no input.
  ///
  /// A key in the same read as a paste is a part of the paste for an `InputDecoder`, so the next
  /// input has to arrive later.
  func waitUntilRead(_ deadline: inout Deadline) async throws(ProgramError) {
    while let device, !isStalled, hasUnreadInput, child.currentStatus() == nil {
      guard !deadline.isOver() else { throw failure(awaiting: "a paste to be read", deadline) }
      await readiness.wait(toRead: [device], within: .milliseconds(1))
      read()
    }
  }

  /// Whether bytes wait for the program; false if the device passes input on by line.
  ///
  /// The program's side is polled, because it alone knows, and because Linux then first passes on
  /// the bytes that were written last: the number of unread bytes (`FIONREAD`) lacks them for up to
  /// some milliseconds.
  private var hasUnreadInput: Bool {
    guard attributes?.isByLine == false else { return false }
    let number = open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { return false }
    let far = Descriptor(number)
    return withExtendedLifetime(far) {
      var polled = pollfd(fd: far.number, events: Int16(POLLIN), revents: 0)
      return poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLIN) != 0
    }
  }
}
