import TerminalModel

/// Scalars that stand for clusters while they are in the hands of ncurses.
///
/// ncurses takes a character's width from the system, whose tables are older than ours, and tears
/// clusters of several scalars apart. So it gets, for each cluster that is not plain, one scalar
/// of which every system says the right width; in what it sends, the cluster takes its place.
struct StandIns {
  /// One column wide: a private-use plane.
  private static let narrow: UInt32 = 0xF_0000
  private static let narrowCapacity = 0xFFFE
  /// Two columns wide: ideographs of extension B.
  ///
  /// They get stand-ins themselves.
  private static let wide: UInt32 = 0x2_0000
  private static let wideCapacity = 0xA6D0

  private var assigned: [Cluster: UInt32] = [:]
  private var narrowText: [[UInt8]] = []
  private var wideText: [[UInt8]] = []

  /// The scalar that ncurses gets for a cluster; nil where all are in use.
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

  /// What ncurses sends, with the clusters in place of their stand-ins.
  func translated(_ bytes: [UInt8]) -> [UInt8] {
    guard !assigned.isEmpty else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    // Only stand-ins take four bytes of UTF-8: nothing else that ncurses sends begins like them.
    while let start = rest.firstIndex(where: { $0 >= 0xF0 }) {
      result += rest[..<start]
      let end = min(start + 4, rest.endIndex)
      result += text(ofStandIn: rest[start..<end])
      rest = rest[end...]
    }
    return result + rest
  }

  /// Forgets all; nothing drawn with them may be on the screen any more.
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

  /// Whether every system knows the cluster to be one scalar of one column: Latin letters, lines
  /// and blocks.
  private static func isPlain(_ cluster: Cluster) -> Bool {
    guard cluster.width == 1, cluster.scalar(at: 1) == nil else { return false }
    switch cluster.base.value {
    case 0x20...0x7E, 0xAE...0x24F, 0x2500...0x259F: return true
    default: return false
    }
  }
}
