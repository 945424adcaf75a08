extension Theme {
  /// The terminal's own sixteen colours on its own background: it fits every terminal, dark or light.
  public static let terminal: Theme = {
    var theme = Theme(name: "terminal", isDark: true)
    theme.setBasicColors(accent: nil, isBright: false)
    theme.changeForms { _, form in
      form.color = form.sixteen ?? .default
      form.palette = form.color
    }
    return theme
  }()

  /// A dark theme with a blue accent: that of an application that selects no other.
  public static let dark = Theme(
    "dark", isDark: true, accent: 4,
    [
      .text: 0xE4_E7EE, .muted: 0x98_A2B3, .background: 0x14_161B, .surface: 0x20_2328,
      .control: 0x2B_2D32,
      .accent: 0x7A_B0FF, .onAccent: 0x14_161B, .selection: 0x33_445F,
      .inactiveSelection: 0x37_3A3F,
      .border: 0x52_555A, .focusedBorder: 0x7A_B0FF,
      .error: 0xFF_7B86, .warning: 0xF2_C46D, .success: 0x7F_D49A, .info: 0x6C_CFE0,
    ])

  /// A very dark theme with a violet accent.
  public static let midnight = Theme(
    "midnight", isDark: true, accent: 5,
    [
      .text: 0xD5_DBE8, .muted: 0x8A_94A8, .background: 0x0B_0E14, .surface: 0x17_1A21,
      .control: 0x21_252B,
      .accent: 0xC3_A6FF, .onAccent: 0x0B_0E14, .selection: 0x42_3C5A,
      .inactiveSelection: 0x2D_3138,
      .border: 0x48_4C54, .focusedBorder: 0xC3_A6FF,
      .error: 0xF7_8C9A, .warning: 0xEB_C06D, .success: 0x8F_D694, .info: 0x7F_C8F8,
    ],
    palette: [.muted: 246])

  /// A light theme with a blue accent.
  public static let light = Theme(
    "light", isDark: false, accent: 4,
    [
      .text: 0x1F_2430, .muted: 0x5B_6475, .background: 0xFB_FBFD, .surface: 0xF0_F0F3,
      .control: 0xE7_E8EB,
      .accent: 0x21_60D4, .onAccent: 0xFB_FBFD, .selection: 0xBA_CCF1,
      .inactiveSelection: 0xD6_D6DA,
      .border: 0xB9_BAC0, .focusedBorder: 0x21_60D4,
      .error: 0xC4_263A, .warning: 0x8A_5A00, .success: 0x1B_763C, .info: 0x0B_6E8A,
    ],
    palette: [.muted: 60, .error: 125, .success: 23])

  /// A light theme in the colours of paper and ink.
  public static let paper = Theme(
    "paper", isDark: false, accent: 3,
    [
      .text: 0x3A_332A, .muted: 0x6A_5F52, .background: 0xF5_EFE2, .surface: 0xEC_E6D9,
      .control: 0xE4_DED1,
      .accent: 0x9A_4A1F, .onAccent: 0xF5_EFE2, .selection: 0xDA_BEA8,
      .inactiveSelection: 0xD5_CFC3,
      .border: 0xBD_B7AB, .focusedBorder: 0x9A_4A1F,
      .error: 0xB3_302A, .warning: 0x82_5900, .success: 0x4B_6A1F, .info: 0x2A_687A,
    ],
    palette: [.accent: 58, .focusedBorder: 58, .error: 124, .warning: 58])

  /// White, yellow and bright colours on black: text has a contrast of at least 7:1.
  public static let highContrast = Theme(
    "high-contrast", isDark: true, accent: 3,
    [
      .text: 0xFF_FFFF, .muted: 0xD0_D0D0, .background: 0x00_0000, .surface: 0x1A_1A1A,
      .control: 0x30_3030,
      .accent: 0xFF_D500, .onAccent: 0x00_0000, .selection: 0x4C_4000,
      .inactiveSelection: 0x44_4444,
      .border: 0x70_7070, .focusedBorder: 0xFF_D500,
      .error: 0xFF_A6A6, .warning: 0xFF_B84D, .success: 0x5C_FF7A, .info: 0x6C_D8FF,
    ])

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
  ///   - accent: The entry, 1 to 6, for the accent on terminals with 16 and 8 colours.
  ///   - palette: The entries for terminals with 256 colours that are not the nearest ones, because
  ///     those would be hard to read.
  init(
    _ name: String, isDark: Bool, accent: UInt8, _ colors: KeyValuePairs<Color.Token, UInt32>,
    palette: KeyValuePairs<Color.Token, UInt8> = [:]
  ) {
    self.init(name: name, isDark: isDark)
    for (token, color) in colors {
      self[token] = .rgb(
        red: UInt8(truncatingIfNeeded: color >> 16), green: UInt8(truncatingIfNeeded: color >> 8),
        blue: UInt8(truncatingIfNeeded: color))
    }
    for (token, entry) in palette { setColor(of: token, at: .palette, to: .palette(entry)) }
    setBasicColors(accent: accent, isBright: isDark)
  }

  /// Sets the colours for terminals with 16 and 8 colours, on the terminal's own background.
  ///
  /// - Parameter isBright: Whether 16 colours are bright ones, as on a dark background.
  private mutating func setBasicColors(accent: UInt8?, isBright: Bool) {
    let bright: UInt8 = isBright ? 8 : 0
    let basic = accent.map { Color.palette($0) } ?? .default
    changeForms { token, form in
      (form.sixteen, form.eight) =
        switch token {
        case .text, .background, .surface, .control, .selection, .inactiveSelection, .onAccent:
          (.default, .default)
        // Bright black is the background in some palettes.
        case .muted, .border, .outline: (.default, .default)
        case .accent, .focusedBorder: (basic, basic)
        case .error: (.palette(1 + bright), .red)
        case .warning: (.palette(3 + bright), .yellow)
        case .success: (.palette(2 + bright), .green)
        case .info: (.palette(6 + bright), .cyan)
        }
    }
  }
}
