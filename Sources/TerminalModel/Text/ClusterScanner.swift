/// Reads clusters from the UTF-8 of a text.
///
/// It has the place and not the text, so that it can be kept where the bytes cannot.
struct ClusterScanner {
  /// The index of the first byte of the next cluster.
  private(set) var index = 0
  /// The scalar at the index, if it was looked at already.
  private var ahead: Letter?
  /// Whether the scan ends at a tab and at a line end (LF or CR LF).
  private let stopsAtBreaks: Bool

  init(at index: Int = 0, stopsAtBreaks: Bool = false) {
    self.index = index
    self.stopsAtBreaks = stopsAtBreaks
  }

  /// The next cluster, or nil at the end of the text or at a break that ends the scan.
  ///
  /// - Parameter text: The same each time, and UTF-8 as a `String` has it: without a mistake.
  mutating func next(in text: Span<UInt8>) -> Cluster? {
    while index < text.count {
      if let cluster = nextASCII(in: text) { return cluster }
      if stopsAtBreaks, text.hasBreak(at: index) { return nil }
      let first = ahead ?? Letter(at: index, in: text)
      index += first.length
      ahead = index < text.count ? Letter(at: index, in: text) : nil
      guard !first.standsAlone(before: ahead) else {
        return Cluster(first.scalar, width: first.traits.width)
      }
      guard var assembly = ClusterAssembly(beginningWith: first.scalar, first.traits) else {
        continue
      }
      while let next = ahead, assembly.joins(next.scalar, next.traits) {
        index += next.length
        ahead = index < text.count ? Letter(at: index, in: text) : nil
      }
      return assembly.cluster
    }
    return nil
  }

  /// A cluster that is known without looking at what its scalars are.
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

/// A scalar, what it is, and how many bytes it has.
private struct Letter {
  let scalar: Unicode.Scalar
  let traits: ScalarTraits
  let length: Int

  /// Decodes the scalar that begins at an index of correct UTF-8.
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

  /// Whether it is a cluster by itself, whatever it would do with others than the one behind it.
  func standsAlone(before next: Letter?) -> Bool {
    traits.isDisjoint(with: [.mark, .removed, .unsafe])
      && next?.traits.isDisjoint(with: [.mark, .removed, .follower]) != false
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII that takes a cell as it is.
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
  /// Pieces of 256 bytes are searched without an early end: that is compiled to sixteen bytes at a
  /// time.
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

  /// Whether each byte is a character of ASCII that takes a cell as it is.
  ///
  /// The largest distance from a blank is looked for, and not the first byte that is another one:
  /// that is compiled to sixteen bytes at a time.
  var isPrintableASCII: Bool {
    var largest: UInt8 = 0
    for index in indices { largest = Swift.max(largest, self[index] &- 0x20) }
    return largest <= 0x7E - 0x20
  }
}

extension String {
  /// Calls a closure with the text's bytes, copied only where they do not lie side by side (as in
  /// strings of Objective-C).
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable({ body($0.span) }) { return result }
    var copy = self
    return copy.withUTF8 { body($0.span) }
  }
}
