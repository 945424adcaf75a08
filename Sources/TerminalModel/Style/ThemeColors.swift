/// The colours of a theme on a terminal with a number of colours.
package struct ThemeColors: Sendable {
  private let theme: Theme
  private let depth: ColorDepth
  /// The colours of text and of the background where a cell has the default colours.
  private let foreground: Color
  private let background: Color
  /// Whether outlines are invisible, because the surface alone shows where it ends.
  private let hidesOutlines: Bool

  package init(_ theme: Theme, depth: ColorDepth) {
    self.theme = theme.withColors(at: depth)
    self.depth = depth
    foreground = theme.color(of: .text, at: depth)
    background = theme.color(of: .background, at: depth)
    hidesOutlines =
      background != .default && background != theme.color(of: .surface, at: depth)
      && theme.color(of: .outline, at: depth) == .default
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
    } else if text == .default {
      text = foreground
    }
    if case .token(let token) = background {
      background = theme.color(of: token, at: depth)
      let standIn = background == .default ? token.standInForBackground : []
      // Coloured and dim text is hard to read in reverse.
      if standIn.contains(.reverse) {
        text = .default
        attributes.remove(.dim)
      }
      attributes.formUnion(standIn)
      if style.foreground == .onAccent, text == .default { text = textColor(on: background) }
    } else if background == .default {
      background = self.background
    }
    if isOutline, hidesOutlines { text = background }
    return Style(foreground: text, background: background, attributes: attributes)
  }

  /// The colour of text on a fill, if the theme has none for it.
  ///
  /// On the basic colours, black is hard to read only on red, blue, magenta, and black itself; on
  /// another fill, the text has the terminal's default colour.
  private func textColor(on fill: Color) -> Color {
    guard case .palette(let entry) = fill, entry < 16 else { return .default }
    let isDark = [0, 1, 4, 5, 8].contains(entry)
    return isDark ? (depth == .eight ? .white : .brightWhite) : .black
  }

  /// The attributes of a style, with those that stand in for its tokens.
  package func attributes(of style: Style) -> Style.Attributes {
    style.hasTokens ? resolved(style).attributes : style.attributes
  }
}

extension Style {
  /// Whether a colour of it is a token, which has the highest kind of a colour's bits.
  fileprivate var hasTokens: Bool { (bits & bits >> 1) & (1 << 24 | 1 << 50) != 0 }
}
