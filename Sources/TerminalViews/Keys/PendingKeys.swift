public import TerminalModel

/// The typed part of keystrokes that are not complete: keys such as the first `g` of `g g`, and the
/// count before them, such as the `3` of `3 j`.
///
/// It is a part of the interface state. Each key either continues it, completes it, or drops it.
@usableFromInline package struct PendingKeys: Hashable, Sendable {
  /// The time after which keys that also have an action of their own perform it, if no key follows:
  /// `g`, if both `g` and `g g` are bound.
  package static let timeLimit = Duration.seconds(1)
  /// The greatest count; further digits do not change it.
  @usableFromInline static let greatestCount = 999_999_999

  /// The typed keys without the count.
  @usableFromInline package var keys: [Key] = []
  /// The typed count, or nil if there is none.
  @usableFromInline package var count: Int?
  /// Whether the keys have an action of their own.
  package var isAmbiguous = false
  /// Whether ``timeLimit`` is over.
  ///
  /// Then the session handles the last one of ``keys`` once more as an input, which yields the
  /// action that the keys typed so far have themselves.
  package var isExpired = false

  /// Makes the state in which no key is pending.
  @usableFromInline package init() {}

  @inlinable package var isEmpty: Bool { keys.isEmpty && count == nil }

  /// The state before the last key.
  package var withoutLast: PendingKeys {
    var pending = PendingKeys()
    pending.keys = Array(keys.dropLast())
    pending.count = count
    return pending
  }

  /// The state after a key that begins or continues keystrokes.
  package func adding(_ key: Key, isAmbiguous: Bool) -> PendingKeys {
    var pending = self
    pending.keys.append(key)
    pending.isAmbiguous = isAmbiguous
    return pending
  }

  /// The count with a further digit, or nil if the key neither begins nor continues a count.
  @usableFromInline func count(after key: Key) -> Int? {
    guard keys.isEmpty, let digit = key.typedCharacter?.asciiDigit, count != nil || digit > 0 else {
      return nil
    }
    return min((count ?? 0) * 10 + digit, Self.greatestCount)
  }

  /// The keys that begin or continue a count after these keys.
  var digits: [Keystrokes] { keys.isEmpty ? count == nil ? Self.firstDigits : Self.allDigits : [] }

  private static let firstDigits = Array(allDigits.dropFirst())
  private static let allDigits: [Keystrokes] = (0...9).map { digit in
    Keystrokes(Key(.character(Character("\(digit)"))))
  }

  /// The keys as help shows them: `3 g`.
  package var label: String {
    let digits = count.map { ["\($0)"] } ?? []
    return (digits + keys.map(\.label)).joined(separator: " ")
  }
}

extension PendingKeys: Codable {
  private enum CodingKeys: CodingKey { case keys, count, isAmbiguous }

  /// Decodes the keys, whose time limit begins again.
  @usableFromInline package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    keys = try container.decode([Keystrokes].self, forKey: .keys).flatMap(\.keys)
    count = try container.decodeIfPresent(Int.self, forKey: .count)
    isAmbiguous = try container.decode(Bool.self, forKey: .isAmbiguous)
  }

  @usableFromInline package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(keys.map { Keystrokes($0) }, forKey: .keys)
    try container.encodeIfPresent(count, forKey: .count)
    try container.encode(isAmbiguous, forKey: .isAmbiguous)
  }
}

extension Character {
  fileprivate var asciiDigit: Int? {
    asciiValue.flatMap { (0x30...0x39).contains($0) ? Int($0) - 0x30 : nil }
  }
}
