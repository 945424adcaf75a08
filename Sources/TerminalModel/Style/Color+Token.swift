extension Color {
  /// A part of the interface that has a colour in each ``Theme``.
  ///
  /// A cell holds the token, and the terminal shows the theme's colour: the cells of a frame are
  /// the same in all themes with the same metrics and glyphs. A token has a form for terminals with
  /// fewer colours, too (``Theme/color(of:at:)``); where that form is the default colour, an
  /// attribute stands in for it.
  public enum Token: UInt8, CaseIterable, Codable, Hashable, Sendable {
    /// Text.
    case text
    /// Text of less importance. Without colours, it is dim.
    case muted
    /// Behind everything.
    case background
    /// Behind a part that stands out from the background, such as a help bar or a dialog.
    case surface
    /// Behind a control that is pressed or edited, such as a button or a text field.
    case control
    /// The theme's own colour, for the most important parts. Without colours, text is bold,
    /// and a background reversed.
    case accent
    /// Text on ``accent``, ``error``, ``warning``, ``success`` and ``info``. With 16 and 8 colours
    /// it is black or white, as fits the colour behind it.
    case onAccent
    /// The background of the selection with the focus. Without colours, it is reversed, unless a
    /// mark shows it (``Style/Attributes/marked``).
    case selection
    /// The background of the selection without the focus. Without colours, text on it is bold,
    /// unless a mark shows it (``Style/Attributes/marked``).
    case inactiveSelection
    /// Lines around and between views. Without colours, they are dim.
    case border
    /// Lines around the view with the focus. Without colours, they are not dim.
    case focusedBorder
    /// Errors and refused input. Without colours, text is bold, and a background reversed.
    case error
    /// Warnings. Without colours, text is bold, and a background reversed.
    case warning
    /// Success. Without colours, a background is reversed.
    case success
    /// Information. Without colours, a background is reversed.
    case info
    /// Lines around a panel; they can be hidden in a theme whose surface shows where a panel ends.
    ///
    /// If the theme gives this token the default colour, the lines are hidden if the theme's
    /// background and its surface are two colours, neither of them the default one; otherwise, they
    /// have the colour of ``border``.
    case outline
  }

  /// The token ``Token/text``.
  public static let text = Color.token(.text)
  /// The token ``Token/muted``.
  public static let muted = Color.token(.muted)
  /// The token ``Token/background``.
  public static let background = Color.token(.background)
  /// The token ``Token/surface``.
  public static let surface = Color.token(.surface)
  /// The token ``Token/control``.
  public static let control = Color.token(.control)
  /// The token ``Token/accent``.
  public static let accent = Color.token(.accent)
  /// The token ``Token/onAccent``.
  public static let onAccent = Color.token(.onAccent)
  /// The token ``Token/selection``.
  public static let selection = Color.token(.selection)
  /// The token ``Token/inactiveSelection``.
  public static let inactiveSelection = Color.token(.inactiveSelection)
  /// The token ``Token/border``.
  public static let border = Color.token(.border)
  /// The token ``Token/focusedBorder``.
  public static let focusedBorder = Color.token(.focusedBorder)
  /// The token ``Token/error``.
  public static let error = Color.token(.error)
  /// The token ``Token/warning``.
  public static let warning = Color.token(.warning)
  /// The token ``Token/success``.
  public static let success = Color.token(.success)
  /// The token ``Token/info``.
  public static let info = Color.token(.info)
  /// The token ``Token/outline``.
  public static let outline = Color.token(.outline)
}

extension Color.Token {
  /// Its name, as in a theme's file: `inactive-selection`.
  public var name: String { "\(self)".kebabCased }

  /// The attributes that stand in for it as the colour of text, if it has no colour of its own.
  package var standInForText: Style.Attributes {
    switch self {
    case .muted, .border, .outline: .dim
    case .accent, .error, .warning: .bold
    case .text, .background, .surface, .control, .onAccent, .selection, .inactiveSelection,
      .focusedBorder, .success, .info:
      []
    }
  }

  /// The attributes that stand in for it as a background, if it has no colour of its own.
  package var standInForBackground: Style.Attributes {
    switch self {
    case .selection, .accent, .error, .warning, .success, .info: .reverse
    case .inactiveSelection: .bold
    case .text, .muted, .background, .surface, .control, .onAccent, .border, .focusedBorder,
      .outline:
      []
    }
  }
}
