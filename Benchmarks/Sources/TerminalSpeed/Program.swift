#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that can run the workloads.
struct Program {
  /// The column header in tables.
  let title: String
  /// The command that starts it.
  ///
  /// The workload's raw value (`w1`) is appended, and the path of its data if it has any.
  let command: [String]
  /// The arguments after the workload and its data.
  var options: [String] = []

  /// Starts the program in a terminal, plays a workload on the program, and returns the
  /// measurements.
  func play(
    _ workload: Workload, _ repetitions: Workload.Repetitions? = nil, columns: Int, rows: Int
  ) throws(MeasuringError) -> [Quantity: Double] {
    var command = self.command + [workload.rawValue]
    let path = "/tmp/terminal-speed.\(getpid())"
    defer { unlink(path) }
    if let data = workload.data(columns: columns, rows: rows) {
      try WorkloadData.write(data, to: path)
      command.append(path)
    }
    do {
      let terminal = try Terminal(running: command + options, columns: columns, rows: rows)
      return try workload.play(in: terminal, repetitions ?? .measured(workload))
    } catch {
      throw MeasuringError("\(workload.rawValue), \(title): \(error)")
    }
  }
}
