import Synchronization

@testable import DemoMachine
@testable import MonitorDemo

/// A machine whose files are texts in memory, with four processors and 100 ticks a second.
final class MachineFixture: Sendable {
  private let files = Mutex<[String: String]>([:])
  private let sent = Mutex<[Int32: Int32]>([:])

  /// The signals that were sent, by the numbers of processes.
  var signals: [Int32: Int32] { sent.withLock(\.self) }

  init() {
    self["/etc/passwd"] = "root:x:0:0:root:/root:/bin/sh\nada:x:1000:1000:Ada:/home/ada:/bin/sh\n"
    self["/proc/loadavg"] = "1.71 0.98 0.75 2/731 4242\n"
    self["/proc/uptime"] = "6505.31 20214.10\n"
    self["/proc/meminfo"] = """
      MemTotal:       16384000 kB
      MemFree:         2000000 kB
      MemAvailable:   10240000 kB
      SwapTotal:       4096000 kB
      SwapFree:        4091904 kB
      """
    setLoads([0, 0, 0, 0], at: 0)
  }

  var machine: Machine {
    Machine {
      self.files.withLock { files in
        files.keys.filter { $0.hasSuffix("/stat") }.compactMap {
          Int32($0.split(separator: "/")[1])
        }
        .sorted()
      }
    } text: { path in
      self.files.withLock { $0[path] }
    } kill: { process, signal in
      self.sent.withLock { $0[process] = signal }
      return 0
    }
  }

  subscript(path: String) -> String? {
    get { files.withLock { $0[path] } }
    set { files.withLock { $0[path] = newValue } }
  }

  /// Sets how many of the ticks since the start each processor was busy.
  func setLoads(_ ticks: [Int], at time: Int) {
    let lines = ticks.enumerated().map { "cpu\($0) \($1) 0 0 \(time - $1) 0 0 0 0 0 0\n" }
    let busy = ticks.reduce(0, +)
    let all = "cpu  \(busy) 0 0 \(time * ticks.count - busy) 0 0 0 0 0 0\n"
    self["/proc/stat"] = all + lines.joined() + "intr 1 2 3\n"
  }

  /// Sets the files of a process.
  func setProcess(
    _ number: Int32, _ name: String, parent: Int32 = 1, user: Int = 1_000, command: String = "",
    memory: Int = 1_024, ticks: Int = 0, start: Int = 100
  ) {
    let fields = "S \(parent) 1 1 0 -1 4194560 0 0 0 0 \(ticks) 0 0 0 20 0 1 0 \(start) 1 1"
    self["/proc/\(number)/stat"] = "\(number) (\(name)) \(fields)\n"
    self["/proc/\(number)/status"] =
      "Name:\t\(name)\nUid:\t\(user)\t0\t0\t0\nVmRSS:\t  \(memory) kB\n"
    self["/proc/\(number)/cmdline"] = command.split(separator: " ").joined(separator: "\0") + "\0"
  }

  /// Removes the files of a process.
  func endProcess(_ number: Int32) {
    for file in ["stat", "status", "cmdline"] { self["/proc/\(number)/\(file)"] = nil }
  }
}
