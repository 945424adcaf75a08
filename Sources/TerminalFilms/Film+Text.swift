package import TerminalModel

extension Film {
  /// The text of each frame with its time, after a line for each input, event, mark and error that
  /// preceded the frame.
  package var text: String {
    var lines = ["\(program): \(count) frame\(count == 1 ? "" : "s"), \(duration.seconds()) s"]
    var notes = notes[...]
    func addNotes(before frame: Int) {
      while let note = notes.first, note.frame <= frame {
        lines.append("> \(note.text)")
        notes.removeFirst()
      }
    }
    for index in 0..<count {
      addNotes(before: index)
      if let divergence, index == divergenceIndex { lines.append(divergence) }
      lines.append("Frame \(index + 1), \(time(at: index).seconds()) s")
      lines += self[index].quotedLines
    }
    addNotes(before: .max)
    if let divergence, count == 0 { lines.append(divergence) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Frame {
  /// The lines of the frame's text, indented behind a vertical line, without empty ones at the end.
  package var quotedLines: [String] { Self.quoted(text) }

  /// The lines of a text, indented behind a vertical line, without empty ones at the end.
  package static func quoted(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    return lines.map { "  │\($0)" }
  }
}
