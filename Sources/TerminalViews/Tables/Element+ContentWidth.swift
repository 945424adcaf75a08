import TerminalModel

extension Element {
  /// The columns that it needs in one row, at most a limit: its width as a cell of a column that is
  /// as wide as its contents.
  ///
  /// An element with a view that takes all columns, such as a text field, counts with its lower
  /// bound, and a spacer with no columns: the cells of a row have the width of their column, and do
  /// not determine it.
  func contentColumns(upTo limit: Int, _ metrics: ThemeMetrics) -> Int {
    if let text = singleText { return TextLine(text, columns: limit).columns }
    guard !fillsColumns else {
      return min(stretch(in: metrics).columns?.lowerBound ?? 0, limit)
    }
    var pass = LayoutPass(metrics: metrics)
    let isUnlimited = limit == Extent.limit || stretch.columns != nil
    let proposal = LayoutPass.ProposedSize(
      Size(columns: isUnlimited ? Extent.limit : limit, rows: 1),
      unlimited: isUnlimited ? .horizontal : [])
    return min(pass.layout(self, proposal).room.columns, limit)
  }

  /// Whether a view in it takes all columns by itself, and not by a spacer or a frame.
  private var fillsColumns: Bool {
    guard stretch.columns != nil else { return false }
    switch kind {
    case .empty, .text, .spacer, .divider: return false
    case .group(let elements), .layers(_, let elements):
      return elements.contains { $0.fillsColumns }
    case .stack(let stack): return stack.content.fillsColumns
    case .modified(let content, _): return content.fillsColumns
    case .canvas, .rows, .layout, .control: return true
    }
  }
}
