/// Rows that are visible in a scene, and the event that reports them.
package struct VisibleRows {
  package let path: ViewPath
  package let range: Range<Int>
  /// Makes the event.
  package let event: () -> Any

  package init(path: ViewPath, range: Range<Int>, event: @escaping () -> Any) {
    self.path = path
    self.range = range
    self.event = event
  }
}

/// Reports each change of visible rows once.
package struct VisibleRowsStateMachine {
  private var reported: [ViewPath: Range<Int>] = [:]

  package init() {}

  /// Takes the visible rows of a frame that is shown.
  ///
  /// - Returns: The events for the rows that differ from those of the frame before.
  package mutating func frameShown(_ rows: [VisibleRows]) -> [Any] {
    guard !rows.isEmpty || !reported.isEmpty else { return [] }
    let last = reported
    reported = [:]
    for rows in rows { reported[rows.path] = rows.range }
    return rows.filter { last[$0.path] != $0.range }.map { $0.event() }
  }
}
