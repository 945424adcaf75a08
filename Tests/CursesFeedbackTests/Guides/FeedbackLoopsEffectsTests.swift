import CursesFeedback
import Synchronization
import Testing

/// The guide "Feedback loops": its examples of answers, of the ends of runs, and of code that
/// belongs to the main actor work as described.
@MainActor
@Suite struct FeedbackLoopsEffectsTests {
  private typealias Library = LibraryGuide.Library
  private typealias Event = LibraryGuide.Event
  private typealias Answer = @Sendable ([LibraryGuide.Book]) -> Void

  private let clock = VirtualClock()
  private let diary = Diary<String>()

  @Test func `a waiting request to the archive starts when the first has answered`() {
    let answers = Diary<Answer>()
    let archive = LibraryGuide.Archive { [diary] query, done in
      diary.write("ask")
      answers.write(done)
      return Cancellation { diary.write("hang up") }
    }
    let loop = loop(LibraryGuide.refreshing(from: archive))
    loop.send(.refreshAsked)
    loop.send(.refreshAsked)
    #expect(diary.entries == ["ask"])
    answers.entries.first?([])
    loop.send(.retried)
    #expect(diary.entries == ["ask", "hang up", "ask"])
    loop.stop()
  }

  @Test func `a refresh clears a failure at once, and then searches`() async {
    let catalogue = LibraryGuide.Catalogue(
      search: { query in [LibraryGuide.Book(id: 1, title: query)] }, download: { _ in })
    let loop = loop(LibraryGuide.forgiving(catalogue))
    loop.send(.searchFailed("no network"))
    loop.send(.refreshAsked)
    #expect(loop.state.failure == nil)
    for await library in loop.states where !library.books.isEmpty { break }
    loop.stop()
  }

  @Test func `a binding on the main actor shows the query in a title bar`() {
    let title = LibraryGuide.TitleBar()
    let loop = loop(LibraryGuide.entitling(title))
    loop.send(.queryChanged("swift"))
    #expect(title.text == "swift")
    loop.stop()
  }

  @Test func `an effect of a child in a collection gets the child's identity`() {
    let feedback = DeskGuide.speaking { [diary] id in
      diary.write("read \(id ?? 0)")
      return .none
    }
    let loop = FeedbackLoop<DeskGuide.Desk, DeskGuide.Desk.Event>(
      initial: DeskGuide.Desk(shelf: [
        DeskGuide.Reader(id: 1), DeskGuide.Reader(id: 2, isReadingAloud: true),
      ]),
      reduce: Reducer { _, _ in },
      feedbacks: [
        feedback.pullback(each: .identified(\.shelf), event: DeskGuide.Desk.Event.ofShelf)
      ])
    loop.start()
    #expect(diary.entries == ["read 2"])
    loop.stop()
  }

  @Test func `an observer is notified when the loop stops`() {
    let loop = loop([])
    let observation = LibraryGuide.observe(loop) { [diary] in diary.write($0) }
    loop.stop()
    #expect(diary.entries == ["", "the loop has stopped"])
    observation.cancel()
  }

  private func loop(_ feedbacks: LibraryGuide.Feedbacks) -> FeedbackLoop<Library, Event> {
    let loop = FeedbackLoop(
      initial: Library(), reduce: LibraryGuide.reduce, feedbacks: feedbacks, clock: clock)
    loop.start()
    return loop
  }
}
