import TerminalModel

/// The looks of the series of a chart.
enum SeriesLook {
  /// The colours of several series.
  static let colors: [Color] = [.accent, .success, .warning, .info, .error, .text]

  /// A character for a series by its index, so that series differ without colours.
  static func marker(_ index: Int, _ glyphs: GlyphSet) -> Unicode.Scalar {
    switch glyphs {
    case .unicode: ["●", "▲", "■", "◆", "▼", "○"][index % 6]
    case .ascii: ["*", "o", "+", "x", "@", "%"][index % 6]
    }
  }

  /// The character that fills the bars of a series by its index; nil for blocks.
  ///
  /// - Parameter usesColors: Whether colours tell the series apart.
  static func fill(_ index: Int, _ glyphs: GlyphSet, usesColors: Bool) -> Unicode.Scalar? {
    switch glyphs {
    case .unicode: usesColors ? nil : ["█", "░", "▓", "▒", "▚", "▤"][index % 6]
    case .ascii: ["#", "=", "+", "o", "x", "%"][index % 6]
    }
  }
}
