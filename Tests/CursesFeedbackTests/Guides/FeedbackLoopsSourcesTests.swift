import CursesFeedback
import Testing

/// What the guide "Feedback loops" shows of sources, bindings, parts and watching does what the
/// guide says.
@MainActor
@Suite struct FeedbackLoopsSourcesTests {
  private typealias Library = LibraryGuide.Library
  private typealias Event = LibraryGuide.Event

  private struct NoNetwork: Error {}

  private let clock = VirtualClock()
  private let diary = Diary<String>()

  @Test func `a sequence is taken one by one, and what says nothing new is left out`() async {
    let (connections, connection) = AsyncStream<Bool>.makeStream()
    for isOnline in [true, false, false] { connection.yield(isOnline) }
    let loop = loop(LibraryGuide.following(connections))
    for await library in loop.states where !library.isOnline { break }
    #expect(!loop.state.isOnline)
  }

  @Test func `a raw feedback is told of each event, at once or in a task`() async {
    let (lines, line) = AsyncStream<String>.makeStream()
    let loop = loop(
      LibraryGuide.keepingJournal { [diary] in diary.write($0) }
        + LibraryGuide.keepingJournalInATask { line.yield($0) })
    loop.send(.searchFailed("no network"))
    #expect(diary.entries == ["no network"])
    #expect(await lines.firstElement == "no network")
  }

  @Test func `bindings go both ways, also while the loop is paused`() {
    let source = Source()
    let loop = loop(LibraryGuide.binding(source.watch) { [diary] in diary.write($0) })
    loop.pause()
    loop.send(.queryChanged("swift"))
    loop.send(.retried)
    #expect(diary.entries == ["Search: ", "Search: swift"])
    #expect(source.listenerCount == 1)
    loop.stop()
    #expect(source.listenerCount == 0)
  }

  @Test func `a binding leaves its owner to others`() {
    let counts = Diary<Int>()
    var status: StatusLine? = StatusLine { counts.write($0) }
    let loop = loop(status.map { LibraryGuide.binding(weakly: $0) } ?? [])
    loop.send(.downloadWanted(1))
    status = nil
    loop.send(.downloadWanted(2))
    #expect(counts.entries == [0, 1])
  }

  @Test func `a part that goes away takes its timer with it`() {
    let loop = DeskGuide.loop(clock)
    loop.start()
    loop.send(.opened(1))
    loop.send(.reader(.readingAloudToggled))
    loop.send(.shelf(1, .readingAloudToggled))
    clock.advance(by: .seconds(30))
    #expect(loop.state.reader?.page == 2)
    loop.send(.closed)
    clock.advance(by: .seconds(30))
    #expect(loop.state.reader == nil)
    #expect(loop.state.shelf.map(\.page) == [3])
  }

  @Test func `a part of the loop keeps the whole alive`() {
    var loop: FeedbackLoop? = DeskGuide.loop(clock)
    loop?.start()
    loop?.send(.opened(1))
    let reader = loop.map { DeskGuide.turn($0) }
    loop = nil
    #expect(reader?.state?.page == 2)
  }

  @Test func `a trace tells what an event did`() {
    let loop = loop(LibraryGuide.tryingAgain())
    let tracing = LibraryGuide.trace(loop) { [diary] in diary.write($0) }
    loop.send(.searchFailed("no network"))
    tracing.cancel()
    #expect(diary.entries.count == 1)
    #expect(diary.entries.first?.contains("started try again") == true)
  }

  @Test func `what is odd is told and not printed`() async {
    let world = LibraryGuide.Catalogue(search: { _ in throw NoNetwork() }, download: { _ in })
    let loop = loop(LibraryGuide.refreshing(world))
    let (lines, line) = AsyncStream<String>.makeStream()
    let reporting = Task { await LibraryGuide.reportOddities(of: loop) { line.yield($0) } }
    // Who listens may begin to do so after the first failure: it is asked for until one is heard.
    let asking = Task {
      while !Task.isCancelled {
        loop.send(.refreshAsked)
        await Task.yield()
      }
    }
    #expect(await lines.firstElement?.contains("refresh") == true)
    asking.cancel()
    loop.stop()
    await reporting.value
  }

  private func loop(_ feedbacks: LibraryGuide.Feedbacks) -> FeedbackLoop<Library, Event> {
    let loop = FeedbackLoop(
      initial: Library(), reduce: LibraryGuide.reduce, feedbacks: feedbacks, clock: clock)
    loop.start()
    return loop
  }
}
