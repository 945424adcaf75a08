// Known palettes. Colours of text are made lighter or darker, in the same hue, until text has a
// contrast of 4.5:1 on all backgrounds.

extension Theme {
  /// The palette Catppuccin, its dark variant Mocha.
  public static let catppuccinMocha = Theme(
    "catppuccin-mocha", isDark: true, accent: 5,
    [
      .text: 0xCD_D6F4, .muted: 0xA6_ADC8, .background: 0x1E_1E2E, .surface: 0x26_2637,
      .control: 0x31_3244,
      .accent: 0xCB_A6F7, .onAccent: 0x1E_1E2E, .selection: 0x52_476A,
      .inactiveSelection: 0x3C_3D50,
      .border: 0x58_5B70, .focusedBorder: 0xCB_A6F7,
      .error: 0xF3_8BA8, .warning: 0xF9_E2AF, .success: 0xA6_E3A1, .info: 0x89_DCEB,
    ])

  /// The palette Catppuccin, its light variant Latte.
  public static let catppuccinLatte = Theme(
    "catppuccin-latte", isDark: false, accent: 5,
    [
      .text: 0x4C_4F69, .muted: 0x5E_6174, .background: 0xEF_F1F5, .surface: 0xE6_E9EF,
      .control: 0xDC_E0E8,
      .accent: 0x7D_34DC, .onAccent: 0xEF_F1F5, .selection: 0xD0_BEEE,
      .inactiveSelection: 0xD3_D5DD,
      .border: 0x9C_A0B0, .focusedBorder: 0x7D_34DC,
      .error: 0xC3_0E35, .warning: 0x88_5712, .success: 0x2D_701E, .info: 0x03_6890,
    ],
    palette: [.background: 231, .accent: 92, .selection: 189, .focusedBorder: 92])

  /// The palette Dracula.
  public static let dracula = Theme(
    "dracula", isDark: true, accent: 5,
    [
      .text: 0xF8_F8F2, .muted: 0xA9_B1D6, .background: 0x28_2A36, .surface: 0x31_3341,
      .control: 0x3A_3C4E,
      .accent: 0xBF_96F9, .onAccent: 0x28_2A36, .selection: 0x55_4A70,
      .inactiveSelection: 0x4B_4D56,
      .border: 0x62_72A4, .focusedBorder: 0xBF_96F9,
      .error: 0xFF_8585, .warning: 0xF1_FA8C, .success: 0x50_FA7B, .info: 0x8B_E9FD,
    ],
    palette: [.accent: 147, .focusedBorder: 147, .error: 216])

  /// The palette Gruvbox, dark.
  public static let gruvboxDark = Theme(
    "gruvbox-dark", isDark: true, accent: 3,
    [
      .text: 0xEB_DBB2, .muted: 0xB0_A28F, .background: 0x28_2828, .surface: 0x32_302F,
      .control: 0x3C_3836,
      .accent: 0xFA_BD2F, .onAccent: 0x28_2828, .selection: 0x61_502A,
      .inactiveSelection: 0x49_463F,
      .border: 0x66_5C54, .focusedBorder: 0xFA_BD2F,
      .error: 0xFC_7E6F, .warning: 0xFE_811B, .success: 0xB8_BB26, .info: 0x8E_C07C,
    ])

  /// The palette Gruvbox, light.
  public static let gruvboxLight = Theme(
    "gruvbox-light", isDark: false, accent: 3,
    [
      .text: 0x3C_3836, .muted: 0x68_5D54, .background: 0xFB_F1C7, .surface: 0xF2_E5BC,
      .control: 0xEB_DBB2,
      .accent: 0xAA_3803, .onAccent: 0xFB_F1C7, .selection: 0xE3_BA8C,
      .inactiveSelection: 0xDB_D2AE,
      .border: 0xA8_9984, .focusedBorder: 0xAA_3803,
      .error: 0x9D_0006, .warning: 0x84_560F, .success: 0x66_610C, .info: 0x38_694B,
    ],
    palette: [
      .surface: 255, .muted: 240, .accent: 124, .focusedBorder: 124, .warning: 58, .info: 23,
    ])

  /// The palette Nord.
  public static let nord = Theme(
    "nord", isDark: true, accent: 6,
    [
      .text: 0xE5_E9F0, .muted: 0xA6_B0C4, .background: 0x2E_3440, .surface: 0x35_3C4A,
      .control: 0x3B_4252,
      .accent: 0x88_C0D0, .onAccent: 0x2E_3440, .selection: 0x49_5E6B,
      .inactiveSelection: 0x4D_535E,
      .border: 0x4C_566A, .focusedBorder: 0x88_C0D0,
      .error: 0xD9_A2A7, .warning: 0xEB_CB8B, .success: 0xA3_BE8C, .info: 0x99_B3CD,
    ],
    palette: [
      .background: 236, .surface: 237, .accent: 116, .focusedBorder: 116, .success: 150,
      .info: 146,
    ])

  /// The palette Solarized, dark.
  public static let solarizedDark = Theme(
    "solarized-dark", isDark: true, accent: 4,
    [
      .text: 0xA7_B5B5, .muted: 0x9B_A8AA, .background: 0x00_2B36, .surface: 0x07_3642,
      .control: 0x0E_404D,
      .accent: 0x65_ADDF, .onAccent: 0x00_2B36, .selection: 0x17_495D,
      .inactiveSelection: 0x1C_424C,
      .border: 0x58_6E75, .focusedBorder: 0x65_ADDF,
      .error: 0xEB_8C8B, .warning: 0xC5_A236, .success: 0x9F_AE36, .info: 0x57_B5AE,
    ],
    palette: [
      .background: 234, .surface: 235, .control: 236, .selection: 238, .error: 210, .info: 79,
    ])

  /// The palette Solarized, light.
  public static let solarizedLight = Theme(
    "solarized-light", isDark: false, accent: 4,
    [
      .text: 0x47_5B62, .muted: 0x57_6A71, .background: 0xFD_F6E3, .surface: 0xF5_EEDB,
      .control: 0xEE_E8D5,
      .accent: 0x1D_6BA2, .onAccent: 0xFD_F6E3, .selection: 0xC5_D3D3,
      .inactiveSelection: 0xDE_DCCD,
      .border: 0x93_A1A1, .focusedBorder: 0x1D_6BA2,
      .error: 0xC2_2C29, .warning: 0x81_6100, .success: 0x5E_6D00, .info: 0x1E_726C,
    ],
    palette: [.surface: 255, .muted: 241])

  /// The palette Tokyo Night.
  public static let tokyoNight = Theme(
    "tokyo-night", isDark: true, accent: 4,
    [
      .text: 0xC0_CAF5, .muted: 0x9A_A5CE, .background: 0x1A_1B26, .surface: 0x1F_2335,
      .control: 0x29_2E42,
      .accent: 0x7A_A2F7, .onAccent: 0x1A_1B26, .selection: 0x37_4465,
      .inactiveSelection: 0x36_3949,
      .border: 0x41_4868, .focusedBorder: 0x7A_A2F7,
      .error: 0xF7_768E, .warning: 0xE0_AF68, .success: 0x9E_CE6A, .info: 0x7D_CFFF,
    ])

  /// The palette Rosé Pine.
  public static let rosePine = Theme(
    "rose-pine", isDark: true, accent: 5,
    [
      .text: 0xE0_DEF4, .muted: 0x90_8CAA, .background: 0x19_1724, .surface: 0x1F_1D2E,
      .control: 0x26_233A,
      .accent: 0xEB_BCBA, .onAccent: 0x19_1724, .selection: 0x49_3D46,
      .inactiveSelection: 0x3B_3947,
      .border: 0x52_4F67, .focusedBorder: 0xEB_BCBA,
      .error: 0xEB_6F92, .warning: 0xF6_C177, .success: 0x9C_CFD8, .info: 0xC4_A7E7,
    ],
    palette: [.muted: 247, .error: 204])

  /// The palette Rosé Pine, its light variant Dawn.
  public static let rosePineDawn = Theme(
    "rose-pine-dawn", isDark: false, accent: 5,
    [
      .text: 0x57_5279, .muted: 0x68_657E, .background: 0xFA_F4ED, .surface: 0xF4_EDE5,
      .control: 0xEF_E6DD,
      .accent: 0x92_5856, .onAccent: 0xFA_F4ED, .selection: 0xDE_CAC4,
      .inactiveSelection: 0xDE_D8D9,
      .border: 0x98_93A5, .focusedBorder: 0x92_5856,
      .error: 0x97_5366, .warning: 0x8C_5E1F, .success: 0x40_6F77, .info: 0x72_6086,
    ],
    palette: [
      .background: 231, .muted: 26, .accent: 60, .selection: 224, .inactiveSelection: 254,
      .focusedBorder: 60, .error: 60,
    ])
}
