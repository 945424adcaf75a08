import Foundation

/// The access to a machine: its files and its processes.
package struct Machine: Sendable {
  /// The numbers of the processes.
  var processes: @Sendable () -> [Int32]
  /// The text of a file, or nil if there is none.
  var text: @Sendable (_ path: String) -> String?
  /// Sends a signal to a process; returns 0 or an error number.
  var kill: @Sendable (_ process: Int32, _ signal: Int32) -> Int32

  /// The machine on which the program runs.
  package static let own = Machine {
    // If /proc does not exist, neither do its files: a sample, which reads them, fails anyway.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.sorted()
  } text: {
    FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) }
  } kill: {
    Foundation.kill($0, $1) == 0 ? 0 : errno
  }

  /// Sends a signal to a process, but not to a later one with its number.
  package func send(_ signal: Signal, to process: RunningProcess) throws(MachineError) {
    let number = process.id.number
    let found = RunningProcess(number: number) { text("/proc/\(number)/\($0)") }
    let reason: String
    switch found?.id == process.id ? kill(number, signal.rawValue) : ESRCH {
    case 0: return
    case ESRCH: reason = "has already ended"
    case EPERM: reason = "belongs to \(process.user), and you may not end it"
    case let code: reason = "did not receive the signal: \(String(cString: strerror(code)))"
    }
    throw MachineError(description: "\(process.title) \(reason).")
  }
}

/// A signal that ends a process, with its number in POSIX.
package enum Signal: Int32, Codable, Sendable { case interrupt = 2, kill = 9, terminate = 15 }

/// The reason why a machine is not read or a signal is not sent, as a sentence.
package struct MachineError: Error, CustomStringConvertible {
  package let description: String
}
