/// Checks that the entries of a recording can follow one another.
///
/// A replay can compare only the entries that are in the file. The check finds an entry that
/// cannot follow those before it, and an end with another number of entries.
struct RecordingCheck {
  private var time = Duration.zero
  private var state = 0
  private var count = 0
  private var hasStarted = false
  /// The recorded name of each run.
  private var names: [Int: String] = [:]

  /// Adds the next entry.
  ///
  /// - Returns: One sentence if the entry cannot follow those before it; else nil.
  mutating func add(_ entry: RecordedEntry) -> String? {
    defer { (time, state, count) = (entry.time, entry.state, count + 1) }
    guard entry.time >= time else { return "The time is before that of the entry above." }
    guard entry.state >= state else {
      return "The number of the state is below that of the entry above."
    }
    return problem(of: entry.content, entry) ?? problem(of: entry.run, entry.feedback)
  }

  private mutating func problem(
    of content: RecordedEntry.Content, _ entry: RecordedEntry
  ) -> String? {
    switch content {
    case .started:
      defer { hasStarted = true }
      return hasStarted ? "The session starts a second time." : nil
    case .ended:
      guard let recorded = entry.entryCount, recorded != count else { return nil }
      return "Before its end, the recording has \(count) of \(recorded) entries."
    // The first hash comes before the start, and a terminal may report its size as it starts.
    case .state, .input(.resized): return nil
    case .input, .timer, .resumed, .lent, .returned, .refused, .frame, .event, .finished, .due,
      .mark:
      return hasStarted ? nil : "The start of the session is missing above this entry."
    }
  }

  private mutating func problem(of run: Int?, _ name: String?) -> String? {
    guard let name else { return nil }
    guard let run else { return "The number of the effect \"\(name)\" is missing." }
    guard let known = names[run] else {
      names[run] = name
      return nil
    }
    return RunName.areSame(known, name)
      ? nil : "The effect \"\(name)\" has the number \(run) of the effect \"\(known)\"."
  }
}

/// The names of runs in recordings: that of the feedback, and the key in brackets, if there is one.
enum RunName {
  /// Whether two names can be those of one run: after the end of a run, its name has no key.
  static func areSame(_ name: String, _ other: String) -> Bool {
    isName(name, ofFeedback: other) || isName(other, ofFeedback: name)
  }

  /// Whether a name can be that of a run of a feedback.
  ///
  /// Keys are not compared: the description of a set differs from process to process.
  static func isName(_ name: String, ofFeedback feedback: String) -> Bool {
    name == feedback || name.hasPrefix("\(feedback)[")
  }
}
