/// Reads clusters from the UTF-8 of a text.
///
/// It stores its position but not the text: a `Span` of the bytes is valid only during a call, and
/// the scanner is kept between calls.
struct ClusterScanner {
  /// The index of the first byte of the next cluster.
  private(set) var index = 0
  /// The scalar at the index, or nil if it is not decoded yet or the text ends there.
  private var ahead: DecodedScalar?
  /// Whether the scan ends at a tab and at a line end (LF or CR LF).
  private let stopsAtBreaks: Bool

  init(at index: Int = 0, stopsAtBreaks: Bool = false) {
    self.index = index
    self.stopsAtBreaks = stopsAtBreaks
  }

  /// The next cluster, or nil at the end of the text or at a break that ends the scan.
  ///
  /// - Parameter text: The same text in each call, in valid UTF-8 as in a `String`.
  mutating func next(in text: Span<UInt8>) -> Cluster? {
    while index < text.count {
      if let cluster = nextASCII(in: text) { return cluster }
      if stopsAtBreaks, text.hasBreak(at: index) { return nil }
      let first = ahead ?? DecodedScalar(at: index, in: text)
      index += first.length
      ahead = index < text.count ? DecodedScalar(at: index, in: text) : nil
      guard !first.standsAlone(before: ahead) else {
        return Cluster(first.scalar, width: first.traits.width)
      }
      guard var assembly = ClusterAssembly(beginningWith: first.scalar, first.traits) else {
        continue
      }
      while let next = ahead, assembly.joins(next.scalar, next.traits) {
        index += next.length
        ahead = index < text.count ? DecodedScalar(at: index, in: text) : nil
      }
      return assembly.cluster
    }
    return nil
  }

  /// Moves over invisible scalars that belong to no cluster, so that the next cluster begins at the
  /// index.
  mutating func skipInvisible(in text: Span<UInt8>) {
    while index < text.count, text[index] >= 0x80 {
      let first = ahead ?? DecodedScalar(at: index, in: text)
      ahead = first
      guard first.traits.contains(.removed) else { return }
      index += first.length
      ahead = nil
    }
  }

  /// The next cluster if it is a printable ASCII character before another ASCII byte or the end of
  /// the text; otherwise nil.
  ///
  /// It is found without a search for ``ScalarTraits``.
  private mutating func nextASCII(in text: Span<UInt8>) -> Cluster? {
    let byte = text[index]
    guard byte.isPrintableASCII, index + 1 == text.count || text[index + 1] < 0x80 else {
      return nil
    }
    index += 1
    ahead = nil
    return Cluster(Unicode.Scalar(byte), width: 1)
  }
}

/// A decoded scalar with its traits and its number of bytes.
private struct DecodedScalar {
  let scalar: Unicode.Scalar
  let traits: ScalarTraits
  let length: Int

  /// Decodes the scalar that begins at an index of valid UTF-8.
  init(at index: Int, in text: Span<UInt8>) {
    let first = text[index]
    var value = UInt32(first)
    switch first {
    case ..<0x80: length = 1
    case ..<0xE0:
      length = 2
      value &= 0x1F
    case ..<0xF0:
      length = 3
      value &= 0x0F
    default:
      length = 4
      value &= 0x07
    }
    for offset in 1..<length { value = value << 6 | UInt32(text[index + offset] & 0x3F) }
    scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    traits = ScalarTraits(of: scalar)
  }

  /// Whether it is surely a cluster alone, given the scalar after it; if not, a ``ClusterAssembly``
  /// decides.
  func standsAlone(before next: DecodedScalar?) -> Bool {
    traits.isDisjoint(with: [.mark, .removed, .unsafe])
      && next?.traits.isDisjoint(with: [.mark, .removed, .follower]) != false
  }
}

extension UInt8 {
  /// Whether it is a printable ASCII character, which takes one cell.
  var isPrintableASCII: Bool { (0x20...0x7E).contains(self) }
}

extension Span<UInt8> {
  /// Whether a tab or the end of a line is at an index.
  func hasBreak(at index: Int) -> Bool {
    self[index] == UInt8(ascii: "\t") || hasLineEnd(at: index)
  }

  /// Whether LF or CR LF is at an index.
  func hasLineEnd(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 < count && self[index + 1] == UInt8(ascii: "\n")
    default: false
    }
  }

  /// The index of the first LF of a range, or nil if it has none.
  ///
  /// Each piece of 256 bytes is searched to its end, because the compiler can turn a loop without
  /// an early exit into one that handles sixteen bytes at a time.
  func firstLineFeed(in range: Range<Int>) -> Int? {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = Swift.min(range.upperBound, start + 256)
      if extracting(start..<end).hasLineFeed {
        return (start..<end).first { self[$0] == UInt8(ascii: "\n") }
      }
      start = end
    }
    return nil
  }

  private var hasLineFeed: Bool {
    var found: UInt8 = 0
    for index in indices { found |= self[index] == UInt8(ascii: "\n") ? 1 : 0 }
    return found != 0
  }

  /// Whether each byte is a printable ASCII character, which takes one cell.
  ///
  /// It computes the largest distance of a byte from a blank, and does not stop at the first byte
  /// that is not printable, so that the compiler makes the loop handle sixteen bytes at a time.
  var isPrintableASCII: Bool {
    var largest: UInt8 = 0
    for index in indices { largest = Swift.max(largest, self[index] &- 0x20) }
    return largest <= 0x7E - 0x20
  }
}
