/// What the waiting thread has seen and the main actor has not yet: the mailbox between them.
///
/// | waiting thread                          | main actor                     |
/// | --------------------------------------- | ------------------------------ |
/// | adds; where nothing is under way, hops  |                                |
/// | adds more, without a hop                | takes all that has come so far |
/// | adds; nothing is under way: hops        |                                |
struct Arrivals {
  /// One thing that was seen.
  enum Arrival: Equatable {
    case bytes([UInt8])
    case caughtUp, resized, resumed, writable, ended
  }

  /// Bytes that may wait before the terminal is left unread: it then makes the sender wait.
  static let capacity = 1 << 20

  private var arrivals: [Arrival] = []
  private var byteCount = 0

  /// Whether there is room for more bytes.
  var hasRoom: Bool { byteCount < Self.capacity }

  /// Adds something; bytes join those that came just before.
  ///
  /// - Returns: whether the main actor has to be told: only of the first that it has not taken.
  mutating func add(_ arrival: Arrival) -> Bool {
    let isFirst = arrivals.isEmpty
    guard case .bytes(let bytes) = arrival else {
      arrivals.append(arrival)
      return isFirst
    }
    byteCount += bytes.count
    switch arrivals.popLast() {
    case .bytes(var joined):
      joined += bytes
      arrivals.append(.bytes(joined))
    case let other:
      if let other { arrivals.append(other) }
      arrivals.append(arrival)
    }
    return isFirst
  }

  /// Takes everything, in order.
  mutating func takeAll() -> [Arrival] {
    defer { self = Arrivals() }
    return arrivals
  }
}

extension Arrivals.Arrival {
  /// Whether it is bytes.
  var isBytes: Bool {
    if case .bytes = self { true } else { false }
  }
}
