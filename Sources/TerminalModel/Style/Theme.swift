/// A colour for each part of the interface (``Color/Token``), and the spacing and the characters of
/// the widgets (``ThemeMetrics``, ``ThemeGlyphs``).
///
/// Widgets and applications draw with tokens such as `Color.accent`, and the terminal shows the
/// colours of the theme. The cells of a frame are the same in all themes with the same metrics and
/// glyphs.
///
/// ```swift
/// var theme = Theme.dark
/// theme.name = "harbour"
/// theme[.accent] = .rgb(red: 0x6C, green: 0xCF, blue: 0xE0)
/// ```
public struct Theme: Sendable {
  private var contents: Contents

  /// An object that never changes: a theme is then one reference, which every frame holds.
  private final class Contents: Hashable, Sendable {
    let name: String
    let isDark: Bool
    /// The form of each token, by its number.
    let forms: [Form]
    let metrics: ThemeMetrics
    let glyphs: ThemeGlyphs

    init(
      name: String, isDark: Bool, forms: [Form], metrics: ThemeMetrics, glyphs: ThemeGlyphs
    ) {
      self.name = name
      self.isDark = isDark
      self.forms = forms
      self.metrics = metrics
      self.glyphs = glyphs
    }

    static func == (left: Contents, right: Contents) -> Bool {
      left.name == right.name && left.isDark == right.isDark && left.forms == right.forms
        && left.metrics == right.metrics && left.glyphs == right.glyphs
    }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The colours of one token.
  package struct Form: Hashable {
    package var color = Color.default
    /// The colours on terminals with 256, 16 and 8 colours, each nil for the nearest one.
    package var palette: Color?
    package var sixteen: Color?
    package var eight: Color?
  }

  /// Makes a theme whose tokens all have the terminal's default colour.
  package init(name: String, isDark: Bool) {
    let forms = Array(repeating: Form(), count: Color.Token.allCases.count)
    contents = Contents(
      name: name, isDark: isDark, forms: forms, metrics: .standard, glyphs: .unicode)
  }

  /// Its name.
  ///
  /// The option `--theme` of an application selects a theme of ``all`` by its name, and another one
  /// by the path of its file.
  public var name: String {
    get { contents.name }
    set { replace(name: newValue) }
  }

  /// Whether its background is dark.
  public var isDark: Bool {
    get { contents.isDark }
    set { replace(isDark: newValue) }
  }

  /// The spacing of the widgets; ``ThemeMetrics/standard`` unless it is set.
  public var metrics: ThemeMetrics {
    get { contents.metrics }
    set { replace(metrics: newValue) }
  }

  /// The characters of the widgets; ``ThemeGlyphs/unicode`` unless they are set.
  ///
  /// With the option `--ascii`, characters that are not ASCII are replaced. If all glyphs of the
  /// theme are ASCII, the terminal shows all other symbols in ASCII, too, as with this option.
  public var glyphs: ThemeGlyphs {
    get { contents.glyphs }
    set { replace(glyphs: newValue) }
  }

  /// Whether all of its glyphs are printable ASCII.
  package var usesASCII: Bool { contents.glyphs.isASCII }

  private mutating func replace(
    name: String? = nil, isDark: Bool? = nil, forms: [Form]? = nil, metrics: ThemeMetrics? = nil,
    glyphs: ThemeGlyphs? = nil
  ) {
    contents = Contents(
      name: name ?? contents.name, isDark: isDark ?? contents.isDark,
      forms: forms ?? contents.forms, metrics: metrics ?? contents.metrics,
      glyphs: glyphs ?? contents.glyphs)
  }

  private func form(of token: Color.Token) -> Form { contents.forms[Int(token.rawValue)] }

  /// Changes the forms of all tokens.
  package mutating func changeForms(_ change: (Color.Token, inout Form) -> Void) {
    var forms = contents.forms
    for token in Color.Token.allCases { change(token, &forms[Int(token.rawValue)]) }
    replace(forms: forms)
  }

  private mutating func change(_ token: Color.Token, _ change: (inout Form) -> Void) {
    var forms = contents.forms
    change(&forms[Int(token.rawValue)])
    replace(forms: forms)
  }

  /// The colour of a token: a mixture of red, green and blue, an entry of the terminal's palette,
  /// or the terminal's default.
  ///
  /// A new colour replaces those for terminals with fewer colours by the nearest ones. If the new
  /// colour is itself a token, the colour that the theme has for it is set.
  public subscript(token: Color.Token) -> Color {
    get { form(of: token).color }
    set {
      let color = concrete(newValue)
      change(token) { $0 = Form(color: color) }
    }
  }

  /// The colour of a token on a terminal with a number of colours.
  public func color(of token: Color.Token, at depth: ColorDepth) -> Color {
    let form = form(of: token)
    switch depth {
    case .none: return .default
    case .eight:
      return form.eight ?? form.sixteen?.reduced(to: .eight) ?? form.color.reduced(to: .eight)
    case .sixteen: return form.sixteen ?? form.color.reduced(to: .sixteen)
    case .palette: return form.palette ?? form.color.reduced(to: .palette)
    case .direct: return form.color
    }
  }

  /// The colour that the theme states for a token on a terminal with fewer colours, or nil if the
  /// terminal shows the nearest one.
  func ownColor(of token: Color.Token, at depth: ColorDepth) -> Color? {
    let form = form(of: token)
    return switch depth {
    case .none, .direct: nil
    case .eight: form.eight
    case .sixteen: form.sixteen
    case .palette: form.palette
    }
  }

  /// The theme with a stored colour of each token for a terminal with 256 colours, so that the
  /// nearest ones are not searched for again; unchanged at any other depth.
  func withColors(at depth: ColorDepth) -> Theme {
    guard depth == .palette, contents.forms.contains(where: { $0.palette == nil }) else {
      return self
    }
    var theme = self
    theme.changeForms { token, form in form.palette = color(of: token, at: .palette) }
    return theme
  }

  /// Sets the colour of a token on terminals with a number of colours; at ``ColorDepth/none`` it
  /// changes nothing.
  public mutating func setColor(of token: Color.Token, at depth: ColorDepth, to color: Color) {
    let color = concrete(color)
    change(token) { form in
      switch depth {
      case .none: break
      case .eight: form.eight = color
      case .sixteen: form.sixteen = color
      case .palette: form.palette = color
      case .direct: form.color = color
      }
    }
  }

  private func concrete(_ color: Color) -> Color {
    if case .token(let token) = color { self[token] } else { color }
  }
}

extension Theme: Hashable {
  /// Whether the names, ``isDark``, all colours, the metrics and the glyphs are equal.
  public static func == (left: Theme, right: Theme) -> Bool {
    left.contents === right.contents || left.contents == right.contents
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

extension Color {
  /// The nearest colour that a terminal with a number of colours has.
  func reduced(to depth: ColorDepth) -> Color {
    let number = depth.number(of: self)
    guard number >= 0, depth != .direct else { return number < 0 ? .default : self }
    return .palette(UInt8(number))
  }
}
