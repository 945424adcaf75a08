extension Input {
  /// The keys that type a text.
  ///
  /// A line end is Enter; another control character of ASCII is the key that sends it, such as Tab.
  /// No key types the control characters U+0080 to U+009F.
  package static func typing(_ text: String) -> [Input] {
    text.compactMap { character in
      if ["\n", "\r", "\r\n"].contains(character) { return .key(Key(.enter)) }
      guard let byte = character.asciiValue, byte.isControl else {
        return character.isControl ? nil : .key(Key(.character(character)))
      }
      return .key(byte == 0x1B ? Key(.escape) : Key(control: byte))
    }
  }
}
