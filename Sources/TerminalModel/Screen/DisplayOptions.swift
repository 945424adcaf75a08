/// The user's wishes for the screen, which the options of an application state, and their limits in
/// the terminal.
public struct DisplayOptions: Hashable, Sendable {
  /// Whether values jump to their targets and decorations stand still (`--reduce-motion`).
  public var reducesMotion: Bool
  /// Whether ASCII characters stand for lines, blocks, arrows and other common symbols
  /// (`--ascii`).
  public var usesASCII: Bool
  /// The colours that the terminal shows, which a theme in a part of the view needs.
  public var colors: ColorDepth
  /// The theme in place of that of the whole view (`--theme`), or nil for that.
  ///
  /// Layout reads its metrics, and a frame has it (`Frame.theme`).
  public var theme: Theme?
  /// The metrics of a view that has no theme, such as those of the theme in the variable THEME.
  public var metrics: ThemeMetrics
  /// The characters of the widgets in a view that has no theme, such as those of the theme in the
  /// variable THEME.
  public var glyphs: ThemeGlyphs {
    get { ownGlyphs ?? .unicode }
    set { ownGlyphs = newValue == .unicode ? nil : newValue }
  }
  /// The characters, or nil for those of Unicode, which are not copied with the options.
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
