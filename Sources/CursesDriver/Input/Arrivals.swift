import TerminalModel

/// The mailbox between the thread that waits for the terminal and the main actor (the main thread):
/// the terminal's reports (``TerminalReport``) that are not delivered yet.
///
/// | waiting thread                           | main actor        |
/// | ---------------------------------------- | ----------------- |
/// | adds to the empty mailbox: starts a task |                   |
/// | adds more: starts no task                |                   |
/// |                                          | takes all reports |
/// | adds to the empty mailbox: starts a task |                   |
struct Arrivals {
  /// The terminal is not read while at least this many bytes wait: back pressure.
  static let capacity = 1 << 20

  private var reports: [TerminalReport] = []
  private var byteCount = 0

  /// Whether there is room for more bytes.
  var hasRoom: Bool { byteCount < Self.capacity }

  /// Adds a report; joins bytes with the bytes directly before them.
  ///
  /// - Returns: Whether the mailbox was empty, so that a task has to take the report.
  mutating func add(_ report: TerminalReport) -> Bool {
    let isFirst = reports.isEmpty
    guard case .bytes(let bytes) = report else {
      reports.append(report)
      return isFirst
    }
    byteCount += bytes.count
    switch reports.popLast() {
    case .bytes(var joined):
      joined += bytes
      reports.append(.bytes(joined))
    case let other:
      if let other { reports.append(other) }
      reports.append(report)
    }
    return isFirst
  }

  /// Takes all reports, in order.
  mutating func takeAll() -> [TerminalReport] {
    defer { self = Arrivals() }
    return reports
  }
}

extension TerminalReport {
  /// Whether the report is of bytes.
  var isBytes: Bool {
    if case .bytes = self { true } else { false }
  }
}
