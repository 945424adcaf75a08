package import CursesFeedback

/// A frame of a session, with the texts below it.
package struct TourFrame: Equatable, Sendable {
  package let frame: Frame
  /// The time since the start of the session.
  package let time: Duration
  /// The last input, or nil if there is none.
  let input: String?
  package let caption: String
}

/// The session of a demo as frames.
package struct TourFilm: Equatable, Sendable {
  package let demo: Demo
  package let frames: [TourFrame]

  /// Whether two films are of the same demo, and therefore have the same frames.
  package static func == (one: TourFilm, other: TourFilm) -> Bool { one.demo == other.demo }

  /// The time that a frame is shown: as long as in the session, but at least 40 ms and at most two
  /// seconds, or longer if a new caption takes longer to read; the last one at least two seconds.
  func wait(after index: Int) -> Duration {
    let frame = frames[index]
    let isNew = index == 0 || frames[index - 1].caption != frame.caption
    let reading = isNew ? min(Duration.seconds(4), .milliseconds(35 * frame.caption.count)) : .zero
    guard index + 1 < frames.count else { return max(Duration.seconds(2), reading) }
    let time = frames[index + 1].time - frame.time
    return max(Duration.milliseconds(40), min(time, .seconds(2)), reading)
  }
}
