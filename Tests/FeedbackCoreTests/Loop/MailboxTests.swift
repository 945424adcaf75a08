import Synchronization
import Testing

@testable import FeedbackCore

@Suite(.timeLimit(.minutes(5))) struct MailboxTests {
  private let wakeUps = Log<Void>()
  private let lateness = Log<Void>()
  private let mailbox: Mailbox<Int>

  init() {
    mailbox = Mailbox(tooLate: { [lateness] in lateness.add(()) })
    mailbox.setWakeUp { [wakeUps] in wakeUps.add(()) }
  }

  @Test func `mail comes out in the order in which it went in`() {
    for event in 1...3 { mailbox.post([.event(event, from: nil)]) }
    #expect(collectEvents() == [1, 2, 3])
    #expect(collectEvents() == [])
  }

  @Test func `one wake-up is asked for between two collections`() {
    mailbox.post([.event(1, from: nil)])
    mailbox.post([.event(2, from: nil)])
    #expect(wakeUps.entries.count == 1)
    #expect(collectEvents() == [1, 2])
    mailbox.post([.event(3, from: nil)])
    #expect(wakeUps.entries.count == 2)
  }

  @Test func `mail that does not wake is collected with the rest`() {
    mailbox.postWithoutWaking([.event(1, from: nil)])
    #expect(wakeUps.entries.isEmpty)
    #expect(collectEvents() == [1])
  }

  @Test func `a closed mailbox is empty and says that an event came too late`() {
    mailbox.post([.event(1, from: nil)])
    mailbox.close()
    #expect(collectEvents() == [])
    mailbox.post([.event(2, from: nil)])
    #expect(lateness.entries.count == 1)
    #expect(collectEvents() == [])
  }

  @Test func `the end of a run is never too late`() {
    mailbox.close()
    mailbox.post([.finished(RunID(index: 0, generation: 1), nil)])
    #expect(lateness.entries.isEmpty)
  }

  @Test func `what closing throws away may post`() {
    let mailbox = Mailbox<Farewell>(tooLate: { [lateness] in lateness.add(()) })
    mailbox.post([
      .event(Farewell { mailbox.post([.event(Farewell {}, from: nil)]) }, from: nil)
    ])
    mailbox.close()
    #expect(lateness.entries.count == 1)
  }

  @Test func `under load nothing is lost and every wake-up finds its mail`() async {
    let (wakes, wake) = AsyncStream<Void>.makeStream()
    mailbox.setWakeUp { wake.yield() }
    let posters = 4
    let count = 5000
    for poster in 0..<posters {
      Task { @concurrent [mailbox] in
        for number in 0..<count { mailbox.post([.event(poster * count + number, from: nil)]) }
      }
    }
    var events: [Int] = []
    for await _ in wakes {
      events += collectEvents()
      if events.count == posters * count { break }
    }
    #expect(events.sorted() == Array(0..<posters * count))
    for poster in 0..<posters {
      let own = events.filter { $0 / count == poster }
      #expect(own == own.sorted())
    }
  }

  private func collectEvents() -> [Int] {
    mailbox.collect().compactMap { mail in
      switch mail {
      case .event(let event, _): event
      case .finished, .sentWhileDeciding: nil
      }
    }
  }
}
