import TerminalModel

/// The views whose text can be selected.
extension Routes {
  /// Whether text can be selected.
  var selectsText: Bool { selectableScene != nil || !selectables.isEmpty }

  func selectable(_ id: SelectableArea.ID) -> SelectableArea? {
    selectables.first { $0.id == id } ?? (selectableScene?.id == id ? selectableScene : nil)
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

  /// Makes the text of the whole scene selectable if the terminal reports the mouse for a control;
  /// otherwise the terminal itself selects text.
  mutating func addScene(_ root: Box) {
    guard mouse != .none else {
      selectables = []
      activeSelectables = nil
      return
    }
    guard selectsScene else { return }
    mouse = max(mouse, .drags)
    selectableScene = SelectableArea(
      id: SelectableArea.ID(path: ViewPath(), overlay: 0), copiesOnRelease: true, box: root,
      origin: .origin, visible: screen, clip: screen)
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
