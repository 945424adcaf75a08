extension Element {
  /// The element as the shown one of several that take turns at this place.
  ///
  /// The others keep the memories of their controls, and the place of the focus.
  ///
  /// - Parameter others: The identities of the elements that can return; the memories of any other
  ///   one are discarded. With nil, any can return.
  package func page(_ id: ViewIdentity, among others: [ViewIdentity]? = nil) -> Element {
    // Unlike other modifiers, it is kept on an empty element: the elements that are not shown have
    // memories.
    Element(.modified(self, .page(id, among: others)), stretch: stretch)
  }

  /// Takes the place of an element that is not shown, whose controls keep their memories.
  static var hidden: Element { Element(.modified(.empty, .page(nil, among: nil))) }
}

extension LayoutPass {
  /// Lays out the shown one of several elements that take turns; its identity is nil if none is
  /// shown.
  mutating func layout(
    _ node: Element, asPage id: ViewIdentity?, among others: [ViewIdentity]?,
    _ proposal: ProposedSize
  ) -> Box {
    guard let id else {
      noteRows()
      return layout(node, proposal)
    }
    path.append(.identity(id))
    defer { path.removeLast() }
    record.pages.append(ShownPage(path: path, others: others))
    return layout(node, proposal)
  }
}
