import TerminalModel

/// Stand-ins: Unicode scalars (code points) that represent clusters inside ncurses.
///
/// ncurses takes a character's width from the system, whose tables may be older than this
/// package's, and splits clusters of several scalars. Each cluster that is not plain
/// (``isPlain(_:)``) therefore gets a stand-in, for which every system has the right width. In the
/// output of ncurses the stand-in is replaced by its cluster.
struct StandIns {
  /// The first stand-in of one column, in a private-use plane.
  private static let narrow: UInt32 = 0xF_0000
  private static let narrowCapacity = 0xFFFE
  /// The first stand-in of two columns, in the CJK ideographs of extension B.
  ///
  /// Clusters with these ideographs get stand-ins, too.
  private static let wide: UInt32 = 0x2_0000
  private static let wideCapacity = 0xA6D0

  private var assigned: [Cluster: UInt32] = [:]
  private var narrowText: [[UInt8]] = []
  private var wideText: [[UInt8]] = []

  /// The scalar that represents a cluster, or nil if all stand-ins are in use.
  mutating func scalar(for cluster: Cluster) -> UInt32? {
    if Self.isPlain(cluster) { return cluster.base.value }
    if let scalar = assigned[cluster] { return scalar }
    let text = Array(cluster.description.utf8)
    let scalar: UInt32
    if cluster.width == 2 {
      guard wideText.count < Self.wideCapacity else { return nil }
      scalar = Self.wide + UInt32(wideText.count)
      wideText.append(text)
    } else {
      guard narrowText.count < Self.narrowCapacity else { return nil }
      scalar = Self.narrow + UInt32(narrowText.count)
      narrowText.append(text)
    }
    assigned[cluster] = scalar
    return scalar
  }

  /// Replaces the stand-ins in the output of ncurses by their clusters.
  func translated(_ bytes: [UInt8]) -> [UInt8] {
    guard !assigned.isEmpty else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    // In the output of ncurses only stand-ins take four bytes of UTF-8.
    while let start = rest.firstIndex(where: { $0 >= 0xF0 }) {
      result += rest[..<start]
      let end = min(start + 4, rest.endIndex)
      result += text(ofStandIn: rest[start..<end])
      rest = rest[end...]
    }
    return result + rest
  }

  /// Discards all stand-ins; the caller draws every cell again.
  mutating func forget() { self = StandIns() }

  private func text(ofStandIn bytes: ArraySlice<UInt8>) -> [UInt8] {
    let scalar = bytes.reduce(into: UInt32(0)) { $0 = $0 << 6 | UInt32($1 & 0x3F) } & 0x1F_FFFF
    if scalar >= Self.narrow, case let index = Int(scalar - Self.narrow), index < narrowText.count {
      return narrowText[index]
    }
    if scalar >= Self.wide, case let index = Int(scalar - Self.wide), index < wideText.count {
      return wideText[index]
    }
    return Array(bytes)
  }

  /// Whether the cluster is one scalar that takes one column on every system, such as an ASCII
  /// character, a Latin letter, a line or a block.
  private static func isPlain(_ cluster: Cluster) -> Bool {
    guard cluster.width == 1, cluster.scalar(at: 1) == nil else { return false }
    switch cluster.base.value {
    case 0x20...0x7E, 0xAE...0x24F, 0x2500...0x259F: return true
    default: return false
    }
  }
}
