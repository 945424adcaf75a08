/// The view that had the focus before a modal view took it.
package struct CoveredFocus: Codable, Hashable, Sendable {
  /// The modal view.
  package let modal: ViewPath
  /// The view that had the focus, or nil if none had, or if it is in the modal view itself.
  package let focus: ViewPath?
}

extension [CoveredFocus] {
  /// Adds the modal view of a scene, and removes those that are gone.
  ///
  /// - Parameter focus: The view that had the focus so far.
  /// - Returns: The view to which the focus returns because modal views in front of it are gone, or
  ///   nil if there is none.
  mutating func settle(for routes: Routes, focus: ViewPath?) -> ViewPath? {
    guard let modal = routes.modalPath else {
      defer { removeAll() }
      return first?.focus
    }
    if let index = lastIndex(where: { $0.modal == modal }) {
      let restored = self[(index + 1)...].first?.focus
      removeSubrange((index + 1)...)
      _ = removeClosed(routes.modalPaths)
      return restored
    }
    let inherited = removeClosed(routes.modalPaths)
    let isCovered = routes.focusIndex(at: focus) == nil
    append(CoveredFocus(modal: modal, focus: inherited ?? (isCovered ? focus : nil)))
    return nil
  }

  /// Removes the modal views that are gone; those opened after them return the focus to where the
  /// removed ones would.
  ///
  /// - Returns: If the last modal view of the array was removed, the view to which it would have
  ///   returned the focus: a modal view that is opened next returns it there. Otherwise nil.
  private mutating func removeClosed(_ open: [ViewPath]) -> ViewPath? {
    var kept: [CoveredFocus] = []
    var inherited: ViewPath?
    for covered in self {
      let focus = inherited ?? covered.focus
      if open.contains(covered.modal) {
        kept.append(CoveredFocus(modal: covered.modal, focus: focus))
        inherited = nil
      } else {
        inherited = focus
      }
    }
    self = kept
    return inherited
  }
}
