import TerminalModel
import TerminalViews

/// A message of an inspected process to a viewer: a line of JSON.
enum RemoteMessage: Hashable {
  /// The first message: the version of the messages, and the name of the program.
  case greeting(version: Int, program: String)
  case frame(EncodedFrame)
  /// Copies a text to the clipboard of the viewer's user.
  case copy(String)
  /// Stops the viewer, as Ctrl-Z does.
  case suspend
  /// The inspection has ended.
  case end

  /// The version of the messages in both directions.
  static let currentVersion = 1

  /// The line, without a line feed.
  var line: String {
    let fields: [String: EncodedValue] =
      switch self {
      case .greeting(let version, let program):
        ["inspect": .integer(Int64(version)), "program": .text(program)]
      case .frame(let frame): ["frame": .record(frame.fields)]
      case .copy(let text): ["copy": .text(text)]
      case .suspend: ["suspend": .bool(true)]
      case .end: ["end": .bool(true)]
      }
    return EncodedValue.record(fields).json
  }

  /// Reads a line; nil if it is no message.
  init?(line: String) {
    guard case .record(let fields)? = try? EncodedValue(json: line) else { return nil }
    if let version = fields.integer("inspect"), let program = fields.text("program") {
      self = .greeting(version: version, program: program)
    } else if case .record(let frame)? = fields["frame"], let frame = EncodedFrame(fields: frame) {
      self = .frame(frame)
    } else if let text = fields.text("copy") {
      self = .copy(text)
    } else if fields["suspend"] != nil {
      self = .suspend
    } else if fields["end"] != nil {
      self = .end
    } else {
      return nil
    }
  }
}

/// A message of a viewer to an inspected process: a line of JSON.
enum ViewerMessage: Hashable {
  /// The first message.
  case hello(ViewerHello)
  /// Bytes that the viewer's terminal has sent.
  case bytes([UInt8])
  case resized(Size)

  /// The line, without a line feed.
  var line: String {
    let fields: [String: EncodedValue] =
      switch self {
      case .hello(let hello): hello.fields
      case .bytes(let bytes): ["bytes": .text(String(latin1: bytes))]
      case .resized(let size): ["size": .text(size.recorded)]
      }
    return EncodedValue.record(fields).json
  }

  /// Reads a line; nil if it is no message.
  init?(line: String) {
    guard case .record(let fields)? = try? EncodedValue(json: line) else { return nil }
    if fields["inspect"] != nil {
      guard let hello = ViewerHello(fields: fields) else { return nil }
      self = .hello(hello)
    } else if let bytes = fields.text("bytes")?.latin1 {
      self = .bytes(bytes)
    } else if let size = fields.text("size").flatMap(Size.init(recorded:)) {
      self = .resized(size)
    } else {
      return nil
    }
  }
}

/// The terminal of a viewer.
struct ViewerHello: Hashable {
  var version = RemoteMessage.currentVersion
  let size: Size
  let keySequences: KeySequences
  let escapeDelay: Duration
  /// The options for the screen.
  ///
  /// Their metrics and characters are those of the theme in the viewer's environment variable THEME
  /// or, without it or with the option `--theme`, of the dark theme.
  let display: DisplayOptions

  var fields: [String: EncodedValue] {
    let sequences = keySequences.keys.map {
      (String(latin1: $0.key), EncodedValue.text($0.value.name))
    }
    return [
      "inspect": .integer(Int64(version)), "size": .text(size.recorded),
      "sequences": .record(Dictionary(sequences, uniquingKeysWith: { first, _ in first })),
      "escapeDelay": .integer(Int64(escapeDelay / .milliseconds(1))),
      // The encoding of these options does not fail.
      "display": (try? EncodedValue(encoding: RecordedDisplay(display))) ?? .null,
    ]
  }

  init(
    size: Size, keySequences: KeySequences, escapeDelay: Duration, display: DisplayOptions
  ) {
    (self.size, self.keySequences) = (size, keySequences)
    (self.escapeDelay, self.display) = (escapeDelay, display)
  }

  /// Reads the fields of a message; nil if one is missing or invalid.
  init?(fields: [String: EncodedValue]) {
    guard let version = fields.integer("inspect"),
      let size = fields.text("size").flatMap(Size.init(recorded:)),
      case .record(let sequences)? = fields["sequences"],
      let delay = fields.integer("escapeDelay"), (0...60_000).contains(delay),
      let display = try? fields["display"]?.decoded(as: RecordedDisplay.self)
    else { return nil }
    var keys: [[UInt8]: Key] = [:]
    for (sequence, value) in sequences {
      guard let bytes = sequence.latin1, case .text(let name) = value else { return nil }
      keys[bytes] = Key(name: name)
    }
    self.version = version
    self.size = size
    keySequences = KeySequences(keys)
    escapeDelay = .milliseconds(delay)
    self.display = display.options
  }
}

extension String {
  /// The text whose scalars are the bytes.
  fileprivate init(latin1 bytes: [UInt8]) {
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    self.init(scalars)
  }

  /// The bytes that are the scalars of the text; nil if one is larger than a byte.
  fileprivate var latin1: [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}
