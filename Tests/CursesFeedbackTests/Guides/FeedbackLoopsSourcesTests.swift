import CursesFeedback
import Testing

/// The guide "Feedback loops": its examples of sources, bindings, children and observation work as
/// described.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct FeedbackLoopsSourcesTests {
  private typealias Library = LibraryGuide.Library
  private typealias Event = LibraryGuide.Event

  private struct NoNetwork: Error {}

  private let clock = VirtualClock()
  private let diary = Diary<String>()

  @Test func `the elements of a sequence change the state`() async {
    let (connections, connection) = AsyncStream<Bool>.makeStream()
    for isOnline in [true, false, false] { connection.yield(isOnline) }
    let loop = loop(LibraryGuide.following(connections))
    for await library in loop.states where !library.isOnline { break }
    #expect(!loop.state.isOnline)
  }

  @Test func `an element that changes nothing sends no event`() async {
    let (connections, connection) = AsyncStream<Bool>.makeStream()
    let events = Diary<Event>()
    let loop = loop(LibraryGuide.following(connections))
    let tracing = loop.trace { trace in
      if let event = trace.event { events.write(event) }
    }
    for isOnline in [true, false, false, true] { connection.yield(isOnline) }
    for await library in loop.states where !library.isOnline { break }
    for await library in loop.states where library.isOnline { break }
    tracing.cancel()
    #expect(
      events.entries == [.connectionChanged(isOnline: false), .connectionChanged(isOnline: true)])
  }

  @Test func `a raw feedback gets each event, at once or in a task`() async {
    let (lines, line) = AsyncStream<String>.makeStream()
    let loop = loop(
      LibraryGuide.keepingJournal { [diary] in diary.write($0) }
        + LibraryGuide.keepingJournalInATask { line.yield($0) })
    loop.send(.searchFailed("no network"))
    #expect(diary.entries == ["no network"])
    #expect(await lines.firstElement == "no network")
  }

  @Test func `bindings work in both directions, also while the loop is paused`() async {
    let source = Source()
    let loop = loop(LibraryGuide.binding(source.watch) { [diary] in diary.write($0) })
    loop.pause()
    loop.send(.queryChanged("swift"))
    loop.send(.retried)
    #expect(diary.entries == ["Search: ", "Search: swift"])
    #expect(source.listenerCount == 1)
    source.report(false)
    for await library in loop.states where !library.isOnline { break }
    #expect(!loop.state.isOnline)
    loop.stop()
    #expect(source.listenerCount == 0)
  }

  @Test func `a weak binding does not keep its owner alive`() {
    let counts = Diary<Int>()
    var status: StatusLine? = StatusLine { counts.write($0) }
    let loop = loop(status.map { LibraryGuide.binding(weakly: $0) } ?? [])
    loop.send(.downloadRequested(1))
    status = nil
    loop.send(.downloadRequested(2))
    #expect(counts.entries == [0, 1])
  }

  @Test func `the timer of a child ends when the child goes away`() {
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

  @Test func `a scoped loop keeps the loop alive`() {
    var loop: FeedbackLoop? = DeskGuide.loop(clock)
    loop?.start()
    loop?.send(.opened(1))
    let reader = loop.map { DeskGuide.turn($0) }
    loop = nil
    #expect(reader?.state?.page == 2)
  }

  @Test func `a trace has the runs that an event started`() {
    let loop = loop(LibraryGuide.tryingAgain())
    let tracing = LibraryGuide.trace(loop) { [diary] in diary.write($0) }
    loop.send(.searchFailed("no network"))
    tracing.cancel()
    #expect(diary.entries.count == 1)
    #expect(diary.entries.first?.contains("started try again") == true)
  }

  @Test func `a diagnostic is delivered with the name of its feedback`() async {
    let catalogue = LibraryGuide.Catalogue(search: { _ in throw NoNetwork() }, download: { _ in })
    let loop = loop(LibraryGuide.refreshing(catalogue))
    let (lines, line) = AsyncStream<String>.makeStream()
    let reporting = Task { await LibraryGuide.reportDiagnostics(of: loop) { line.yield($0) } }
    // The sequence of diagnostics may begin after the first failure: refreshes go on until one
    // arrives.
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

  @Test func `a diagnostic is not printed`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await FeedbackLoopsSourcesTests().sendLate()
    }
    #expect(result?.standardOutputContent == [])
    #expect(result?.standardErrorContent == [])
  }

  /// Makes a loop report a late event.
  private func sendLate() {
    let loop = loop([])
    loop.stop()
    loop.send(.retried)
  }

  private func loop(_ feedbacks: LibraryGuide.Feedbacks) -> FeedbackLoop<Library, Event> {
    let loop = FeedbackLoop(
      initial: Library(), reduce: LibraryGuide.reduce, feedbacks: feedbacks, clock: clock)
    loop.start()
    return loop
  }
}
