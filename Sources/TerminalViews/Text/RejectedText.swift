/// The parts of an insertion that a text field or editor did not take, and whose length it shows.
///
/// A secret field stores `•` in place of each character.
package struct RejectedText: Codable, Hashable, Sendable {
  /// The text beyond the maximum number of characters.
  package var beyondLimit = ""
  /// The characters that the field does not accept.
  package var filtered = ""
  /// Control characters (C0, DEL and C1), and `U+FFFD`, which stands for those and for invalid
  /// bytes in a paste.
  package var controls = ""

  package init() {}

  /// Whether the whole insertion was taken.
  package var isEmpty: Bool { beyondLimit.isEmpty && filtered.isEmpty && controls.isEmpty }

  /// The same number of characters, all of them `•`.
  func masked() -> RejectedText {
    var masked = RejectedText()
    masked.beyondLimit = beyondLimit.masked
    masked.filtered = filtered.masked
    masked.controls = controls.masked
    return masked
  }
}

extension String {
  /// A `•` for each character.
  package var masked: String { String(repeating: "•", count: count) }
}
