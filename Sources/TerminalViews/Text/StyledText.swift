public import TerminalModel

/// A text whose parts have styles of their own, made by string interpolation.
///
/// ```swift
/// Text("Press \("q", style: .bold) to quit, or \("wait", foreground: .yellow).")
/// ```
/// In a ``Text`` it wraps as one paragraph. The styles add to that of the view: attributes join,
/// and colours replace the inherited ones. ``init(ansi:)`` reads the styles of a program's output,
/// and ``highlighting(_:matchesCase:style:foreground:background:)`` shows the matches of a search.
public struct StyledText: Hashable, Sendable {
  /// A part in one style.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var change: StyleChange
  }

  package private(set) var runs: [Run] = []

  /// Makes a text in one style.
  ///
  /// - Parameters:
  ///   - style: Attributes such as bold, in addition to those of the view.
  ///   - foreground: The colour of the text, or nil for that of the view.
  ///   - background: The colour behind the text, or nil for that of the view.
  public init(
    _ text: String, style: Style.Attributes = [], foreground: Color? = nil,
    background: Color? = nil
  ) {
    append(
      text, StyleChange(foreground: foreground, background: background, attributes: style))
  }

  /// The text without its styles.
  public var text: String { runs.map(\.text).joined() }

  /// Joins two texts.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var both = left
    both += right
    return both
  }

  /// Appends a text.
  public static func += (left: inout StyledText, right: StyledText) {
    for run in right.runs { left.append(run.text, run.change) }
  }

  mutating func append(_ text: String, _ change: StyleChange) {
    guard !text.isEmpty else { return }
    if runs.last?.change == change {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, change: change))
    }
  }

  /// Removes a carriage return at the end.
  mutating func dropCarriageReturn() {
    guard let last = runs.last, last.text.utf8.last == UInt8(ascii: "\r") else { return }
    runs.removeLast()
    append(String(last.text.dropLast()), last.change)
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Makes a text without styles of its own.
  public init(stringLiteral text: String) { self.init(text) }

  /// Makes a text of literal and interpolated parts.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// Collects the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText("")

    /// Makes an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends text without a style of its own.
    public mutating func appendLiteral(_ literal: String) { text += StyledText(literal) }

    /// Appends the description of a value, with a style.
    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, style: Style.Attributes = [],
      foreground: Color? = nil, background: Color? = nil
    ) {
      text += StyledText(
        value.description, style: style, foreground: foreground, background: background)
    }

    /// Appends another text with its styles.
    public mutating func appendInterpolation(_ other: StyledText) { text += other }
  }
}

extension Text {
  /// Makes a text whose parts have styles of their own.
  ///
  /// - Parameters:
  ///   - text: The text, usually a literal with interpolations.
  ///   - wrapping: The way a line that is too long continues in the next row, if there is room for
  ///     it.
  ///   - truncation: The part that is kept of a line that is still too long.
  ///   - alignment: The position of lines that are shorter than the longest.
  public init(
    _ text: StyledText, wrapping: Wrapping = .words, truncation: Truncation = .end,
    alignment: HorizontalAlignment = .leading
  ) {
    element =
      StyledParagraph<Event>(
        text: text, wrapping: wrapping, truncation: truncation, alignment: alignment
      ).node().element
  }
}

/// Draws text in several styles; it takes no input.
private struct StyledParagraph<Event>: DrawnControl {
  let text: StyledText
  let wrapping: Wrapping
  let truncation: Truncation
  let alignment: HorizontalAlignment

  var inputs: InputMask { [] }

  func size(in proposed: Size) -> Size {
    proposed.isEmpty ? .zero : lines(in: proposed).size
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    for (row, line) in lines(in: area.size).lines.enumerated() {
      let columns = line.reduce(0) { $0 + $1.columns }
      var column = alignment.offset(ofFree: area.size.columns - columns)
      for piece in line {
        area.write(
          TextLine(clusters: piece.clusters), at: Position(column: column, row: row),
          style: text.runs[piece.run].change.applied(to: area.style))
        column += piece.columns
      }
    }
  }

  fileprivate func lines(in size: Size) -> RunLines {
    RunLines(
      text.runs.map(\.text), columns: size.columns, rows: size.rows,
      wrapping: size.rows == 1 ? .none : wrapping, truncation: truncation)
  }
}

extension StyledParagraph: TextDrawing {
  func lines(on size: Size) -> [(clusters: [Cluster], column: Int, start: LineStart)] {
    let laidOut = lines(in: size)
    return zip(laidOut.lines, laidOut.starts).map { line, start in
      let columns = line.reduce(0) { $0 + $1.columns }
      return (
        clusters: line.flatMap(\.clusters),
        column: alignment.offset(ofFree: size.columns - columns), start: start
      )
    }
  }
}
