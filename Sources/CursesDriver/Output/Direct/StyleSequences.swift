import TerminalModel

/// A style that a terminal can show: colours by their numbers, -1 for the default, and attributes.
struct Look: Equatable {
  var foreground = -1
  var background = -1
  var attributes: Style.Attributes = []

  static let plain = Look()
}

/// The parameters of `ESC [ … m` (SGR, which selects colours and attributes) in a terminal's
/// description.
struct StyleSequences {
  /// The parameters that switch each attribute on and off, indexed by its bit; 0 if no capability
  /// does so for this attribute alone.
  private let on: [UInt8]
  private let off: [UInt8]
  /// The attributes that cannot be combined with colours (`ncv`).
  private var withoutColors: Style.Attributes = []
  /// Whether the default foreground and background can be selected separately.
  private let hasDefaultColors: Bool
  /// Whether the bright colours have the parameters 90 to 97 and 100 to 107.
  private let hasBrightColors: Bool
  /// The attributes that the terminal shows.
  let attributes: Style.Attributes

  /// Returns nil if the terminal selects styles in another way.
  init?(_ terminfo: borrowing Terminfo, depth: ColorDepth) {
    // Some descriptions also select the character set, before or after the reset. `parameters`
    // leaves that out, because the encoder never changes the set.
    guard let reset = terminfo.parameters("sgr0"), reset == [] || reset == [0] else { return nil }
    let reverse = terminfo.parameter("rev")
    // No capability switches only reverse off. If the terminal shows standout as reverse, the
    // capability that ends standout (`rmso`) does.
    let leavesReverse = terminfo.parameter("smso") == reverse
    let on = [
      terminfo.parameter("bold"), terminfo.parameter("dim"), terminfo.parameter("sitm"),
      terminfo.parameter("smul"), terminfo.parameter("blink"), reverse, terminfo.parameter("smxx"),
    ]
    off = [
      0, 0, terminfo.parameter("ritm"), terminfo.parameter("rmul"), 0,
      leavesReverse ? terminfo.parameter("rmso") : 0, terminfo.parameter("rmxx"),
    ]
    self.on = on
    var known: UInt8 = 0
    for (bit, parameter) in on.enumerated() where parameter != 0 { known |= 1 << UInt8(bit) }
    attributes = Style.Attributes(rawValue: known)
    hasDefaultColors = terminfo.parameters("op") == [39, 49]

    var isBright = false
    switch depth {
    case .none:
      break
    case .eight, .sixteen, .palette, .direct:
      let colors = terminfo.number("colors") ?? 0
      guard terminfo.choosesColor(1, with: [31], [41]) else { return nil }
      isBright = colors >= 16 && terminfo.choosesColor(9, with: [91], [101])
      guard
        colors < 16 || isBright || terminfo.choosesColor(9, with: [38, 5, 9], [48, 5, 9]),
        colors < 256 || terminfo.choosesColor(100, with: [38, 5, 100], [48, 5, 100])
      else { return nil }
      // The bits of the attributes in `ncv`.
      let bits: [(Int, Style.Attributes)] = [
        (2, .underline), (4, .reverse), (8, .blink), (16, .dim), (32, .bold), (1 << 15, .italic),
      ]
      let mask = terminfo.number("ncv") ?? 0
      for (bit, attribute) in bits where mask & bit != 0 { withoutColors.insert(attribute) }
    }
    hasBrightColors = isBright
  }

  /// The closest look that the terminal can give to a style.
  func look(of style: Style, depth: ColorDepth) -> Look {
    var look = Look(
      foreground: depth.number(of: style.foreground),
      background: depth.number(of: style.background),
      attributes: style.attributes.intersection(attributes))
    if look.foreground >= 0 || look.background >= 0 { look.attributes.subtract(withoutColors) }
    return look
  }

  /// Resets to the plain look.
  func appendReset(to output: inout ByteBuffer) {
    appendStart(to: &output)
    output.append(UInt8(ascii: "m"))
  }

  private func appendStart(to output: inout ByteBuffer) { output.append(word: 0x5B1B, count: 2) }

  /// Adds a short sequence that changes one look into another; nothing if they are equal.
  func append(from old: Look, to new: Look, to output: inout ByteBuffer) {
    if old == new { return }
    if new == .plain { return appendReset(to: &output) }
    let removed = old.attributes.rawValue & ~new.attributes.rawValue
    if removed == 0, hasDefaultColors || !old.losesColor(in: new) {
      _ = appendChanges(from: old, to: new, to: &output)
      return
    }
    _ = output.appendShorter {
      guard hasDefaultColors || !old.losesColor(in: new) else { return false }
      return appendChanges(from: old, to: new, to: &$0)
    } or: {
      appendChanges(from: .plain, to: new, resetting: true, to: &$0)
    }
  }

  private func appendChanges(
    from old: Look, to new: Look, resetting: Bool = false, to output: inout ByteBuffer
  ) -> Bool {
    appendStart(to: &output)
    if resetting { output.append(parameter: 0) }
    let changed = old.attributes.rawValue ^ new.attributes.rawValue
    if changed != 0 {
      for bit in on.indices where changed >> UInt8(bit) & 1 != 0 {
        let isAdded = new.attributes.rawValue >> UInt8(bit) & 1 != 0
        let parameter = isAdded ? on[bit] : off[bit]
        guard parameter != 0 else { return false }
        output.append(parameter: Int(parameter))
      }
    }
    if new.foreground != old.foreground { append(new.foreground, plane: 30, to: &output) }
    if new.background != old.background { append(new.background, plane: 40, to: &output) }
    // Replaces the last semicolon.
    output.replaceLast(UInt8(ascii: "m"))
    return true
  }

  /// Adds a colour; the plane is 30 for the foreground, 40 for the background.
  private func append(_ color: Int, plane: Int, to output: inout ByteBuffer) {
    switch color {
    case ..<0:
      output.append(parameter: plane + 9)
    case ..<8:
      output.append(parameter: plane + color)
    case ..<16 where hasBrightColors:
      output.append(parameter: plane + 60 + color - 8)
    case ..<256:
      output.append(parameter: plane + 8)
      output.append(parameter: 5)
      output.append(parameter: color)
    default:
      output.append(parameter: plane + 8)
      output.append(parameter: 2)
      for shift in [16, 8, 0] { output.append(parameter: color >> shift & 0xFF) }
    }
  }
}

extension Look {
  /// Whether a colour changes to the terminal's default.
  fileprivate func losesColor(in next: Look) -> Bool {
    (foreground >= 0 && next.foreground < 0) || (background >= 0 && next.background < 0)
  }
}

extension ByteBuffer {
  /// Adds a parameter below 256, and a semicolon.
  fileprivate mutating func append(parameter: Int) {
    let text = Self.parameters[parameter]
    append(word: text, count: Int(text >> 56))
  }

  /// The text of each parameter as a word, with its length in the highest byte: adding a colour in
  /// this way takes a third of the time that dividing its number into digits takes.
  private static let parameters: [UInt64] = (0..<256).map { number in
    // Begins with the semicolon, and puts the digits before it, from the last to the first.
    var word: UInt64 = 0x3B
    var rest = number
    repeat {
      word = word << 8 | UInt64(0x30 + rest % 10)
      rest /= 10
    } while rest > 0
    return word | UInt64(digitCount(of: number) + 1) << 56
  }
}

extension Terminfo {
  /// The parameters of a capability that is one `ESC [ … m` and perhaps a selection of the
  /// character set, or nil if it is missing or another sequence.
  fileprivate borrowing func parameters(_ name: String) -> [UInt8]? {
    string(name).flatMap(Self.parameters)
  }

  /// The parameter of a capability with one parameter, as ``parameters(_:)`` reads it; 0, which
  /// stands for no parameter, if the capability has none or several.
  fileprivate borrowing func parameter(_ name: String) -> UInt8 {
    guard let parameters = parameters(name), parameters.count == 1 else { return 0 }
    return parameters[0]
  }

  /// Whether the parameters `text` select the colour `number` for the foreground, and the
  /// parameters `background` select it for the background.
  fileprivate borrowing func choosesColor(
    _ number: Int, with text: [UInt8], _ background: [UInt8]
  ) -> Bool {
    expanded("setaf", number).flatMap(Self.parameters) == text
      && expanded("setab", number).flatMap(Self.parameters) == background
  }

  private static func parameters(_ bytes: [UInt8]) -> [UInt8]? {
    var bytes = withoutPadding(bytes)[...]
    if bytes.starts(with: "\u{1B}(B".utf8) { bytes = bytes.dropFirst(3) }
    if bytes.last == 0x0F { bytes = bytes.dropLast() }
    guard bytes.starts(with: "\u{1B}[".utf8), bytes.last == UInt8(ascii: "m") else { return nil }
    let text = bytes.dropFirst(2).dropLast()
    guard !text.isEmpty else { return [] }
    var numbers: [UInt8] = []
    var number = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: ";"):
        numbers.append(UInt8(number))
        number = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = number * 10 + Int(byte) - 0x30
      default:
        return nil
      }
      guard number < 256 else { return nil }
    }
    return numbers + [UInt8(number)]
  }
}
