import TerminalModel

extension Style {
  /// Reads a style in words, as in the legend of a snapshot: `bold, red on blue`.
  ///
  /// Unknown words stand for the default colours.
  init(snapshot words: String) {
    self.init()
    for part in words.split(separator: ", ") {
      if let attribute = Self.named.first(where: { $0.name == part })?.attribute {
        attributes.insert(attribute)
      } else {
        let colors = " \(part)".split(separator: " on ", omittingEmptySubsequences: false)
        foreground = Color(snapshot: String(colors[0].dropFirst())) ?? .default
        background = colors.count > 1 ? Color(snapshot: String(colors[1])) ?? .default : .default
      }
    }
  }
}

extension Color {
  /// Reads a colour in words, or as `#rrggbb`; nil for any other text.
  fileprivate init?(snapshot words: String) {
    if let index = Self.names.firstIndex(of: words) {
      self = .palette(UInt8(index))
    } else if words.hasPrefix("color "), let index = UInt8(words.dropFirst(6)) {
      self = .palette(index)
    } else if let token = Token.allCases.first(where: { $0.name == words }) {
      self = .token(token)
    } else if words.hasPrefix("#"), let number = UInt32(words.dropFirst(), radix: 16) {
      self = .rgb(
        red: UInt8(number >> 16 & 255), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
    } else {
      return nil
    }
  }
}
