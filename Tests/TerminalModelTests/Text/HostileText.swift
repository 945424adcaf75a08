/// A text in which what is dangerous meets what joins, the same for the same seed.
func hostileText(seed: Int) -> String {
  let alphabet = Array(
    ("a1字❤⌚👩👨☝🇩🇪🏽\u{1100}\u{1161}\u{301}\u{93E}\u{94D}क\u{20E3}\u{200D}\u{200D}\u{FE0F}\u{FE0E}"
      + "\u{E0067}\u{202E}\u{2066}\u{200B}\u{1B}\t\n\r\u{9B}\u{FFFE}").unicodeScalars)
  var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  let scalars = (0..<200).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return alphabet[Int(state >> 33) % alphabet.count]
  }
  return String(String.UnicodeScalarView(scalars))
}
