/// The end of a test's wait, and the place of the wait in the test.
struct Deadline {
  /// The maximum duration of one poll of the descriptors.
  ///
  /// After each poll the wait checks the program's status and the deadline.
  static let slice = Duration.milliseconds(20)

  let place: String
  private let end: ContinuousClock.Instant

  init(within time: Duration, fileID: String, line: Int) {
    end = .now + time
    place = "\(fileID):\(line)"
  }

  /// Whether the time is over or the test's task is cancelled.
  var isOver: Bool { hasPassed || Task.isCancelled }

  /// The code of a wait for a running program that ends now.
  func code(awaiting awaited: String) -> ProgramError.Code {
    hasPassed ? .timedOut(awaited: awaited) : .interrupted(awaited: awaited)
  }

  private var hasPassed: Bool { ContinuousClock.now >= end }
}
