/// The byte sequences that keys send, and the keys that they mean.
public struct KeySequences: Hashable, Sendable {
  /// A key for each sequence that is known of this terminal.
  public private(set) var keys: [[UInt8]: Key]

  /// Makes a table.
  public init(_ keys: [[UInt8]: Key] = [:]) { self.keys = keys }
}
