/// The colours of a theme on a terminal with a number of colours.
package struct ThemeColors: Sendable {
  private let theme: Theme
  private let depth: ColorDepth
  /// The colours of text and of the background where a cell has the default colours.
  private let foreground: Color
  private let background: Color
  /// Whether outlines are invisible, because the colour of the surface alone shows where a panel
  /// ends.
  private let hidesOutlines: Bool
  /// The colour of dim text; default if the theme has none.
  private let muted: Color

  package init(_ theme: Theme, depth: ColorDepth) {
    self.theme = theme.withColors(at: depth)
    self.depth = depth
    foreground = theme.color(of: .text, at: depth)
    background = theme.color(of: .background, at: depth)
    let surface = theme.color(of: .surface, at: depth)
    hidesOutlines =
      background != .default && surface != .default && background != surface
      && theme.color(of: .outline, at: depth) == .default
    muted = theme.color(of: .muted, at: depth)
  }

  /// The style without tokens, in the colours of the theme.
  package func resolved(_ style: Style) -> Style {
    var (text, background) = (style.foreground, style.background)
    let isOutline = text == .outline
    if isOutline, theme.color(of: .outline, at: depth) == .default { text = .border }
    var attributes = style.attributes
    if case .token(let token) = text {
      text = theme.color(of: token, at: depth)
      if text == .default { attributes.formUnion(token.standInForText) }
    }
    let hasOwnText = text != .default
    if !hasOwnText { text = foreground }
    if attributes.contains(.dim), muted != .default {
      attributes.remove(.dim)
      text = dimmed(style.foreground, shownAs: text)
    }
    let isMarked = attributes.remove(.marked) != nil
    if case .token(let token) = background {
      background = theme.color(of: token, at: depth)
      let standIn = background == .default && !isMarked ? token.standInForBackground : []
      // Coloured and dim text is hard to read in reverse.
      if standIn.contains(.reverse) {
        text = foreground
        attributes.remove(.dim)
      }
      attributes.formUnion(standIn)
      if style.foreground == .onAccent, !hasOwnText { text = textColor(on: background) }
    }
    if background == .default { background = self.background }
    if isOutline, hidesOutlines { text = background }
    if depth == .eight { separate(&text, from: &background, in: style) }
    return Style(foreground: text, background: background, attributes: attributes)
  }

  /// Replaces one of two colours that a terminal with eight colours shows as the same: the one that
  /// the application has given, provided that the other one is the default or a token.
  ///
  /// Two given colours are left as they are: they can be neighbours in a picture.
  private func separate(_ text: inout Color, from background: inout Color, in style: Style) {
    guard text != background, depth.number(of: text) == depth.number(of: background) else { return }
    switch (style.foreground.isGiven, style.background.isGiven) {
    case (true, false): text = foreground
    case (false, true): background = self.background
    case (true, true), (false, false): break
    }
  }

  /// The colour of dim text if the theme has a muted colour.
  ///
  /// An RGB colour becomes a mixture with the muted colour, if that is an RGB colour, too. A
  /// focused border gets the colour of `border`; `border`, `onAccent` and the tokens of backgrounds
  /// keep their colours. The muted colour replaces all others.
  ///
  /// Terminals differ in the colours of dim text, which are hard to read in some.
  private func dimmed(_ color: Color, shownAs shown: Color) -> Color {
    switch color {
    case .token(.focusedBorder): theme.color(of: .border, at: depth)
    case .token(.border), .token(.onAccent), .token(.background), .token(.surface),
      .token(.control), .token(.selection), .token(.inactiveSelection):
      shown
    case .default, .token: muted
    case .palette, .rgb: shown.mixed(with: muted, 0.5)
    }
  }

  /// The colour of text on a background (the fill), if the theme has none for it.
  ///
  /// On the first sixteen entries of the palette, the text is black, or white if black is hard to
  /// read: on red, blue, magenta, bright black, and black itself. On any other fill, the text has
  /// the colour of the token `text`.
  private func textColor(on fill: Color) -> Color {
    guard case .palette(let entry) = fill, entry < 16 else { return foreground }
    let isDark = [0, 1, 4, 5, 8].contains(entry)
    return isDark ? (depth == .eight ? .white : .brightWhite) : .black
  }

  /// The attributes of a style, with those that stand in for its tokens.
  package func attributes(of style: Style) -> Style.Attributes {
    style.needsTheme ? resolved(style).attributes : style.attributes
  }
}

extension Style {
  /// Whether a theme may change the attributes: if one of the colours is a token (both bits of its
  /// kind are set), or if one of the attributes is in ``Attributes/themed``.
  fileprivate var needsTheme: Bool {
    (bits & bits >> 1) & (1 << 24 | 1 << 50) != 0 || !attributes.isDisjoint(with: .themed)
  }
}

extension Style.Attributes {
  /// The attributes on which the colours that a theme gives to a style depend.
  package static var themed: Style.Attributes { [.dim, .marked] }
}

extension Color {
  /// Whether it is a colour of its own, and neither the default nor one of the theme.
  fileprivate var isGiven: Bool {
    switch self {
    case .default, .token: false
    case .palette, .rgb: true
    }
  }
}
