#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Red, green and blue, 0 to 255 each.
package struct RGB: Hashable {
  package var red: Int
  package var green: Int
  package var blue: Int

  package init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Whether the colour looks grey: its components differ by at most 16.
  ///
  /// A terminal of 8 or 16 colours shows such a colour as a grey: for many greys the nearest of
  /// eight colours is cyan, which is too conspicuous.
  package var isGrey: Bool { max(red, green, blue) - min(red, green, blue) <= 16 }

  /// The squared distance between two colours with the weights 2, 4 and 3, an approximation of the
  /// difference that the eye sees.
  package func difference(from other: RGB) -> Int {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }

  /// The contrast of two colours as text and background, from 1 to 21 (WCAG 2.2, contrast ratio).
  package func contrast(with other: RGB) -> Double {
    let (own, theirs) = (luminance, other.luminance)
    return (max(own, theirs) + 0.05) / (min(own, theirs) + 0.05)
  }

  /// The relative luminance, from 0 to 1 (WCAG 2.2).
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ component: Int) -> Double {
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}

/// The colours of xterm's palette of 256 entries.
///
/// Users may have changed the first sixteen.
package enum XtermPalette {
  /// The colour of an entry.
  ///
  /// It is computed at each call: making a table of all entries added 50,000 instructions to the
  /// first screen.
  package static func color(of entry: UInt8) -> RGB {
    switch Int(entry) {
    case 0..<16: return plain[Int(entry)]
    case let entry where entry < 232:
      let place = entry - 16
      return RGB(
        red: levels[place / 36], green: levels[place / 6 % 6], blue: levels[place % 6])
    case let entry:
      let level = 8 + 10 * (entry - 232)
      return RGB(red: level, green: level, blue: level)
    }
  }

  /// Black, bright black, white and bright white.
  package static let plainGreys: [UInt8] = [0, 8, 7, 15]

  /// The entry that is nearest to a colour, of a choice of entries; 0 if there are none.
  package static func nearest(to target: RGB, in entries: some Sequence<UInt8>) -> UInt8 {
    entries.min { color(of: $0).difference(from: target) < color(of: $1).difference(from: target) }
      ?? 0
  }

  /// The entry from 16 on that is nearest to a colour; the first one of several.
  ///
  /// It compares three entries instead of 240, because it runs for most tokens of the theme before
  /// the first screen. One is of the colour cube (entries 16 to 231, six levels of red, green and
  /// blue): the difference is a sum over the components, so the nearest colour of the cube has the
  /// nearest level of each component. The other two are greys (entries 232 to 255).
  package static func nearestFixed(to color: RGB) -> UInt8 {
    let cube = 16 + 36 * level(color.red) + 6 * level(color.green) + level(color.blue)
    // The nearest grey is one of the two around the weighted mean of the components; the weights
    // are those of the difference.
    let mean = (2 * color.red + 4 * color.green + 3 * color.blue) / 9
    let grey = 232 + min(max(0, (mean - 8) / 10), 22)
    return nearest(to: color, in: [UInt8(cube), UInt8(grey), UInt8(grey + 1)])
  }

  /// The number of the level of the cube that is nearest to a component; of two, the lower one.
  private static func level(_ component: Int) -> Int {
    component < 48 ? 0 : max(1, (component - 36) / 40)
  }

  private static let levels = [0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]

  private static let plain: [RGB] = [
    0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
    0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
  ].map { RGB(red: $0 >> 16, green: $0 >> 8 & 0xFF, blue: $0 & 0xFF) }
}
