import TerminalModel
import TerminalViews

extension Film {
  /// The film in the format asciicast v2 (https://docs.asciinema.org/manual/asciicast/v2/): a
  /// header, and a line for each change of the size, for each frame that changes the screen, and
  /// for each mark (a moment that the user or a test has marked).
  package var asciicast: String {
    var lines = [
      #"{"version": 2, "width": \#(size.columns), "height": \#(size.rows), "title": "#
        + EncodedValue.text(program).json + "}"
    ]
    var output = FrameOutput(depth: colors, theme: theme)
    var size = size
    var marks = notes.filter { $0.kind == .mark }[...]
    func addMarks(before frame: Int) {
      while let mark = marks.first, mark.frame <= frame {
        let label = EncodedValue.text(mark.text).json
        lines.append(#"[\#(mark.time.seconds(digits: 6)), "m", \#(label)]"#)
        marks.removeFirst()
      }
    }
    for index in 0..<count {
      addMarks(before: index)
      let frame = self[index]
      let time = time(at: index).seconds(digits: 6)
      if frame.size != size {
        size = frame.size
        lines.append(#"[\#(time), "r", "\#(size.columns)x\#(size.rows)"]"#)
      }
      let text = output.show(frame)
      if !text.isEmpty {
        lines.append(#"[\#(time), "o", \#(EncodedValue.text(text).json)]"#)
      }
    }
    addMarks(before: .max)
    return lines.joined(separator: "\n") + "\n"
  }
}
