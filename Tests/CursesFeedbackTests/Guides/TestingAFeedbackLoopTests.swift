import CursesFeedbackTesting
import Testing

/// The tests on the page "Testing a feedback loop".
@MainActor
@Suite struct TestingAFeedbackLoopTests {
  private typealias Library = LibraryGuide.Library
  private typealias Download = LibraryGuide.Download
  private typealias Feedbacks = LibraryGuide.Feedbacks
  private struct NoNetwork: Error {}

  private let reduce = LibraryGuide.reduce
  private let book = LibraryGuide.Book(id: 1, title: "Swift")
  private let catalogue = LibraryGuide.Catalogue(
    search: { _ in
      Issue.record("The catalogue was called.")
      return []
    },
    download: { _ in Issue.record("The catalogue was called.") })

  @Test func `a search finds a book`() {
    let loop = TestLoop(initial: Library(), reduce: reduce, feedbacks: searching(catalogue))
    loop.send(.queryChanged("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.answer("search", with: .found([book])) { $0.books = [book] }
    loop.finish()
  }

  @Test func `a new search replaces the previous one`() {
    let loop = testLoop(searching(catalogue))
    loop.send(.queryChanged("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.send(.queryChanged("swifter")) { $0.query = "swifter" }
    loop.expectCancel("search")
    loop.expectStart("search")
    loop.finish(running: "search")
  }

  @Test func `a search waits until the query has not changed for 300 milliseconds`() {
    let loop = testLoop(LibraryGuide.patiently(catalogue))
    loop.send(.queryChanged("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.advance(by: .milliseconds(300))
    loop.answer("search", with: .found([book])) { $0.books = [book] }
    loop.finish()
  }

  @Test func `a download ends its request`() {
    let loop = testLoop(LibraryGuide.downloading(catalogue))
    loop.send(.downloadRequested(7)) { $0.downloads = [Download(id: 7)] }
    loop.expectStart("download", key: 7)
    loop.answer("download", key: 7, with: .downloaded(7)) { $0.downloads = [] }
    loop.finish()
  }

  @Test func `a failed search is tried again`() {
    let loop = testLoop(searching(catalogue) + LibraryGuide.tryingAgain())
    loop.send(.queryChanged("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.fail("search", with: NoNetwork()) { $0.failure = "NoNetwork()" }
    loop.expectStart("try again")
    loop.advance(by: .seconds(5))
    loop.receive(.retried) { $0.failure = nil }
    loop.expectCancel("try again")
    loop.expectStart("search")
    loop.finish(running: "search")
  }

  @Test func `a test without exhaustivity claims only one start`() {
    let loop = testLoop(searching(catalogue) + LibraryGuide.downloading(catalogue))
    loop.exhaustivity = .off
    loop.send(.connectionChanged(isOnline: false))
    loop.send(.queryChanged("swift")) { $0.query = "swift" }
    loop.send(.downloadRequested(7))
    loop.expectStart("download", key: 7)
    loop.finish()
  }

  @Test func `a wrong claim shows the difference from the real state`() {
    let loop = testLoop([])
    withKnownIssue {
      loop.send(.queryChanged("swift")) { $0.query = "swif" }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        The state after queryChanged("swift") differs from the claimed one.

        - query: "swif"
        + query: "swift"

        (claimed: -, actual: +)
        """
      ]
    }
  }

  @Test func `a trace needs a file that can be opened`() {
    #expect(throws: TraceError.self) { try trace(into: "/nowhere/trace.txt") }
    #expect(throws: Never.self) { try trace(into: "/dev/null") }
  }

  private func trace(into path: String) throws {
    let loop = FeedbackLoop(initial: Library(), reduce: reduce, feedbacks: [])
    let tracing = try loop.trace(toFile: path)
    loop.start()
    tracing.cancel()
  }

  private func searching(_ catalogue: LibraryGuide.Catalogue) -> Feedbacks {
    LibraryGuide.searching(catalogue)
  }

  private func testLoop(
    _ feedbacks: Feedbacks, sourceLocation: SourceLocation = #_sourceLocation
  ) -> TestLoop<Library, LibraryGuide.Event> {
    TestLoop(
      initial: Library(), reduce: reduce, feedbacks: feedbacks, sourceLocation: sourceLocation)
  }
}
