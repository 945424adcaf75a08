import Synchronization
import Testing

/// The issues that a body records, at least one; none of them fails the test.
@MainActor func recordedIssues(
  _ sourceLocation: SourceLocation = #_sourceLocation, _ body: @MainActor () -> Void
) -> [Issue] {
  let issues = Mutex<[Issue]>([])
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    issues.withLock { $0.append(issue) }
    return true
  }
  return issues.withLock { $0 }
}

extension Issue {
  /// The text of its comments.
  var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
