import TerminalModel

/// The views whose text can be selected.
extension Routes {
  /// Whether a press of the mouse can begin a selection of text.
  var selectsText: Bool { selectsScene || !selectables.isEmpty }

  /// Whether the text of an area can be selected.
  func selects(_ area: SelectableArea) -> Bool { selects(area.selectability) }

  /// Whether there is an area with an identity whose text can be selected.
  func selects(_ id: SelectableArea.ID) -> Bool {
    guard id != .scene else { return selectsScene }
    return selectables.contains { $0.id == id && selects($0.selectability) }
  }

  private func selects(_ selectability: TextSelectability) -> Bool {
    switch selectability {
    case .none: false
    case .byDefault: selectsScene
    case .copiesByKey, .copiesOnRelease: true
    }
  }

  mutating func visit(
    _ selectable: Selectable, _ box: Box, from parent: Position, _ visible: Rect, _ clip: Rect
  ) {
    let outer = enclosingSelectable
    enclosingSelectable = selectable
    addSelectable(box, from: parent, visible, clip)
    if selectable.selectability.needsMouse { require(.drags) }
    visitChildren(
      of: box, at: parent.offset(columns: box.origin.column, rows: box.origin.row), visible)
    enclosingSelectable = outer
  }

  /// Settles whether the text of the whole scene can be selected.
  ///
  /// If the terminal does not report the mouse, it selects text itself.
  mutating func settleSelection() {
    guard mouse != .none else {
      (selectsScene, selectables, activeSelectables) = (false, [], nil)
      return
    }
    if selectsScene { mouse = max(mouse, .drags) }
  }

  /// Adds a box as an area of its own.
  ///
  /// - Parameter path: The path of a modal view; nil for other boxes.
  mutating func addSelectable(
    _ box: Box, at path: ViewPath? = nil, from parent: Position, _ visible: Rect, _ clip: Rect
  ) {
    let selectable = enclosingSelectable ?? Selectable(path: ViewPath(), selectability: .byDefault)
    let path = path ?? selectable.path
    let number = selectables.count { $0.id.path == path && $0.id.overlay == enclosingOverlay }
    selectables.append(
      SelectableArea(
        id: SelectableArea.ID(path: path, overlay: enclosingOverlay, number: number),
        selectability: selectable.selectability, box: box, origin: parent, visible: visible,
        clip: clip))
  }
}
