package import TerminalModel

/// A frame, or its changed rows, in a form from which the same frame is made again.
///
/// As JSON:
/// `{"cursor":[3,0],"mouse":"none","runs":[[0,0,"Count","bold"]],"size":"80x24","theme":null}`. A
/// run is a row, a column, a text, and the style of its cells in words. Cells that are in no run
/// are blank and plain.
package struct EncodedFrame: Hashable, Sendable {
  /// Adjacent cells of a row that have one style.
  package struct Run: Hashable, Sendable {
    package let row: Int
    package let column: Int
    package let text: String
    package let style: Style
  }

  package let size: Size
  package let cursor: Position?
  package let mouse: MouseReporting
  /// The theme, or nil for that of the frame before.
  package let theme: FrameTheme?
  /// The rows that differ from those of the frame before, or nil for a whole frame.
  package let changedRows: [Int]?
  /// The runs from the top left to the bottom right.
  package let runs: [Run]

  /// Encodes a whole frame.
  package init(_ frame: Frame) {
    self.init(frame, theme: FrameTheme(frame.theme), changedRows: nil)
  }

  /// Encodes the differences from the frame before, which has the same size.
  package init(_ frame: Frame, changedRows: [Int], after shown: Frame) {
    let theme = frame.theme == shown.theme ? nil : FrameTheme(frame.theme)
    self.init(frame, theme: theme, changedRows: changedRows)
  }

  private init(_ frame: Frame, theme: FrameTheme?, changedRows: [Int]?) {
    size = frame.size
    cursor = frame.cursor
    mouse = frame.mouse
    self.theme = theme
    self.changedRows = changedRows
    var runs: [Run] = []
    for row in changedRows ?? Array(frame.buffer.rowsWithCells) {
      frame.buffer.appendRuns(ofRow: row, to: &runs)
    }
    self.runs = runs
  }

  /// The frame; nil if only changed rows are encoded, and the frame before is nil or has another
  /// size.
  package func frame(after shown: Frame? = nil) -> Frame? {
    var frame: Frame
    if let changedRows {
      guard let shown, shown.size == size else { return nil }
      frame = shown
      for row in changedRows {
        frame.buffer.fill(
          Rect(
            origin: Position(column: 0, row: row), size: Size(columns: size.columns, rows: 1)),
          with: .blank)
      }
    } else {
      frame = Frame(size: size)
    }
    for run in runs {
      frame.buffer.write(
        run.text, style: run.style, at: Position(column: run.column, row: run.row))
    }
    frame.cursor = cursor
    frame.mouse = mouse
    if let theme { frame.theme = theme.theme }
    return frame
  }
}

/// The theme of a frame, or none.
package struct FrameTheme: Hashable, Sendable {
  package let theme: Theme?

  package init(_ theme: Theme?) { self.theme = theme }
}

extension Buffer {
  /// Appends the runs of a row, without plain blanks at their ends.
  fileprivate func appendRuns(ofRow row: Int, to runs: inout [EncodedFrame.Run]) {
    let cells = writtenCells(ofRow: row)
    var index = cells.startIndex
    while index < cells.endIndex {
      let style = cells[index].style
      var end = index + 1
      while end < cells.endIndex, cells[end].style == style { end += 1 }
      var run = cells[index..<end]
      if style == .plain {
        run = run.drop { $0 == .blank }
        while run.last == .blank { run.removeLast() }
      }
      if !run.isEmpty {
        Self.append(run, row: row, column: run.startIndex - cells.startIndex, to: &runs)
      }
      index = end
    }
  }

  /// Appends cells of one style as one run, or as one run for each cluster if the joined text would
  /// have other clusters, such as a flag in place of two regional indicator letters.
  private static func append(
    _ cells: ArraySlice<Cell>, row: Int, column: Int, to runs: inout [EncodedFrame.Run]
  ) {
    let clusters = cells.lazy.filter { !$0.isContinuation }.map(\.cluster)
    var text = String.UnicodeScalarView()
    var isASCII = true
    for cluster in clusters {
      if cluster.high & 0x3FFF_FFFF_FFFF_FFFF == 0, cluster.low < 0x7F {
        text.append(cluster.base)
      } else {
        isASCII = false
        text.append(contentsOf: cluster.scalars)
      }
    }
    let style = cells[cells.startIndex].style
    if isASCII || clusters.elementsEqual(Clusters(String(text))) {
      return runs.append(.init(row: row, column: column, text: String(text), style: style))
    }
    for (index, cell) in zip(cells.indices, cells) where !cell.isContinuation {
      runs.append(
        .init(
          row: row, column: column + index - cells.startIndex, text: cell.cluster.description,
          style: style))
    }
  }
}
