import TerminalModel

/// The heights of the rows of a list in which each row is as high as its view.
///
/// Each call of ``List/fittedRows()`` makes such an object. It measures a row once for a size and
/// the metrics of a theme: a layout needs the heights of the visible rows up to four times.
final class FittedHeights {
  private var size = Size.zero
  private var metrics = ThemeMetrics.standard
  private var heights: [Int: Int] = [:]

  /// The height of a row, at least 1.
  ///
  /// - Parameters:
  ///   - size: The columns of the row and the rows of the list.
  ///   - metrics: The spacing that the list's theme states.
  ///   - view: Makes the row.
  func height(
    ofLine line: Int, _ size: Size, _ metrics: ThemeMetrics, view: () -> Element
  ) -> Int {
    if size != self.size || metrics != self.metrics {
      (self.size, self.metrics) = (size, metrics)
      heights = [:]
    }
    if let height = heights[line] { return height }
    var pass = LayoutPass(metrics: metrics)
    let proposal = LayoutPass.ProposedSize(
      Size(columns: size.columns, rows: Extent.limit), unlimited: .vertical)
    let height = max(1, pass.layout(view(), proposal).room.rows)
    heights[line] = height
    return height
  }
}
