import Testing

@testable import FeedbackCore

@Suite struct RunLedgerTests {
  private var ledger = RunLedger(feedbackCount: 2)

  @Test mutating func `a run is current until it is revoked, also when it has finished`() {
    let run = ledger.start(feedback: 1, key: .only, policy: .latest)
    ledger.finish(run)
    #expect(ledger.isCurrent(run))
    #expect(ledger.feedback(of: run) == 1)
    ledger.revoke(run)
    #expect(!ledger.isCurrent(run))
    #expect(ledger.feedback(of: run) == nil)
  }

  @Test mutating func `a run that takes the place of another is not taken for it`() {
    let old = ledger.start(feedback: 0, key: .only, policy: .latest)
    ledger.revoke(old)
    let new = ledger.start(feedback: 0, key: .only, policy: .latest)
    #expect(old.index == new.index)
    #expect(!ledger.isCurrent(old))
    #expect(ledger.isCurrent(new))
    ledger.finish(old)
    ledger.revoke(old)
    #expect(ledger.isCurrent(new))
  }

  @Test mutating func `runs of a feedback and key come in the order of their starts`() {
    let keys = [RunKey("b"), .only, RunKey("a"), RunKey("b")]
    let runs = keys.map { ledger.start(feedback: 0, key: $0, policy: .merge) }
    _ = ledger.start(feedback: 1, key: .only, policy: .merge)
    #expect(ledger.currentRuns(of: 0) == runs)
    #expect(ledger.currentRuns(of: 0, key: RunKey("b")) == [runs[0], runs[3]])
    #expect(ledger.currentRuns(of: 1, key: RunKey("b")) == [])
  }

  @Test mutating func `a finished run beside others is forgotten with the last of its events`() {
    let run = ledger.start(feedback: 0, key: .only, policy: .merge)
    ledger.eventQueued(by: run)
    ledger.eventQueued(by: run)
    ledger.finish(run)
    let isFirstWanted = ledger.eventDequeued(of: run)
    #expect(isFirstWanted && ledger.isCurrent(run))
    let isSecondWanted = ledger.eventDequeued(of: run)
    #expect(isSecondWanted && !ledger.isCurrent(run))
  }

  @Test mutating func `places are taken again, so that many runs need few`() {
    for _ in 1...100_000 {
      let run = ledger.start(feedback: 0, key: .only, policy: .merge)
      ledger.finish(run)
    }
    let last = ledger.start(feedback: 0, key: .only, policy: .merge)
    #expect(last.index == 0)
  }

  @Test func `keys are equal where their elements are`() {
    #expect(RunKey(1) == RunKey(1))
    #expect(RunKey(1) != RunKey("1"))
    #expect(RunKey.only != RunKey(1))
    #expect(Set([RunKey.only, .only, RunKey(1), RunKey(1)]).count == 2)
  }
}
