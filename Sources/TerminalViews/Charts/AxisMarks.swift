import TerminalModel

/// The ticks of an axis with their texts and cells.
struct AxisMarks: Hashable {
  struct Mark: Hashable {
    /// The index of the tick's cell: from the left of the chart, or from the top of the axis.
    let cell: Int
    /// The first column of the text.
    let column: Int
    let text: String
  }

  let marks: [Mark]

  /// The ticks of a horizontal axis, as many as fit with two blanks between their texts.
  ///
  /// - Parameters:
  ///   - start: The first column of the axis.
  ///   - length: The number of columns of the axis.
  ///   - columns: The number of columns of the chart; all texts are within them.
  init(
    of scale: ChartScale, isWhole: Bool, from start: Int, length: Int, in columns: Int,
    _ axis: ChartAxis
  ) {
    for count in stride(from: min(Self.maximumCount, length / 4), to: 0, by: -1) {
      let ticks = scale.ticks(atMost: count, isWhole: isWhole)
      let marks = zip(ticks, axis.texts(for: ticks)).map { tick, text in
        let cell = start + scale.steps(to: tick.value, of: length - 1)
        let width = Clusters(text).columns
        let column = min(max(0, cell - width / 2), columns - width)
        return Mark(cell: cell, column: column, text: text)
      }
      if Self.areApart(marks) {
        self.marks = marks
        return
      }
    }
    marks = []
  }

  /// The ticks of a vertical axis of a number of rows, at most one in each.
  init(of scale: ChartScale, isWhole: Bool, rows: Int, _ axis: ChartAxis) {
    let ticks = scale.ticks(atMost: Self.count(in: rows), isWhole: isWhole)
    marks = zip(ticks, axis.texts(for: ticks)).reduce(into: []) { marks, mark in
      let cell = rows - 1 - scale.steps(to: mark.0.value, of: rows - 1)
      if marks.last?.cell != cell { marks.append(Mark(cell: cell, column: 0, text: mark.1)) }
    }
  }

  private static let maximumCount = 12

  /// The maximum number of ticks in a number of rows.
  static func count(in rows: Int) -> Int { min(maximumCount, rows < 3 ? rows : 1 + rows / 3) }

  /// The width of the longest text, in columns.
  var columns: Int { marks.lazy.map { Clusters($0.text).columns }.max() ?? 0 }

  private static func areApart(_ marks: [Mark]) -> Bool {
    guard let first = marks.first, first.column >= 0 else { return marks.isEmpty }
    return zip(marks, marks.dropFirst()).allSatisfy { mark, next in
      mark.column + Clusters(mark.text).columns + 2 <= next.column
    }
  }
}
