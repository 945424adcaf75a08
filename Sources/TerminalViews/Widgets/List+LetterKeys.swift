extension List {
  /// Leaves `j` and `k` to the key bindings; the list keeps the arrow keys, Page Up and Down, Home
  /// and End.
  ///
  /// For applications that bind these letters, or in which typed letters filter the list.
  public func letterKeysDisabled(_ isDisabled: Bool = true) -> List {
    List(element.withListLetterKeys(!isDisabled))
  }
}

extension Element {
  fileprivate func withListLetterKeys(_ hasLetterKeys: Bool) -> Element {
    guard case .list(var listing) = kind else { return self }
    listing.rows.hasLetterKeys = hasLetterKeys
    return Element(.list(listing), stretch: stretch)
  }
}
