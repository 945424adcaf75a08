/// The end of a test's wait, and the place of the wait in the test.
///
/// A wait checks again and again whether its time is over. Of the time between two checks, at most
/// the duration of a poll counts: a test that the system delays does not fail for that.
struct Deadline {
  /// The maximum duration of one poll of the descriptors.
  ///
  /// After each poll the wait checks the program's status and the deadline.
  static let slice = Duration.milliseconds(20)

  let place: String
  private var left: Duration
  private var lastCheck = ContinuousClock.now

  init(within time: Duration, fileID: String, line: Int) {
    left = time
    place = "\(fileID):\(line)"
  }

  /// Whether the time is over or the test's task is cancelled.
  mutating func isOver(at now: ContinuousClock.Instant = .now) -> Bool {
    left -= min(now - lastCheck, Self.slice)
    lastCheck = now
    return left <= .zero || Task.isCancelled
  }

  /// The error code of a wait that ends now, while the program still runs.
  func code(awaiting awaited: String) -> ProgramError.Code {
    left <= .zero ? .timedOut(awaited: awaited) : .interrupted(awaited: awaited)
  }
}
