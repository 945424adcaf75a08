import CursesDriver
import FeedbackCore
import TerminalModel

/// The report of a session: lines that its recording has besides the entries.
///
/// In a report, the environment and the versions follow the header, and the text of a frame follows
/// its entry, at most once a second. The last frame, the diagnostics and the trace of the last
/// events come at the end of the session; after a crash, they are those of the time of the last
/// frame. A recording that is no report gets such lines only after a crash: the environment and the
/// versions.
@MainActor final class SessionReport {
  /// The number of the last events that a report has.
  nonisolated static let eventCount = 50

  /// The path of the file.
  let path: String
  /// Whether the recording is a report, and not only a recording.
  let isReport: Bool
  private let file: TraceFile
  private let usesASCII: Bool
  private let version: String?
  /// The shortest time between two frames in the file.
  nonisolated static let frameInterval = Duration.seconds(1)
  private var nextFrame = Duration.zero
  private var log: DiagnosticLog?
  private var frame: String?
  private var events: [String] = []
  private var tracing = Cancellation.none

  init(_ file: TraceFile, _ options: LaunchOptions) {
    self.file = file
    (path, version, usesASCII) = (file.path, options.version, options.usesASCII)
    isReport = options.report != nil
  }

  /// The lines that follow the header.
  var firstLines: String {
    isReport ? ReportLines.environment() + ReportLines.versions(of: version) : ""
  }

  /// Begins to observe a session and its loop, which has not been started.
  func begin<State, Event>(_ session: Session, _ loop: FeedbackLoop<State, Event>) {
    guard isReport else { return }
    log = session.log
    tracing = loop.trace { [weak self] trace in self?.add("\(trace)") }
    session.journal?.frameShown = { [weak self, unowned session] frame in
      self?.show(frame, at: session.journal?.time ?? .zero)
    }
  }

  /// Sets the notes for a crash before ``finish()``: a text for the user, and lines for the file.
  ///
  /// Called when the terminal has been opened.
  func prepareForCrash() {
    CrashNotes.set("\(Launch.programName): \(sentence)\n", file: file.descriptor)
    CrashNotes.set(
      lines: isReport
        ? [] : Array((ReportLines.environment() + ReportLines.versions(of: version)).utf8))
  }

  /// Adds the lines at the end of a session.
  func end() {
    guard isReport else { return }
    tracing.cancel()
    file.append(lastLines)
    CrashNotes.set(lines: [])
  }

  /// Releases the file, and prints a line with its path if it is a report of a session.
  func finish() {
    CrashNotes.remove()
    if isReport, file.isBegun, file.failure == nil { Launch.printError(sentence) }
  }

  /// One sentence with the file, and one with the command that replays it.
  var sentence: String {
    let subject = isReport ? "The report of the session is in" : "The session was recorded in"
    return StandardStream.visible(
      line: "\(subject) \(path). To replay it: \(ReplayCommand.text(of: path))")
  }

  private var lastLines: String {
    let messages = log?.entries.map(\.diagnostic.message) ?? []
    return ReportLines.frame(frame ?? "") + ReportLines.diagnostics(messages)
      + ReportLines.trace(events)
  }

  private func add(_ event: String) {
    if events.count == Self.eventCount { events.removeFirst() }
    events.append(event)
  }

  private func show(_ frame: Frame, at time: Duration) {
    let text = (usesASCII ? frame.inASCII : frame).text
    self.frame = text
    if time >= nextFrame {
      nextFrame = time + Self.frameInterval
      file.append(ReportLines.frame(text))
    }
    CrashNotes.set(lines: Array(lastLines.utf8))
  }
}
