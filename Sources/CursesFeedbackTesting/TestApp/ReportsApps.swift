import Synchronization
public import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Adds the screen and the history of the applications of a test to each failed expectation, such
/// as `#expect(app.state.count == 2)`.
///
/// ```swift
/// @MainActor @Suite(.reportsApps) struct FilmsTests { … }
/// ```
/// Only expectations on the main actor (the main thread) get them. Applications that the test has
/// already released are left out.
public struct ReportsApps: SuiteTrait, TestTrait, TestScoping {
  /// The applications of the current test, or nil if it does not have the trait.
  @TaskLocal static var current: ReportedApps?

  /// The tests in a suite have the trait of the suite.
  public var isRecursive: Bool { true }

  /// Runs a test.
  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let apps = ReportedApps()
    let issues = IssueHandlingTrait.compactMapIssues { apps.describing($0) }
    try await Self.$current.withValue(apps) {
      try await issues.provideScope(for: test, testCase: testCase, performing: function)
    }
  }
}

extension Trait where Self == ReportsApps {
  /// Adds the screen and the history of the applications of a test to each failed expectation.
  public static var reportsApps: Self { Self() }
}

/// The applications of a test with the trait ``ReportsApps``.
@MainActor final class ReportedApps {
  private struct Reference {
    weak var report: FailureReport?
  }

  private var references: [Reference] = []
  /// The main thread, or 0 before the first application.
  private let mainThread = Mutex<UInt>(0)

  nonisolated init() {}

  func add(_ report: FailureReport) {
    mainThread.withLock { $0 = currentThread }
    references.append(Reference(report: report))
  }

  /// The issue with the screens and histories of the applications added to it.
  ///
  /// It is unchanged if it already has a screen, says that a snapshot was written, or was not
  /// recorded on the main thread.
  nonisolated func describing(_ issue: Issue) -> Issue {
    guard mainThread.withLock({ $0 == currentThread }),
      !issue.comments.contains(where: {
        $0.rawValue.contains(FailureReport.title) || $0.rawValue.hasSuffix(SnapshotFile.note)
      })
    else { return issue }
    var issue = issue
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    let contexts = MainActor.assumeIsolated {
      references.compactMap { $0.report?.context(besides: text) }
    }
    issue.comments += contexts.map { Comment(rawValue: $0) }
    return issue
  }
}

private var currentThread: UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}
