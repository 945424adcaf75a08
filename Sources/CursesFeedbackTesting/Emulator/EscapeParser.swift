/// Splits a program's output into characters, controls, sequences and strings, without
/// interpreting them.
///
/// It follows the state diagram of DEC's terminals, in xterm's variant for UTF-8: control
/// characters act in the middle of a sequence, CAN (0x18) and SUB (0x1A) cancel a sequence, ESC
/// begins another, and U+0080 to U+009F stand for ESC and the character whose code is 64 lower. In
/// a control string, all bytes but ESC, CAN, SUB and those that end the string are content.
struct EscapeParser: Hashable, Sendable {
  /// A unit of a program's output.
  enum Token: Hashable, Sendable {
    /// A Unicode scalar of the text.
    case scalar(Unicode.Scalar)
    /// A control character below U+0020.
    case control(UInt8)
    /// The bytes after ESC, as text.
    case escape(String)
    /// A control sequence.
    case sequence(ControlSequence)
    /// A control string with its introducer after ESC: `]` for an operating system command (OSC),
    /// `P` for a device control string (DCS), `k` for a title in GNU screen; and `_` (APC), `^`
    /// (PM) and `X` (SOS), which have no function in this terminal.
    case string(introducer: UInt8, content: [UInt8])
  }

  private enum State: Hashable, Sendable {
    /// Outside sequences, strings and multibyte characters.
    case ground
    /// In a multibyte character, with its first bytes.
    case character([UInt8])
    /// After ESC, with the intermediate bytes so far.
    case escape([UInt8])
    /// After `ESC [`, with the body so far.
    case sequence([UInt8])
    /// In a control string; `isEnding` after an ESC, which may begin the string's terminator.
    case string(introducer: UInt8, content: [UInt8], isEnding: Bool)
  }

  private var state = State.ground

  /// Whether the last sequence, string or character is incomplete.
  var isInside: Bool { state != .ground }

  /// Parses the next byte; returns the tokens that it completes.
  mutating func consume(_ byte: UInt8) -> [Token] {
    switch state {
    case .ground: return consumeText(byte)
    case .character(let bytes): return consumeCharacter(byte, after: bytes)
    case .string(let introducer, let content, let isEnding):
      return consumeString(byte, introducer, content, isEnding: isEnding)
    case .escape, .sequence:
      switch byte {
      case 0x1B:
        state = .escape([])
        return []
      case 0x18, 0x1A:
        state = .ground
        return []
      case 0x00..<0x20: return [.control(byte)]
      default: return consumeSequence(byte)
      }
    }
  }

  private mutating func consumeText(_ byte: UInt8) -> [Token] {
    switch byte {
    case 0x1B:
      state = .escape([])
      return []
    case 0x00..<0x20: return [.control(byte)]
    case 0x7F: return []
    case 0x20..<0x7F: return [.scalar(Unicode.Scalar(byte))]
    case 0xC2...0xF4:
      state = .character([byte])
      return []
    default: return [.scalar("\u{FFFD}")]
    }
  }

  private mutating func consumeCharacter(_ byte: UInt8, after bytes: [UInt8]) -> [Token] {
    guard (0x80...0xBF).contains(byte) else {
      state = .ground
      return [.scalar("\u{FFFD}")] + consumeText(byte)
    }
    let bytes = bytes + [byte]
    let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
    guard bytes.count == length else {
      state = .character(bytes)
      return []
    }
    state = .ground
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.flatMap { scalar in
      guard (0x80...0x9F).contains(scalar.value) else { return [Token.scalar(scalar)] }
      state = .escape([])
      return consumeSequence(UInt8(scalar.value - 0x40))
    }
  }

  /// Parses a byte other than a control character, after ESC or in a control sequence.
  private mutating func consumeSequence(_ byte: UInt8) -> [Token] {
    switch state {
    case .escape([]) where byte == UInt8(ascii: "["):
      state = .sequence([])
    case .escape([]) where "]P_^Xk".utf8.contains(byte):
      state = .string(introducer: byte, content: [], isEnding: false)
    case .escape(let bytes) where (0x20...0x2F).contains(byte):
      state = .escape(bytes + [byte])
    case .escape(let bytes):
      state = .ground
      return [.escape(String(decoding: bytes + [byte], as: UTF8.self))]
    case .sequence(let bytes) where (0x20...0x3F).contains(byte):
      state = .sequence(bytes + [byte])
    case .sequence(let bytes):
      state = .ground
      return [.sequence(ControlSequence(body: bytes + [byte]))]
    case .ground, .character, .string: break
    }
    return []
  }

  private mutating func consumeString(
    _ byte: UInt8, _ introducer: UInt8, _ content: [UInt8], isEnding: Bool
  ) -> [Token] {
    let string = Token.string(introducer: introducer, content: content)
    switch byte {
    case UInt8(ascii: "\\") where isEnding:
      state = .ground
      return [string]
    case _ where isEnding:
      state = .escape([])
      return consume(byte)
    case 0x1B:
      state = .string(introducer: introducer, content: content, isEnding: true)
      return []
    case 0x07 where introducer == UInt8(ascii: "]"):
      state = .ground
      return [string]
    case 0x18, 0x1A:
      state = .ground
      return []
    default:
      return consumeString(content: content + [byte], introducer)
    }
  }

  /// Continues a control string whose content so far is given.
  ///
  /// The Linux console has two commands without a terminator: `ESC ] R`, and `ESC ] P` with seven
  /// digits (see console_codes(4)).
  private mutating func consumeString(content: [UInt8], _ introducer: UInt8) -> [Token] {
    let isReset = content == [UInt8(ascii: "R")]
    let isPalette = content.first == UInt8(ascii: "P") && content.count == 8
    guard introducer == UInt8(ascii: "]"), isReset || isPalette else {
      state = .string(introducer: introducer, content: content, isEnding: false)
      return []
    }
    state = .ground
    return [.string(introducer: introducer, content: content)]
  }
}
