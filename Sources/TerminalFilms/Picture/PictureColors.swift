import TerminalModel

/// The colours of a dark terminal, in the notation of SVG.
enum PictureColors {
  static let background = "#1b1d27"
  static let foreground = "#d8dae5"
  static let named = [
    "#2b2e3b", "#e5616d", "#8cc265", "#d9a652", "#5c9ff5", "#c27fd7", "#4fb8c4", "#c9ccd8",
    "#6b7083", "#ff7b86", "#a6de7b", "#f5c469", "#82b8ff", "#dba1ee", "#74d7e2", "#ffffff",
  ]

  static func of(_ style: Style) -> (foreground: String, background: String) {
    let front = hex(style.foreground) ?? foreground
    let back = hex(style.background) ?? background
    return style.attributes.contains(.reverse) ? (back, front) : (front, back)
  }

  /// Red, green and blue as `#rrggbb`, or nil for the terminal's default colour.
  private static func hex(_ color: Color) -> String? {
    switch color {
    // A theme has replaced all tokens.
    case .default, .token: nil
    case .rgb(let red, let green, let blue): hex(red, green, blue)
    case .palette(let index) where index < 16: named[Int(index)]
    case .palette(let index) where index < 232: cube(index - 16)
    case .palette(let index):
      hex(8 + 10 * (index - 232), 8 + 10 * (index - 232), 8 + 10 * (index - 232))
    }
  }

  /// A colour of the 6×6×6 cube, whose levels are 0, 95, 135, 175, 215 and 255.
  private static func cube(_ index: UInt8) -> String {
    let steps = [index / 36, index / 6 % 6, index % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
    return hex(steps[0], steps[1], steps[2])
  }

  private static func hex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
    "#"
      + [red, green, blue].map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }
      .joined()
  }
}
