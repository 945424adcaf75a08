import TerminalModel

extension StyledText {
  /// Makes a text of the output of a program that styles it with escape sequences, as
  /// `git -c color.ui=always log` and `ls --color=always` do.
  ///
  /// ```swift
  /// case .outputRead(let output): state.lines = StyledText(ansi: output).lines
  /// ```
  /// The sequences for styles (SGR, such as `ESC [ 1;31 m`) give the text after them its colours and
  /// attributes, also in the next lines. Colours of the palette stay colours of the palette, and
  /// the default colours are those of the view. Text that a sequence hides is visible.
  ///
  /// All other escape sequences are removed, such as those of hyperlinks, titles and movements of
  /// the cursor. An incomplete one ends at the end of its line, or where a byte follows that cannot
  /// be a part of it. Other control characters are as in a ``Text``. The time is proportional to
  /// the length of the text.
  public init(ansi text: String) {
    self.init("")
    var pen = Pen()
    var rest = text.utf8[...]
    while let escape = rest.firstIndex(of: EscapeSequence.escape) {
      append(String(Substring(rest[..<escape])), StyleChange(pen))
      let sequence = EscapeSequence(rest[escape...])
      if let parameters = sequence.styleParameters {
        pen.select([[Int?]](controlParameters: parameters))
      }
      rest = rest[sequence.end...]
    }
    append(String(Substring(rest)), StyleChange(pen))
  }
}

extension StyleChange {
  /// The change from the style of a view to that of a pen, whose default colours are the view's.
  fileprivate init(_ pen: Pen) {
    func color(_ color: Color) -> Color? { color == .default ? nil : color }
    self.init(
      foreground: color(pen.style.foreground), background: color(pen.style.background),
      attributes: pen.style.attributes)
  }
}

/// An escape sequence at the start of bytes (ECMA-48), complete or not.
private struct EscapeSequence {
  static let escape: UInt8 = 0x1B

  /// The parameters of a sequence that selects a style (SGR); nil for any other sequence.
  private(set) var styleParameters: Substring.UTF8View?
  /// The end of the sequence.
  private(set) var end: Substring.UTF8View.Index

  /// Finds the end of the sequence that begins with the first byte.
  init(_ bytes: Substring.UTF8View) {
    let body = bytes.dropFirst()
    end = body.startIndex
    switch body.first {
    case UInt8(ascii: "["): readControlSequence(body)
    case let byte? where "]P_^Xk".utf8.contains(byte): readString(body)
    case let byte? where (0x20...0x7E).contains(byte):
      // Such as `ESC ( B`, which selects a character set.
      end = body.drop { (0x20...0x2F).contains($0) }.startIndex
      readFinal(0x30...0x7E, body)
    default: break
    }
  }

  /// Reads a control sequence (CSI): parameters, intermediate bytes and a final byte.
  private mutating func readControlSequence(_ body: Substring.UTF8View) {
    let parameters = body.dropFirst().prefix { (0x30...0x3F).contains($0) }
    end = body[parameters.endIndex...].drop { (0x20...0x2F).contains($0) }.startIndex
    let isPlain = end == parameters.endIndex && parameters.allSatisfy { $0 <= 0x3B }
    let final = readFinal(0x40...0x7E, body)
    if isPlain, final == UInt8(ascii: "m") { styleParameters = parameters }
  }

  /// Reads a control string, such as an operating system command (OSC), up to BEL, to `ESC \`, or
  /// to the next sequence or line.
  private mutating func readString(_ body: Substring.UTF8View) {
    let rest = body.drop { ![0x07, Self.escape, UInt8(ascii: "\n")].contains($0) }
    let isTerminated = rest.dropFirst().first == UInt8(ascii: "\\")
    switch rest.first {
    case 0x07: end = rest.dropFirst().startIndex
    case Self.escape where isTerminated: end = rest.dropFirst(2).startIndex
    default: end = rest.startIndex
    }
  }

  /// Reads the final byte, if it is at the end of the bytes read so far.
  @discardableResult
  private mutating func readFinal(
    _ finals: ClosedRange<UInt8>, _ body: Substring.UTF8View
  ) -> UInt8? {
    guard let final = body[end...].first, finals.contains(final) else { return nil }
    end = body[end...].dropFirst().startIndex
    return final
  }
}
