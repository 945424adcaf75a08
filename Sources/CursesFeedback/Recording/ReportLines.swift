import TerminalModel
import TerminalViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of a report that are no entries of a recording.
///
/// A replay skips them, except the texts of frames: it shows one at the first difference.
enum ReportLines {
  /// The environment variables that a report has with their values, which are harmless.
  static let shown = [
    "TERM", "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "VTE_VERSION", "COLUMNS", "LINES",
    "LANG", "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC",
    "LC_TIME",
    "NO_COLOR", "REDUCE_MOTION", "ESCDELAY", "SWIFT_BACKTRACE",
  ]

  /// The environment variables of which a report says only that they are set: their values may be
  /// private.
  static let noted = ["TMUX", "STY", "SSH_CONNECTION", "WT_SESSION", "THEME"]

  /// The variables of the environment that say how the program ran, and no others.
  static func environment(_ value: (String) -> String? = Launch.environment) -> String {
    var values: [String: EncodedValue] = [:]
    for name in shown { values[name] = value(name).map { .text(String($0.prefix(100))) } }
    for name in noted where value(name) != nil { values[name] = .bool(true) }
    return line("environment", ["values": .record(values)])
  }

  /// The versions of the application, the library and the system.
  static func versions(of application: String?) -> String {
    var system = utsname()
    uname(&system)
    func text<Characters>(_ characters: Characters) -> String {
      withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return line(
      "versions",
      [
        "application": application.map { .text($0) } ?? .null,
        "framework": .text(Launch.frameworkVersion),
        "system": .text(text(system.sysname)), "release": .text(text(system.release)),
        "machine": .text(text(system.machine)),
      ])
  }

  /// The text of a frame, row by row.
  static func frame(_ text: String) -> String { line("frame", ["rows": rows(of: text)]) }

  /// The text of a frame in the fields of a line; nil if the line has none.
  static func frame(in fields: [String: EncodedValue]) -> String? {
    guard fields.text("report") == "frame", case .list(let rows) = fields["rows"] else {
      return nil
    }
    return rows.map { if case .text(let row) = $0 { row } else { "" } }.joined(separator: "\n")
  }

  /// The traces of the last events.
  static func trace(_ events: some Sequence<String>) -> String {
    line("trace", ["events": .list(events.map { rows(of: $0) })])
  }

  /// The faults and the other diagnostics of the loop.
  static func diagnostics(_ messages: [String]) -> String {
    line("diagnostics", ["messages": .list(messages.map { .text($0) })])
  }

  private static func rows(of text: String) -> EncodedValue {
    .list(text.split(separator: "\n", omittingEmptySubsequences: false).map { .text(String($0)) })
  }

  private static func line(_ kind: String, _ fields: [String: EncodedValue]) -> String {
    EncodedValue.record(fields.merging(["report": .text(kind)]) { $1 }).json + "\n"
  }
}
