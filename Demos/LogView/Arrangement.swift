/// The entries of a log that a request selects, in the order that it asks for.
package struct Arrangement: Codable, Equatable, Sendable {
  package enum Column: Int, CaseIterable, Codable, Sendable { case time, level, service, duration }

  /// The entries to show, and their order.
  package struct Request: Codable, Equatable, Sendable {
    /// Only entries of this level or a worse one.
    package var level = LogEntry.Level.info
    /// Only entries whose service or message contains this text; case does not count.
    package var words = ""
    package var column = Column.time
    package var isDescending = false

    package init() {}
  }

  /// The number of parts of the day for which the chart counts the entries.
  package static let chartParts = 288

  package let request: Request
  /// The numbers of the entries in the order of the list.
  package let numbers: [UInt32]
  /// The number of selected entries in each part of the day, and of errors among them.
  package private(set) var counts: [Int], errors: [Int]

  /// Selects, sorts and counts the entries of a log.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  package init(_ request: Request, of log: Log) throws {
    self.request = request
    counts = Array(repeating: 0, count: Self.chartParts)
    errors = counts
    let filter = LineFilter(request)
    // The numbers of the entries for each value of the column, in the order of time. For the column
    // `time` there is one value, and its entries are reversed for the descending order.
    var groups: [[UInt32]] = []
    for number in 0..<log.count {
      if number.isMultiple(of: 16_384) { try Task.checkCancellation() }
      let entry = log[number]
      guard filter.accepts(entry) else { continue }
      let part = entry.second * Self.chartParts / 86_400
      counts[part] += 1
      if entry.level == .error { errors[part] += 1 }
      let group = entry.value(of: request.column)
      while groups.count <= group { groups.append([]) }
      groups[group].append(UInt32(number))
    }
    let numbers = Array((request.isDescending ? groups.reversed() : groups).joined())
    let isReversed = request.isDescending && request.column == .time
    self.numbers = isReversed ? numbers.reversed() : numbers
  }
}

extension LogEntry {
  /// The number by which the entry is sorted; those with the same number are in the order of time.
  fileprivate func value(of column: Arrangement.Column) -> Int {
    switch column {
    case .time: 0
    case .level: level.rawValue
    case .service: serviceNumber
    case .duration: milliseconds
    }
  }
}
