/// The reason why a new line begins in laid-out text.
package enum LineStart: Hashable, Sendable {
  /// The text begins here, or has a newline before this line.
  case newline
  /// The line above was full. The blanks at the end of that line, as many as this number, are not
  /// shown.
  case wrapped(blanks: Int)
}

/// A line below another one of the same text.
package struct LineBelow: Hashable, Sendable {
  package let line: TextLine
  package let start: LineStart

  init(_ line: TextLine, after start: LineStart) {
    self.line = line
    self.start = start
  }
}
