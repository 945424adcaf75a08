/// Keys to be pressed one after the other, written as their names with blanks between them:
/// `+ + down enter ctrl+c`.
public struct KeyScript: Hashable, Sendable {
  /// A word in a script that is no key's name.
  public struct UnknownKey: Error, Hashable, Sendable {
    /// The word.
    public let word: String
    /// The word's number in the script, from 1.
    public let place: Int
  }

  /// The keys, in order.
  public let keys: [Key]

  /// Reads a script; the names are those of ``Key/init(name:)``, the blank's is `space`.
  public init(_ text: String) throws(UnknownKey) {
    var keys: [Key] = []
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      guard let key = Key(name: word) else {
        throw UnknownKey(word: word, place: keys.count + 1)
      }
      keys.append(key)
    }
    self.keys = keys
  }
}

extension KeyScript.UnknownKey: CustomStringConvertible {
  /// One line for a person.
  public var description: String {
    "Word \(place) of the keys, \"\(word)\", names no key. "
      + "Keys are written like a, +, space, enter, esc, up, pagedown, f1, ctrl+c, shift+tab."
  }
}
