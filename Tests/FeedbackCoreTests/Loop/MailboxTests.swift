import Synchronization
import Testing

@testable import FeedbackCore

/// The place where mail waits until the loop collects it: events of other threads, and notices such
/// as the end of a run.
///
/// While the loop decides, pure code (reducers and requests) runs on the loop's thread. It must not
/// send.
@Suite(.timeLimit(.minutes(30))) struct MailboxTests {
  private let wakeUps = Log<Void>()
  private let lateness = Log<Void>()
  private let mailbox: Mailbox<Int, Int>

  init() {
    mailbox = Mailbox(tooLate: { [lateness] in lateness.add(()) })
    mailbox.connect(wakeUp: { [wakeUps] in wakeUps.add(()) })
  }

  @Test func `mail is collected in the order in which it was posted`() {
    for event in 1...3 { mailbox.post([mail(event)]) }
    #expect(collectEvents() == [1, 2, 3])
    #expect(collectEvents() == [])
  }

  @Test func `mail that is collected in parts stays in order`() {
    for event in 1...5 { mailbox.post([mail(event)]) }
    #expect(collectEvents(atMost: 2) == [1, 2])
    #expect(mailbox.isFilled)
    mailbox.post([mail(6)])
    #expect(collectEvents(atMost: 2) == [3, 4])
    #expect(collectEvents(atMost: 2) == [5, 6])
    #expect(!mailbox.isFilled)
  }

  @Test func `the end of a run is collected together with the answer before it`() {
    let run = RunID(feedback: 0, index: 0, generation: 1)
    for end in [Mailbox<Int, Int>.Mail.ended(run), .finished(run, nil)] {
      mailbox.post([mail(1)])
      mailbox.post([mail(2), end])
      mailbox.post([mail(3)])
      #expect(mailbox.collect(atMost: 2).count == 3)
      #expect(collectEvents() == [3])
    }
  }

  @Test func `mails that are posted together are collected together`() {
    for event in [1, 4, 7] { mailbox.post([mail(event), mail(event + 1), mail(event + 2)]) }
    #expect(collectEvents(atMost: 2) == [1, 2, 3])
    #expect(collectEvents(atMost: 1) == [4, 5, 6])
    #expect(mailbox.isFilled)
    mailbox.postWithoutWaking([mail(10), mail(11)])
    #expect(collectEvents(atMost: 4) == [7, 8, 9, 10, 11])
    #expect(!mailbox.isFilled)
    mailbox.post([mail(12)])
    #expect(collectEvents(atMost: 1) == [12])
  }

  @Test func `no wake-up is sent while another one is pending`() {
    mailbox.post([mail(1)])
    mailbox.post([mail(2)])
    #expect(collectEvents() == [1, 2])
    mailbox.wake()
    #expect(wakeUps.entries.count == 1)
    mailbox.wakeUpArrived()
    mailbox.post([mail(3)])
    #expect(wakeUps.entries.count == 2)
  }

  @Test func `mail that is posted without a wake-up is collected`() {
    mailbox.postWithoutWaking([mail(1)])
    #expect(wakeUps.entries.isEmpty)
    #expect(collectEvents() == [1])
  }

  @Test func `only mail that is posted on the deciding thread is marked as mail of pure code`() {
    mailbox.decidingThread.store(Mailbox<Int, Int>.currentThread &+ 1, ordering: .relaxed)
    mailbox.post([mail(1)])
    #expect(!mailbox.isFilledByPureCode)
    mailbox.decidingThread.store(Mailbox<Int, Int>.currentThread, ordering: .relaxed)
    mailbox.post([mail(2)])
    #expect(mailbox.isFilledByPureCode)
    #expect(collectEvents() == [1, 2])
    #expect(!mailbox.isFilledByPureCode)
  }

  @Test func `a closed mailbox is empty, and reports a posted event as late`() {
    mailbox.post([mail(1)])
    mailbox.close()
    #expect(collectEvents() == [])
    mailbox.post([mail(2)])
    #expect(lateness.entries.count == 1)
    #expect(collectEvents() == [])
  }

  @Test func `a closed mailbox has no mail of pure code`() {
    mailbox.postWhileDeciding([mail(1)])
    mailbox.close()
    #expect(!mailbox.isFilledByPureCode)
    mailbox.postWhileDeciding([mail(2)])
    #expect(!mailbox.isFilledByPureCode)
    #expect(lateness.entries.count == 1)
  }

  @Test func `the end of a run is never reported as late`() {
    mailbox.close()
    mailbox.post([.finished(RunID(feedback: 0, index: 0, generation: 1), nil)])
    #expect(lateness.entries.isEmpty)
  }

  @Test
  func `an event that the deinit of a discarded event posts while the mailbox closes is late`() {
    let mailbox = Mailbox<Int, DeinitCallback>(tooLate: { [lateness] in lateness.add(()) })
    mailbox.post([mail(DeinitCallback { mailbox.post([mail(DeinitCallback {})]) })])
    mailbox.close()
    #expect(lateness.entries.count == 1)
  }

  @Test func `wake-ups deliver all mail of four concurrent tasks, each task's in order`() async {
    let (wakes, wake) = AsyncStream<Void>.makeStream()
    mailbox.connect(wakeUp: { wake.yield() })
    let posters = 4
    let count = 5000
    for poster in 0..<posters {
      Task { @concurrent [mailbox] in
        for number in 0..<count { mailbox.post([mail(poster * count + number)]) }
      }
    }
    var events: [Int] = []
    for await _ in wakes {
      mailbox.wakeUpArrived()
      events += collectEvents()
      if events.count == posters * count { break }
    }
    #expect(events.sorted() == Array(0..<posters * count))
    for poster in 0..<posters {
      let own = events.filter { $0 / count == poster }
      #expect(own == own.sorted())
    }
  }

  private func collectEvents(atMost limit: Int = .max) -> [Int] {
    mailbox.collect(atMost: limit).compactMap { mail in
      switch mail {
      case .event(.event(let event), _, _): event
      case .event(.deferred, _, _), .finished, .ended, .released, .due, .completionLimit,
        .sentWhileDeciding,
        .dropped:
        nil
      }
    }
  }
}

private func mail<Event: Sendable>(_ event: Event) -> Mailbox<Int, Event>.Mail {
  .event(.event(event), from: .outside, nil)
}
