/// Interprets a program's output, text and escape sequences, and applies it to a screen.
struct TerminalStream {
  private enum State {
    case text
    /// After ESC.
    case escape
    /// After ESC and a byte that is followed by one more, such as the `(` of `ESC ( B`, which
    /// chooses a character set.
    case escapeWithMore
    /// After `ESC [`.
    case sequence
    /// In a control string (OSC, DCS, APC or PM), which is ignored.
    case string
    /// After an ESC in a control string.
    case stringEscape
  }

  private(set) var screen: Screen
  /// Whether the arrow keys send `ESC O` rather than `ESC [`.
  private(set) var hasApplicationKeys = false
  /// The answers to queries of the device attributes (`ESC [ c`) that are not sent yet.
  ///
  /// The other known queries get no answer.
  private(set) var answers: [UInt8] = []
  /// The number of unknown sequences.
  private(set) var unknownCount = 0

  private var state = State.text
  private var parameters: [Int] = []
  /// The last byte of the sequence besides numbers, separators and the final byte, such as the `?`
  /// of `ESC [ ? 25 h`; 0 if there is none.
  private var marker: UInt8 = 0
  private var scalar: UInt32 = 0
  private var missingBytes = 0
  private var lastScalar: UInt32 = 0x20
  private var saved = (row: 0, column: 0)

  init(screen: Screen) { self.screen = screen }

  mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  mutating func feed(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    switch state {
    case .text: text(byte)
    case .escape: escape(byte)
    case .escapeWithMore: state = .text
    case .sequence: sequence(byte)
    case .string:
      if byte == 0x07 { state = .text } else if byte == 0x1B { state = .stringEscape }
    case .stringEscape:
      state = byte == UInt8(ascii: "\\") ? .text : .string
    }
  }

  private mutating func text(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x7F: write(UInt32(byte))
    case 0x1B: state = .escape
    case 0x08: screen.move(column: screen.column - 1)
    case 0x09: screen.move(column: screen.column / 8 * 8 + 8)
    case 0x0A...0x0C: screen.lineFeed()
    case 0x0D: screen.move(column: 0)
    case 0x80..<0xC0:
      scalar = scalar << 6 | UInt32(byte & 0x3F)
      missingBytes -= 1
      if missingBytes == 0 { write(scalar) }
    case 0xC0..<0xE0: (scalar, missingBytes) = (UInt32(byte & 0x1F), 1)
    case 0xE0..<0xF0: (scalar, missingBytes) = (UInt32(byte & 0x0F), 2)
    case 0xF0...: (scalar, missingBytes) = (UInt32(byte & 0x07), 3)
    default: break
    }
  }

  private mutating func write(_ scalar: UInt32) {
    lastScalar = scalar
    screen.write(scalar)
  }

  private mutating func escape(_ byte: UInt8) {
    state = .text
    switch byte {
    case UInt8(ascii: "["):
      state = .sequence
      parameters = [0]
      marker = 0
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): state = .string
    case 0x20...0x2F: state = .escapeWithMore
    case UInt8(ascii: "7"): saved = (screen.row, screen.column)
    case UInt8(ascii: "8"): screen.move(toRow: saved.row, column: saved.column)
    case UInt8(ascii: "D"): screen.lineFeed()
    case UInt8(ascii: "M"): screen.reverseLineFeed()
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "\\"): break
    default: unknownCount += 1
    }
  }

  private mutating func sequence(_ byte: UInt8) {
    switch byte {
    case 0x30...0x39:
      let last = parameters.count - 1
      parameters[last] = min(parameters[last] * 10 + Int(byte) - 0x30, 65_535)
    case UInt8(ascii: ";"), UInt8(ascii: ":"): parameters.append(0)
    case 0x20...0x2F, 0x3C...0x3F: marker = byte
    case 0x40...0x7E:
      state = .text
      execute(byte)
    default: text(byte)
    }
  }

  private func parameter(_ index: Int) -> Int {
    index < parameters.count ? parameters[index] : 0
  }

  private func count(_ index: Int = 0) -> Int { max(1, parameter(index)) }

  private mutating func execute(_ final: UInt8) {
    switch (marker, Character(Unicode.Scalar(final))) {
    case (0, "m"), (0, "t"), (0x20, "q"), (0x3E, _), (0x3D, _), (0x3C, _): break
    case (0, "A"): screen.move(toRow: screen.row - count())
    case (0, "B"), (0, "e"): screen.move(toRow: screen.row + count())
    case (0, "C"), (0, "a"): screen.move(column: screen.column + count())
    case (0, "D"): screen.move(column: screen.column - count())
    case (0, "G"), (0, "`"): screen.move(column: count() - 1)
    case (0, "d"): screen.move(toRow: count() - 1)
    case (0, "H"), (0, "f"): screen.move(toRow: count() - 1, column: count(1) - 1)
    case (0, "J"): eraseScreen(parameter(0))
    case (0, "K"): eraseRow(parameter(0))
    case (0, "L"): screen.scroll(-count(), in: screen.row..<screen.margins.upperBound)
    case (0, "M"): screen.scroll(count(), in: screen.row..<screen.margins.upperBound)
    case (0, "S"): screen.scroll(count(), in: screen.margins)
    case (0, "T"): screen.scroll(-count(), in: screen.margins)
    case (0, "@"): screen.insertCells(count())
    case (0, "P"): screen.deleteCells(count())
    case (0, "X"): screen.erase(columns: screen.column..<(screen.column + count()))
    case (0, "Z"): screen.move(column: (screen.column - 1) / 8 * 8)
    case (0, "b"): for _ in 0..<count() { screen.write(lastScalar) }
    case (0, "r"): setMargins()
    case (0, "h"), (0, "l"): setMode(isOn: final == UInt8(ascii: "h"))
    case (0x3F, "h"), (0x3F, "l"): setPrivateModes(isOn: final == UInt8(ascii: "h"))
    case (0, "c"): answers += Array("\u{1B}[?62;22c".utf8)
    case (0, "n"), (0x3F, "n"), (0x3F, "u"), (0x24, "p"), (0x3F, "r"), (0x3F, "s"): break
    default: unknownCount += 1
    }
  }

  private mutating func eraseScreen(_ part: Int) {
    if part == 0 {
      eraseRow(0)
      screen.erase(rows: min(screen.row + 1, screen.rows)..<screen.rows)
    } else {
      screen.erase(rows: 0..<(part == 1 ? screen.row : screen.rows))
      if part == 1 { eraseRow(1) }
    }
  }

  private mutating func eraseRow(_ part: Int) {
    let first = part == 0 ? screen.column : 0
    screen.erase(columns: first..<(part == 1 ? screen.column + 1 : screen.columns))
  }

  private mutating func setMargins() {
    let last = parameter(1) == 0 ? screen.rows : min(parameter(1), screen.rows)
    guard count() < last else { return }
    screen.margins = (count() - 1)..<last
    screen.move(toRow: 0, column: 0)
  }

  private mutating func setMode(isOn: Bool) {
    if parameter(0) == 4 { screen.insertsCells = isOn }
  }

  private mutating func setPrivateModes(isOn: Bool) {
    for mode in parameters {
      if mode == 1 { hasApplicationKeys = isOn }
      if mode == 1049 { screen.erase(rows: 0..<screen.rows) }
    }
  }
}
