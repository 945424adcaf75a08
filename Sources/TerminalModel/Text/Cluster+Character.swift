extension Cluster {
  /// The cluster of a scalar that stands alone and takes one column; nil for any other.
  package init?(narrow scalar: Unicode.Scalar) {
    guard
      (0x20...0x7E).contains(scalar.value)
        || ScalarTraits(of: scalar).isDisjoint(with: [.wide, .mark, .removed, .unsafe])
    else { return nil }
    self.init(scalar, width: 1)
  }

  /// The first cluster of a character; a blank where nothing of it is to be seen.
  package init(_ character: Character) {
    self = String(character).withBytes { bytes in
      var scanner = ClusterScanner()
      return scanner.next(in: bytes) ?? .blank
    }
  }
}
