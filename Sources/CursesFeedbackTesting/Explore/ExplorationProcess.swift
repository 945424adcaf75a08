import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A process that explores in place of the tests' own one, which a trap would end.
///
/// It runs the same test: in it, the call of `explore` with the same key explores, or shortens the
/// steps that a file has, and then ends the process. Other calls return at once.
struct ExplorationProcess {
  /// The variable with the path of the folder of the exploration.
  private static let variable = "EXPLORATION_PROCESS"
  /// The time that a process may take.
  private static let timeLimit = Duration.seconds(60)

  /// The end of a process.
  enum End {
    /// Neither a trap nor an endless loop.
    case normal
    /// The process ended after these steps, the last of which is incomplete.
    case trap(message: String, steps: [ExplorationStep])
    /// The process was killed after these steps, the last of which did not come to an end.
    case endless(steps: [ExplorationStep])
    /// The process could not be started, or does not know the test.
    case unknown
  }

  /// The role of the current process in an exploration.
  enum Role {
    /// It runs the tests.
    case tests
    /// It explores the component with this key; the steps to shorten are nil for an exploration.
    case explores(key: String, steps: [ExplorationStep]?, folder: String)
  }

  /// The role of the current process.
  static var role: Role {
    guard let folder = getenv(variable).map({ String(cString: $0) }),
      let key = ExplorationJournal.text(ofFile: "\(folder)/key")
    else { return .tests }
    return .explores(
      key: key, steps: ExplorationJournal.steps(inFile: "\(folder)/steps"), folder: folder)
  }

  /// Runs the current test in another process; nil if there is no test, or on an unknown system.
  ///
  /// - Parameters:
  ///   - key: The key of the exploration.
  ///   - steps: The steps to shorten, or nil for an exploration.
  static func run(_ key: String, shortening steps: [ExplorationStep]? = nil) async -> End {
    #if os(Linux)
      guard let test = Test.current, let folder = makeFolder() else { return .unknown }
      defer { remove(folder) }
      guard ExplorationJournal.write(key, toFile: "\(folder)/key") else { return .unknown }
      if let steps {
        let text = steps.map { "\($0)\n" }.joined()
        guard ExplorationJournal.write(text, toFile: "\(folder)/steps") else { return .unknown }
      }
      var program = Program(
        "/proc/self/exe", ["--testing-library", "swift-testing", "--filter", test.filter],
        environment: environment)
      program.environment[variable] = folder
      program.environment["SWIFT_BACKTRACE"] = "enable=no"
      program.path = executable
      let outcome = try? await program.run(within: timeLimit)
      if let outcome, outcome.status == .exitCode(0) {
        let isDone = ExplorationJournal.text(ofFile: "\(folder)/done") != nil
        return isDone ? .normal : .unknown
      }
      guard let last = ExplorationJournal.steps(inFile: "\(folder)/journal") else {
        return .unknown
      }
      guard let outcome else { return .endless(steps: last) }
      return .trap(message: message(of: outcome), steps: last)
    #else
      return .unknown
    #endif
  }

  /// Ends a process that has explored.
  static func end(_ folder: String) -> Never {
    _ = ExplorationJournal.write("done", toFile: "\(folder)/done")
    _exit(0)
  }

  private static func message(of outcome: Program.Outcome) -> String {
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains("atal error") }
    return lines.last.map(String.init) ?? "The process ended with \(outcome.status)."
  }

  private static var executable: String {
    var path = [CChar](repeating: 0, count: 4096)
    _ = readlink("/proc/self/exe", &path, path.count - 1)
    return String(terminated: path)
  }

  private static var environment: [String: String] {
    let text = ExplorationJournal.text(ofFile: "/proc/self/environ") ?? ""
    var variables: [String: String] = [:]
    for line in text.split(separator: "\0") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
    }
    return variables
  }

  private static func makeFolder() -> String? {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(parent)/exploration-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    return String(terminated: name)
  }

  private static func remove(_ folder: String) {
    for name in ["key", "steps", "journal", "done"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}

extension Test {
  /// A regular expression that the test matches: its names, with any character in place of those
  /// that are no letters and digits.
  fileprivate var filter: String {
    let names = ([id.moduleName] + id.nameComponents).joined(separator: ".*")
    return names.map { $0.isLetter || $0.isNumber || $0 == "*" ? String($0) : "." }.joined()
  }
}
