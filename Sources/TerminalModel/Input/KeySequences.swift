/// The byte sequences that keys send, and the keys that they mean.
///
/// They are a tree of bytes, in which the longest sequence that matches is found at once.
public struct KeySequences: Hashable, Sendable {
  /// What the bytes at a place are.
  struct Match {
    /// The key of the longest sequence that is there as a whole.
    var key: Key?
    /// That sequence's bytes.
    var length = 0
    /// Whether all the bytes are the beginning of a longer sequence.
    var isOpen = false
  }

  /// The sequence that leads here, by its last byte.
  private struct Node {
    let byte: UInt8
    var key: Key?
    /// The first of the sequences that are longer by a byte; 0 where there is none.
    var first = 0
    /// The next one that differs only in the last byte; 0 where there is none.
    var next = 0
  }

  /// The first one is the root.
  private var nodes = [Node(byte: 0)]

  /// Makes a table.
  ///
  /// A sequence that does not begin with a control character is left out: it could not be told
  /// from text.
  public init(_ keys: [[UInt8]: Key] = [:]) {
    for (bytes, key) in keys { insert(bytes, key) }
  }

  /// A key for each sequence.
  public var keys: [[UInt8]: Key] {
    var keys: [[UInt8]: Key] = [:]
    forEach { keys[$0] = $1 }
    return keys
  }

  /// The key that sends these bytes.
  public subscript(bytes: [UInt8]) -> Key? {
    let match = match(bytes, at: 0)
    return match.length == bytes.count ? match.key : nil
  }

  /// This table and another one, which wins where both know a sequence.
  public func merging(_ other: KeySequences) -> KeySequences {
    var merged = self
    other.forEach { merged.insert($0, $1) }
    return merged
  }

  /// Puts a sequence into the table, unless it could be a text; it wins over the one that was there.
  package mutating func insert(_ bytes: [UInt8], _ key: Key) {
    guard bytes.first?.isControl ?? false else { return }
    var node = 0
    for byte in bytes { node = longer(node, byte) ?? append(byte, to: node) }
    nodes[node].key = key
  }

  /// Looks for sequences that begin at an index.
  func match(_ bytes: [UInt8], at start: Int) -> Match {
    var match = Match()
    var node = 0
    var index = start
    while index < bytes.count, let next = longer(node, bytes[index]) {
      node = next
      index += 1
      guard let key = nodes[node].key else { continue }
      match.key = key
      match.length = index - start
    }
    match.isOpen = index == bytes.count && nodes[node].first > 0
    return match
  }

  /// Whether both know the same sequences.
  public static func == (left: KeySequences, right: KeySequences) -> Bool {
    left.keys == right.keys
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(keys) }

  /// The sequence that is longer by a byte; nil where no key sends or begins with it.
  private func longer(_ node: Int, _ byte: UInt8) -> Int? {
    var next = nodes[node].first
    while next > 0, nodes[next].byte != byte { next = nodes[next].next }
    return next > 0 ? next : nil
  }

  private mutating func append(_ byte: UInt8, to node: Int) -> Int {
    nodes.append(Node(byte: byte, next: nodes[node].first))
    nodes[node].first = nodes.count - 1
    return nodes.count - 1
  }

  /// Calls the body with each sequence and its key.
  private func forEach(
    from node: Int = 0, _ bytes: [UInt8] = [], _ body: ([UInt8], Key) -> Void
  ) {
    var next = nodes[node].first
    while next > 0 {
      let longer = bytes + [nodes[next].byte]
      if let key = nodes[next].key { body(longer, key) }
      forEach(from: next, longer, body)
      next = nodes[next].next
    }
  }
}

extension UInt8 {
  /// Whether it is a control character of ASCII: no part of a text.
  var isControl: Bool { self < 0x20 || self == 0x7F }
}
