import CursesFeedback

/// A wait for an application on a virtual clock.
@MainActor struct VirtualWait {
  let clock: VirtualClock
  let settle: () async -> Void
  let advance: (Duration) -> Void
  let text: () -> String

  /// Runs effects and timers, in the order of their times, until the text of the screen meets a
  /// condition.
  func wait(
    for awaited: String, within time: Duration, until condition: (String) -> Bool
  ) async throws(WaitError) {
    let end = clock.now.advanced(by: time)
    while true {
      await settle()
      if condition(text()) { return }
      guard let next = clock.nextDeadline, next <= end else { break }
      advance(clock.now.duration(to: next))
    }
    throw WaitError(awaited: awaited, time: time, screen: text())
  }
}

/// The error of a wait on a virtual clock that has ended without success.
public struct WaitError: Error, Hashable {
  /// The condition in words.
  public let awaited: String
  /// The most time that could pass.
  public let time: Duration
  /// The text of the screen at the end.
  public let screen: String
}

extension WaitError: CustomStringConvertible {
  /// The condition, the time and the screen.
  public var description: String {
    "The screen did not show \(awaited) within \(time) on the clock.\n\(screen)"
  }
}
