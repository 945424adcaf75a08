import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A second process, which explores before the process of the tests does, because a trap ends the
/// process in which it happens.
///
/// It runs the same test. The temporary folder has the key of one call of `explore`: a text with
/// the location of the call, the component, the seed, the name, and the number of such calls in the
/// test. This call explores or, if the folder has a file `steps`, shortens the steps in that file;
/// then it ends the process. Other calls return at once.
struct ExplorationProcess {
  /// The environment variable with the path of the temporary folder that both processes use.
  private static let variable = "EXPLORATION_PROCESS"
  /// The time limit of one step, and of the start of the process.
  static let timeLimit = Duration.seconds(30)
  /// Signals that other processes and the system send: an end by one of them is no trap.
  private static let foreignSignals = [SIGHUP, SIGINT, SIGQUIT, SIGKILL, SIGTERM]

  /// The end of a process.
  enum End {
    /// Neither a trap nor an endless loop.
    case normal
    /// The process ended after these steps, the last of which is incomplete.
    case trap(message: String, steps: [ExplorationStep])
    /// The process was killed after these steps, the last of which did not come to an end.
    case endless(steps: [ExplorationStep])
    /// The process could not be started, or does not know the test; the text is the reason.
    case unknown(String)
  }

  /// The role of the current process in an exploration.
  enum Role {
    /// It runs the tests.
    case tests
    /// It makes the exploration with this key or, if there are steps, shortens them.
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

  /// The number of calls of `explore` for each test and text of a key.
  @MainActor private static var callCounts: [String: Int] = [:]

  /// The key of the next call of `explore` for a text, with the number of such calls so far.
  ///
  /// Calls in a loop have the same text. Both processes count them alike, because they run the same
  /// test.
  @MainActor static func key(of text: String) -> String {
    let call = "\(Test.current.map { "\($0.id)" } ?? "") \(text)"
    let count = callCounts[call, default: 0] + 1
    callCounts[call] = count
    return "\(text) \(count)"
  }

  /// Runs the current test in another process; on Linux only.
  ///
  /// - Parameters:
  ///   - key: The key of the exploration.
  ///   - steps: The steps to shorten, or nil for an exploration.
  static func run(_ key: String, shortening steps: [ExplorationStep]? = nil) async -> End {
    #if os(Linux)
      guard let test = Test.current else { return .unknown("There is no current test.") }
      guard let folder = makeFolder() else { return .unknown("No temporary folder can be made.") }
      defer { remove(folder) }
      let texts = ["key": key, "parent": "\(getpid())"].merging(
        steps.map { ["steps": $0.map { "\($0)\n" }.joined()] } ?? [:]
      ) { $1 }
      for (name, text) in texts {
        guard ExplorationJournal.write(text, toFile: "\(folder)/\(name)") else {
          return .unknown("The temporary folder \(folder) cannot be written to.")
        }
      }
      var program = Program(
        executable, ["--testing-library", "swift-testing", "--filter", test.filter],
        environment: environment)
      program.environment[variable] = folder
      program.environment["SWIFT_BACKTRACE"] = "enable=no"
      return await end(of: program, folder)
    #else
      return .unknown("Traps are found on Linux only.")
    #endif
  }

  /// Runs a program until its end, or until one of its steps takes too long.
  static func end(
    of program: Program, _ folder: String, within time: Duration = timeLimit
  ) async -> End {
    let outcome: Program.Outcome?
    do {
      outcome = try await program.run(within: time) {
        ExplorationJournal.version(ofFile: "\(folder)/journal")
      }
    } catch {
      return .unknown("\(error)")
    }
    if let outcome, outcome.status == .exitCode(0) {
      let isDone = ExplorationJournal.text(ofFile: "\(folder)/done") != nil
      return isDone ? .normal : .unknown("The second process has not run the test.")
    }
    guard let last = ExplorationJournal.steps(inFile: "\(folder)/journal") else {
      return .unknown("The second process has ended before the first step.")
    }
    guard let outcome else { return .endless(steps: last) }
    if case .signal(let number) = outcome.status, foreignSignals.contains(number) {
      return .unknown(
        "The second process was killed from outside, as if memory was short: \(outcome.status).")
    }
    return .trap(message: message(of: outcome), steps: last)
  }

  /// Ends this process, which explores, when the one that has started it ends, such as by Ctrl-C.
  static func endWithParent(_ folder: String) {
    guard let parent = ExplorationJournal.text(ofFile: "\(folder)/parent").flatMap(pid_t.init)
    else { return }
    // A detached task, because the exploration may not come to an end.
    Task.detached {
      while getppid() == parent {
        // The sleep fails only if the task is cancelled, and nothing cancels it.
        try? await Task.sleep(for: .milliseconds(200))
      }
      remove(folder)
      _exit(1)
    }
  }

  /// Ends a process that has explored.
  static func end(_ folder: String) -> Never {
    _ = ExplorationJournal.write("done", toFile: "\(folder)/done")
    _exit(0)
  }

  private static func message(of outcome: Program.Outcome) -> String {
    let lines = outcome.errors.split(separator: "\n").filter { line in
      ["atal error: ", "recondition failed", "ssertion failed"].contains { line.contains($0) }
    }
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
    var name = Array("\(Launch.temporaryFolder)/exploration-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    return String(terminated: name)
  }

  private static func remove(_ folder: String) {
    for name in ["key", "parent", "steps", "journal", "done"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}

extension Test {
  /// A regular expression that the test matches: its names, with `.` (any character) in place of
  /// each character that is neither a letter nor a digit.
  fileprivate var filter: String {
    let names = ([id.moduleName] + id.nameComponents).joined(separator: ".*")
    return names.map { $0.isLetter || $0.isNumber || $0 == "*" ? String($0) : "." }.joined()
  }
}
