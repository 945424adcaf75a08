extension Cluster {
  /// The cluster of a scalar that is a cluster alone and takes one column, or nil for any other.
  ///
  /// It is `@inlinable`, because a picture on a canvas makes one for each of thousands of cells.
  @inlinable package init?(narrow scalar: Unicode.Scalar) {
    guard (0x20...0x7E).contains(scalar.value) || Self.isNarrow(scalar) else { return nil }
    self.init(scalar, width: 1)
  }

  @usableFromInline static func isNarrow(_ scalar: Unicode.Scalar) -> Bool {
    ScalarTraits(of: scalar).isDisjoint(with: [.wide, .mark, .removed, .unsafe])
  }

  /// The first cluster of a character; a blank if the character is invisible.
  package init(_ character: Character) {
    self = String(character).withBytes { bytes in
      var scanner = ClusterScanner()
      return scanner.next(in: bytes) ?? .blank
    }
  }
}
