import Measuring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The times of the tools for recorded sessions: the replay of 10,000 keys in the workload
/// `counter`, and steps through their events in the inspector.
struct SessionSpeed {
  let program: Program
  let rounds: Int

  private static let keys = 10_000
  /// The number of steps from the last event back, one after another.
  private static let steps = 300
  /// The time of a frame at 60 frames a second, in milliseconds.
  private static let frameTime = Target.value(16.7)

  func table(columns: Int, rows: Int) throws(MeasuringError) -> Table {
    let path = "/tmp/terminal-speed.\(getpid()).jsonl"
    defer { unlink(path) }
    try program.record(keys: Self.keys, to: path)
    var (replays, opening, usual, longest): ([Double], [Double], [Double], [Double]) =
      ([], [], [], [])
    for _ in 0..<rounds {
      let start = Terminal.now
      try Program.run(program.command + [Workload.counter.rawValue, "--replay", path])
      replays.append((Terminal.now - start) * 1e3)
      let inspection = try inspect(path, columns: columns, rows: rows)
      opening.append(inspection.opening)
      usual.append(median(inspection.steps))
      longest.append(inspection.steps.max() ?? 0)
    }
    var table = Table("\(Self.keys) recorded keys, \(columns)x\(rows)", "ms", "aim")
    func append(_ title: String, _ milliseconds: [Double], aim: Target? = nil) {
      let time = median(milliseconds)
      let isMissed = aim.map { !$0.isMet(by: time, yardstick: 0) } ?? false
      table.append(
        title, time.formatted(digits: time < 100 ? 1 : 0),
        "\(aim.map { "\($0)" } ?? "")\(isMissed ? " (missed)" : "")")
    }
    append("Replay, without a terminal", replays, aim: .value(1000))
    append("Inspector: start to first screen", opening)
    append("Inspector: a step back, to the changed screen", usual, aim: Self.frameTime)
    append("Inspector: the longest of \(Self.steps) steps", longest, aim: Self.frameTime)
    return table
  }

  /// Opens the inspector at the last event, and goes back.
  ///
  /// - Returns: The times until the first screen and of each step, in milliseconds.
  private func inspect(
    _ path: String, columns: Int, rows: Int
  ) throws(MeasuringError) -> (opening: Double, steps: [Double]) {
    let command = program.command + [Workload.counter.rawValue, "--replay", path, "--inspect"]
    let terminal = try Terminal(running: command, columns: columns, rows: rows)
    var title = Terminal.Marker("Inspector")
    let ready = try terminal.wait {
      terminal.number(after: &title) == nil && title.place != nil
    }
    terminal.waitUntilIdle()
    // On a small screen, it is the page of the screen that shows the count.
    terminal.type(Array("2".utf8))
    var marker = Terminal.Marker("Count: ")
    _ = try terminal.wait { terminal.number(after: &marker) == Self.keys }
    terminal.waitUntilIdle()
    var steps: [Double] = []
    for step in 1...Self.steps {
      let start = Terminal.now
      terminal.type(Array(",".utf8))
      let end = try terminal.wait { terminal.number(after: &marker) == Self.keys - step }
      steps.append((end - start) * 1e3)
    }
    terminal.type(Array("q".utf8))
    guard terminal.waitForEnd() else { throw MeasuringError("q does not close the inspector") }
    return ((ready - terminal.start) * 1e3, steps)
  }
}
