extension Theme {
  /// The terminal's own sixteen colours on its own background.
  ///
  /// Text is legible on every terminal, dark or light. The colours of messages have a contrast of
  /// 4.5:1 in xterm's colours on black; on a light background it depends on the user's palette.
  public static let terminal: Theme = {
    var theme = Theme(name: "terminal", isDark: true)
    theme.setBasicColors(accent: nil, isPlain: true)
    theme.changeForms { _, form in
      form.color = form.sixteen ?? .default
      form.palette = form.color
    }
    return theme
  }()

  /// A dark theme with a blue accent: that of an application that selects no other.
  public static let dark = Theme(
    "dark", isDark: true, accent: 6,
    [
      .text: 0xE4_E7EE, .muted: 0x98_A2B3, .background: 0x14_161B, .surface: 0x20_2328,
      .control: 0x2B_2D32,
      .accent: 0x7A_B0FF, .onAccent: 0x14_161B, .selection: 0x28_3953,
      .inactiveSelection: 0x2A_2C31,
      .border: 0x52_555A, .focusedBorder: 0x7A_B0FF,
      .error: 0xFF_7B86, .warning: 0xF2_C46D, .success: 0x7F_D49A, .info: 0x6C_CFE0,
    ],
    palette: [.background: 233])

  /// A very dark theme with a violet accent.
  public static let midnight = Theme(
    "midnight", isDark: true, accent: 5,
    [
      .text: 0xD5_DBE8, .muted: 0x8B_95A9, .background: 0x0B_0E14, .surface: 0x17_1A21,
      .control: 0x21_252B,
      .accent: 0xC3_A6FF, .onAccent: 0x0B_0E14, .selection: 0x2F_2945,
      .inactiveSelection: 0x1E_2128,
      .border: 0x48_4C54, .focusedBorder: 0xC3_A6FF,
      .error: 0xF7_8C9A, .warning: 0xEB_C06D, .success: 0x8F_D694, .info: 0x7F_C8F8,
    ],
    palette: [.background: 232, .muted: 247, .inactiveSelection: 234])

  /// A light theme with a blue accent.
  public static let light = Theme(
    "light", isDark: false, accent: 4,
    [
      .text: 0x1F_2430, .muted: 0x57_5F70, .background: 0xFB_FBFD, .surface: 0xF0_F0F3,
      .control: 0xE7_E8EB,
      .accent: 0x19_58CB, .onAccent: 0xFB_FBFD, .selection: 0xC9_DAFE,
      .inactiveSelection: 0xE9_E9ED,
      .border: 0xB9_BAC0, .focusedBorder: 0x19_58CB,
      .error: 0xBB_1933, .warning: 0x83_5602, .success: 0x0E_6E35, .info: 0x02_6783,
    ],
    palette: [.muted: 59, .accent: 25, .focusedBorder: 25, .warning: 58])

  /// A light theme in the colours of paper and ink.
  public static let paper = Theme(
    "paper", isDark: false, accent: nil,
    [
      .text: 0x3A_332A, .muted: 0x61_574A, .background: 0xF5_EFE2, .surface: 0xEC_E6D9,
      .control: 0xE4_DED1,
      .accent: 0x90_4114, .onAccent: 0xF5_EFE2, .selection: 0xE6_CAB4,
      .inactiveSelection: 0xE4_DED2,
      .border: 0xBD_B7AB, .focusedBorder: 0x90_4114,
      .error: 0xA9_2521, .warning: 0x77_5100, .success: 0x43_6114, .info: 0x20_6071,
    ],
    palette: [
      .background: 231, .accent: 88, .inactiveSelection: 254, .focusedBorder: 88, .warning: 58,
      .success: 22,
    ])

  /// White, yellow and bright colours on black: text has a contrast of at least 7:1.
  public static let highContrast: Theme = {
    var theme = Theme(
      "high-contrast", isDark: true, accent: 3,
      [
        .text: 0xFF_FFFF, .muted: 0xD0_D0D0, .background: 0x00_0000, .surface: 0x1A_1A1A,
        .control: 0x30_3030,
        .accent: 0xFF_D500, .onAccent: 0x00_0000, .selection: 0x49_3D02,
        .inactiveSelection: 0x2E_2E2E,
        .border: 0x70_7070, .focusedBorder: 0xFF_D500,
        .error: 0xFF_A6A6, .warning: 0xFF_B84D, .success: 0x5C_FF7A, .info: 0x6C_D8FF,
      ],
      palette: [.selection: 237])
    // Bright red has a contrast of 5:1.
    theme.setColor(of: .error, at: .sixteen, to: .default)
    theme.setColor(of: .text, at: .sixteen, to: .brightWhite)
    return theme
  }()

  /// The themes of this framework and the known palettes, by their names.
  public static let all: [Theme] = [
    .terminal, .dark, .midnight, .light, .paper, .highContrast,
    .catppuccinMocha, .catppuccinLatte, .dracula, .gruvboxDark,
    .gruvboxLight, .nord, .solarizedDark, .solarizedLight,
    .tokyoNight, .rosePine, .rosePineDawn,
  ]

  /// The theme of ``all`` with a name, or nil if there is none.
  public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }
}

extension Theme {
  /// Makes a theme of colours as 0xRRGGBB.
  ///
  /// - Parameters:
  ///   - accent: The entry, 1 to 6, for the accent on terminals with 16 and 8 colours; nil for bold
  ///     text in the default colour. On a dark background, cyan stands for blue, which is hard to
  ///     read on black.
  ///   - palette: The entries for terminals with 256 colours that are not the nearest ones, because
  ///     those would be hard to read.
  init(
    _ name: String, isDark: Bool, accent: UInt8?, _ colors: KeyValuePairs<Color.Token, UInt32>,
    palette: KeyValuePairs<Color.Token, UInt8> = [:]
  ) {
    self.init(name: name, isDark: isDark)
    for (token, color) in colors {
      self[token] = .rgb(
        red: UInt8(truncatingIfNeeded: color >> 16), green: UInt8(truncatingIfNeeded: color >> 8),
        blue: UInt8(truncatingIfNeeded: color))
    }
    for (token, entry) in palette { setColor(of: token, at: .palette, to: .palette(entry)) }
    setBasicColors(accent: accent)
  }

  /// Sets the colours for terminals with 16 and 8 colours: with 16, accent and messages of a dark
  /// theme are bright if that is legible.
  ///
  /// - Parameter isPlain: Whether text and background are those of the terminal, and normal colours
  ///   are preferred to bright ones; otherwise, text is white on black, or black on white in a light
  ///   theme.
  private mutating func setBasicColors(accent: UInt8?, isPlain: Bool = false) {
    let isDark = isDark
    changeForms { token, form in
      if !isPlain, token == .text || token == .background {
        let isWhite = isDark == (token == .text)
        form.eight = isWhite ? .white : .black
        form.sixteen = isWhite && !isDark ? .brightWhite : form.eight
        return
      }
      let entry: UInt8? =
        switch token {
        case .text, .background, .surface, .control, .selection, .inactiveSelection, .onAccent: nil
        // Bright black is the background in some palettes.
        case .muted, .border, .outline: nil
        case .accent, .focusedBorder: accent
        case .error: 1
        case .warning: 3
        case .success: 2
        case .info: isDark ? 6 : 4
        }
      let normal = Self.legible(entry, isDark: isDark)
      let bright = Self.legible(entry.map { $0 + 8 }, isDark: isDark)
      form.sixteen = (isDark && !isPlain ? bright ?? normal : normal ?? bright) ?? .default
      // With 8 colours, magenta is left out, because text on it is hard to read: white has a
      // contrast of 3.7:1, and black one of 4.48:1.
      form.eight = (entry == 5 ? nil : normal) ?? .default
    }
  }

  /// An entry as a colour, or nil if it has a contrast of less than 4.5:1 on black, or on white if
  /// the theme is light, in xterm's colours.
  ///
  /// The entries are listed, because contrasts would be computed at each start of a program.
  private static func legible(_ entry: UInt8?, isDark: Bool) -> Color? {
    let legible: [UInt8] = isDark ? [2, 3, 6, 9, 10, 11, 13, 14] : [1, 4, 5, 12]
    return entry.flatMap { legible.contains($0) ? .palette($0) : nil }
  }
}
