import Subprocess

/// The commands of git that the front end needs.
enum Git {
  /// The reason why a command has failed.
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// Reads the status of the working tree that a folder belongs to.
  static func status(of folder: String) async throws -> GitStatus {
    let root = try await run("rev-parse", "--show-toplevel", in: folder).split(separator: "\n")
      .joined()
    let status = try await run(
      "status", "--porcelain=v1", "-z", "--branch", "--untracked-files=all", in: folder)
    // A repository without a commit has no log.
    let log = try? await run("log", "-1", "--format=%h %s", in: folder)
    return GitStatus(
      root: root, parsing: status,
      lastCommit: log?.split(separator: "\n").first.map(String.init) ?? "")
  }

  /// The lines in which a file differs from the next commit; from the last one if all is staged.
  static func difference(of file: ChangedFile) async throws -> [String] {
    let command = ["diff", "--no-color", "--no-ext-diff"]
    let paths = [file.origin, file.path].compactMap(\.self)
    let text =
      if file.isUnknown {
        try await run(
          command + ["--no-index", "--", "/dev/null", file.path], in: file.root, accepting: [0, 1])
      } else if file.isWhollyStaged {
        try await run(command + ["--cached", "--"] + paths, in: file.root)
      } else {
        try await run(command + ["--"] + paths, in: file.root)
      }
    return lines(ofDifference: text)
  }

  /// The lines of a difference after its header.
  static func lines(ofDifference text: String) -> [String] {
    // Other line breaks, such as a form feed, are parts of a line.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let beginnings = ["@@", "Binary", "* Unmerged"]
    return lines.dropLast().drop { line in !beginnings.contains { line.hasPrefix($0) } }
      .map(String.init)
  }

  /// Adds the changes of a file to the next commit, or takes them out if it contains them all.
  static func toggle(_ file: ChangedFile) async throws {
    let command = file.isWhollyStaged ? ["reset", "-q"] : ["add", "-A"]
    _ = try await run(command + ["--"] + file.pathsToToggle, in: file.root)
  }

  private static func run(
    _ arguments: String..., in folder: String, accepting statuses: [Int32] = [0]
  ) async throws -> String {
    try await run(arguments, in: folder, accepting: statuses)
  }

  private static func run(
    _ arguments: [String], in folder: String, accepting statuses: [Int32] = [0]
  ) async throws -> String {
    // A path is the name of a file, and no pattern.
    let command = ["--no-optional-locks", "--literal-pathspecs", "-C", folder] + arguments
    let result: ExecutionResult<Void, StringOutput<UTF8>, StringOutput<UTF8>>
    do {
      result = try await output(of: "git", command)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw Failure(description: "git was not found: install it, or add its folder to PATH.")
    }
    guard case .exited(let status) = result.terminationStatus, statuses.contains(status) else {
      let line = result.standardError.split(separator: "\n").first
      throw Failure(description: line.map(String.init) ?? "git \(arguments[0]) has failed")
    }
    return result.standardOutput
  }

  /// Runs a program to its end.
  ///
  /// If the task is cancelled, the program gets SIGTERM, at which git removes its lock files, and
  /// SIGKILL if it still runs a second later.
  static func output(
    of program: String, _ arguments: [String]
  ) async throws -> ExecutionResult<Void, StringOutput<UTF8>, StringOutput<UTF8>> {
    var options = PlatformOptions()
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(1))]
    return try await Subprocess.run(
      .name(program), arguments: Arguments(arguments), platformOptions: options,
      output: .string(limit: .max), error: .string(limit: .max))
  }
}
