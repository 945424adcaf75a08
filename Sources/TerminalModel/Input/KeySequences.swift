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
  package var keys: [[UInt8]: Key] {
    var keys: [[UInt8]: Key] = [:]
    collect(from: 0, [], into: &keys)
    return keys
  }

  /// The key that sends these bytes.
  package subscript(bytes: [UInt8]) -> Key? {
    let match = match(bytes, at: 0)
    return match.length == bytes.count ? match.key : nil
  }

  /// This table and another one, which wins where both know a sequence.
  public func merging(_ other: KeySequences) -> KeySequences {
    var merged = self
    merged.merge(other, from: 0, into: 0)
    return merged
  }

  /// Puts a sequence into the table, unless it could be a text; it wins over the one that was there.
  package mutating func insert(_ bytes: [UInt8], _ key: Key) {
    guard bytes.first?.isControl ?? false else { return }
    var node = 0
    for byte in bytes { node = place(behind: node, byte) }
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

  /// The same, which is made where there is none.
  private mutating func place(behind node: Int, _ byte: UInt8) -> Int {
    if let known = longer(node, byte) { return known }
    nodes.append(Node(byte: byte, next: nodes[node].first))
    nodes[node].first = nodes.count - 1
    return nodes.count - 1
  }

  /// Takes over what another table has behind a sequence.
  private mutating func merge(_ other: KeySequences, from source: Int, into node: Int) {
    var next = other.nodes[source].first
    while next > 0 {
      let place = place(behind: node, other.nodes[next].byte)
      if let key = other.nodes[next].key { nodes[place].key = key }
      merge(other, from: next, into: place)
      next = other.nodes[next].next
    }
  }

  /// Adds the keys of what begins with a sequence.
  private func collect(from node: Int, _ bytes: [UInt8], into keys: inout [[UInt8]: Key]) {
    var next = nodes[node].first
    while next > 0 {
      let longer = bytes + [nodes[next].byte]
      if let key = nodes[next].key { keys[longer] = key }
      collect(from: next, longer, into: &keys)
      next = nodes[next].next
    }
  }
}

extension UInt8 {
  /// Whether it is a control character of ASCII: no part of a text.
  var isControl: Bool { self < 0x20 || self == 0x7F }
}
