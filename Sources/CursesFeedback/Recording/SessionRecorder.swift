import CursesDriver
import FeedbackCore
import TerminalModel
import TerminalViews

/// The reason why a session cannot be recorded, or why its recording cannot be replayed.
public enum RecordError: Error, Hashable, CustomStringConvertible {
  /// The events of the application are not `Codable`, so the events that effects send cannot be
  /// written.
  case eventsNotCodable(type: String)
  /// An event could not be encoded, so that the recording lacks it: its `encode(to:)` has failed, it has
  /// a number that is infinite or not a number, which JSON does not have, or, in a test, its type is not
  /// `Codable`.
  case eventNotEncodable(event: String, reason: String)

  /// One sentence: the problem and, for ``eventsNotCodable(type:)``, what to do.
  public var description: String {
    switch self {
    case .eventsNotCodable(let type):
      "A recording holds the events that effects send, and \(type) is not Codable: declare "
        + "\"enum Event: Codable\", and its associated values too."
    case .eventNotEncodable(let event, let reason):
      "The event \"\(event)\" cannot be recorded, and its recording cannot be replayed: \(reason)."
    }
  }
}

/// Records a session: the entries of its journal, the events that effects and other code send to
/// its loop, the ends and the delays of runs, and hashes of its states.
@MainActor final class SessionRecorder<State: Sendable, Event: Sendable> {
  private let writer: RecordingWriter
  private let loop: FeedbackLoop<State, Event>
  private let journal: SessionJournal
  private let hashing: Hashing
  /// The number of the state that was hashed last, and the number of inputs that had been read
  /// then.
  private var lastHashed = (state: -1, inputs: 0)

  /// Begins to record a loop that has not been started.
  init(_ session: Session, _ loop: FeedbackLoop<State, Event>, to writer: RecordingWriter) {
    self.writer = writer
    self.loop = loop
    writer.write(
      RecordingHeader(
        origin: writer.origin, size: session.renderer.size, display: session.display,
        interface: session.interfaceState,
        initial: writer.writesInitialState ? RecordedState.value(of: loop.state) : nil))
    let renderer = session.renderer
    let hashing = Hashing()
    self.hashing = hashing
    journal = SessionJournal(
      clock: session.nanosecondStopwatch(), secrecy: { renderer.secrecy },
      watching: loop.watching,
      // It uses no member of this generic class: a call of generic code would take more instructions
      // than to write the entry.
      write: { entry, state, nanoseconds in
        hashing.hashState(before: entry, at: nanoseconds)
        writer.write(entry, state: state, at: nanoseconds)
      })
    hashing.write = { [unowned self] in self.writeHash() }
    session.journal = journal
    renderer.findsSecrets = true
    renderer.elapsed = { [journal] in journal.time }
    loop.recordEvents { [weak self] event, origin, run, state in
      self?.write(event, origin, of: run, leadingTo: state)
    }
    loop.recordRunMail { [weak self] mail, run in self?.write(mail, run) }
  }

  /// Writes the hash of the last state, and ends the recording.
  ///
  /// - Parameter hasEnded: Whether the session has ended, so that its end is already recorded. If
  ///   not, the end `stopped` is written.
  func end(hasEnded: Bool) {
    writeHash()
    if !hasEnded { journal.note(.stopped) }
    writer.end()
  }

  private func writeHash() {
    // A session can go on after its recording.
    guard !writer.hasEnded else { return }
    let now = (state: loop.stateNumber, inputs: journal.inputCount)
    guard now != lastHashed else { return }
    lastHashed = now
    writer.write(
      hash: StateHash.of(loop.state), inputs: now.inputs, state: now.state,
      at: journal.nanoseconds)
  }

  /// Writes an event, unless a replay makes it again: an event that the loop computes, or that follows
  /// from an entry of the journal.
  ///
  /// Called before the event is reduced, so that a recording that ends because the reducer traps
  /// has the event.
  private func write(
    _ event: Event, _ origin: EventOrigin, of run: RunDescription?, leadingTo state: Int
  ) {
    guard !writer.hasEnded else { return }
    let generation: Int?
    switch origin {
    case .computed: return
    case .direct:
      guard !journal.isDeriving else { return }
      generation = nil
    case .mail: generation = nil
    case .run(let number): generation = number
    }
    journal.beginEntry()
    writer.write(
      event: RecordedEvent(event), of: run, generation: generation, state: state,
      at: journal.nanoseconds)
  }

  /// Writes that a run has ended, or that its delay is over, unless the run had ended before or was
  /// revoked: such a notice changes nothing.
  private func write(_ mail: RunMail, _ run: RunDescription?) {
    guard let run else { return }
    journal.beginEntry()
    writer.write(mail, of: run, state: loop.stateNumber, at: journal.nanoseconds)
  }
}

/// Decides when the state is hashed.
@MainActor private final class Hashing {
  /// The shortest time between two hashes of the state, except for the last one, in nanoseconds: a hash
  /// can take longer than the work for a key.
  private let interval = 100_000_000
  /// The earliest time of the next hash.
  @exclusivity(unchecked)
  private var next = 0
  var write: () -> Void = {}

  /// Writes the hash of the state if it is time for one and the entry is the start or a frame: the
  /// state is settled then.
  func hashState(before entry: JournalEntry, at nanoseconds: Int) {
    guard nanoseconds >= next else { return }
    switch entry {
    case .started, .frame:
      next = nanoseconds + interval
      write()
    case .input, .timer, .resumed, .lent, .returned, .refused, .mark, .ended, .failed,
      .stopped:
      break
    }
  }
}

extension Session {
  /// A closure that returns the nanoseconds since this call.
  fileprivate func nanosecondStopwatch() -> () -> Int {
    guard clock is MainLoopClock else {
      let stopwatch = clock.stopwatch()
      return { stopwatch().wholeNanoseconds }
    }
    // The same time, without the 128-bit arithmetic of `Duration`.
    let start = MainLoop.nanoseconds
    return { MainLoop.nanoseconds - start }
  }

  /// Records the session and its loop, which has not been started, until the recording is ended.
  func record<State, Event>(_ loop: FeedbackLoop<State, Event>, to writer: RecordingWriter) {
    let recorder = SessionRecorder(self, loop, to: writer)
    writer.report?.begin(self, loop)
    var isOver = false
    endRecording = { [unowned self] in
      guard !isOver else { return }
      isOver = true
      recorder.end(hasEnded: self.hasEnded)
      writer.report?.end()
      guard !self.hasEnded else { return }
      // Later frames and a crash of a session that goes on do not belong to the recording.
      self.journal?.frameShown = nil
      CrashNotes.remove()
    }
  }
}
