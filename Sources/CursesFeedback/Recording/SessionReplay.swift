import FeedbackCore
import TerminalModel
import TerminalViews

/// Replays a recording with a component, without effects and without a terminal, and compares the
/// course of the session with the recording.
@MainActor final class SessionReplay<Running: Component> {
  /// The terminal in memory that shows the frames.
  let terminal: MemoryTerminal
  /// The loop of the component.
  let loop: FeedbackLoop<Running.State, Running.Event>
  /// The number of entries that have been replayed.
  private(set) var position = 0
  /// The first difference, or nil if there is none so far.
  private(set) var divergence: ReplayDivergence?
  /// Called with each frame that is as recorded, and with the frame at the divergence; the duration
  /// is the frame's time.
  var frameShown: ((Frame, Duration) -> Void)?
  let recording: Recording
  let session: Session
  private var frameHash: UInt64 = 0
  /// The mouse actions that the terminal reports, or nil if they are unknown.
  private var mouse: (recorded: String?, replayed: String?) = (nil, nil)
  /// The state and the frame of the last entry at which both were as recorded.
  private var last: (state: Running.State, frame: Frame?)
  private let notes: [String]
  /// Gets the frames and the states of the replay, which then goes on if they differ from those of
  /// the recording; nil if the replay ends at the first difference.
  private let renewal: RecordingRenewal?

  /// Makes a replay, before the first entry.
  ///
  /// It begins in the recorded first state or, if none can be decoded, in that of the component.
  ///
  /// - Parameters:
  ///   - version: The version of the application, or nil if it has none.
  ///   - renewal: Gets the frames and the states; nil if the replay ends at the first difference.
  init(
    _ recording: Recording, of component: Running, version: String? = nil,
    for renewal: RecordingRenewal? = nil
  ) {
    (self.recording, self.renewal) = (recording, renewal)
    let initial: Running.State? = recording.initial.flatMap { RecordedState.state(of: $0) }
    notes = recording.notes(version, hasInitialState: initial != nil)
    terminal = MemoryTerminal(size: recording.size)
    let clock = VirtualClock()
    session = Session(terminal: terminal, clock: clock, display: recording.display)
    session.interfaceState = recording.interface ?? InterfaceState()
    session.machine.isReplaying = true
    session.connections.restoredState = initial
    loop = component.makeLoop(on: session, clock: clock)
    last = (loop.state, nil)
    loop.beginReplay(beforeEvent: { [unowned self] in self.replayEntriesBetweenEvents() })
    session.onEnd = { [weak loop] in loop?.beginShutdown() }
    session.journal = SessionJournal(
      clock: { [unowned self] in self.time.wholeNanoseconds }, secrecy: { .open },
      watching: loop.watching,
      write: { [unowned self] entry, _, _ in
        guard case .frame(let hash, let mouse) = entry else { return }
        self.frameHash = hash
        if let mouse { self.mouse.replayed = "\(mouse)" }
        renewal?.replayed(frame: hash, mouse)
      })
    session.renderer.elapsed = { [unowned self] in self.time }
    loop.watchEvents { [unowned self] _ in self.replayEntriesBetweenEvents() }
  }

  /// The time of the entry that is being replayed, or of the last one.
  var time: Duration { position > 0 ? recording.entries[position - 1].time : .zero }

  /// The entry that is replayed next, or nil at the end and after a divergence.
  var next: RecordedEntry? {
    guard divergence == nil, position < recording.entries.count else { return nil }
    return recording.entries[position]
  }

  /// The focus and the memories of controls.
  var interfaceState: InterfaceState { session.interfaceState }

  /// Whether the first state is the recorded one, or the replay goes on if it is not.
  ///
  /// A difference is reported after the start, with the first frame of the replay.
  private var startsAsRecorded: Bool {
    guard renewal == nil, case .state(let hash)? = next?.content else { return true }
    return hash == StateHash.of(loop.state).hexadecimal
  }

  /// Replays all entries.
  func run() {
    // The start of the loop reduces the events that follow its entry before the first state settles,
    // and so before the run of the feedback that shows states gets its number.
    if startsAsRecorded {
      while case .state? = next?.content { step() }
      if case .started? = next?.content { step() }
    }
    // The loop reduces the application's events for the first size after the start entry. So the
    // recording has entries for these events, and the replay drops those that the start sends.
    session.journal?.dropsEvents = true
    loop.start()
    session.journal?.dropsEvents = false
    while next != nil { step() }
  }

  /// Replays the next entry.
  func step() {
    guard let entry = next else { return }
    let expected = entry.isEvent ? entry.state - 1 : entry.state
    if loop.stateNumber != expected, loop.hasQueuedEvents { loop.continueReplay() }
    // `continueReplay()` may have replayed this entry.
    guard next?.line == entry.line else { return }
    guard loop.stateNumber == expected else {
      return diverge(
        at: entry,
        "After \(expected) events of the recording, \(entry.subject) follows; the replay has "
          + "reduced \(loop.stateNumber).")
    }
    position += 1
    perform(entry)
  }

  private func perform(_ entry: RecordedEntry) {
    switch entry.content {
    case .started, .mark: break
    case .input(.resized(let size)):
      terminal.report(.resized(size))
    case .input(let input): session.pass([input])
    case .timer(let timer): session.act(after: timer)
    case .resumed(let size):
      // Without a report of the size: the recorded session has read no input for it.
      terminal.size = size
      session.resume()
    case .lent, .returned: session.screenLost()
    case .frame(let hash): compareFrame(with: hash, entry)
    case .refused:
      terminal.isReading = false
      session.draw()
      terminal.isReading = true
    case .ended(RecordingWriter.stopped): break
    case .ended(let reason):
      if !session.hasEnded, reason != "quit" { session.receive(.ended) }
      if !session.hasEnded {
        diverge(at: entry, "The recorded session ends, and the replay does not.")
      }
    case .event(let value, let run): replay(value, run, entry)
    case .finished(let run, let error): replay(.finished(run, error: error), run, entry)
    case .due(let run): replay(.due(run), run, entry)
    case .state(let hash): compareState(with: hash, entry)
    }
  }

  private func replay(_ value: EncodedValue, _ run: Int?, _ entry: RecordedEntry) {
    if let fault = entry.fault {
      return diverge(at: entry, "The recording lacks an event here. \(fault)")
    }
    if let run, !isRecorded(run, entry) { return }
    do {
      guard let type = Running.Event.self as? any Decodable.Type,
        let event = try value.decoded(as: type) as? Running.Event
      else {
        return diverge(at: entry, "\(RecordError.eventsNotCodable(type: "\(Running.Event.self)"))")
      }
      loop.replay(event, fromRun: run)
    } catch {
      diverge(at: entry, "The event does not belong to this application: \(error)")
    }
  }

  private func replay(_ mail: RunMail, _ run: Int, _ entry: RecordedEntry) {
    // A shutdown first handles the ends of runs that wait in the mailbox, and then revokes runs.
    // The replay comes to the entries of these ends after its own shutdown has revoked the runs.
    guard isRecorded(run, entry), !loop.replay(mail), !session.hasEnded else { return }
    diverge(
      at: entry,
      "In the recording, the effect \(entry.feedback.map { "\"\($0)\" " } ?? "")(run \(run)) works "
        + "here; in the replay it does not.")
  }

  /// Compares the feedback of a run with the recorded one, unless the run has ended.
  private func isRecorded(_ run: Int, _ entry: RecordedEntry) -> Bool {
    guard let recorded = entry.feedback, let replayed = loop.run(withNumber: run),
      !RunName.isName(recorded, ofFeedback: replayed.feedback)
    else { return true }
    diverge(
      at: entry,
      "In the recording, run \(run) is the effect \"\(recorded)\"; in the replay it is "
        + "\"\(replayed)\".")
    return false
  }

  private func compareState(with hash: String, _ entry: RecordedEntry) {
    let replayed = StateHash.of(loop.state)
    renewal?.renew(entry, hash: replayed, inputs: session.journal?.inputCount ?? 0)
    if hash != replayed.hexadecimal {
      diverge(at: entry, "The state differs from the recorded one.", .state)
    }
    if let recorded = entry.inputs, let read = session.journal?.inputCount, read != recorded {
      let counts = "\(recorded) input\(recorded == 1 ? "" : "s"), and the replay \(read)."
      return diverge(at: entry, "The recorded session has read \(counts)")
    }
    if divergence == nil { settled() }
  }

  private func compareFrame(with hash: String, _ entry: RecordedEntry) {
    if loop.hasQueuedEvents { loop.settleForReplay() }
    session.draw()
    renewal?.renewFrame(entry)
    if hash != frameHash.hexadecimal {
      diverge(at: entry, "The frame differs from the recorded one.", .frame)
    }
    mouse.recorded = entry.mouse ?? mouse.recorded
    if let recorded = mouse.recorded, let replayed = mouse.replayed, recorded != replayed {
      diverge(
        at: entry,
        "The terminal of the recording reports other mouse actions (\(recorded)) than that of the "
          + "replay (\(replayed)).", .frame)
    }
    guard divergence == nil else { return }
    settled()
    reportFrame(at: entry)
  }

  /// The state and the frame are as recorded.
  private func settled() {
    last = (loop.state, terminal.frame)
  }

  private func reportFrame(at entry: RecordedEntry) {
    frameShown?(terminal.frame ?? Frame(size: terminal.size), entry.time)
  }

  private func diverge(
    at entry: RecordedEntry, _ message: String, _ kind: ReplayDivergence.Kind = .course
  ) {
    guard divergence == nil, renewal?.differences[kind] == nil else { return }
    let goesOn = renewal != nil && kind != .course
    // A frame counts for the hash of the next one, even if it is equal to the one before.
    if !goesOn { session.draw() }
    let shown = recording.frame(atOrAfter: entry)
    let difference = ReplayDivergence(
      kind: kind, line: entry.line, time: entry.time, message: message,
      changes: DumpDifference(from: last.state, to: loop.state).lines,
      lastFrame: last.frame?.text ?? "", frame: terminal.frame?.text ?? "",
      recordedFrame: shown?.text, isLater: shown?.isLater ?? false, notes: notes)
    renewal?.differences[kind] = difference
    if goesOn { return }
    divergence = difference
    reportFrame(at: entry)
    loop.cutReplay()
  }

  // MARK: During a drain

  /// Replays the entries that come before the next event.
  private func replayEntriesBetweenEvents() {
    while let entry = next {
      switch entry.content {
      case .event(let value, let run) where entry.state == loop.stateNumber + 1:
        position += 1
        let isDraining = loop.isDraining
        replay(value, run, entry)
        // The loop reduces the event next, and then calls this method again.
        if isDraining { return }
      case .finished, .due, .mark:
        guard entry.state == loop.stateNumber else { return }
        position += 1
        perform(entry)
      case .frame, .refused:
        guard entry.state == loop.stateNumber, loop.hasQueuedEvents else { return }
        position += 1
        perform(entry)
      case .input, .timer, .resumed, .lent, .returned, .state, .ended, .started, .event:
        if entry.state == loop.stateNumber, loop.hasQueuedEvents { loop.cutReplay() }
        return
      }
    }
  }
}

extension UInt64 {
  /// Sixteen hexadecimal digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
