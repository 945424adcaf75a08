package import TerminalModel

extension Style {
  /// The style in words: `bold, red on blue`, or `plain` for the default look.
  ///
  /// A token is written as its name, any other colour as in the file of a theme.
  package var words: String {
    if self == .plain { return "plain" }
    var words = ""
    for (name, attribute) in Self.named where attributes.contains(attribute) {
      words += words.isEmpty ? name : ", \(name)"
    }
    if foreground != .default || background != .default {
      if !words.isEmpty { words += ", " }
      if foreground != .default { words += foreground.word }
      if background != .default {
        words += foreground == .default ? "on " : " on "
        words += background.word
      }
    }
    return words
  }

  /// Reads a style in words; nil for any other text.
  package init?(words: some StringProtocol) {
    self.init()
    guard words != "plain" else { return }
    for part in words.split(separator: ", ", omittingEmptySubsequences: false) {
      if let attribute = Self.named.first(where: { $0.name == part })?.attribute {
        attributes.insert(attribute)
      } else if !setColors(part) {
        return nil
      }
    }
  }

  /// Reads `red on blue`, `red` or `on blue`; returns false for any other text.
  private mutating func setColors(_ words: some StringProtocol) -> Bool {
    let colors = " \(words)".split(separator: " on ", omittingEmptySubsequences: false)
    guard (1...2).contains(colors.count) else { return false }
    let text = colors[0].dropFirst()
    if !text.isEmpty || colors.count == 1 {
      guard let color = Color(word: text) else { return false }
      foreground = color
    }
    if colors.count == 2 {
      guard let color = Color(word: colors[1]) else { return false }
      background = color
    }
    return true
  }

  private static let named: [(name: String, attribute: Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("blink", .blink), ("reverse", .reverse), ("strikethrough", .strikethrough),
    ("marked", .marked),
  ]
}

extension Color {
  private static let tokens = Dictionary(
    uniqueKeysWithValues: Token.allCases.map { ($0.name, $0) })
  private static let tokenNames = Token.allCases.map(\.name)

  fileprivate var word: String {
    if case .token(let token) = self { Self.tokenNames[Int(token.rawValue)] } else { themeValue }
  }

  fileprivate init?(word: some StringProtocol) {
    let word = String(word)
    if let token = Self.tokens[word] {
      self = .token(token)
    } else if let color = Color(themeValue: word) {
      self = color
    } else {
      return nil
    }
  }
}
