import Measuring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the workloads must not get worse than: counts, which do not depend on what else a machine
/// does.
///
/// Both ways to draw have to show every workload right. Instructions are counted by valgrind.
struct Floor {
  let program: Program
  /// The path of valgrind.
  let counter: String
  private let path = "/tmp/terminal-speed.count.\(getpid())"

  /// Checks everything.
  ///
  /// - Returns: a table of the instructions, and whether all is as it has to be.
  func check() throws(MeasuringError) -> (table: Table, isKept: Bool) {
    var isKept = true
    var table = Table("instructions", "counted", "at most", "")
    for workload in Workload.allCases {
      for renderer in ["direct", "ncurses"] { try checkScreen(of: workload, by: renderer) }
      let (unit, limit) = workload.floor
      let count = try instructions(of: workload)
      table.append(
        "\(workload.title): \(unit)", "\(count)", "\(limit)", count > limit ? "too many" : "")
      isKept = isKept && count <= limit
    }
    return (table, isKept)
  }

  /// Checks that a workload shows what it has to.
  private func checkScreen(
    of workload: Workload, by renderer: String
  ) throws(MeasuringError) {
    var program = program
    program.options = ["--renderer", renderer]
    let measured = try program.play(workload, workload.few, columns: 200, rows: 60)
    for quantity in [Quantity.wrong, .lost] where measured[quantity, default: 0] > 0 {
      throw MeasuringError("\(workload.title), \(renderer): \(quantity.title) is not 0")
    }
  }

  /// The instructions of one key, or frame; of the whole program where there is but one screen.
  private func instructions(of workload: Workload) throws(MeasuringError) -> Int {
    let few = try instructions(of: workload, workload.few)
    switch workload {
    case .firstScreen: return few
    case .churn: return few / 500
    case .counter, .burst, .millionRows, .scroll:
      let many = try instructions(of: workload, workload.many)
      return (many - few) / (workload.many.keys - workload.few.keys)
    }
  }

  private func instructions(
    of workload: Workload, _ repetitions: Workload.Repetitions
  ) throws(MeasuringError) -> Int {
    let counted = Program(
      title: program.title,
      command: [
        counter, "--quiet", "--tool=callgrind", "--callgrind-out-file=\(path)",
        "--log-file=/dev/null",
      ] + program.command)
    defer { unlink(path) }
    // Every cell of a large screen, 500 times, would take a minute to count.
    let isLarge = workload != .churn
    _ = try counted.play(
      workload, repetitions, columns: isLarge ? 200 : 80, rows: isLarge ? 60 : 24)
    guard let count = WorkloadData.number(after: "summary:", in: path) else {
      throw MeasuringError("\(counter) has counted nothing")
    }
    return count
  }
}

extension Workload {
  /// What is counted, and how many instructions it may take: a fifth more than when this was
  /// written.
  fileprivate var floor: (unit: String, limit: Int) {
    switch self {
    case .firstScreen: ("the program", 5_600_000)
    case .counter: ("a key", 83_000)
    case .burst: ("a key", 5000)
    case .millionRows: ("a key", 570_000)
    case .churn: ("a frame of 80x24", 1_370_000)
    case .scroll: ("a key", 950_000)
    }
  }

  fileprivate var few: Repetitions { Repetitions(keys: self == .burst ? 500 : 20) }
  fileprivate var many: Repetitions { Repetitions(keys: self == .burst ? 2500 : 60) }
}
