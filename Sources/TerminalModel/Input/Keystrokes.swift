/// One or more keys that are pressed one after the other, such as `g g` or `ctrl+x ctrl+s`.
///
/// They are written as the names of the keys (``Key/init(name:)``), separated by blanks.
public struct Keystrokes: Hashable, Sendable {
  /// The keys, in order; at least one.
  public let keys: [Key]

  /// Makes keystrokes of keys.
  ///
  /// - Precondition: Escape is none of the keys after the first: it cancels keystrokes that are not
  ///   complete.
  public init(_ first: Key, _ others: Key...) {
    precondition(
      !others.contains(.escape), "Escape can only be the first key: it cancels a sequence.")
    keys = [first] + others
  }

  /// Makes keystrokes of some keys, or nil if there are none.
  package init?(_ keys: ArraySlice<Key>) {
    guard !keys.isEmpty else { return nil }
    self.keys = Array(keys)
  }

  /// Makes keystrokes of the names of keys.
  ///
  /// The result is nil if there is no key, if a word names none, or if Escape is one of the keys
  /// after the first: Escape cancels keystrokes that are not complete.
  public init?(name: String) {
    // A script of keys (`KeyScript`) has the same form. Its error is dropped: it names a wrong word
    // of the text, and the caller has the text.
    guard let keys = try? KeyScript(name).keys, !keys.isEmpty, !keys.dropFirst().contains(.escape)
    else { return nil }
    self.keys = keys
  }

  /// The names of the keys, in the form that ``init(name:)`` reads.
  public var name: String { keys.map(\.name).joined(separator: " ") }

  /// A short label for help: `g g`, `^X ^S`.
  public var label: String { keys.map(\.label).joined(separator: " ") }
}

extension Keystrokes: ExpressibleByStringLiteral {
  /// Makes keystrokes of the names of keys: see ``init(name:)``.
  ///
  /// A literal that names no keystrokes ends the program.
  public init(stringLiteral name: String) {
    guard let keystrokes = Keystrokes(name: name) else {
      // Not a `precondition`, whose message release builds leave out.
      fatalError(Self.mistake(inLiteral: name))
    }
    self = keystrokes
  }

  /// The message about a literal that names no keystrokes; it names the first wrong word.
  static func mistake(inLiteral name: String) -> String {
    do throws(KeyScript.UnknownKey) {
      _ = try KeyScript(name)
    } catch {
      return Key.mistake(inLiteral: error.word)
    }
    return "\"\(name)\" names no keys: it is empty, or Escape, which cancels a sequence, follows "
      + "another key. Examples: \"g g\" \"space f\" \"ctrl+x ctrl+s\""
  }
}

extension Keystrokes: Codable {
  /// Reads the names of the keys.
  ///
  /// - Throws: `DecodingError` if they name no keystrokes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let keystrokes = Keystrokes(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(name)\" names no keys.")
    }
    self = keystrokes
  }

  /// Writes the names of the keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
