extension Cluster {
  /// The cluster of a scalar that stands alone and takes one column; nil for any other.
  ///
  /// Inlined with ``Buffer/put(narrow:style:at:)``, for the same gain.
  @inlinable package init?(narrow scalar: Unicode.Scalar) {
    guard (0x20...0x7E).contains(scalar.value) || Self.isNarrow(scalar) else { return nil }
    self.init(scalar, width: 1)
  }

  @usableFromInline static func isNarrow(_ scalar: Unicode.Scalar) -> Bool {
    ScalarTraits(of: scalar).isDisjoint(with: [.wide, .mark, .removed, .unsafe])
  }

  /// The first cluster of a character; a blank where nothing of it is to be seen.
  package init(_ character: Character) {
    self = String(character).withBytes { bytes in
      var scanner = ClusterScanner()
      return scanner.next(in: bytes) ?? .blank
    }
  }
}
