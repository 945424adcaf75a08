/// Rows that are visible in a scene, and the event that reports them.
package struct VisibleRows {
  package let path: ViewPath
  package let range: Range<Int>
  /// A number for the identity of the first row, equal for equal identities; nil if rows have none.
  package let identity: Int?
  /// Makes the event.
  package let event: () -> Any

  package init(path: ViewPath, range: Range<Int>, identity: Int? = nil, event: @escaping () -> Any)
  {
    self.path = path
    self.range = range
    self.identity = identity
    self.event = event
  }
}

/// Reports each change of visible rows once.
package struct VisibleRowsStateMachine {
  private struct Reported: Equatable {
    let range: Range<Int>
    let identity: Int?

    init(_ rows: VisibleRows) { (range, identity) = (rows.range, rows.identity) }
  }

  private var reported: [ViewPath: Reported] = [:]

  package init() {}

  /// Takes the visible rows of a frame that is shown.
  ///
  /// - Returns: The events for the rows that differ from those of the frame before: in their indices,
  ///   or in the identity of the first one.
  package mutating func frameShown(_ rows: [VisibleRows]) -> [Any] {
    guard !rows.isEmpty || !reported.isEmpty else { return [] }
    let last = reported
    reported = [:]
    for rows in rows { reported[rows.path] = Reported(rows) }
    return rows.filter { last[$0.path] != Reported($0) }.map { $0.event() }
  }
}
