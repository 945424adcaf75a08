import CursesFeedback
import TerminalModel

/// A screen whose rows are read in parts: those of the overlays, and those of the view behind them.
struct LayeredScreen {
  /// Neighbouring cells of a row that the same overlay shows, or the view behind all overlays.
  struct Part {
    var text = ""
    /// Whether an overlay in front of it begins at its left end.
    let isCoveredAtLeft: Bool
    /// Whether an overlay in front of it begins at its right end.
    var isCoveredAtRight = false
  }

  private let frame: Frame
  /// The areas of the overlays, from back to front.
  private let overlays: [Rect]

  init(_ frame: Frame, overlays: [Rect]) { (self.frame, self.overlays) = (frame, overlays) }

  @MainActor init(_ app: HeadlessApp<some Component>) {
    self.init(app.frame, overlays: app.overlayAreas)
  }

  /// The parts of the rows that contain a text, from top to bottom and from left to right.
  func parts(ofRowsWith text: String) -> [Part] {
    let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].contains(text) }.flatMap(parts(ofRow:))
  }

  private func parts(ofRow row: Int) -> [Part] {
    var parts: [Part] = []
    var last: Int?
    for (column, cell) in frame.buffer.row(row).enumerated() {
      let position = Position(column: column, row: row)
      let layer = overlays.lastIndex { $0.contains(position) } ?? -1
      if layer != last {
        let isInFront = last.map { layer > $0 } ?? false
        if isInFront { parts[parts.count - 1].isCoveredAtRight = true }
        parts.append(Part(isCoveredAtLeft: last != nil && !isInFront))
        last = layer
      }
      if !cell.isContinuation { parts[parts.count - 1].text += cell.cluster.description }
    }
    return parts
  }
}
