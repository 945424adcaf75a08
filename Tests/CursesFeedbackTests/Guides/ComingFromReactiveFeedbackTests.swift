import CursesFeedback
import Testing

/// The example of the page "Coming from ReactiveFeedback".
@MainActor
@Suite struct ComingFromReactiveFeedbackTests {
  struct Pages: Equatable, Sendable {
    var items: [String] = []
    var loaded = 0
    var requestedPage: Int? = 1
    var failure: String?
  }

  enum PageEvent: Equatable, Sendable {
    case endReached
    case loaded([String])
    case failed(String)
    case retried
  }

  private struct NoNetwork: Error {}

  @Test func `loads the next page only near the end of the list`() async {
    let (loop, scrolled) = list { page in ["item \(page)"] }
    loop.start()
    for await pages in loop.states where pages.loaded == 1 { break }
    scrolled.now(10)
    #expect(loop.state.requestedPage == nil)
    scrolled.now(2)
    for await pages in loop.states where pages.loaded == 2 { break }
    #expect(loop.state.items == ["item 1", "item 2"])
  }

  @Test func `does not load after a failure until the user tries again`() async {
    let tries = Diary<Int>()
    let (loop, scrolled) = list { page in
      tries.write(page)
      guard tries.entries.count > 1 else { throw NoNetwork() }
      return ["item \(page)"]
    }
    loop.start()
    for await pages in loop.states where pages.failure != nil { break }
    scrolled.now(0)
    #expect(loop.state.requestedPage == nil)
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
        pages.requestedPage = pages.loaded + 1
        pages.failure = nil
      case .loaded(let items):
        pages.items += items
        pages.loaded += 1
        pages.requestedPage = nil
      case .failed(let reason):
        pages.failure = reason
        pages.requestedPage = nil
      }
    }
    let loop = FeedbackLoop(
      initial: Pages(), reduce: reduce,
      feedbacks: [
        .react(to: \.requestedPage, "load page") { page in
          .perform { _ in
            .loaded(try await load(page))
          } catch: { error in
            .failed("\(error)")
          }
        }
      ])
    let scrolled = loop.sender { pages, distanceToEnd in
      pages.requestedPage == nil && pages.failure == nil && distanceToEnd < 3 ? .endReached : nil
    }
    return (loop, scrolled)
  }
}
