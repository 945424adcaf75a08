import TerminalModel

extension Style {
  /// The style in words: `bold, red on blue`.
  var snapshot: String {
    let colors = [
      foreground == .default ? nil : foreground.snapshot,
      background == .default ? nil : "on " + background.snapshot,
    ].compactMap(\.self).joined(separator: " ")
    let parts = Self.named.filter { attributes.contains($0.attribute) }.map(\.name) + [colors]
    let words = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return words.isEmpty ? "plain" : words
  }

  /// The attributes and their names, in the order in which a snapshot lists them.
  ///
  /// Without ``Style/Attributes/marked``, which is visible only with a theme that has no colour for
  /// the background.
  static let named: [(attribute: Attributes, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.blink, "blink"), (.reverse, "reverse"), (.strikethrough, "strikethrough"),
  ]
}

extension Color {
  /// The names of the first 16 entries of the terminal's palette.
  static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "gray",
    "bright red", "bright green", "bright yellow", "bright blue", "bright magenta",
    "bright cyan", "bright white",
  ]

  /// The colour in words, or as `#rrggbb`.
  fileprivate var snapshot: String {
    switch self {
    case .default: return "default"
    case .palette(let index):
      return Self.names.indices.contains(Int(index)) ? Self.names[Int(index)] : "color \(index)"
    case .token(let token): return token.name
    case .rgb(let red, let green, let blue):
      return "#"
        + [red, green, blue].map { byte in
          (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
  }
}
