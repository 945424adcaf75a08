public import TerminalModel
import TerminalViews

/// A recorded session: the inputs of an application, the answers of its effects and hashes of its
/// frames, in their order.
///
/// The option `--record FILE` of every application writes one, as a line of JSON for each entry. It
/// is replayed by the option `--replay FILE`, and in a test by `expectReplay(of:by:)` of
/// CursesFeedbackTesting.
public struct Recording: Sendable {
  /// The version of the form that this library reads and writes.
  static let version = 1

  private let origin: RecordingOrigin
  /// The name of the program that was recorded.
  public var program: String { origin.program }
  /// The version of the application, or nil if it has none (``App/version``).
  public var applicationVersion: String? { origin.version }
  /// The command line of the program, without its name, the options for recordings, and `--keys`.
  ///
  /// `•••` replaces the value of an option whose name contains token, secret, password, passphrase,
  /// key or credential.
  public var arguments: [String] { origin.arguments }
  /// The type of the terminal, such as `xterm-256color`, or nil without a terminal.
  public var terminal: String? { origin.terminal }
  /// The theme of the frames that have none of their own: that of the environment, or dark.
  var theme: Theme { origin.theme }
  /// The size of the screen at the start.
  public let size: Size
  /// The options for the screen.
  public let display: DisplayOptions
  /// The interface state at the start, or nil if it cannot be decoded.
  let interface: InterfaceState?
  /// The recorded first state; nil if there is none, so that a replay begins in that of the
  /// application.
  let initial: EncodedValue?
  /// The entries.
  let entries: [RecordedEntry]
  /// The texts of some frames, each with the number of entries before it: only a file of the
  /// option `--report` has them.
  let frames: [(position: Int, text: String)]
  /// Whether the last line was cut, as after a crash, and is left out.
  public let isCut: Bool

  /// Reads a recording.
  ///
  /// A last line without its end is left out, because a program that crashed may not have written
  /// all of it.
  ///
  /// - Throws: ``RecordingError`` for a text that is no recording, a recording of an unknown version,
  ///   and for the first line that is no entry, or that cannot follow the entries before it.
  public init(parsing text: String) throws(RecordingError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.popLast() ?? ""
    isCut = !last.isEmpty
    guard let first = lines.first, let header = RecordingHeader(line: first) else {
      throw RecordingError(line: 1, message: "This is no recording of a session.")
    }
    guard header.format == Self.version else {
      throw RecordingError(
        line: 1,
        message: "The recording has version \(header.format), and this program reads "
          + "version \(Self.version).")
    }
    (origin, initial) = (header.origin, header.initial)
    (size, display, interface) = (header.size, header.display, header.interface)
    var entries: [RecordedEntry] = []
    var frames: [(position: Int, text: String)] = []
    var check = RecordingCheck()
    entries.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated().dropFirst() {
      let fields = Self.fields(of: line)
      if let fields, fields["report"] != nil {
        if let text = ReportLines.frame(in: fields) { frames.append((entries.count, text)) }
        continue
      }
      guard let entry = fields.flatMap({ RecordedEntry(fields: $0, line: index + 1) }) else {
        throw RecordingError(line: index + 1, message: "This line is no entry of a recording.")
      }
      if let problem = check.add(entry) {
        throw RecordingError(line: index + 1, message: problem)
      }
      entries.append(entry)
    }
    (self.entries, self.frames) = (entries, frames)
  }

  private static func fields(of line: Substring) -> [String: EncodedValue]? {
    guard case .record(let fields)? = try? EncodedValue(json: line) else { return nil }
    return fields
  }

  /// Reads the recording in a file.
  ///
  /// - Throws: ``RecordingError`` as ``init(parsing:)`` does, and if the file cannot be read.
  public init(path: String) throws(RecordingError) {
    do {
      try self.init(parsing: Self.text(ofFile: path))
    } catch {
      throw RecordingError(path: path, line: error.line, message: error.message)
    }
  }

  /// The number of inputs.
  public var inputCount: Int {
    entries.count { if case .input = $0.content { true } else { false } }
  }

  /// The number of recorded events: those of effects and of other code, without those that a replay
  /// makes again.
  public var eventCount: Int {
    entries.count { if case .event = $0.content { true } else { false } }
  }

  /// The number of frames.
  public var frameCount: Int {
    entries.count { if case .frame = $0.content { true } else { false } }
  }

  /// Whether the recording has an end: it has none if the process crashed or was killed.
  var hasEnd: Bool {
    entries.contains { if case .ended = $0.content { true } else { false } }
  }
}

/// The reason why a recording cannot be read.
public struct RecordingError: Error, Hashable, CustomStringConvertible {
  /// The path of the file, or nil if the text came from elsewhere.
  public let path: String?
  /// The number of the invalid line, from 1, or nil if no line can be read.
  public let line: Int?
  /// One sentence.
  public let message: String

  init(path: String? = nil, line: Int? = nil, message: String) {
    (self.path, self.line, self.message) = (path, line, message)
  }

  /// The path, the line, and the sentence.
  public var description: String {
    let place = [path, line.map { "line \($0)" }].compactMap(\.self).joined(separator: ", ")
    return place.isEmpty ? message : "\(place): \(message)"
  }
}

/// One entry of a recording.
struct RecordedEntry: Sendable {
  /// What happened.
  enum Content: Sendable {
    case started
    case input(Input)
    case timer(ViewTimer)
    /// The process continued after a suspension, on a screen of this size.
    case resumed(Size)
    /// Another program got the terminal.
    case lent
    /// The other program, or the inspector, has ended.
    case returned
    /// The terminal did not accept a frame.
    case refused
    /// The terminal showed a frame: the hash of all frames so far.
    case frame(String)
    case ended(String)
    /// An event of the run with a number; without a number, one that other code sent to the loop.
    case event(EncodedValue, run: Int?)
    /// The run with a number has ended, with an error or without.
    case finished(Int, error: String?)
    /// The time that the run with a number waited for is over.
    case due(Int)
    /// The hash of the state.
    case state(String)
    /// A mark of the user or of a test.
    case mark(String)
  }

  let content: Content
  /// The number of the state in which the entry happened, from 0 for the first state; for an event,
  /// the number of the state to which it led.
  let state: Int
  /// The time since the start.
  let time: Duration
  /// The number of the line, from 1.
  let line: Int
  /// The name of the run: that of its feedback, with the run's key in brackets if it has one.
  let feedback: String?
  /// The number of inputs that the application had read, if the entry has it.
  let inputs: Int?
  /// The mouse actions that the terminal reports from this frame on; nil if they are those of the
  /// frame before.
  let mouse: String?
  /// The number of entries before the end, or nil if the entry does not have it.
  let entryCount: Int?
  /// Why the recording lacks the event, or nil if it has it.
  let fault: String?

  /// The number of the run that sent the event, has ended or has waited, or nil if there is none.
  var run: Int? {
    switch content {
    case .event(_, let run): run
    case .finished(let run, _), .due(let run): run
    case .started, .input, .timer, .resumed, .lent, .returned, .refused, .frame, .ended, .state,
      .mark:
      nil
    }
  }

  /// Reads an entry; nil if the fields of the line are not those of an entry.
  init?(fields: [String: EncodedValue], line: Int) {
    guard let state = fields.integer("state"), state >= 0, let content = Content(fields: fields)
    else { return nil }
    let time = fields.integer("time") ?? 0
    guard time >= 0 else { return nil }
    self.content = content
    self.state = state
    self.time = .nanoseconds(time)
    self.line = line
    feedback = fields.text("of")
    inputs = fields.integer("inputs")
    mouse = fields.text("mouse-reports")
    entryCount = fields.integer("entries")
    fault = fields.text("fault")
  }
}

extension RecordedEntry.Content {
  init?(fields: [String: EncodedValue]) {
    if let hash = fields.text("frame") {
      self = .frame(hash)
    } else if let hash = fields.text("hash") {
      self = .state(hash)
    } else if let text = fields.text("mark") {
      self = .mark(text)
    } else if let event = fields["event"] {
      self = .event(event, run: fields.integer("run"))
    } else if let run = fields.integer("end") {
      self = .finished(run, error: fields.text("error"))
    } else if let run = fields.integer("due") {
      self = .due(run)
    } else if let timer = fields.text("timer").flatMap(ViewTimer.init) {
      self = .timer(timer)
    } else if let size = fields.text("resumed").flatMap(Size.init(recorded:)) {
      self = .resumed(size)
    } else if let reason = fields.text("ended") {
      self = .ended(reason)
    } else if let step = fields.text("step") {
      switch step {
      case "started": self = .started
      case "lent": self = .lent
      case "returned": self = .returned
      case "refused": self = .refused
      default: return nil
      }
    } else if let input = Input(fields: fields) {
      self = .input(input)
    } else {
      return nil
    }
  }
}
