/// The byte sequences that keys send, and the keys that they mean.
public struct KeySequences: Hashable, Sendable {
  /// A key for each sequence.
  public private(set) var keys: [[UInt8]: Key]

  /// Makes a table.
  ///
  /// A sequence that does not begin with a control character is left out: it could not be told
  /// from text.
  public init(_ keys: [[UInt8]: Key] = [:]) {
    self.keys = keys.filter { bytes, _ in bytes.first?.isControl ?? false }
  }

  /// The key that sends these bytes.
  public subscript(bytes: [UInt8]) -> Key? { keys[bytes] }

  /// This table and another one, which wins where both know a sequence.
  public func merging(_ other: KeySequences) -> KeySequences {
    KeySequences(keys.merging(other.keys) { _, new in new })
  }
}

extension UInt8 {
  /// Whether it is a control character of ASCII: no part of a text.
  var isControl: Bool { self < 0x20 || self == 0x7F }
}
