#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that knows the workloads.
struct Program {
  /// What it is called in tables.
  let title: String
  /// What starts it; the workload's name follows, and then its data.
  let command: [String]
  /// What follows the workload and its data.
  var options: [String] = []

  /// Plays a workload on it.
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
