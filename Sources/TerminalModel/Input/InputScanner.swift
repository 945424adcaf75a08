/// A token in the bytes that a terminal sends.
enum InputToken {
  /// Typed characters.
  case text(String)
  /// One complete input.
  case input(Input)
  /// A skipped sequence: complete but no input, cut by a byte that cannot be part of it, or an
  /// irregular one (`ESC [ M`, `ESC [ [`) that lacks bytes after the timeout.
  case nothing
  /// The beginning of a control sequence that is too long, or whose final byte is missing after the
  /// timeout; its rest has to be skipped.
  case broken
  /// The beginning of a string that the terminal sends as an answer to a query.
  case string
  /// The mark at the beginning of a paste.
  case paste
}

/// Reads tokens from bytes, up to the first one that further bytes could change.
struct InputScanner {
  /// The maximum number of bytes between `ESC [` (or `ESC O`) and the final byte of a sequence; a
  /// longer sequence is skipped.
  private static let longestBody = 253
  private static let pasteEndMark = Array("\u{1B}[201~".utf8)

  private let bytes: [UInt8]
  private let keys: KeySequences
  /// Whether no bytes follow, so that every token has to be decided.
  private let isLast: Bool
  private var index = 0

  init(_ bytes: [UInt8], keys: KeySequences, isLast: Bool) {
    self.bytes = bytes
    self.keys = keys
    self.isLast = isLast
  }

  /// Whether all bytes are read.
  var isAtEnd: Bool { index == bytes.count }

  /// The unread bytes.
  var rest: [UInt8] { Array(bytes[index...]) }

  // MARK: - Keys

  /// Reads the next token; or reads nothing and returns nil if more bytes are needed to decide it.
  mutating func token() -> InputToken? {
    guard bytes[index].isControl else { return text() }
    let match = keys.match(bytes, at: index)
    if match.isOpen, !isLast { return nil }
    if let key = match.key {
      index += match.length
      return .input(.key(key))
    }
    return bytes[index] == .escape ? escape() : control()
  }

  private mutating func text() -> InputToken? {
    var end = bytes[index...].firstIndex(where: \.isControl) ?? bytes.count
    if end == bytes.count, !isLast { end -= unfinished(in: index..<end) }
    guard end > index else { return nil }
    defer { index = end }
    return .text(String(decoding: bytes[index..<end], as: UTF8.self))
  }

  /// The number of bytes at the end of the text that begin a character without completing it.
  private func unfinished(in text: Range<Int>) -> Int {
    for count in 1...min(3, text.count) where !bytes[text.upperBound - count].isContinuation {
      return bytes[text.upperBound - count].lengthOfCharacter > count ? count : 0
    }
    return 0
  }

  private mutating func control() -> InputToken {
    defer { index += 1 }
    return .input(.key(Key(control: bytes[index])))
  }

  private mutating func escape() -> InputToken? {
    guard let next = peek(1) else { return isLast ? escapeKey() : nil }
    switch next {
    case UInt8(ascii: "["), UInt8(ascii: "O"): return sequence()
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): return string()
    case .escape: return secondEscape()
    default: return alt()
    }
  }

  private mutating func escapeKey() -> InputToken {
    index += 1
    return .input(.key(Key(.escape)))
  }

  /// ESC ESC, which is Alt only before a sequence, as rxvt sends it (`ESC ESC [ A`).
  private mutating func secondEscape() -> InputToken? {
    switch peek(2) {
    case UInt8(ascii: "["), UInt8(ascii: "O"): alt()
    case .some: escapeKey()
    case nil: isLast ? escapeKey() : nil
    }
  }

  /// A key with Alt, sent as ESC and the key; or Escape alone if the bytes after ESC are no key, or
  /// are a key that has Alt already.
  private mutating func alt() -> InputToken? {
    let start = index
    index += 1
    switch bytes[index].isControl ? token() : character() {
    case .input(.key(var key)) where !key.modifiers.contains(.alt):
      key.modifiers.insert(.alt)
      return .input(.key(key))
    case nil:
      index = start
      return nil
    default:
      index = start
      return escapeKey()
    }
  }

  private mutating func character() -> InputToken? {
    let length = bytes[index].lengthOfCharacter
    let following = bytes[(index + 1)...].prefix(length - 1).prefix(while: \.isContinuation)
    if following.endIndex == bytes.count, following.count < length - 1, !isLast { return nil }
    let text = String(decoding: bytes[index..<following.endIndex], as: UTF8.self)
    index = following.endIndex
    let character = text.first ?? "\u{FFFD}"
    return character.isControl ? .nothing : .input(.key(Key(.character(character))))
  }

  private func peek(_ offset: Int) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  // MARK: - Sequences

  /// Reads a sequence that begins with `ESC [` or, for some keys of some terminals, with `ESC O`.
  private mutating func sequence() -> InputToken? {
    let introducer = bytes[index + 1]
    let body = bytes[(index + 2)...].prefix { (0x20...0x3F).contains($0) }
    guard body.endIndex < bytes.count else { return unfinishedSequence(body.count) }
    let final = bytes[body.endIndex]
    guard (0x40...0x7E).contains(final) else {
      return body.isEmpty ? alt() : skip(to: body.endIndex)
    }
    guard body.count <= Self.longestBody else { return skip(to: body.endIndex + 1) }
    if introducer == UInt8(ascii: "["), body.isEmpty, let count = Self.countAfter(final) {
      let end = body.endIndex + 1 + count
      guard end <= bytes.count || isLast else { return nil }
      return skip(to: min(end, bytes.count))
    }
    index = body.endIndex + 1
    let sequence = InputSequence(body: body, final: final)
    if introducer == UInt8(ascii: "O") { return Self.token(sequence.inputAfterSingleShift) }
    return sequence.beginsPaste ? .paste : Self.token(sequence.input)
  }

  private mutating func unfinishedSequence(_ count: Int) -> InputToken? {
    if isLast, count == 0 { return alt() }
    guard isLast || count > Self.longestBody else { return nil }
    index = bytes.count
    return .broken
  }

  private mutating func skip(to end: Int) -> InputToken {
    index = end
    return .nothing
  }

  private static func token(_ input: Input?) -> InputToken {
    input.map(InputToken.input) ?? .nothing
  }

  /// The number of bytes after the final byte of two irregular sequences: a mouse report in the old
  /// form, `ESC [ M` with three bytes, and a function key of the Linux console, `ESC [ [` with a
  /// letter; or nil for other final bytes.
  private static func countAfter(_ final: UInt8) -> Int? {
    switch final {
    case UInt8(ascii: "M"): 3
    case UInt8(ascii: "["): 1
    default: nil
    }
  }

  /// Skips the rest of a control sequence.
  ///
  /// - Returns: whether it has ended: at its final byte, or before a byte that cannot be part of
  ///   it.
  mutating func skipSequence() -> Bool {
    let body = bytes[index...].prefix { (0x20...0x3F).contains($0) }
    index = body.endIndex
    guard !isAtEnd else { return false }
    if (0x40...0x7E).contains(bytes[index]) { index += 1 }
    return true
  }

  // MARK: - Strings

  /// Reads the beginning of an answer (OSC, DCS or APC: `ESC` and `]`, `P` or `_`), or a key with
  /// Alt if no answer begins with these bytes.
  private mutating func string() -> InputToken? {
    guard let first = peek(2) else { return isLast ? alt() : nil }
    let begins =
      switch bytes[index + 1] {
      // An operating system command (OSC) begins with a number, except in two answers: `L` and the
      // icon's name, `l` and the window's title.
      case UInt8(ascii: "]"): (0x30...0x39).contains(first) || first | 0x20 == UInt8(ascii: "l")
      case UInt8(ascii: "P"): (0x21...0x3F).contains(first)
      default: !first.isControl
      }
    guard begins else { return alt() }
    index += 2
    return .string
  }

  /// Skips the rest of a string.
  ///
  /// - Returns: whether it has ended: at its terminator (`ESC \` or BEL), or before another control
  ///   character, which cannot be part of it; or nil if that depends on the byte after an ESC.
  mutating func skipString() -> Bool? {
    index = bytes[index...].firstIndex(where: \.isControl) ?? bytes.count
    guard !isAtEnd else { return false }
    switch bytes[index] {
    case .bell: index += 1
    case .escape where peek(1) == UInt8(ascii: "\\"): index += 2
    case .escape where peek(1) == nil && !isLast: return nil
    default: break
    }
    return true
  }

  // MARK: - Pastes

  /// Reads pasted bytes, up to the end mark or to bytes that may become one.
  mutating func pasted() -> ArraySlice<UInt8> {
    let start = index
    while !isAtEnd {
      index = bytes[index...].firstIndex(of: .escape) ?? bytes.count
      if bytes[index...].starts(with: Self.pasteEndMark.prefix(bytes.count - index)) { break }
      index += 1
    }
    return bytes[start..<index]
  }

  /// Reads the end mark if it is complete.
  mutating func pasteEnd() -> Bool {
    guard bytes[index...].starts(with: Self.pasteEndMark) else { return false }
    index += Self.pasteEndMark.count
    return true
  }
}

extension UInt8 {
  fileprivate static let bell: UInt8 = 0x07
  fileprivate static let escape: UInt8 = 0x1B

  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }

  /// The number of bytes of the UTF-8 character that this byte begins; 1 if it begins none.
  fileprivate var lengthOfCharacter: Int {
    switch self {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
