import FeedbackCore
import TerminalModel
import TerminalViews

/// Writes the entries of a recording, a line each, as they happen.
///
/// After a crash the file has all lines; the last one may be cut.
@MainActor package final class RecordingWriter {
  /// The program that is recorded.
  var origin: RecordingOrigin
  /// Whether the header has the first state if it can be encoded.
  let writesInitialState: Bool
  /// The report that the recording is a part of, or nil for none.
  var report: SessionReport?
  /// The error of the first event that could not be recorded, or nil if there is none.
  private(set) var error: RecordError?
  /// Whether the recording was ended while the session went on.
  private(set) var isStopped = false
  /// The reason of such an end.
  static let stopped = "stopped"
  private let append: (UnsafeRawBufferPointer) -> Void
  /// The number of entries that were written.
  @exclusivity(unchecked)
  private var entryCount = 0
  /// Whether nothing more is written.
  @exclusivity(unchecked)
  private(set) var hasEnded = false
  // Unchecked, because no code of the writer is called while a line is changed.
  @exclusivity(unchecked)
  private var line = RecordedLine()
  @exclusivity(unchecked)
  private var mask = SecretMask()

  /// Makes a writer.
  ///
  /// - Parameter append: Called with the bytes of each line, which ends with a line feed. The
  ///   closure must copy the bytes that it keeps.
  package convenience init(
    writesInitialState: Bool = true, _ append: @escaping (UnsafeRawBufferPointer) -> Void
  ) {
    self.init(RecordingOrigin(), writesInitialState: writesInitialState, append)
  }

  init(
    _ origin: RecordingOrigin, writesInitialState: Bool = true,
    _ append: @escaping (UnsafeRawBufferPointer) -> Void
  ) {
    (self.origin, self.writesInitialState) = (origin, writesInitialState)
    self.append = append
  }

  /// Writes the header, which comes first.
  func write(_ header: RecordingHeader) {
    guard !hasEnded else { return }
    Array("\(header.line)\n\(report?.firstLines ?? "")".utf8).withUnsafeBytes(append)
  }

  /// Ends the recording: nothing more is written.
  func end() { hasEnded = true }

  /// Writes an entry of the session.
  func write(_ entry: JournalEntry, state: Int, at nanoseconds: Int) {
    line.begin(state: state, at: nanoseconds)
    switch entry {
    case .started: line.add("step", "started")
    case .lent: line.add("step", "lent")
    case .returned: line.add("step", "returned")
    case .refused: line.add("step", "refused")
    case .timer(let timer): line.add("timer", timer.rawValue)
    case .resumed(let size): line.add("resumed", size.recorded)
    case .frame(let hash, let mouse):
      line.addHash("frame", hash)
      if let mouse { line.add("mouse-reports", "\(mouse)") }
    case .mark(let text): line.add("mark", text)
    case .ended(let interruption): addEnd(interruption.map { "\($0)" } ?? "quit")
    case .failed: addEnd("failed")
    case .stopped:
      isStopped = true
      addEnd(Self.stopped)
    case .input(.key(let key), isSecret: false):
      mask.endText()
      line.addKey(key)
    case .input(let input, let isSecret):
      let fields = isSecret ? mask.fields(of: input) : input.fields
      for field in fields { line.add(field.name, field.value) }
      if !isSecret { mask.inputRead(input) }
    }
    endLine()
  }

  /// Writes an event that a run or, if there is none, other code sent to the loop.
  func write(
    event: RecordedEvent, of run: RunDescription?, generation: Int?, state: Int, at nanoseconds: Int
  ) {
    line.begin(state: state, at: nanoseconds)
    line.add("event", event.value)
    if let error = event.error {
      line.add("fault", "\(error)")
      self.error = self.error ?? error
    }
    if let generation { line.add("run", generation) }
    if let run { line.add("of", "\(run)") }
    endLine()
  }

  /// Writes that a run has ended, or that the time it waited for is over.
  func write(_ mail: RunMail, of run: RunDescription?, state: Int, at nanoseconds: Int) {
    line.begin(state: state, at: nanoseconds)
    switch mail {
    case .finished(let generation, let error):
      line.add("end", generation)
      if let error { line.add("error", error) }
    case .due(let generation): line.add("due", generation)
    }
    if let run { line.add("of", "\(run)") }
    endLine()
  }

  /// Writes the hash of a state, and the number of inputs that have been read.
  func write(hash: UInt64, inputs: Int, state: Int, at nanoseconds: Int) {
    line.begin(state: state, at: nanoseconds)
    line.addHash("hash", hash)
    line.add("inputs", inputs)
    endLine()
  }

  private func addEnd(_ reason: String) {
    line.add("ended", reason)
    line.add("entries", entryCount)
  }

  @inline(__always) private func endLine() {
    line.end()
    entryCount += 1
    if !hasEnded { append(line.bytes) }
  }
}
