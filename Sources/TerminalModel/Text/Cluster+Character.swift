extension Cluster {
  /// The first cluster of a character; a blank where nothing of it is to be seen.
  package init(_ character: Character) {
    self = String(character).withBytes { bytes in
      var scanner = ClusterScanner()
      return scanner.next(in: bytes) ?? .blank
    }
  }
}
