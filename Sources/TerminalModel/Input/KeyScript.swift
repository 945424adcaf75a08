/// Keys to press one after the other, written as their names separated by whitespace:
/// `+ + down enter ctrl+c`.
public struct KeyScript: Hashable, Sendable {
  /// A word in a script that is not the name of a key.
  public struct UnknownKey: Error, Hashable, Sendable {
    /// The word.
    public let word: String
    /// The number of the word in the script; the first word has the number 1.
    public let place: Int
  }

  /// The keys, in order.
  public let keys: [Key]

  /// Reads a script with the names of ``Key/init(name:)``; the space bar is `space`.
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
  /// The problem and the way to write keys, in one line for the user.
  public var description: String {
    "Word \(place) of the keys, \"\(word)\", names no key. "
      + "Separate keys with blanks, as in: a + space enter esc up pagedown f1 ctrl+c shift+tab"
  }
}
