import TerminalModel
import TerminalViews

/// The first line of a recording: what a replay has to know before the first entry.
struct RecordingHeader {
  var version = Recording.version
  let program: String
  let arguments: [String]
  let size: Size
  let display: DisplayOptions
  let interface: InterfaceState

  init(
    program: String, arguments: [String], size: Size, display: DisplayOptions,
    interface: InterfaceState
  ) {
    (self.program, self.arguments) = (program, arguments)
    (self.size, self.display, self.interface) = (size, display, interface)
  }

  private static let options = [
    "--record", "--replay", "--export", "--film", "--against", "--keys",
  ]

  /// The arguments of a command line without the program's name, the options for recordings, and the
  /// keys, which may type a secret.
  static func arguments(of commandLine: [String]) -> [String] {
    var unread = commandLine.dropFirst()
    var kept: [String] = []
    while let argument = unread.popFirst(), argument != "--" {
      if options.contains(argument) {
        _ = unread.popFirst()
      } else if !options.contains(where: { argument.hasPrefix("\($0)=") }) {
        kept.append(argument)
      }
    }
    return kept + (commandLine.contains("--") ? ["--"] + unread : [])
  }

  /// Reads a header; nil if the line is none.
  init?(line: Substring) {
    guard case .record(let fields)? = try? EncodedValue(json: line),
      let version = fields.integer("recording"), let program = fields.text("program"),
      let size = fields.text("size").flatMap(Size.init(recorded:)),
      let arguments = try? fields["arguments"]?.decoded(as: [String].self),
      let display = try? fields["display"]?.decoded(as: RecordedDisplay.self),
      let interface = try? fields["interface"]?.decoded(as: InterfaceState.self)
    else { return nil }
    self.version = version
    self.program = program
    self.arguments = arguments
    self.size = size
    self.display = display.options
    self.interface = interface
  }

  /// The line, without a line feed.
  var line: String {
    EncodedValue.record([
      "recording": .integer(Int64(version)), "program": .text(program),
      "arguments": .list(arguments.map { .text($0) }), "size": .text(size.recorded),
      "display": Self.encoded(RecordedDisplay(display)), "interface": Self.encoded(interface),
    ]).json
  }

  /// A value that has a form in any recording.
  private static func encoded(_ value: some Encodable) -> EncodedValue {
    (try? EncodedValue(encoding: value)) ?? .null
  }
}

/// The options for the screen in the form of a recording: themes as the lines of their files.
struct RecordedDisplay: Codable {
  private let reducesMotion: Bool
  private let usesASCII: Bool
  private let colors: Int
  private let theme: String?
  private let metrics: [String: Int]
  /// Nil for those of Unicode.
  private let glyphs: ThemeGlyphs?

  init(_ options: DisplayOptions) {
    reducesMotion = options.reducesMotion
    usesASCII = options.usesASCII
    colors = Self.depths.firstIndex(of: options.colors) ?? 0
    theme = options.theme?.text
    metrics = Dictionary(
      uniqueKeysWithValues: Theme.Metric.allCases.map { ($0.name, options.metrics[$0]) })
    glyphs = options.glyphs == .unicode ? nil : options.glyphs
  }

  var options: DisplayOptions {
    var options = DisplayOptions(reducesMotion: reducesMotion, usesASCII: usesASCII)
    if Self.depths.indices.contains(colors) { options.colors = Self.depths[colors] }
    options.theme = theme.flatMap { try? Theme(parsing: $0) }
    for metric in Theme.Metric.allCases {
      if let cells = metrics[metric.name] { options.metrics[metric] = cells }
    }
    options.glyphs = glyphs ?? .unicode
    return options
  }

  private static let depths: [ColorDepth] = [.none, .eight, .sixteen, .palette, .direct]
}
