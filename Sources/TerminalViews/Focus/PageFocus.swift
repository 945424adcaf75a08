/// The place of the focus in a page that is not shown, such as that of another tab.
package struct PageFocus: Codable, Hashable, Sendable {
  let page: ViewPath
  let focus: ViewPath
  /// The focus that the modal views of the page cover.
  let covered: [CoveredFocus]
}

extension [PageFocus] {
  /// Remembers the focus in a page that another one has replaced, and forgets pages that cannot
  /// return.
  ///
  /// - Parameters:
  ///   - pages: The shown pages.
  ///   - focus: The control that had the focus so far.
  ///   - covered: The focus that each modal view covers. Entries of the replaced page are moved to
  ///     the remembered focus of that page; entries of the page that returns are added.
  /// - Returns: If a page has replaced the one with the focus, the control that gets the focus: the
  ///   one that had it in the new page before, or the first one in it that accepts the focus. Nil
  ///   if the page with the focus was not replaced, or if no control in the new page accepts the
  ///   focus.
  mutating func settle(
    pages: [ShownPage], focus: ViewPath?, covered: inout [CoveredFocus], _ routes: Routes
  ) -> ViewPath? {
    guard !pages.isEmpty else {
      removeAll()
      return nil
    }
    removeAll { remembered in
      !pages.contains { remembered.page.steps.starts(with: $0.path.steps.dropLast()) }
        || pages.contains { $0.discards(remembered.page) }
    }
    guard let focus, let page = pages.first(where: { $0.takesTurns(with: focus) }) else {
      return nil
    }
    let replaced = focus.prefix(page.path.steps.count)
    let last = first { $0.page == page.path }
    removeAll { $0.page == replaced || $0.page == page.path }
    if !page.discards(replaced) {
      let ofPage = covered.filter { replaced.contains($0.modal) }
      append(PageFocus(page: replaced, focus: focus, covered: ofPage))
    }
    covered.removeAll { replaced.contains($0.modal) }
    covered += last?.covered ?? []
    return last.flatMap { routes.focusIndex(at: $0.focus) == nil ? nil : $0.focus }
      ?? routes.targets.first { $0.acceptsFocus && page.path.contains($0.path) }?.path
  }
}

extension ViewPath {
  /// The path's first `count` steps.
  func prefix(_ count: Int) -> ViewPath {
    var path = self
    while path.steps.count > count { path.removeLast() }
    return path
  }
}
