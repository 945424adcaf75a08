import TerminalModel

/// The views whose text can be selected.
extension Routes {
  /// Whether text can be selected.
  var selectsText: Bool { selectsScene || !selectables.isEmpty }

  /// Whether the text of an area can be selected.
  func selects(_ id: SelectableArea.ID) -> Bool {
    id == .scene && selectsScene || selectables.contains { $0.id == id }
  }

  mutating func visit(
    _ selectable: Selectable, _ box: Box, from parent: Position, _ visible: Rect, _ clip: Rect
  ) {
    let outer = enclosingSelectable
    enclosingSelectable = selectable
    if selectable.isEnabled {
      addSelectable(box, from: parent, visible, clip)
      require(.drags)
    } else if visible == screen {
      selectsScene = false
    }
    visitChildren(
      of: box, at: parent.offset(columns: box.origin.column, rows: box.origin.row), visible)
    enclosingSelectable = outer
  }

  /// Settles whether the text of the whole scene can be selected. If the terminal does not report the
  /// mouse, it selects text itself.
  mutating func settleSelection() {
    guard mouse != .none else {
      (selectsScene, selectables, activeSelectables) = (false, [], nil)
      return
    }
    if selectsScene { mouse = max(mouse, .drags) }
  }

  /// Adds a box to the areas whose text can be selected, unless the view around it is not selectable.
  ///
  /// - Parameter path: The path of a modal view, which is an area of its own; nil for other boxes.
  mutating func addSelectable(
    _ box: Box, at path: ViewPath? = nil, from parent: Position, _ visible: Rect, _ clip: Rect
  ) {
    let selectable =
      enclosingSelectable ?? Selectable(path: ViewPath(), selectability: .copiesOnRelease)
    guard selectable.isEnabled else { return }
    selectables.append(
      SelectableArea(
        id: SelectableArea.ID(path: path ?? selectable.path, overlay: enclosingOverlay),
        copiesOnRelease: selectable.selectability == .copiesOnRelease, box: box, origin: parent,
        visible: visible, clip: clip))
  }
}
