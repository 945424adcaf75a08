/// The text of a paste while it arrives.
struct PasteText {
  private static let replacement = Array("\u{FFFD}".utf8)

  /// The maximum number of bytes; further bytes are cut off.
  private let limit: Int
  private var bytes: [UInt8] = []
  private var endsInReturn = false
  /// Whether the text was cut off: the rest of the paste is missing.
  private(set) var isCut = false

  init(limit: Int) {
    self.limit = limit
  }

  /// The number of bytes so far.
  var count: Int { bytes.count }

  /// The text so far, with `U+FFFD` in place of invalid UTF-8; if the text was cut off, it ends
  /// with another `U+FFFD`.
  var string: String {
    String(decoding: isCut ? bytes + Self.replacement : bytes, as: UTF8.self)
  }

  /// Adds bytes as the terminal sent them: CR and CR LF become LF, other ASCII controls except tabs
  /// become `U+FFFD`.
  mutating func append(_ more: ArraySlice<UInt8>) {
    guard !isCut else { return }
    var rest = more
    while !rest.isEmpty {
      if endsInReturn, rest.first == 0x0A { rest.removeFirst() }
      let text = rest.prefix { !$0.isControl || $0 == 0x09 || $0 == 0x0A }
      bytes += text
      rest = rest[text.endIndex...]
      endsInReturn = rest.first == 0x0D
      guard rest.popFirst() != nil else { break }
      if endsInReturn { bytes.append(0x0A) } else { bytes += Self.replacement }
    }
    guard bytes.count > limit else { return }
    bytes.removeLast(bytes.count - limit)
    cut()
  }

  /// Ends the text here; a `U+FFFD` marks the missing text.
  mutating func cut() { isCut = true }
}
