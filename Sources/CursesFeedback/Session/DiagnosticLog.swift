package import FeedbackCore
import Synchronization

/// The diagnostics of a loop, collected on any thread: each distinct one once, with its count.
///
/// Its memory is bounded: reports of diagnostics beyond the first ``limit`` distinct ones are only
/// counted.
package final class DiagnosticLog: Sendable {
  /// A diagnostic, and the number of times the loop reported it.
  package struct Entry: Hashable, Sendable {
    package let diagnostic: LoopDiagnostic
    package fileprivate(set) var count = 1
  }

  /// The maximum number of distinct diagnostics.
  static let limit = 100

  private struct Contents {
    var entries: [Entry] = []
    var omittedCount = 0
    var forward: (@Sendable (LoopDiagnostic) -> Void)?
  }

  private let contents = Mutex(Contents())

  /// The distinct diagnostics, in the order of their first reports.
  package var entries: [Entry] { contents.withLock(\.entries) }

  /// The number of reports that were dropped because the log was full.
  var omittedCount: Int { contents.withLock(\.omittedCount) }

  /// Passes each diagnostic from now on to a closure, too; nil for none.
  func forward(to body: (@Sendable (LoopDiagnostic) -> Void)?) {
    contents.withLock { $0.forward = body }
  }

  func add(_ diagnostic: LoopDiagnostic) {
    let forward = contents.withLock { contents in
      if let index = contents.entries.firstIndex(where: { $0.diagnostic == diagnostic }) {
        contents.entries[index].count += 1
      } else if contents.entries.count < Self.limit {
        contents.entries.append(Entry(diagnostic: diagnostic))
      } else {
        contents.omittedCount += 1
      }
      return contents.forward
    }
    forward?(diagnostic)
  }
}

extension DiagnosticLog {
  /// The diagnostics that point to a mistake in the application, one line each.
  package var faults: [String] {
    entries.filter(\.diagnostic.isFault).map { entry in
      entry.diagnostic.message + (entry.count > 1 ? " (\(entry.count) times)" : "")
    }
  }

  /// Prints the first ten faults on standard error, and the number of the others in the log, if
  /// there are any.
  func print() {
    let faults = faults
    for fault in faults.prefix(Self.printedLimit) { Launch.printError(fault) }
    let rest = faults.count - Self.printedLimit
    if rest > 0 { Launch.printError("… and \(rest) more faults.") }
  }

  private static let printedLimit = 10
}
