/// A measured quantity of a workload.
enum Quantity: Hashable, CaseIterable {
  case ready, memory, latency, processor, bytes
  case pageLatency, pageProcessor, pageBytes
  case total, frames, lost, wrong

  /// Its name and unit.
  var title: String {
    switch self {
    case .ready: "start to first screen, ms"
    case .memory: "peak memory, MB"
    case .latency: "to the changed screen, µs"
    case .processor: "processor time, µs"
    case .bytes: "bytes"
    case .pageLatency: "a page, to the changed screen, µs"
    case .pageProcessor: "a page, processor time, µs"
    case .pageBytes: "a page, bytes"
    case .total: "to the last count, ms"
    case .frames: "screens shown"
    case .lost: "keys lost"
    case .wrong: "wrong rows"
    }
  }

  /// The number of decimal places that the table shows.
  var digits: Int {
    switch self {
    case .ready, .memory, .total, .latency, .bytes: 1
    case .processor, .pageLatency, .pageProcessor, .pageBytes, .frames, .lost, .wrong: 0
    }
  }
}

/// The upper limit of a quantity.
enum Target: CustomStringConvertible {
  /// A multiple of the value of the yardstick, the program in C on ncurses.
  case ratio(Double)
  /// A value in the quantity's unit.
  case value(Double)

  /// Whether a median is within the limit.
  func isMet(by ours: Double, yardstick: Double) -> Bool {
    switch self {
    case .ratio(let most): ours <= most * yardstick
    case .value(let most): ours <= most
    }
  }

  var description: String {
    switch self {
    case .ratio(let most): "\(most)x"
    case .value(let most): most.rounded() == most ? "\(Int(most))" : "\(most)"
    }
  }
}
