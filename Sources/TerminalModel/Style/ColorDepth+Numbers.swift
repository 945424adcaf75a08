extension ColorDepth {
  /// The depth of a terminal with a number of colours.
  package init(colorCount: Int) {
    switch colorCount {
    case ..<8: self = .none
    case ..<16: self = .eight
    case ..<256: self = .sixteen
    case ..<0x100_0000: self = .palette
    default: self = .direct
    }
  }

  /// The number in ncurses of a colour, or of the nearest one that the terminal has; -1 is the
  /// terminal's default, which without colours replaces every colour.
  package func number(of color: Color) -> Int {
    switch color {
    // A theme has replaced all tokens.
    case .default, .token: -1
    case .palette(let entry): number(ofEntry: entry)
    case .rgb(let red, let green, let blue):
      number(of: RGB(red: Int(red), green: Int(green), blue: Int(blue)))
    }
  }

  private func number(ofEntry entry: UInt8) -> Int {
    switch self {
    case .none: return -1
    case .palette, .direct: return Int(entry)
    case .sixteen where entry < 16: return Int(entry)
    case .eight where entry < 16: return Self.plain(Int(entry))
    case .eight, .sixteen: return number(of: XtermPalette.color(of: entry))
    }
  }

  private func number(of color: RGB) -> Int {
    switch self {
    case .none: return -1
    case .eight:
      // A bluish grey, too, is grey if it is so among 16 colours.
      let entry = ColorDepth.sixteen.number(of: color)
      return XtermPalette.plainGreys.contains { Int($0) == entry }
        ? Self.plain(entry) : Int(XtermPalette.nearest(to: color, in: 0..<8))
    case .sixteen:
      return color.isGrey
        ? Int(XtermPalette.nearest(to: color, in: XtermPalette.plainGreys))
        : Int(XtermPalette.nearest(to: color, in: 0..<16))
    case .palette:
      return Int(XtermPalette.nearestFixed(to: color))
    case .direct:
      // Numbers below 256 are entries of the palette, so the darkest blues get a green of 1.
      let number = color.red << 16 | color.green << 8 | color.blue
      return number < 256 ? number | 0x100 : number
    }
  }

  /// The entry below 8 that replaces an entry below 16.
  ///
  /// Bright black, which is grey, becomes white: black text would be invisible on black.
  private static func plain(_ entry: Int) -> Int { entry == 8 ? 7 : entry % 8 }
}
