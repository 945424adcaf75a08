/// The place of the focus in a page that is not shown.
package struct PageFocus: Codable, Hashable, Sendable {
  let page: ViewPath
  let focus: ViewPath
}

extension [PageFocus] {
  /// Remembers the focus in a page that another one has replaced, and forgets pages that cannot
  /// return.
  ///
  /// - Parameters:
  ///   - pages: The shown pages.
  ///   - focus: The control that had the focus so far.
  /// - Returns: The control that gets the focus, because its page has replaced the one with the
  ///   focus: the one that had it there before, or the first; nil if no such page was replaced, or
  ///   if its successor has no control that accepts the focus.
  mutating func settle(pages: [ViewPath], focus: ViewPath?, _ routes: Routes) -> ViewPath? {
    guard !pages.isEmpty else {
      removeAll()
      return nil
    }
    removeAll { remembered in
      !pages.contains { remembered.page.steps.starts(with: $0.steps.dropLast()) }
    }
    guard let focus, let page = pages.first(where: { $0.takesTurns(with: focus) }) else {
      return nil
    }
    let replaced = focus.prefix(page.steps.count)
    removeAll { $0.page == replaced }
    append(PageFocus(page: replaced, focus: focus))
    let last = first { $0.page == page }?.focus
    return last.flatMap { routes.focusIndex(at: $0) == nil ? nil : $0 }
      ?? routes.targets.first { $0.acceptsFocus && page.contains($0.path) }?.path
  }
}

extension ViewPath {
  /// Whether a view is in another one of the pages that take turns with this one.
  func takesTurns(with other: ViewPath) -> Bool {
    other.steps.starts(with: steps.dropLast()) && other.steps.count >= steps.count
      && !contains(other)
  }

  /// The path of the view so many steps from the root.
  func prefix(_ count: Int) -> ViewPath {
    var path = self
    while path.steps.count > count { path.removeLast() }
    return path
  }
}
