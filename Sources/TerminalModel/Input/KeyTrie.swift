/// Key sequences as a tree of bytes, in which the longest one that matches is found at once.
struct KeyTrie: Sendable {
  /// What the bytes at a place are.
  struct Match {
    /// The key of the longest sequence that is there as a whole.
    var key: Key?
    /// That sequence's bytes.
    var length = 0
    /// Whether all the bytes are the beginning of a longer sequence.
    var isOpen = false
  }

  private struct Node {
    var key: Key?
    var next: [UInt8: Int] = [:]
  }

  private var nodes = [Node()]

  init(_ sequences: KeySequences) {
    for (bytes, key) in sequences.keys { insert(bytes, key) }
  }

  /// Looks for sequences that begin at an index.
  func match(_ bytes: [UInt8], at start: Int) -> Match {
    var match = Match()
    var node = 0
    var index = start
    while index < bytes.count, let next = nodes[node].next[bytes[index]] {
      node = next
      index += 1
      guard let key = nodes[node].key else { continue }
      match.key = key
      match.length = index - start
    }
    match.isOpen = index == bytes.count && !nodes[node].next.isEmpty
    return match
  }

  private mutating func insert(_ bytes: [UInt8], _ key: Key) {
    var node = 0
    for byte in bytes {
      if let next = nodes[node].next[byte] {
        node = next
      } else {
        nodes[node].next[byte] = nodes.count
        node = nodes.count
        nodes.append(Node())
      }
    }
    nodes[node].key = key
  }
}
