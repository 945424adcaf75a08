extension Color {
  /// The contrast of this colour and another one as text and background, from 1 to 21 (WCAG 2.2,
  /// contrast ratio); text is legible from 4.5 on.
  ///
  /// The first sixteen entries of the palette count with xterm's colours, although the user may
  /// have changed them.
  ///
  /// - Returns: Nil if one of the colours is `default` or a token: a terminal or a theme determines
  ///   their red, green and blue.
  public func contrast(with other: Color) -> Double? {
    guard let own = rgb, let theirs = other.rgb else { return nil }
    return own.contrast(with: theirs)
  }

  private var rgb: RGB? {
    switch self {
    case .rgb(let red, let green, let blue):
      RGB(red: Int(red), green: Int(green), blue: Int(blue))
    case .palette(let entry): XtermPalette.color(of: entry)
    case .default, .token: nil
    }
  }
}
