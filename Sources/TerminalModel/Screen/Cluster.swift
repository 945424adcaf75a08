/// One user-perceived character in the form that a cell holds: a base scalar and the scalars that
/// join it, at most five Unicode scalars (code points), safe to send to a terminal.
///
/// Five is the capacity of a cell of ncurses (`CCHARW_MAX`). The scalars are packed into two words,
/// so that cells need no memory of their own and compare as bits.
///
/// All clusters follow the rules of ``Clusters``: a cluster contains no control character and is as
/// wide as ``width`` says.
public struct Cluster: Hashable, Sendable {
  /// Scalars 1 to 3, 21 bits each, the first lowest.
  @usableFromInline package internal(set) var low: UInt64
  /// Scalars 4 and 5, 21 bits each, and the width in the top two bits.
  @usableFromInline package internal(set) var high: UInt64

  /// The maximum number of scalars in a cluster.
  package static let capacity = 5

  /// A blank.
  @inlinable public static var blank: Cluster { Cluster(" ", width: 1) }

  /// Makes a cluster of one scalar, unchecked: for ``Clusters`` and for scalars that it has
  /// checked.
  @inlinable package init(_ scalar: Unicode.Scalar, width: Int) {
    low = UInt64(scalar.value)
    high = UInt64(width) << 62
  }

  /// The columns that it takes: 1 or 2 (or 0, in the right cell of a wide cluster).
  public package(set) var width: Int {
    @inlinable get { Int(high >> 62) }
    set { high = high & ~(3 << 62) | UInt64(newValue) << 62 }
  }

  /// Its first scalar.
  public var base: Unicode.Scalar { scalar(at: 0) ?? " " }

  /// The number of its scalars, from 1 to 5.
  public var count: Int {
    var count = 1
    while count < Self.capacity, value(at: count) != 0 { count += 1 }
    return count
  }

  /// Its scalars in order, one to five.
  public var scalars: [Unicode.Scalar] { (0..<count).compactMap { scalar(at: $0) } }

  /// The scalar at an index from 0 to 4, or nil if the cluster has fewer.
  public func scalar(at index: Int) -> Unicode.Scalar? {
    let value = value(at: index)
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// Adds a scalar after the last, unchecked; or changes nothing and returns false if the cluster
  /// is full.
  package mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    let index = count
    guard index < Self.capacity else { return false }
    if index < 3 {
      low |= UInt64(scalar.value) << (21 * index)
    } else {
      high |= UInt64(scalar.value) << (21 * (index - 3))
    }
    return true
  }

  private func value(at index: Int) -> UInt32 {
    let word = index < 3 ? low >> (21 * index) : high >> (21 * (index - 3))
    return UInt32(word & 0x1F_FFFF)
  }
}

extension Cluster: CustomStringConvertible {
  /// The cluster as text.
  public var description: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
