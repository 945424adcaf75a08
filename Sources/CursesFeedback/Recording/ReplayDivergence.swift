import TerminalFilms
import TerminalModel

/// The first difference between a recording and its replay.
public struct ReplayDivergence: Error, Hashable, Sendable {
  /// The number of the line in the recording, from 1.
  public let line: Int
  /// The time of the entry since the start of the recorded session.
  public let time: Duration
  /// One sentence: what differs.
  public let message: String
  /// The lines of the state's dump that have changed since the last entry that was as recorded,
  /// each with `-` or `+`, or a space for those around them.
  public let changes: [String]
  /// The text of the screen at the last entry that was as recorded.
  public let lastFrame: String
  /// The text of the screen of the replay.
  public let frame: String
  /// The text of the recorded screen, or nil if the recording has none.
  ///
  /// If the recording has no text of this screen, this is the text of the next screen that it has:
  /// a report has the text of a screen at most once a second, and that of the last screen.
  public let recordedFrame: String?
  /// Whether ``recordedFrame`` was shown later than ``frame``.
  let isLater: Bool
  /// Sentences about possible reasons: that the recording is of another version of the application,
  /// or that the replay could not begin with the recorded first state.
  public let notes: [String]
}

extension ReplayDivergence: CustomStringConvertible {
  /// The sentence with the line and the time, the notes, the changes of the state, and both
  /// screens.
  public var description: String {
    var lines = ["Line \(line), after \(time.seconds()) s: \(message)"] + notes
    if !changes.isEmpty {
      lines.append("The state since the last entry that was as recorded:")
      lines += changes.map { "  \($0)" }
    }
    lines.append("The screen at the last entry that was as recorded:")
    lines += Frame.quoted(lastFrame)
    if let recordedFrame {
      lines.append(isLater ? "A later screen of the recording:" : "The screen of the recording:")
      lines += Frame.quoted(recordedFrame)
    }
    lines.append("The screen of the replay:")
    lines += Frame.quoted(frame)
    return lines.joined(separator: "\n")
  }
}
