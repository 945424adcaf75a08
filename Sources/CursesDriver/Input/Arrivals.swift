import TerminalModel

/// What the waiting thread has seen and the main actor has not yet: the mailbox between them.
///
/// | waiting thread                          | main actor                     |
/// | --------------------------------------- | ------------------------------ |
/// | adds; where nothing is under way, hops  |                                |
/// | adds more, without a hop                | takes all that has come so far |
/// | adds; nothing is under way: hops        |                                |
struct Arrivals {
  /// Bytes that may wait before the terminal is left unread: it then makes the sender wait.
  static let capacity = 1 << 20

  private var reports: [TerminalReport] = []
  private var byteCount = 0

  /// Whether there is room for more bytes.
  var hasRoom: Bool { byteCount < Self.capacity }

  /// Adds something; bytes join those that came just before.
  ///
  /// - Returns: whether the main actor has to be told: only of the first that it has not taken.
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

  /// Takes everything, in order.
  mutating func takeAll() -> [TerminalReport] {
    defer { self = Arrivals() }
    return reports
  }
}

extension TerminalReport {
  /// Whether it is bytes.
  var isBytes: Bool {
    if case .bytes = self { true } else { false }
  }
}
