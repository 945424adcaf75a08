package import FeedbackCore
import Synchronization

/// The diagnostics of a loop, collected on any thread: each distinct one once, with its count.
///
/// Its memory is bounded: it keeps the first ``limit`` distinct faults, and as many distinct other
/// diagnostics. Reports of further ones are only counted.
package final class DiagnosticLog: Sendable {
  /// A diagnostic, and the number of times the loop reported it.
  package struct Entry: Hashable, Sendable {
    package let diagnostic: LoopDiagnostic
    package fileprivate(set) var count = 1
  }

  /// The maximum number of distinct faults, and of distinct other diagnostics.
  static let limit = 100

  private struct Contents {
    var entries: [Entry] = []
    var omittedCount = 0
    var omittedFaultCount = 0

    func isFull(for diagnostic: LoopDiagnostic) -> Bool {
      entries.count { $0.diagnostic.isFault == diagnostic.isFault } >= DiagnosticLog.limit
    }
    var forward: (@Sendable (LoopDiagnostic) -> Void)?
  }

  private let contents = Mutex(Contents())

  /// The distinct diagnostics, in the order of their first reports.
  package var entries: [Entry] { contents.withLock(\.entries) }

  /// The number of reports that were dropped because the log was full.
  var omittedCount: Int { contents.withLock(\.omittedCount) }

  /// The number of reports of faults among the dropped ones.
  private var omittedFaultCount: Int { contents.withLock(\.omittedFaultCount) }

  /// Passes each diagnostic from now on to a closure, too; nil for none.
  func forward(to body: (@Sendable (LoopDiagnostic) -> Void)?) {
    contents.withLock { $0.forward = body }
  }

  func add(_ diagnostic: LoopDiagnostic) {
    let forward = contents.withLock { contents in
      if let index = contents.entries.firstIndex(where: { $0.diagnostic == diagnostic }) {
        contents.entries[index].count += 1
      } else if !contents.isFull(for: diagnostic) {
        contents.entries.append(Entry(diagnostic: diagnostic))
      } else {
        contents.omittedCount += 1
        if diagnostic.isFault { contents.omittedFaultCount += 1 }
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

  /// Prints ``report`` on standard error.
  func print() {
    for line in report { Launch.printError(line) }
  }

  /// The first ten faults and, if there are others, a line with the number of their reports: for a
  /// fault that was reported five times, five.
  ///
  /// The number of distinct faults is unknown if the log was full.
  var report: [String] {
    let others = entries.filter(\.diagnostic.isFault).dropFirst(Self.printedLimit)
    let count = others.reduce(omittedFaultCount) { $0 + $1.count }
    let rest =
      switch count {
      case 0: [String]()
      case 1: ["… and 1 more report of a fault."]
      default: ["… and \(count) more reports of faults."]
      }
    return faults.prefix(Self.printedLimit) + rest
  }

  private static let printedLimit = 10
}
