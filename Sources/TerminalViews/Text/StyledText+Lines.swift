extension StyledText {
  /// The lines of the text, without their ends (LF or CR LF).
  ///
  /// A line end at the end of the text begins no further line, and an empty text has no lines.
  public var lines: [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText("")
    for run in runs {
      var rest = run.text.utf8[...]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line.append(String(Substring(rest[..<end])), run.change)
        line.dropCarriageReturn()
        lines.append(line)
        line = StyledText("")
        rest = rest[end...].dropFirst()
      }
      line.append(String(Substring(rest)), run.change)
    }
    return line.runs.isEmpty ? lines : lines + [line]
  }
}
