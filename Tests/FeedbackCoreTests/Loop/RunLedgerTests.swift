import Testing

@testable import FeedbackCore

/// The records of a feedback's runs.
///
/// The argument `isHeld` says whether the run's sender may be in use. A lane has the runs with one
/// key, and the effects that wait for them.
@Suite struct RunLedgerTests {
  private var ledger = RunLedger<String>(feedback: 1)
  private var lastGeneration = 0

  @Test mutating func `a finished run whose sender may be in use is current until it is revoked`() {
    let run = start(.only, isHeld: true)
    _ = ledger.finish(run)
    #expect(ledger.isCurrent(run))
    let revoked = ledger.revoke(.only)
    #expect(!ledger.isCurrent(run))
    #expect(revoked.working.isEmpty)
  }

  @Test mutating func `a run that reuses the index of a revoked run is another run`() {
    let old = start(.only)
    let revoked = ledger.revoke(.only)
    let new = start(.only)
    #expect(revoked.working == [old])
    #expect(old.index == new.index)
    #expect(!ledger.isCurrent(old))
    #expect(ledger.isCurrent(new))
  }

  @Test mutating func `working runs are listed in the order of their starts`() {
    let keys = [RunKey("b"), .only, RunKey("a"), RunKey("b")]
    let runs = keys.map { start($0) }
    #expect(ledger.workingRuns() == runs)
    #expect(ledger.workingRuns(RunKey("b")) == [runs[0], runs[3]])
    #expect(ledger.lastRun(RunKey("b")) == runs[3])
    #expect(ledger.workingRuns(RunKey("c")) == [])
    let revoked = ledger.revokeAll()
    #expect(revoked == runs)
    #expect(ledger.workingRuns() == [])
  }

  @Test
  mutating func `a finished run is current until its events are reduced and its senders released`()
  {
    let run = start(.only, isHeld: true)
    ledger.eventQueued(by: run, at: 7)
    ledger.eventQueued(by: run, at: 9)
    _ = ledger.finish(run)
    ledger.eventDequeued(of: run)
    ledger.eventDequeued(of: run)
    #expect(ledger.isCurrent(run))
    ledger.release(run)
    #expect(!ledger.isCurrent(run))
  }

  @Test
  mutating func `revoke returns the position of a run's first event, or nil if one was reduced`() {
    let first = start(.only)
    ledger.eventQueued(by: first, at: 7)
    ledger.eventQueued(by: first, at: 9)
    let position = ledger.revoke(.only).queuePosition
    let second = start(.only)
    ledger.eventQueued(by: second, at: 10)
    ledger.eventQueued(by: second, at: 11)
    ledger.eventDequeued(of: second)
    let positionAfterReduce = ledger.revoke(.only).queuePosition
    #expect(position == 7)
    #expect(positionAfterReduce == nil)
  }

  @Test mutating func `the end of a run returns the effect that waits with the same key`() {
    let run = start(RunKey("a"))
    ledger.wait(RunKey("a"), for: .send("next"))
    let other = start(RunKey("b"))
    let isNextOfOther = ledger.finish(other) != nil
    let next = ledger.finish(run)
    #expect(!isNextOfOther)
    #expect(next?.key == RunKey("a"))
  }

  @Test mutating func `finished runs with senders stay current if only working runs are revoked`() {
    let finished = start(.only, isHeld: true)
    _ = ledger.finish(finished)
    let working = start(.only)
    let revoked = ledger.revoke(.only, sparingFinished: true)
    #expect(revoked.working == [working])
    #expect(ledger.isCurrent(finished))
  }

  @Test
  mutating func `the indices and lanes of finished runs without events and senders are reused`() {
    for number in 1...100_000 {
      let run = start(RunKey(number))
      _ = ledger.finish(run)
    }
    let last = start(.only)
    #expect(last.index == 0)
    #expect(ledger.lanes.count < 3)
  }

  @Test func `keys are equal if their elements are`() {
    #expect(RunKey(1) == RunKey(1))
    #expect(RunKey(1) != RunKey("1"))
    #expect(RunKey.only != RunKey(1))
    #expect(RunKey(1).of("child") != RunKey("child").of(1))
    #expect(Set([RunKey.only, .only, RunKey(1), RunKey(1)]).count == 2)
  }

  private mutating func start(_ key: RunKey, isHeld: Bool = false) -> RunID {
    lastGeneration += 1
    return ledger.start(key, generation: lastGeneration, isHeld: isHeld)
  }
}
