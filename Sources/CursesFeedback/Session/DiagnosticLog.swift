import FeedbackCore
import Synchronization

/// The diagnostics of a loop, collected on any thread: each distinct one once, with its count.
///
/// Its memory is bounded: beyond ``limit`` distinct diagnostics only their number is kept.
final class DiagnosticLog: Sendable {
  /// A diagnostic, and how many times the loop noticed it.
  struct Entry: Hashable, Sendable {
    let diagnostic: LoopDiagnostic
    var count = 1
  }

  /// The maximum number of distinct diagnostics.
  static let limit = 100

  private struct Contents {
    var entries: [Entry] = []
    var omittedCount = 0
  }

  private let contents = Mutex(Contents())

  /// The distinct diagnostics, in the order in which each was first noticed.
  var entries: [Entry] { contents.withLock(\.entries) }

  /// The number of diagnostics that were left out, because the log was full.
  var omittedCount: Int { contents.withLock(\.omittedCount) }

  func add(_ diagnostic: LoopDiagnostic) {
    contents.withLock { contents in
      if let index = contents.entries.firstIndex(where: { $0.diagnostic == diagnostic }) {
        contents.entries[index].count += 1
      } else if contents.entries.count < Self.limit {
        contents.entries.append(Entry(diagnostic: diagnostic))
      } else {
        contents.omittedCount += 1
      }
    }
  }
}
