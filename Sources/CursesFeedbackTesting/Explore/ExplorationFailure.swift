/// A fault that an exploration has found, with the shortest known steps that lead to it.
///
/// The steps of a fault of ``ExplorationCheck/ineffectiveKey`` lead to the first use of the key, and
/// are not shortened.
public struct ExplorationFailure: Hashable, Sendable {
  /// The name of the check (``ExplorationCheck``) or of the invariant.
  public let check: String
  /// A description of the fault, in one or more sentences.
  public let message: String
  /// The steps from the start to the fault.
  public let steps: [ExplorationStep]
  /// The number of steps before they were shortened.
  public let originalCount: Int
  /// The text of the screen after the last step, before a check at the end of a run, such as
  /// ``ExplorationCheck/exit``, gives inputs; empty after a trap.
  public let screen: String
  /// The lines of a recording of the steps and of the inputs of a check at the end of a run, as the
  /// option `--record` writes them; nil after a trap, and if the events are not `Codable`.
  public let recording: String?
  /// The files that were written, if the caller has named a folder for them.
  public internal(set) var files: [String] = []
  /// The files that could not be written.
  public internal(set) var unwrittenFiles: [String] = []
}

extension ExplorationFailure: CustomStringConvertible {
  /// The fault, the steps, a line each, and the screen after them.
  public var description: String {
    var lines = ["\(check): \(message)"]
    lines.append(
      "After \(steps.count) step\(steps.count == 1 ? "" : "s") (found after \(originalCount)):")
    lines += steps.map { "  \($0)" }
    if !screen.isEmpty {
      lines.append("The screen after the last step:")
      lines += screen.split(separator: "\n", omittingEmptySubsequences: false).map { "  │\($0)" }
    }
    if !unwrittenFiles.isEmpty {
      lines.append("Cannot be written: \(unwrittenFiles.joined(separator: ", "))")
    }
    if files.isEmpty, unwrittenFiles.isEmpty {
      // A retry is one run: it cannot show that a key changes nothing in other runs.
      let retries = check != ExplorationCheck.ineffectiveKey.rawValue
      lines.append(
        "Pass keep: \"folder\" to write the steps\(recording == nil ? "" : " and a recording") to "
          + "files"
          + (retries
            ? ", or call retry with these steps, check: \(check.debugDescription) and the arguments "
              + "of explore." : "."))
    } else if !files.isEmpty {
      lines.append("Written: \(files.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}

/// A fault before its steps are known.
struct Fault: Hashable {
  let check: String
  let message: String

  init(_ check: ExplorationCheck, _ message: String) {
    self.init(check.rawValue, message)
  }

  init(_ check: String, _ message: String) {
    self.check = check
    self.message = message
  }
}
