/// A colour of a cell's text or background.
public enum Color: Codable, Hashable, Sendable {
  /// The theme's colour of text or, behind text, of the background.
  ///
  /// In the theme ``Theme/terminal`` these are the terminal's default colours.
  case `default`
  /// An entry of the terminal's palette: 0 to 7 are the eight basic colours, 8 to 15 their bright
  /// versions, 16 to 231 a 6x6x6 cube, and 232 to 255 greys.
  case palette(UInt8)
  /// Red, green and blue.
  ///
  /// A terminal with fewer colours shows a similar one; a terminal without colours, its default.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
  /// The colour that the ``Theme`` gives to a part of the interface.
  case token(Token)

  /// Palette entry 0.
  public static let black = Color.palette(0)
  /// Palette entry 1.
  public static let red = Color.palette(1)
  /// Palette entry 2.
  public static let green = Color.palette(2)
  /// Palette entry 3.
  public static let yellow = Color.palette(3)
  /// Palette entry 4.
  public static let blue = Color.palette(4)
  /// Palette entry 5.
  public static let magenta = Color.palette(5)
  /// Palette entry 6.
  public static let cyan = Color.palette(6)
  /// Palette entry 7.
  public static let white = Color.palette(7)
  /// Palette entry 8, bright black.
  public static let gray = Color.palette(8)
  /// Palette entry 9.
  public static let brightRed = Color.palette(9)
  /// Palette entry 10.
  public static let brightGreen = Color.palette(10)
  /// Palette entry 11.
  public static let brightYellow = Color.palette(11)
  /// Palette entry 12.
  public static let brightBlue = Color.palette(12)
  /// Palette entry 13.
  public static let brightMagenta = Color.palette(13)
  /// Palette entry 14.
  public static let brightCyan = Color.palette(14)
  /// Palette entry 15.
  public static let brightWhite = Color.palette(15)
}

extension Color {
  /// The 26 bits that a colour takes in a style.
  static let mask: UInt64 = (1 << 26) - 1

  /// The colour in 26 bits; 0 is the default.
  @inlinable package var bits: UInt64 {
    switch self {
    case .default: 0
    case .palette(let entry): 1 << 24 | UInt64(entry)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    case .token(let token): 3 << 24 | UInt64(token.rawValue)
    }
  }

  /// Decodes a colour from the lowest 26 bits.
  init(bits: UInt64) {
    let (first, second, third) = (bits >> 16, bits >> 8, bits)
    switch bits >> 24 & 3 {
    case 0:
      self = .default
    case 1:
      self = .palette(UInt8(truncatingIfNeeded: third))
    case 2:
      self = .rgb(
        red: UInt8(truncatingIfNeeded: first), green: UInt8(truncatingIfNeeded: second),
        blue: UInt8(truncatingIfNeeded: third))
    default:
      self = .token(Token(rawValue: UInt8(truncatingIfNeeded: third)) ?? .text)
    }
  }
}
