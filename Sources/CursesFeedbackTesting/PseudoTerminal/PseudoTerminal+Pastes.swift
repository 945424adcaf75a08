#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension PseudoTerminal {
  /// Waits until the program has read all input so far.
  ///
  /// A key in the same read as a paste is a part of the paste for an `InputDecoder`, so the next
  /// input has to arrive later.
  func waitUntilRead(_ deadline: Deadline) async throws(ProgramError) {
    var deadline = deadline
    while let device, hasUnreadInput {
      guard !deadline.isOver() else { throw failure(awaiting: "a paste to be read", deadline) }
      await readiness.wait(toRead: isStalled ? [] : [device], within: .milliseconds(1))
      read()
    }
  }

  /// Whether bytes wait for the program; false if the device passes input on by line.
  private var hasUnreadInput: Bool {
    guard attributes?.isByLine == false else { return false }
    // The program's side knows the number, and not the side of the test.
    let number = open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { return false }
    let far = Descriptor(number)
    var count: Int32 = 0
    return withExtendedLifetime(far) { ioctl(far.number, countRequest, &count) == 0 && count > 0 }
  }
}

/// The request for the number of bytes that can be read.
private var countRequest: UInt {
  #if canImport(Darwin)
    0x4004_667F  // FIONREAD, whose macro Swift does not import on macOS.
  #else
    UInt(FIONREAD)
  #endif
}
