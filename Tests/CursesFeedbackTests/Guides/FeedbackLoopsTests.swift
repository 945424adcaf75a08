import CursesFeedback
import Testing

/// The guide "Feedback loops": its examples of one loop work as described.
@MainActor
@Suite struct FeedbackLoopsTests {
  private typealias Library = LibraryGuide.Library
  private typealias Event = LibraryGuide.Event

  private let clock = VirtualClock()
  private let diary = Diary<String>()

  @Test func `a search finds books, on the main actor and on an actor of its own`() async {
    #expect(await LibraryGuide.search(catalogue()).map(\.title) == ["swift 1"])
    #expect(await LibraryGuide.searchOnActor(catalogue()).map(\.title) == ["swift 1"])
  }

  @Test func `a source is registered until the loop stops`() async {
    let source = Source()
    let loop = loop(LibraryGuide.watching(source.watch))
    source.report(false)
    for await library in loop.states where !library.isOnline { break }
    #expect(!loop.state.isOnline)
    loop.stop()
    #expect(source.listenerCount == 0)
  }

  @Test func `a failure is cleared after 5 seconds by another try, or after 30 seconds`() {
    let again = loop(LibraryGuide.tryingAgain())
    again.send(.searchFailed("no network"))
    clock.advance(by: .seconds(5))
    #expect(again.state.failure == nil)
    let forgiving = loop(LibraryGuide.timing())
    forgiving.send(.searchFailed("no network"))
    clock.advance(by: .seconds(29))
    #expect(forgiving.state.failure != nil)
    clock.advance(by: .seconds(1))
    #expect(forgiving.state.failure == nil)
  }

  @Test func `all requested books are downloaded, also a hurried one`() async {
    let loop = loop(
      LibraryGuide.downloading(catalogue())
        + LibraryGuide.hurrying { [diary] id in diary.write("hurry \(id)") })
    loop.send(.downloadRequested(1))
    loop.send(.downloadRequested(2))
    loop.send(.hurried(2))
    for await library in loop.states where library.downloads.isEmpty { break }
    #expect(Set(diary.entries.filter { $0.hasPrefix("download") }) == ["download 1", "download 2"])
  }

  @Test func `an event is answered with its payload and the state after it`() async {
    let (announced, announcement) = AsyncStream<String>.makeStream()
    let loop = loop(
      LibraryGuide.announcing { id, left in announcement.yield("\(id) is here, \(left) to come") })
    loop.send(.downloadRequested(1))
    loop.send(.downloadRequested(2))
    loop.send(.downloaded(1))
    #expect(await announced.firstElement == "1 is here, 1 to come")
  }

  @Test func `a refresh is ignored while another one runs`() async {
    let loop = loop(LibraryGuide.refreshing(catalogue()))
    // Both are reduced before the work of the first begins.
    loop.sender(.refreshAsked)
    loop.sender(.refreshAsked)
    for await library in loop.states where !library.books.isEmpty { break }
    #expect(diary.entries == ["search "])
  }

  @Test func `a debounced search waits for the last letter`() async {
    let loop = loop(LibraryGuide.patiently(catalogue()))
    loop.send(.queryChanged("swi"))
    clock.advance(by: .milliseconds(200))
    loop.send(.queryChanged("swift"))
    clock.advance(by: .milliseconds(300))
    for await library in loop.states where !library.books.isEmpty { break }
    #expect(diary.entries == ["search swift"])
  }

  @Test func `a sender translates a value with the state at the time of its event`() {
    let loop = loop([])
    LibraryGuide.requestTwice(loop)
    #expect(loop.state.downloads.map(\.id) == [7])
  }

  @Test func `only the newest of the waiting sizes is reduced`() async {
    let loop = FeedbackLoop(
      initial: 0, reduce: Reducer<Int, Int> { count, _ in count += 1 }, feedbacks: [],
      clock: clock)
    let resized = LibraryGuide.resizing(loop)
    loop.start()
    for columns in 80...101 { resized(columns) }
    for await count in loop.states where count > 0 { break }
    #expect(loop.state == 1)
    #expect(resized.droppedCount == 21)
  }

  private func loop(_ feedbacks: LibraryGuide.Feedbacks) -> FeedbackLoop<Library, Event> {
    let loop = FeedbackLoop(
      initial: Library(), reduce: LibraryGuide.reduce, feedbacks: feedbacks, clock: clock)
    loop.start()
    return loop
  }

  private func catalogue() -> LibraryGuide.Catalogue {
    LibraryGuide.Catalogue(
      search: { [diary] query in
        diary.write("search \(query)")
        return [LibraryGuide.Book(id: 1, title: "\(query) 1")]
      },
      download: { [diary] id in diary.write("download \(id)") })
  }
}
