import Measuring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Plays the workloads on programs in terminals, and prints the measurements.
///
/// With `--counter`, counts instructions and allocations instead, and checks their limits. With
/// `--python`, compares widgets with those of frameworks in Python. With `--sessions`, measures the
/// tools for recorded sessions, for the given number of rounds.
@main
struct TerminalSpeed {
  private var ours = ""
  private var yardstick = ""
  private var counter = ""
  private var python = ""
  private var folder = ""
  private var rounds = 5
  private var measuresSessions = false
  private var sizes = [(columns: 200, rows: 60), (columns: 80, rows: 24)]
  private var workloads: [Workload]?

  static func main() {
    guard let measurement = TerminalSpeed(arguments: CommandLine.arguments) else {
      print(
        """
        USAGE: terminal-speed --ours PROGRAM --yardstick PROGRAM [--rounds N]
                              [--sizes 200x60,80x24] [--workloads w1,w2,…]
               terminal-speed --ours PROGRAM --counter VALGRIND [--workloads w1,w2,…]
               terminal-speed --ours PROGRAM --python PYTHON --folder FOLDER [--rounds N]
                              [--sizes 200x60,80x24]
               terminal-speed --ours PROGRAM --sessions ROUNDS [--sizes 200x60,80x24]
        """)
      exit(64)
    }
    do {
      guard measurement.counter.isEmpty else { return try measurement.checkFloor() }
      for size in measurement.sizes {
        guard measurement.python.isEmpty else {
          print(try measurement.widgets.table(columns: size.columns, rows: size.rows))
          continue
        }
        guard !measurement.measuresSessions else {
          let sessions = measurement.sessions
          print(try sessions.table(columns: size.columns, rows: size.rows), terminator: "\n\n")
          continue
        }
        let comparison = Comparison(
          yardstick: Program(title: "C on ncurses", command: [measurement.yardstick]),
          ours: Program(title: "CursesFeedback", command: [measurement.ours]),
          oursOnCurses: Program(
            title: "through ncurses", command: [measurement.ours],
            options: ["--renderer", "ncurses"]),
          rounds: measurement.rounds, workloads: measurement.workloads ?? Workload.compared)
        print(try comparison.table(columns: size.columns, rows: size.rows), terminator: "\n\n")
        guard measurement.workloads == nil else { continue }
        let sorting = SortingComparison(program: comparison.ours, rounds: measurement.rounds)
        print(try sorting.table(columns: size.columns, rows: size.rows), terminator: "\n\n")
      }
    } catch {
      print("terminal-speed: \(error)")
      exit(1)
    }
  }

  private init?(arguments: [String]) {
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      guard let value = rest.popFirst(), take(option, value) else { return nil }
    }
    let kinds = [yardstick, counter, python].count { !$0.isEmpty } + (measuresSessions ? 1 : 0)
    guard !ours.isEmpty, kinds == 1, rounds > 0 else { return nil }
  }

  private mutating func take(_ option: String, _ value: String) -> Bool {
    let values = value.split(separator: ",").map(String.init)
    switch option {
    case "--ours": ours = value
    case "--yardstick": yardstick = value
    case "--counter": counter = value
    case "--python": python = value
    case "--folder": folder = value
    case "--rounds": rounds = Int(value) ?? 0
    case "--sessions": (measuresSessions, rounds) = (true, Int(value) ?? 0)
    case "--workloads": workloads = values.compactMap(Workload.init)
    case "--sizes":
      sizes = values.map { $0.split(separator: "x").compactMap { Int($0) } }
        .filter { $0.count == 2 }.map { ($0[0], $0[1]) }
    default: return false
    }
    return true
  }

  private var widgets: WidgetComparison {
    WidgetComparison(ours: ours, python: python, folder: folder, rounds: rounds)
  }

  private var sessions: SessionSpeed {
    SessionSpeed(program: Program(title: "CursesFeedback", command: [ours]), rounds: rounds)
  }

  private func checkFloor() throws(MeasuringError) {
    let program = Program(title: "CursesFeedback", command: [ours])
    let floor = Floor(
      program: program, counter: counter, workloads: workloads ?? Workload.allCases)
    let (table, isKept) = try floor.check()
    print(table)
    guard isKept else { throw MeasuringError("a workload is over its limit") }
  }
}
