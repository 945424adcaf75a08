import TerminalModel

extension Style {
  /// The style in words: `bold, red on blue`.
  var snapshot: String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.blink, "blink"), (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    let colors = [
      foreground == .default ? nil : foreground.snapshot,
      background == .default ? nil : "on " + background.snapshot,
    ].compactMap(\.self).joined(separator: " ")
    let parts = names.filter { attributes.contains($0.0) }.map(\.1) + [colors]
    let words = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return words.isEmpty ? "plain" : words
  }
}

extension Color {
  /// The colour in words, or as `#rrggbb`.
  fileprivate var snapshot: String {
    let names = [
      "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "gray",
      "bright red", "bright green", "bright yellow", "bright blue", "bright magenta",
      "bright cyan", "bright white",
    ]
    switch self {
    case .default: return "default"
    case .palette(let index):
      return names.indices.contains(Int(index)) ? names[Int(index)] : "color \(index)"
    case .token(let token): return token.name
    case .rgb(let red, let green, let blue):
      return "#"
        + [red, green, blue].map { byte in
          (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
  }
}
