import TerminalFilms
import TerminalModel
import TerminalViews

extension Component {
  /// The film of a recording: its frames as the replay shows them, without a terminal and without
  /// effects.
  ///
  /// - Returns: The film, and the first difference of the replay from the recording, at which the
  ///   film ends, or nil if there is none.
  @MainActor func film(
    of recording: Recording, version: String? = nil
  ) -> (film: Film, divergence: ReplayDivergence?) {
    var film = Film(
      program: recording.program, size: recording.size, colors: recording.display.colors,
      theme: recording.theme)
    let replay = SessionReplay(recording, of: self, version: version)
    // The number of frames of the film after each frame of the recording.
    var counts: [Int] = []
    var last: Frame?
    replay.frameShown = { [unowned replay] frame, time in
      let frame = recording.display.usesASCII ? frame.inASCII : frame
      // A frame that is equal to the one before is left out, except that of the divergence, which
      // ends the film.
      if frame != last || replay.divergence != nil { film.append(frame, at: time) }
      last = frame
      counts.append(film.count)
    }
    replay.run()
    for note in recording.notes(before: replay.position, counts) { film.append(note) }
    film.divergence = replay.divergence?.sentence
    return (film, replay.divergence)
  }
}

extension ReplayDivergence {
  /// One sentence: the place, and what differs.
  fileprivate var sentence: String {
    "The replay differs from the recording in line \(line): \(message)"
  }
}

extension Recording {
  /// The inputs, events, marks and errors of the entries before a position.
  ///
  /// - Parameter counts: The number of frames of the film after each frame of the recording.
  fileprivate func notes(before position: Int, _ counts: [Int]) -> [Film.Note] {
    var notes: [Film.Note] = []
    var counts = counts[...]
    var frame = 0
    for entry in entries.prefix(position) {
      switch entry.content {
      case .frame: frame = counts.popFirst() ?? frame
      case .input(let input):
        notes.append(Film.Note(.input, input.note, at: entry.time, before: frame))
      case .event(let event, _):
        let source = entry.feedback.map { "\($0): " } ?? ""
        notes.append(Film.Note(.event, source + event.note, at: entry.time, before: frame))
      case .mark(let text):
        notes.append(Film.Note(.mark, text.note, at: entry.time, before: frame))
      case .finished(_, let error?):
        let text = "\(entry.feedback ?? "An effect") has failed: \(error)"
        notes.append(Film.Note(.error, text.note, at: entry.time, before: frame))
      case .started, .timer, .resumed, .lent, .returned, .refused, .ended, .finished, .due, .state:
        break
      }
    }
    return notes
  }
}

extension Input {
  /// A short text, such as `key ctrl+s` or `mouse press left 12 3`.
  var note: String {
    fields.map { field in
      switch field.value {
      case .text(let text): "\(field.name) \(text.note)"
      default: "\(field.name) \(field.value.json)"
      }
    }.joined(separator: " ")
  }
}

extension EncodedValue {
  /// A short text: the name of the case, and its values as JSON.
  fileprivate var note: String {
    guard case .record(let fields) = self, fields.count == 1, let (name, values) = fields.first
    else { return json.note }
    return values == .record([:]) ? name.note : "\(name) \(values.json)".note
  }
}

extension String {
  /// The first 60 characters in one line, with visible symbols in place of control characters.
  fileprivate var note: String {
    let text = StandardStream.visible(line: String(prefix(60).map { $0.isNewline ? "↵" : $0 }))
    return count > 60 ? text + "…" : text
  }
}
