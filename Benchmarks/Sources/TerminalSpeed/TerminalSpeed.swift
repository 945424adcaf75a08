import Measuring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Plays the workloads on the framework's program and on the yardstick, in turns, and prints what
/// was measured.
@main
struct TerminalSpeed {
  private var ours = ""
  private var yardstick = ""
  private var rounds = 5
  private var sizes = [(columns: 200, rows: 60), (columns: 80, rows: 24)]
  private var workloads = Workload.allCases

  static func main() {
    guard let measurement = TerminalSpeed(arguments: CommandLine.arguments) else {
      print(
        """
        USAGE: terminal-speed --ours PROGRAM --yardstick PROGRAM [--rounds N]
                              [--sizes 200x60,80x24] [--workloads w1,w2,…]
        """)
      exit(64)
    }
    do {
      for size in measurement.sizes {
        print(try measurement.table(columns: size.columns, rows: size.rows), terminator: "\n\n")
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
    guard !ours.isEmpty, !yardstick.isEmpty, rounds > 0 else { return nil }
  }

  private mutating func take(_ option: String, _ value: String) -> Bool {
    let values = value.split(separator: ",").map(String.init)
    switch option {
    case "--ours": ours = value
    case "--yardstick": yardstick = value
    case "--rounds": rounds = Int(value) ?? 0
    case "--workloads": workloads = values.compactMap(Workload.init)
    case "--sizes":
      sizes = values.map { $0.split(separator: "x").compactMap { Int($0) } }
        .filter { $0.count == 2 }.map { ($0[0], $0[1]) }
    default: return false
    }
    return true
  }

  private func table(columns: Int, rows: Int) throws(MeasuringError) -> Table {
    var table = Table(
      "\(columns)x\(rows), median of \(rounds)", "ncurses in C", "CursesFeedback", "ratio",
      "at most", "")
    for workload in workloads {
      let programs = [yardstick, ours]
      var results: [[[Quantity: Double]]] = [[], []]
      for round in 0..<rounds {
        // Who begins changes from round to round.
        for index in round.isMultiple(of: 2) ? [0, 1] : [1, 0] {
          results[index].append(try play(workload, programs[index], columns, rows))
        }
      }
      for (quantity, target) in workload.quantities {
        let medians = results.map { median($0.compactMap { $0[quantity] }) }
        append(quantity, target, of: workload, medians: medians, to: &table)
      }
    }
    return table
  }

  private func play(
    _ workload: Workload, _ program: String, _ columns: Int, _ rows: Int
  ) throws(MeasuringError) -> [Quantity: Double] {
    var command = [program, workload.rawValue]
    let path = "/tmp/terminal-speed.\(getpid())"
    defer { unlink(path) }
    if let data = workload.data(columns: columns, rows: rows) {
      try WorkloadData.write(data, to: path)
      command.append(path)
    }
    do {
      return try workload.play(in: Terminal(running: command, columns: columns, rows: rows))
    } catch {
      throw MeasuringError("\(workload.rawValue), \(program): \(error)")
    }
  }

  private func append(
    _ quantity: Quantity, _ target: Target?, of workload: Workload, medians: [Double],
    to table: inout Table
  ) {
    let (yardstick, ours) = (medians[0], medians[1])
    let isMissed = target.map { !$0.isKept(by: ours, yardstick: yardstick) } ?? false
    table.append(
      "\(workload.title): \(quantity.title)", yardstick.formatted(digits: quantity.digits),
      ours.formatted(digits: quantity.digits),
      yardstick > 0 ? (ours / yardstick).formatted(digits: 2) : "",
      target?.description ?? "", isMissed ? "missed" : "")
  }
}
