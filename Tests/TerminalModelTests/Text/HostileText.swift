import RandomNumbers

/// A random text of dangerous and joining scalars, the same for the same seed.
func hostileText(seed: Int) -> String {
  let alphabet = Array(
    ("a1字❤⌚👩👨☝🇩🇪🏽\u{1100}\u{1161}\u{301}\u{93E}\u{94D}क\u{20E3}\u{200D}\u{200D}\u{FE0F}\u{FE0E}"
      + "\u{E0067}\u{202E}\u{2066}\u{200B}\u{1B}\t\n\r\u{9B}\u{FFFE}").unicodeScalars)
  var random = SplitMix(seed: UInt64(seed))
  let scalars = (0..<200).map { _ in
    alphabet[Int.random(in: alphabet.indices, using: &random)]
  }
  return String(String.UnicodeScalarView(scalars))
}
