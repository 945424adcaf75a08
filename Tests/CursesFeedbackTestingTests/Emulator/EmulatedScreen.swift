import CursesFeedbackTesting
import TerminalModel
import Testing

/// A program's output; its description is escaped, so that printing it does not act on a terminal.
struct Output: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
  let text: String

  init(_ text: String) { self.text = text }
  init(stringLiteral text: String) { self.text = text }

  var bytes: [UInt8] { Array(text.utf8) }
  var testDescription: String { text.debugDescription }

  static func + (first: Output, second: Output) -> Output { Output(first.text + second.text) }
}

/// A terminal after the output; by default, of 10 columns and 3 rows.
func terminal(_ output: Output, columns: Int = 10, rows: Int = 3) -> TerminalEmulator {
  var terminal = TerminalEmulator(size: Size(columns: columns, rows: rows))
  terminal.feed(output.text)
  return terminal
}

extension TerminalEmulator {
  /// The style of the cell at a position.
  func style(column: Int, row: Int = 0) -> Style {
    frame.buffer[Position(column: column, row: row)].style
  }

  /// The cursor's position as `column,row`, or `hidden`.
  var cursorText: String {
    frame.cursor.map { "\($0.column),\($0.row)" } ?? "hidden"
  }
}
