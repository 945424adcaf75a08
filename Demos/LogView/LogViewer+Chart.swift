import CursesFeedback

extension LogViewer {
  /// The number of shown entries over the day, in the theme's colour of errors where
  /// more than 5 % of them are errors.
  @ViewBuilder<Event> func chart(_ state: State) -> Node<Event> {
    Panel("00:00 to 24:00", padding: 0) {
      Canvas(height: 3) { area in
        guard let shown = state.shown else { return }
        let counts = averages(of: shown.counts, columns: area.size.columns)
        let errors = averages(of: shown.errors, columns: area.size.columns)
        let highest = counts.max() ?? 0
        for column in counts.indices where counts[column] > 0 {
          let eighths = max(1, Int(counts[column] / highest * Double(8 * area.size.rows)))
          let isBad = errors[column] > counts[column] / 20
          draw(eighths, column: column, color: isBad ? .error : .info, on: &area)
        }
      }
    }
  }

  /// The value of each column: the average of the parts of the day that the column stands for.
  private func averages(of values: [Int], columns: Int) -> [Double] {
    (0..<columns).map { column in
      let start = column * values.count / columns
      let end = max(start + 1, (column + 1) * values.count / columns)
      return Double(values[start..<end].reduce(0, +)) / Double(end - start)
    }
  }

  /// Draws a bar from the bottom up, of a height in eighths of a cell.
  private func draw(_ height: Int, column: Int, color: Color, on area: inout DrawingArea) {
    for row in 0..<area.size.rows {
      let eighths = min(8, height - 8 * row)
      guard eighths > 0 else { return }
      let block = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"][eighths - 1]
      let position = Position(column: column, row: area.size.rows - 1 - row)
      area.write(block, at: position, style: Style(foreground: color))
    }
  }
}
