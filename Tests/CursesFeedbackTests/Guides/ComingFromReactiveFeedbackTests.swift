import CursesFeedback
import Testing

/// The example of the page "Coming from ReactiveFeedback".
@MainActor
@Suite struct ComingFromReactiveFeedbackTests {
  struct Pages: Equatable, Sendable {
    var items: [String] = []
    var loaded = 0
    var wanted: Int? = 1
    var failure: String?
  }

  enum PageEvent: Equatable, Sendable {
    case endReached
    case loaded([String])
    case failed(String)
    case retried
  }

  private struct NoNetwork: Error {}

  @Test func `a page is loaded when the end is near, and only then`() async {
    let (loop, scrolled) = list { page in ["item \(page)"] }
    loop.start()
    for await pages in loop.states where pages.loaded == 1 { break }
    scrolled.now(10)
    #expect(loop.state.wanted == nil)
    scrolled.now(2)
    for await pages in loop.states where pages.loaded == 2 { break }
    #expect(loop.state.items == ["item 1", "item 2"])
  }

  @Test func `after a failure scrolling asks for nothing until somebody tries again`() async {
    let tries = Diary<Int>()
    let (loop, scrolled) = list { page in
      tries.write(page)
      guard tries.entries.count > 1 else { throw NoNetwork() }
      return ["item \(page)"]
    }
    loop.start()
    for await pages in loop.states where pages.failure != nil { break }
    scrolled.now(0)
    #expect(loop.state.wanted == nil)
    loop.send(.retried)
    for await pages in loop.states where pages.loaded == 1 { break }
    #expect(tries.entries == [1, 1])
  }

  private func list(
    _ load: @escaping @Sendable (Int) async throws -> [String]
  ) -> (FeedbackLoop<Pages, PageEvent>, Sender<Int>) {
    let reduce = Reducer<Pages, PageEvent> { pages, event in
      switch event {
      case .endReached, .retried:
        pages.wanted = pages.loaded + 1
        pages.failure = nil
      case .loaded(let items):
        pages.items += items
        pages.loaded += 1
        pages.wanted = nil
      case .failed(let reason):
        pages.failure = reason
        pages.wanted = nil
      }
    }
    let loop = FeedbackLoop(
      initial: Pages(), reduce: reduce,
      feedbacks: [
        .react(to: \.wanted, "load page") { page in
          .loaded(try await load(page))
        } catch: { error in
          .failed("\(error)")
        }
      ])
    let scrolled = loop.sender { pages, distanceToEnd in
      pages.wanted == nil && pages.failure == nil && distanceToEnd < 3 ? .endReached : nil
    }
    return (loop, scrolled)
  }
}
