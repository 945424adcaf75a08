/// A time until which a test waits, and where it does.
struct Deadline {
  /// How long a wait may take before what else can have happened is looked at.
  static let slice = Duration.milliseconds(20)

  let place: String
  private let end: ContinuousClock.Instant

  init(within time: Duration, fileID: String, line: Int) {
    end = .now + time
    place = "\(fileID):\(line)"
  }

  /// Whether the time is over; also when the test itself is to end.
  var isOver: Bool { ContinuousClock.now >= end || Task.isCancelled }
}
