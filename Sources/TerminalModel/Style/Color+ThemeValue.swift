extension Color {
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "gray", "bright red",
    "bright green", "bright yellow", "bright blue", "bright magenta", "bright cyan",
    "bright white",
  ]

  /// Reads a colour as a theme's file states it: `#rrggbb`, an entry of the terminal's palette from
  /// 0 to 255 or by its name (`red`, `bright blue`), or `default`; nil for any other text.
  ///
  /// Upper and lower case are the same.
  public init?(themeValue text: String) {
    let text = text.lowercased()
    if text == "default" {
      self = .default
    } else if let entry = UInt8(text) ?? Self.names.firstIndex(of: text).map(UInt8.init) {
      self = .palette(entry)
    } else if text.hasPrefix("#"), text.utf8.count == 7,
      text.dropFirst().allSatisfy(\.isHexDigit),
      let number = UInt32(text.dropFirst(), radix: 16)
    {
      self = .rgb(
        red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
        blue: UInt8(truncatingIfNeeded: number))
    } else {
      return nil
    }
  }

  /// The colour as a theme's file states it: the first 16 entries of the palette by their names, a
  /// colour of red, green and blue as `#rrggbb` in lower case.
  ///
  /// For a token, a colour that the theme decides (``token(_:)``), it is the token's name,
  /// which ``init(themeValue:)`` does not read: the colours of a theme are not tokens.
  public var themeValue: String {
    switch self {
    case .default: return "default"
    case .palette(let entry): return entry < 16 ? Self.names[Int(entry)] : String(entry)
    case .rgb(let red, let green, let blue):
      return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    case .token(let token): return token.name
    }
  }
}
