/// A process at the time of a sample.
package struct RunningProcess: Codable, Equatable, Identifiable, Sendable {
  /// Its number and its start: after its end, another process may get the number.
  package struct ID: Codable, Hashable, Sendable { package let number: Int32, start: Int }

  package let id: ID
  package let name: String, command: String, user: String
  /// A letter of ps: `R` for running, `S` for sleeping, `Z` for ended, but not awaited.
  package let state: String
  package let parent: Int32
  /// Resident bytes, and the used processor time in ticks of 10 ms.
  package let memory: Int, ticks: Int
  /// The latest loads, the newest last; 1 is a whole processor.
  package internal(set) var history: [Double] = []
  /// The text before its name that draws the branches of the tree, such as `├─ `.
  package var guides = ""
  /// Whether the tree hides the processes below it; nil if there are none.
  package var isCollapsed: Bool?

  package var load: Double { history.last ?? 0 }
  package var title: String { "\(name) (\(id.number))" }

  /// Reads the files of a process; nil if it has ended meanwhile.
  init?(number: Int32, users: [Int: String] = [:], text: (_ file: String) -> String?) {
    // The name may contain blanks and parentheses: it ends at the last parenthesis.
    guard let stat = text("stat"), let status = text("status"), let line = text("cmdline"),
      let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")"), open < close
    else { return nil }
    let fields = stat[close...].dropFirst().split(separator: " ")
    guard fields.count > 19, let state = fields[0].first else { return nil }
    let numbers = fields.map { Int($0) ?? 0 }
    (id, parent) = (ID(number: number, start: numbers[19]), Int32(clamping: numbers[1]))
    (self.state, ticks) = (String(state), numbers[11] + numbers[12])
    memory = 1_024 * firstNumber(after: "VmRSS:", in: status)
    name = String(stat[open..<close].dropFirst())
    let words = line.split(separator: "\0").joined(separator: " ")
    command = words.isEmpty ? "[\(name)]" : words  // Threads of the kernel have no command line.
    let user = firstNumber(after: "Uid:", in: status)
    self.user = users[user] ?? "\(user)"
  }
}

/// The first number in the line that begins with a name; 0 if there is none.
func firstNumber(after name: String, in text: String) -> Int {
  let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
  return line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
}
