import FeedbackCore
import TerminalModel
import TerminalViews

/// Writes the entries of a recording, a line each, as they happen.
///
/// After a crash the file has all lines but the last, which may be cut.
@MainActor package final class RecordingWriter {
  private let append: ([UInt8]) -> Void
  // No code of the writer is called while a line is changed.
  @exclusivity(unchecked)
  private var line: [UInt8] = []

  /// Makes a writer.
  ///
  /// - Parameter append: Called with each line, which ends with a line feed.
  package init(_ append: @escaping ([UInt8]) -> Void) {
    self.append = append
    line.reserveCapacity(256)
  }

  /// Writes the header, which comes first.
  func write(_ header: RecordingHeader) {
    line = Array(header.line.utf8)
    writeLine()
  }

  /// Writes an entry of the session.
  func write(_ entry: JournalEntry, state: Int, at time: Duration) {
    begin(state: state, at: time)
    switch entry {
    case .started: add("step", "started")
    case .lent: add("step", "lent")
    case .returned: add("step", "returned")
    case .refused: add("step", "refused")
    case .timer(let timer): add("timer", timer.rawValue)
    case .resumed(let size): add("resumed", size.recorded)
    case .frame(let hash): addHash("frame", hash)
    case .ended(let interruption):
      add("ended", interruption.map { "\($0)" } ?? "quit")
    case .input(let input, let isSecret):
      for field in input.fields(isSecret: isSecret) { add(field.name, field.value) }
    }
    end()
  }

  /// Writes an event that was sent by a run, or from outside.
  func write(
    event: EncodedValue, of run: RunDescription?, generation: Int?, state: Int, at time: Duration
  ) {
    begin(state: state, at: time)
    add("event", event)
    if let generation { add("run", generation) }
    if let run { add("of", "\(run)") }
    end()
  }

  /// Writes mail of a run.
  func write(_ mail: RunMail, of run: RunDescription?, state: Int, at time: Duration) {
    begin(state: state, at: time)
    switch mail {
    case .finished(let generation, let error):
      add("end", generation)
      if let error { add("error", error) }
    case .due(let generation): add("due", generation)
    }
    if let run { add("of", "\(run)") }
    end()
  }

  /// Writes the hash of a state.
  func write(hash: UInt64, state: Int, at time: Duration) {
    begin(state: state, at: time)
    addHash("hash", hash)
    end()
  }

  // MARK: The bytes of a line

  // A line is written for each key and for each frame: it is put together from bytes, because a
  // string with interpolations would take more instructions than all the rest of the recording.

  private func begin(state: Int, at time: Duration) {
    line.removeAll(keepingCapacity: true)
    add(ascii: "{\"time\":")
    let (seconds, attoseconds) = time.components
    add(digitsOf: UInt64(seconds) &* 1_000_000_000 &+ UInt64(attoseconds / 1_000_000_000))
    add("state", state)
  }

  private func end() {
    line.append(UInt8(ascii: "}"))
    writeLine()
  }

  private func writeLine() {
    line.append(UInt8(ascii: "\n"))
    append(line)
  }

  private func add(name: StaticString) {
    add(ascii: ",\"")
    add(ascii: name)
    add(ascii: "\":")
  }

  private func add(_ name: StaticString, _ number: Int) {
    add(name: name)
    add(digitsOf: UInt64(number))
  }

  private func add(_ name: StaticString, _ text: String) {
    add(name: name)
    EncodedValue.text(text).appendJSON(to: &line)
  }

  private func add(_ name: String, _ value: EncodedValue) {
    line.append(UInt8(ascii: ","))
    EncodedValue.text(name).appendJSON(to: &line)
    line.append(UInt8(ascii: ":"))
    value.appendJSON(to: &line)
  }

  private func addHash(_ name: StaticString, _ hash: UInt64) {
    add(name: name)
    line.append(UInt8(ascii: "\""))
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: hash >> UInt64(shift)) & 15
      line.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
    line.append(UInt8(ascii: "\""))
  }

  private func add(ascii text: StaticString) {
    line.append(
      contentsOf: unsafe UnsafeBufferPointer(
        start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private func add(digitsOf number: UInt64) {
    let start = line.count
    var rest = number
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      line.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = quotient
    } while rest > 0
    // The digits were appended from the last to the first.
    var (left, right) = (start, line.count - 1)
    while left < right {
      line.swapAt(left, right)
      (left, right) = (left + 1, right - 1)
    }
  }
}
