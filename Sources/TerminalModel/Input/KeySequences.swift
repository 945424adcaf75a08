/// The byte sequences that keys send, and the keys that they mean.
///
/// They are stored as a tree of bytes (a trie): one walk finds the longest sequence that matches.
public struct KeySequences: Hashable, Sendable {
  /// The result of a search at an index.
  struct Match {
    /// The key of the longest complete sequence, or nil if there is none.
    var key: Key?
    /// The number of bytes of that sequence, or 0 if there is none.
    var length = 0
    /// Whether all bytes from the index on are the beginning of a longer sequence.
    var isOpen = false
  }

  /// A node of the tree; the bytes on the way from the root to the node are a sequence, if the node
  /// has a key, or the beginning of longer ones.
  private struct Node {
    let byte: UInt8
    var key: Key?
    /// The index of the first child, or 0 if there is none.
    var first = 0
    /// The index of the next sibling, or 0 if there is none.
    var next = 0
  }

  /// The nodes of the tree; the first is the root.
  private var nodes = [Node(byte: 0)]

  /// Makes a table.
  ///
  /// A sequence that does not begin with a control character is left out, because it cannot be
  /// distinguished from text.
  public init(_ keys: [[UInt8]: Key] = [:]) {
    for (bytes, key) in keys { insert(bytes, key) }
  }

  /// The sequences and their keys.
  package var keys: [[UInt8]: Key] {
    var keys: [[UInt8]: Key] = [:]
    collect(from: 0, [], into: &keys)
    return keys
  }

  /// The key that sends a sequence, or nil if there is none.
  package subscript(bytes: [UInt8]) -> Key? {
    let match = match(bytes, at: 0)
    return match.length == bytes.count ? match.key : nil
  }

  /// This table with the sequences of another one, whose key counts if both have the same sequence.
  public func merging(_ other: KeySequences) -> KeySequences {
    var merged = self
    merged.merge(other, from: 0, into: 0)
    return merged
  }

  /// Adds a sequence unless it could be text; replaces the key of an equal sequence.
  package mutating func insert(_ bytes: [UInt8], _ key: Key) {
    guard bytes.first?.isControl ?? false else { return }
    var node = 0
    for byte in bytes { node = addedChild(of: node, byte) }
    nodes[node].key = key
  }

  /// Searches for sequences that begin at an index.
  func match(_ bytes: [UInt8], at start: Int) -> Match {
    var match = Match()
    var node = 0
    var index = start
    while index < bytes.count, let next = child(of: node, bytes[index]) {
      node = next
      index += 1
      guard let key = nodes[node].key else { continue }
      match.key = key
      match.length = index - start
    }
    match.isOpen = index == bytes.count && nodes[node].first > 0
    return match
  }

  /// Whether both have the same sequences and keys.
  public static func == (left: KeySequences, right: KeySequences) -> Bool {
    left.keys == right.keys
  }

  /// Hashes the sequences and their keys.
  public func hash(into hasher: inout Hasher) { hasher.combine(keys) }

  /// The child with a byte, or nil if no sequence continues with it.
  private func child(of node: Int, _ byte: UInt8) -> Int? {
    var next = nodes[node].first
    while next > 0, nodes[next].byte != byte { next = nodes[next].next }
    return next > 0 ? next : nil
  }

  /// The child with a byte, which is added if there is none.
  private mutating func addedChild(of node: Int, _ byte: UInt8) -> Int {
    if let known = child(of: node, byte) { return known }
    nodes.append(Node(byte: byte, next: nodes[node].first))
    nodes[node].first = nodes.count - 1
    return nodes.count - 1
  }

  /// Merges the descendants of a node of another table into those of a node of this table.
  private mutating func merge(_ other: KeySequences, from source: Int, into node: Int) {
    var next = other.nodes[source].first
    while next > 0 {
      let child = addedChild(of: node, other.nodes[next].byte)
      if let key = other.nodes[next].key { nodes[child].key = key }
      merge(other, from: next, into: child)
      next = other.nodes[next].next
    }
  }

  /// Adds the sequences below a node, all of which begin with the node's sequence.
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
  /// Whether it is a control character of ASCII, which is never part of typed text.
  var isControl: Bool { self < 0x20 || self == 0x7F }
}
