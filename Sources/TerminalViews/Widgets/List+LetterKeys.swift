extension List {
  /// Leaves `j` and `k` to the key bindings; the list keeps the arrow keys, Page Up and Down, Home
  /// and End.
  ///
  /// For applications that bind these letters, or in which typed letters filter the list.
  public func letterKeysDisabled(_ isDisabled: Bool = true) -> List {
    var list = self
    list.control.hasLetterKeys = !isDisabled
    return list
  }
}
