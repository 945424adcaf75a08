// Known palettes. If text in a colour of the original palette has a contrast below 4.5:1 on one of
// the backgrounds, the colour here is lighter or darker than the original, in the same hue.

extension Theme {
  /// The palette Catppuccin, its dark variant Mocha.
  public static let catppuccinMocha = Theme(
    "catppuccin-mocha", isDark: true, accent: 5,
    [
      .text: 0xCD_D6F4, .muted: 0xA6_ADC8, .background: 0x1E_1E2E, .surface: 0x26_2637,
      .control: 0x31_3244,
      .accent: 0xCB_A6F7, .onAccent: 0x1E_1E2E, .selection: 0x44_395B,
      .inactiveSelection: 0x31_3244,
      .border: 0x58_5B70, .focusedBorder: 0xCB_A6F7,
      .error: 0xF3_8BA8, .warning: 0xF9_E2AF, .success: 0xA6_E3A1, .info: 0x89_DCEB,
    ],
    palette: [
      .background: 234, .surface: 235, .control: 236, .selection: 237, .inactiveSelection: 236,
    ])

  /// The palette Catppuccin, its light variant Latte.
  public static let catppuccinLatte = Theme(
    "catppuccin-latte", isDark: false, accent: 5,
    [
      .text: 0x4C_4F69, .muted: 0x55_586B, .background: 0xEF_F1F5, .surface: 0xE6_E9EF,
      .control: 0xDC_E0E8,
      .accent: 0x75_28D2, .onAccent: 0xEF_F1F5, .selection: 0xDA_C8F9,
      .inactiveSelection: 0xDD_E0E8,
      .border: 0x9C_A0B0, .focusedBorder: 0x75_28D2,
      .error: 0xB4_012E, .warning: 0x7F_4E02, .success: 0x23_6612, .info: 0x03_5F84,
    ],
    palette: [.background: 231, .inactiveSelection: 255, .warning: 58])

  /// The palette Dracula.
  public static let dracula = Theme(
    "dracula", isDark: true, accent: 5,
    [
      .text: 0xF8_F8F2, .muted: 0xA9_B1D6, .background: 0x28_2A36, .surface: 0x31_3341,
      .control: 0x3A_3C4E,
      .accent: 0xC5_9DFE, .onAccent: 0x28_2A36, .selection: 0x48_3D62,
      .inactiveSelection: 0x37_3942,
      .border: 0x62_72A4, .focusedBorder: 0xC5_9DFE,
      .error: 0xFE_908F, .warning: 0xF1_FA8C, .success: 0x50_FA7B, .info: 0x8B_E9FD,
    ],
    palette: [
      .background: 235, .surface: 236, .control: 237, .accent: 147, .selection: 238,
      .focusedBorder: 147, .error: 216,
    ])

  /// The palette Gruvbox, dark.
  public static let gruvboxDark = Theme(
    "gruvbox-dark", isDark: true, accent: 3,
    [
      .text: 0xEB_DBB2, .muted: 0xB6_A894, .background: 0x28_2828, .surface: 0x32_302F,
      .control: 0x3C_3836,
      .accent: 0xFA_BD2F, .onAccent: 0x28_2828, .selection: 0x4D_3D16,
      .inactiveSelection: 0x37_352E,
      .border: 0x66_5C54, .focusedBorder: 0xFA_BD2F,
      .error: 0xFF_8879, .warning: 0xFF_8C3B, .success: 0xB8_BB26, .info: 0x8E_C07C,
    ],
    palette: [.background: 234, .surface: 235, .control: 236, .selection: 237])

  /// The palette Gruvbox, light.
  public static let gruvboxLight = Theme(
    "gruvbox-light", isDark: false, accent: nil,
    [
      .text: 0x3C_3836, .muted: 0x62_574F, .background: 0xFB_F1C7, .surface: 0xF2_E5BC,
      .control: 0xEB_DBB2,
      .accent: 0xA1_3402, .onAccent: 0xFB_F1C7, .selection: 0xF2_C99A,
      .inactiveSelection: 0xE9_E0BC,
      .border: 0xA8_9984, .focusedBorder: 0xA1_3402,
      .error: 0x9D_0006, .warning: 0x7D_4F02, .success: 0x60_5B01, .info: 0x32_6345,
    ],
    palette: [
      .surface: 255, .accent: 124, .selection: 223, .inactiveSelection: 255, .focusedBorder: 124,
      .error: 88, .warning: 58, .success: 22, .info: 23,
    ])

  /// The palette Nord.
  public static let nord = Theme(
    "nord", isDark: true, accent: 6,
    [
      .text: 0xE5_E9F0, .muted: 0xAE_B9CD, .background: 0x2E_3440, .surface: 0x35_3C4A,
      .control: 0x3B_4252,
      .accent: 0x89_C1D1, .onAccent: 0x2E_3440, .selection: 0x38_4C59,
      .inactiveSelection: 0x3B_404B,
      .border: 0x4C_566A, .focusedBorder: 0x89_C1D1,
      .error: 0xE2_ABB0, .warning: 0xEB_CB8B, .success: 0xA5_C18E, .info: 0xA1_BCD6,
    ],
    palette: [
      .background: 236, .surface: 237, .muted: 251, .accent: 116, .focusedBorder: 116, .error: 217,
      .success: 150, .info: 153,
    ])

  /// The palette Solarized, dark.
  public static let solarizedDark = Theme(
    "solarized-dark", isDark: true, accent: 6,
    [
      .text: 0xAE_BCBC, .muted: 0xA1_AFB1, .background: 0x00_2B36, .surface: 0x07_3642,
      .control: 0x0E_404D,
      .accent: 0x6C_B4E6, .onAccent: 0x00_2B36, .selection: 0x13_4659,
      .inactiveSelection: 0x15_3C46,
      .border: 0x58_6E75, .focusedBorder: 0x6C_B4E6,
      .error: 0xF2_9291, .warning: 0xCC_A93E, .success: 0xA5_B53E, .info: 0x5E_BCB5,
    ],
    palette: [
      .background: 234, .surface: 235, .control: 236, .selection: 237, .inactiveSelection: 236,
      .info: 79,
    ])

  /// The palette Solarized, light.
  public static let solarizedLight = Theme(
    "solarized-light", isDark: false, accent: 4,
    [
      .text: 0x42_565D, .muted: 0x4D_5F66, .background: 0xFD_F6E3, .surface: 0xF5_EEDB,
      .control: 0xEE_E8D5,
      .accent: 0x0C_6097, .onAccent: 0xFD_F6E3, .selection: 0xCA_D8D8,
      .inactiveSelection: 0xE8_E6D6,
      .border: 0x93_A1A1, .focusedBorder: 0x0C_6097,
      .error: 0xB5_1C1D, .warning: 0x75_5804, .success: 0x55_6203, .info: 0x0C_6761,
    ],
    palette: [.selection: 253, .inactiveSelection: 255, .warning: 58, .success: 22])

  /// The palette Tokyo Night.
  public static let tokyoNight = Theme(
    "tokyo-night", isDark: true, accent: 6,
    [
      .text: 0xC0_CAF5, .muted: 0x9A_A5CE, .background: 0x1A_1B26, .surface: 0x1F_2335,
      .control: 0x29_2E42,
      .accent: 0x7A_A2F7, .onAccent: 0x1A_1B26, .selection: 0x29_3655,
      .inactiveSelection: 0x28_2B3A,
      .border: 0x41_4868, .focusedBorder: 0x7A_A2F7,
      .error: 0xF7_768E, .warning: 0xE0_AF68, .success: 0x9E_CE6A, .info: 0x7D_CFFF,
    ])

  /// The palette Rosé Pine.
  public static let rosePine = Theme(
    "rose-pine", isDark: true, accent: 5,
    [
      .text: 0xE0_DEF4, .muted: 0x9C_98B6, .background: 0x19_1724, .surface: 0x1F_1D2E,
      .control: 0x26_233A,
      .accent: 0xEB_BCBA, .onAccent: 0x19_1724, .selection: 0x3B_3038,
      .inactiveSelection: 0x29_2734,
      .border: 0x52_4F67, .focusedBorder: 0xEB_BCBA,
      .error: 0xEF_7396, .warning: 0xF6_C177, .success: 0x9C_CFD8, .info: 0xC4_A7E7,
    ],
    palette: [
      .background: 233, .surface: 234, .control: 235, .muted: 146, .inactiveSelection: 235,
      .error: 211,
    ])

  /// The palette Rosé Pine, its light variant Dawn.
  public static let rosePineDawn = Theme(
    "rose-pine-dawn", isDark: false, accent: 5,
    [
      .text: 0x53_4E75, .muted: 0x5C_5972, .background: 0xFA_F4ED, .surface: 0xF4_EDE5,
      .control: 0xEF_E6DD,
      .accent: 0x85_4C4B, .onAccent: 0xFA_F4ED, .selection: 0xE4_D0CA,
      .inactiveSelection: 0xE8_E2E3,
      .border: 0x98_93A5, .focusedBorder: 0x85_4C4B,
      .error: 0x8A_475A, .warning: 0x7F_520F, .success: 0x33_626A, .info: 0x66_547A,
    ],
    palette: [
      .background: 231, .text: 240, .muted: 59, .accent: 88, .selection: 253,
      .inactiveSelection: 255, .focusedBorder: 88, .error: 125, .warning: 58, .success: 23,
      .info: 54,
    ])
}
