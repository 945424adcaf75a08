import TerminalModel

/// The characters of which charts and large text consist.
public enum GlyphSet: CaseIterable, Codable, Hashable, Sendable {
  /// Blocks, lines and braille dots.
  case unicode
  /// Printable ASCII only, for terminals and fonts without other characters.
  case ascii
}

extension DisplayOptions {
  /// The characters of a theme's widgets, in ASCII if the user wishes so; nil stands for
  /// ``ThemeGlyphs/unicode``.
  func shown(_ glyphs: ThemeGlyphs?) -> ThemeGlyphs? {
    usesASCII ? (glyphs ?? .unicode).inASCII : glyphs
  }
}

extension DrawingArea {
  /// The characters of a chart in the area: ASCII if widgets are drawn in ASCII there, else its
  /// own.
  func chartGlyphs(_ own: GlyphSet) -> GlyphSet { usesASCII ? .ascii : own }
}

/// The halves of a cell that a large text fills: none, one or both.
struct HalfBlock: OptionSet {
  let rawValue: UInt8

  static let upper = HalfBlock(rawValue: 1)
  static let lower = HalfBlock(rawValue: 2)
}

extension GlyphSet {
  /// The character for the filled halves of a cell, or nil for a blank.
  func character(for halves: HalfBlock) -> Unicode.Scalar? {
    guard !halves.isEmpty else { return nil }
    guard self == .unicode else { return "#" }
    if halves == [.upper, .lower] { return "█" }
    return halves == .upper ? "▀" : "▄"
  }

  /// The nine characters for a cell of which 0 to 8 eighths are filled, from the start of an axis:
  /// from the left or from the bottom.
  ///
  /// - Parameter fill: The character for cells of which at least a half is filled; nil for blocks.
  func eighths(along axis: Axis, fill: Unicode.Scalar? = nil) -> [Unicode.Scalar] {
    guard let fill else { return blocks(along: axis) }
    let lower = self == .ascii ? [" ", ".", ".", "."] : Array(blocks(along: axis).prefix(4))
    return lower + Array(repeating: fill, count: 5)
  }

  private func blocks(along axis: Axis) -> [Unicode.Scalar] {
    switch (self, axis) {
    case (.unicode, .horizontal): [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
    case (.unicode, .vertical): [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    case (.ascii, .horizontal): [" ", ".", ".", ".", "#", "#", "#", "#", "#"]
    case (.ascii, .vertical): [" ", "_", ".", "-", ":", "=", "+", "*", "#"]
    }
  }

  /// The character of the lines behind a chart.
  var gridLine: Character { self == .unicode ? "┈" : "." }
}
