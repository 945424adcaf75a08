/// The settings of the screen that a user chooses with the options of an application, such as
/// `--ascii`, and the colours that the terminal shows.
public struct DisplayOptions: Hashable, Sendable {
  /// Whether animated values jump to their targets and decorations stand still (`--reduce-motion`).
  public var reducesMotion: Bool
  /// Whether ASCII characters stand for lines, blocks, arrows and other common symbols
  /// (`--ascii`).
  public var usesASCII: Bool
  /// The colours that the terminal shows.
  ///
  /// If a part of the view has a theme of its own, drawing replaces the tokens in this part by that
  /// theme's colours for such a terminal.
  public var colors: ColorDepth
  /// The theme of the option `--theme`, or nil for none.
  ///
  /// It replaces the theme of the whole view, unless the user has selected a theme in the
  /// application. If it does, layout reads its metrics, and each frame gets it (`Frame.theme`).
  public var theme: Theme?
  /// The metrics of a view that has no theme, such as those of the theme in the environment
  /// variable THEME.
  public var metrics: ThemeMetrics
  /// The characters of the widgets in a view that has no theme, such as those of the theme in the
  /// environment variable THEME.
  public var glyphs: ThemeGlyphs {
    get { ownGlyphs ?? .unicode }
    set { ownGlyphs = newValue == .unicode ? nil : newValue }
  }
  /// The characters, or nil for ``ThemeGlyphs/unicode``, so that the usual options are copied
  /// without characters.
  package private(set) var ownGlyphs: ThemeGlyphs?

  /// Makes the options; without arguments, those of a user without special wishes.
  public init(
    reducesMotion: Bool = false, usesASCII: Bool = false, usesColors: Bool = true,
    theme: Theme? = nil, metrics: ThemeMetrics = .standard
  ) {
    self.reducesMotion = reducesMotion
    self.usesASCII = usesASCII
    colors = usesColors ? .direct : .none
    self.theme = theme
    self.metrics = metrics
  }

  /// Whether the terminal shows colours (`--no-color`, NO_COLOR, and terminals that have none).
  ///
  /// If it is set to true for a terminal without colours, ``colors`` becomes direct colour.
  public var usesColors: Bool {
    get { colors != .none }
    set { if newValue != usesColors { colors = newValue ? .direct : .none } }
  }
}
