import TerminalFilms
import TerminalModel

/// The first difference between a recording and its replay.
public struct ReplayDivergence: Error, Hashable, Sendable {
  /// The part of a session that can differ in a replay.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The frames, or the mouse actions that the terminal is asked to report: the view or the theme
    /// has changed.
    case frame
    /// The hashes of states: the reducer or the type of the state has changed.
    case state
    /// The events, the inputs, the effects or the end: a replay cannot go on after it.
    case course
  }

  /// The part of the session that differs.
  public let kind: Kind
  /// The number of the line in the recording, from 1.
  public let line: Int
  /// The time of the entry in this line, from the start of the recorded session.
  public let time: Duration
  /// One sentence: what differs.
  public let message: String
  /// The changes of the state since the last entry at which the replay was as recorded, as lines
  /// of its dump.
  ///
  /// A removed line begins with `-`, an added one with `+`. The lines of the values that contain
  /// these changes are there, too, and begin with a space.
  public let changes: [String]
  /// The text of the screen at the last entry at which the replay was as recorded.
  public let lastFrame: String
  /// The text of the screen of the replay.
  public let frame: String
  /// The text of the recorded screen, or nil if the recording has no text of it or of a later one.
  ///
  /// If the text of this screen is missing, this is that of the next screen whose text is recorded:
  /// a report has the text of a screen at most once a second, and that of the last screen.
  public let recordedFrame: String?
  /// Whether ``recordedFrame`` is a later screen than the recorded one at the divergence.
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
