/// The reason why a new line begins in laid-out text.
package enum LineStart: Hashable, Sendable {
  /// The text begins here, or has a newline before this line.
  case newline
  /// The line above was full. `blanks` is the number of the text's blanks between that line and
  /// this one, which are not shown.
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
