import RandomNumbers

@testable import TerminalModel

/// A change of a buffer in random tests.
enum BufferDrawing {
  case clusters([Cluster], Style, Position, clip: Rect?)
  case text(String, Style, Position, clip: Rect?)
  case cell(Cluster, Style, Position)
  case fill(Rect, Cell)
  case restyle(Rect, Style.Attributes)

  func draw(on buffer: inout Buffer) {
    switch self {
    case .clusters(let clusters, let style, let position, let clip):
      buffer.write(clusters, style: style, at: position, clip: clip)
    case .text(let text, let style, let position, let clip):
      buffer.write(text, style: style, at: position, clip: clip)
    case .cell(let cluster, let style, let position):
      guard Rect(buffer.size).contains(position) else { return }
      buffer.put(narrow: cluster, style: style, at: position)
    case .fill(let rect, let cell):
      buffer.fill(rect, with: cell)
    case .restyle(let rect, let attributes):
      buffer.restyle(rect) { $0.attributes.formSymmetricDifference(attributes) }
    }
  }

  static func some(_ random: inout SplitMix) -> [BufferDrawing] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in one(&random) }
  }

  private static func one(_ random: inout SplitMix) -> BufferDrawing {
    let rect = Rect(
      origin: position(&random),
      size: Size(
        columns: .random(in: 0...10, using: &random), rows: .random(in: 0...3, using: &random)))
    let style = Style(attributes: Bool.random(using: &random) ? .bold : [])
    let texts = ["a", "字", "ab字 c", "   ", "e\u{301}字字", "a text too long for a short string"]
    let text = texts.randomElement(using: &random) ?? ""
    let clip = Bool.random(using: &random) ? rect : nil
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      return .restyle(rect, .bold)
    case 1:
      let red = Cell(style: Style(background: .red))
      let cells = [Cell.blank, .blank, Cell(Cluster("#", width: 1)), red]
      return .fill(rect, cells.randomElement(using: &random) ?? .blank)
    case 2:
      return .clusters(Array(Clusters(text)), style, position(&random), clip: clip)
    case 3:
      return .cell(Cluster("#", width: 1), style, position(&random))
    default:
      return .text(text, style, position(&random), clip: clip)
    }
  }

  private static func position(_ random: inout SplitMix) -> Position {
    Position(column: .random(in: -2...9, using: &random), row: .random(in: -1...3, using: &random))
  }
}

extension Buffer {
  /// Whether all cells are blank that the buffer records as blank.
  var isBlankBetweenWritten: Bool {
    (0..<size.rows).allSatisfy { row in
      let columns = columnsNotBlank(inRow: row)
      return self.row(row).prefix(columns.end).dropFirst(columns.start)
        .allSatisfy { $0 == .blank }
    }
  }
}
