import TerminalModel
import TerminalViews

/// The first line of a recording: the data that a replay needs before the first entry.
struct RecordingHeader {
  /// The version of the format.
  var format = Recording.version
  private(set) var origin: RecordingOrigin
  let size: Size
  let display: DisplayOptions
  /// The interface state at the start, or nil if it cannot be decoded: a view in it has an identity
  /// that is neither a number nor a text (``InterfaceState/identityTypes``).
  let interface: InterfaceState?
  /// The first state, or nil if it cannot be encoded.
  let initial: EncodedValue?

  init(
    origin: RecordingOrigin, size: Size, display: DisplayOptions, interface: InterfaceState,
    initial: EncodedValue? = nil
  ) {
    (self.origin, self.size, self.display) = (origin, size, display)
    (self.interface, self.initial) = (interface, initial)
  }

  /// Reads a header; nil if the line is none.
  init?(line: Substring) {
    guard case .record(let fields)? = try? EncodedValue(json: line),
      let version = fields.integer("recording"), let program = fields.text("program"),
      let size = fields.text("size").flatMap(Size.init(recorded:)),
      let arguments = try? fields["arguments"]?.decoded(as: [String].self),
      let display = try? fields["display"]?.decoded(as: RecordedDisplay.self)
    else { return nil }
    format = version
    origin = RecordingOrigin(
      program: program, version: fields.text("version"), arguments: arguments,
      terminal: fields.text("terminal"),
      theme: fields.text("theme").flatMap { try? Theme(parsing: $0) } ?? .dark)
    self.size = size
    self.display = display.options
    interface = try? fields["interface"]?.decoded(as: InterfaceState.self)
    initial = fields["initial"]
  }

  /// The header with another version of the application.
  func with(version: String?) -> RecordingHeader {
    var header = self
    header.origin.version = version
    return header
  }

  /// The line, without a line feed.
  var line: String {
    var fields: [String: EncodedValue] = [
      "recording": .integer(Int64(format)), "program": .text(origin.program),
      "arguments": .list(origin.arguments.map { .text($0) }), "size": .text(size.recorded),
      "display": Self.encoded(RecordedDisplay(display)), "interface": Self.encoded(interface),
    ]
    fields["version"] = origin.version.map { .text($0) }
    fields["terminal"] = origin.terminal.map { .text($0) }
    fields["theme"] = origin.theme == .dark ? nil : .text(origin.theme.text)
    fields["initial"] = initial
    return EncodedValue.record(fields).json
  }

  /// Encodes a value; null if that fails.
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
