/// A machine at one time, with its loads since earlier samples.
package struct Sample: Codable, Equatable, Sendable {
  /// The ticks of a processor or of all together, or the bytes of memory or of swap space.
  package struct Usage: Codable, Equatable, Sendable {
    package let used: Int, total: Int
    /// The latest loads of the processor or shares of the memory, from 0 to 1, the newest last.
    package fileprivate(set) var history: [Double] = []

    package var share: Double { Double(used) / Double(max(1, total)) }
  }

  /// All processors together, followed by each of them.
  package private(set) var processors: [Usage]
  package private(set) var memory: Usage, swap: Usage
  /// The average numbers of runnable processes in the last 1, 5 and 15 minutes.
  package let loadAverages: String
  /// Seconds since the start of the machine.
  package let uptime: Int
  package private(set) var processes: [RunningProcess]

  /// Reads a sample; processes that end meanwhile are left out.
  package init(of machine: Machine) throws(MachineError) {
    func text(_ file: String) throws(MachineError) -> String {
      if let text = machine.text("/proc/\(file)") { return text }
      throw MachineError(description: "There is no /proc/\(file) here: the monitor needs Linux.")
    }
    processors = try text("stat").split(separator: "\n").prefix { $0.hasPrefix("cpu") }.map {
      // The times of user, nice, system, idle, I/O wait, and others.
      let times = $0.split(separator: " ").dropFirst().prefix(8).map { Int($0) ?? 0 }
      let (total, idle) = (times.reduce(0, +), times.dropFirst(3).prefix(2).reduce(0, +))
      return Usage(used: total - idle, total: total)
    }
    let meminfo = try text("meminfo")
    func usage(_ total: String, _ free: String) -> Usage {
      let bytes = [total, free].map { 1_024 * firstNumber(after: $0, in: meminfo) }
      return Usage(used: bytes[0] - bytes[1], total: bytes[0])
    }
    (memory, swap) = (usage("MemTotal:", "MemAvailable:"), usage("SwapTotal:", "SwapFree:"))
    loadAverages = try text("loadavg").split(separator: " ").prefix(3).joined(separator: " ")
    uptime = firstNumber(after: "", in: try text("uptime"))
    var users: [Int: String] = [:]
    for line in (machine.text("/etc/passwd") ?? "").split(separator: "\n") {
      let fields = line.split(separator: ":")
      if fields.count > 2, let user = Int(fields[2]) { users[user] = String(fields[0]) }
    }
    processes = machine.processes().compactMap { [users] number in
      RunningProcess(number: number, users: users) { machine.text("/proc/\(number)/\($0)") }
    }
  }

  /// The sample with the loads since an earlier one.
  ///
  /// A process that the earlier sample lacks has no loads.
  package func measured(since earlier: Sample?) -> Sample {
    guard let earlier, earlier.processors.count == processors.count else { return self }
    func history(_ old: [Double], _ used: Int, of time: Int) -> [Double] {
      (old + [time > 0 ? max(0, Double(used) / Double(time)) : old.last ?? 0]).suffix(400)
    }
    var sample = self
    sample.memory.history = (earlier.memory.history + [memory.share]).suffix(400)
    for (index, (new, old)) in zip(processors, earlier.processors).enumerated() {
      let (used, time) = (new.used - old.used, new.total - old.total)
      sample.processors[index].history = history(old.history, used, of: time)
    }
    let time = (processors[0].total - earlier.processors[0].total) / max(1, processors.count - 1)
    let known = Dictionary(
      earlier.processes.map { ($0.id, $0) }, uniquingKeysWith: { old, _ in old })
    for (index, new) in processes.enumerated() {
      guard let old = known[new.id] else { continue }
      sample.processes[index].history = history(old.history, new.ticks - old.ticks, of: time)
    }
    return sample
  }
}
