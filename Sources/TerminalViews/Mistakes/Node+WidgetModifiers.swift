// Modifiers of widgets, called after a modifier of all views, which returns a node. The compiler's
// message states their place: it would otherwise be "Node has no member".
extension Node {
  /// Unavailable: call it on the ``List``.
  @available(
    *, unavailable, message: "call onMove directly on the List, before other modifiers."
  )
  public func onMove(_ event: (RowMove) -> Event) -> Node { self }

  /// Unavailable: call it on the ``List``.
  @available(
    *, unavailable, message: "call fittedRows directly on the List, before other modifiers."
  )
  public func fittedRows() -> Node { self }

  /// Unavailable: call it on the ``List`` or the ``Table``.
  @available(
    *, unavailable,
    message: "call onVisibleRowsChange directly on the List or Table, before other modifiers."
  )
  public func onVisibleRowsChange(_ event: (Range<Int>) -> Event) -> Node { self }

  /// Unavailable: call it on the ``List``, the ``Table`` or the ``Tree``.
  @available(
    *, unavailable,
    message: "call letterKeysDisabled directly on the List, Table or Tree, before other modifiers."
  )
  public func letterKeysDisabled(_ isDisabled: Bool = true) -> Node { self }

  /// Unavailable: call it on the field.
  @available(
    *, unavailable, message: "call prompt directly on the field, before other modifiers."
  )
  public func prompt(_ prompt: String) -> Node { self }

  /// Unavailable: call it on the field.
  @available(
    *, unavailable, message: "call placeholder directly on the field, before other modifiers."
  )
  public func placeholder(_ placeholder: String) -> Node { self }

  /// Unavailable: call it on the field.
  @available(
    *, unavailable, message: "call message directly on the field, before other modifiers."
  )
  public func message(_ message: String?) -> Node { self }

  /// Unavailable: call it on the field.
  @available(
    *, unavailable, message: "call readOnly directly on the field, before other modifiers."
  )
  public func readOnly(_ isReadOnly: Bool = true) -> Node { self }
}
