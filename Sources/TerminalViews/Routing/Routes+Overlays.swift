package import TerminalModel

/// Modal views and overlays.
extension Routes {
  /// A view that is drawn in front of all others.
  package struct ShownOverlay {
    package let box: Box
    /// Its area on the screen.
    package let rect: Rect
    package let kind: Overlay.Kind
    /// Whether it takes no input, because a view around it is disabled.
    package let isDisabled: Bool
  }

  /// The routes that are active, depending on whether a modal view is shown.
  enum Modality {
    /// There is no modal view: all routes are active.
    case none
    /// Only the routes of the modal view are active.
    case only(Trap)

    /// The number of the overlay that the modal view belongs to, 0 if it belongs to none, or -1 if
    /// there is no modal view.
    fileprivate var overlay: Int {
      switch self {
      case .none: -1
      case .only(let trap): trap.overlay
      }
    }
  }

  /// The routes of a modal view.
  struct Trap {
    let path: ViewPath
    /// Its cells on the screen.
    let rect: Rect
    /// The number of the overlay that it belongs to, or 0 if it belongs to none.
    let overlay: Int
    let targets: Range<Int>
    let regions: Range<Int>
    let keyLayers: [Int]
    /// The index of the first key layer in it or, if it is in a dialog, in the dialog.
    var firstKeyLayer: Int
    let mouse: MouseReporting
    let selectables: Range<Int>
    let tooltips: Range<Int>
    let disabledBoxes: Range<Int>
  }

  /// An open menu or drop-down list, which takes the mouse on the whole screen.
  package struct OpenMenu {
    /// The index of the target that gets the mouse outside the menu.
    package internal(set) var owner: Int
    /// The number of its overlay.
    let overlay: Int
    /// Whether the target gets all keys, too.
    let takesKeys: Bool
  }

  /// The open menu that takes all keys, or nil if there is none.
  package var keyMenu: OpenMenu? { menu.flatMap { $0.takesKeys ? $0 : nil } }

  /// The index of the target at a cell; if a menu is open and the cell is outside it, that of the
  /// menu's owner.
  package func index(at position: Position) -> Int? {
    let region = regions.last { $0.rect.contains(position) }
    if let menu, region.map({ $0.overlay < menu.overlay }) ?? true { return menu.owner }
    return region?.target
  }

  /// The index of the target at a cell; nil if a menu is open and the cell is outside it.
  package func target(at position: Position) -> Int? {
    let region = regions.last { $0.rect.contains(position) }
    if let menu, region.map({ $0.overlay < menu.overlay }) ?? true { return nil }
    return region?.target
  }

  /// Whether a cell shows the views behind the modal view that takes all input: it is outside the
  /// modal view, and no overlay takes the mouse there.
  package func isCovered(_ position: Position) -> Bool {
    guard case .only(let trap) = modality, !trap.rect.contains(position) else { return false }
    return !regions.contains { $0.rect.contains(position) }
  }

  /// The index of the target that takes presses outside its dialog, if a cell is outside the dialog
  /// that takes all input.
  func index(outsideDialogAt position: Position) -> Int? {
    guard isDialog, !overlays[modality.overlay - 1].rect.contains(position) else { return nil }
    return targets.firstIndex { $0.control.inputs.contains(.outsideDialog) }
  }

  /// The path of the modal view that takes all input, or nil if there is none.
  package var modalPath: ViewPath? {
    switch modality {
    case .none: nil
    case .only(let trap): trap.path
    }
  }

  /// Whether a dialog takes all input.
  ///
  /// Arrow keys and Tab move the focus in it before they reach bindings.
  var isDialog: Bool { modality.overlay > 0 }

  /// Whether a modal view is shown.
  package var isModal: Bool { modalPath != nil }

  /// Removes the routes outside a modal view.
  mutating func limit(to trap: Trap) {
    let kept = trap.targets
    menu = menu.flatMap { menu in
      guard kept.contains(menu.owner) else { return nil }
      return OpenMenu(
        owner: menu.owner - kept.lowerBound, overlay: menu.overlay, takesKeys: menu.takesKeys)
    }
    mouse = trap.mouse
    activeSelectables = trap.selectables
    regions = regions.indices.compactMap { index in
      var region = regions[index]
      let isKept = trap.regions.contains(index)
      // Other overlays in front of the modal view hide it from the pointer.
      guard isKept || region.overlay > trap.overlay else { return nil }
      region.target = isKept ? region.target.map { $0 - kept.lowerBound } : nil
      return region
    }
    tooltips = tooltips[trap.tooltips].map { $0.movingTargets(by: -kept.lowerBound) }
    coveredTargets = Array(targets[..<kept.lowerBound] + targets[kept.upperBound...])
    targets = targets[kept].map { target in
      var target = target
      target.parent = target.parent.flatMap {
        kept.contains($0) ? $0 - kept.lowerBound : nil
      }
      return target
    }
    activeLayers = trap.keyLayers
    for index in focusScopes.indices {
      focusScopes[index].targets = moved(focusScopes[index].targets, in: kept)
      for place in focusScopes[index].ids.indices {
        focusScopes[index].ids[place].targets = moved(
          focusScopes[index].ids[place].targets, in: kept)
      }
    }
  }

  /// The indices of the targets that are kept, counted from the first one.
  private func moved(_ targets: Range<Int>, in kept: Range<Int>) -> Range<Int> {
    let shown = targets.clamped(to: kept)
    return (shown.lowerBound - kept.lowerBound)..<(shown.upperBound - kept.lowerBound)
  }

  /// Sorts the regions by their overlays; before, they are in the order of the boxes (the laid-out
  /// views).
  mutating func moveOverlaysToFront() {
    regions = (0...overlays.count).flatMap { overlay in
      regions.filter { $0.overlay == overlay }
    }
  }

  /// The region of a target, and not one of a view in it, such as a panel.
  func ownRegion(of target: Int) -> Region? { regions.first { $0.target == target } }

  /// Whether the target at an index is the one at a path, or in it.
  func isInside(_ path: ViewPath, _ index: Int?) -> Bool {
    first(from: index) { targets[$0].path == path ? true : nil } ?? false
  }

  /// The number of the overlay that a target belongs to, or 0 for none.
  func overlay(of target: Int) -> Int {
    regions.last { $0.target == target }?.overlay ?? 0
  }

  /// Hides the regions behind an area from the pointer; over the area, `target` gets the mouse, or
  /// no target if it is nil.
  mutating func cover(_ visible: Rect, for target: Int? = nil) {
    regions.append(
      Region(rect: visible, target: target, overlay: enclosingOverlay, order: regions.count))
  }

  /// Visits a modal view: the innermost one takes input; of several side by side, the one that is
  /// drawn last.
  mutating func visitModal(_ box: Box, _ path: ViewPath, at origin: Position, _ clip: Rect) {
    guard path != omitted else { return }
    let before = (targets.count, regions.count, activeLayers.count)
    let outer = (target: enclosingTarget, modality: modality, mouse: mouse)
    let first = (
      selectable: selectables.count, tooltip: tooltips.count, keyLayer: keyLayers.count,
      disabledBox: disabledBoxes.count
    )
    modalPaths.append(path)
    addSelectable(
      box, at: path,
      from: origin.offset(columns: -box.origin.column, rows: -box.origin.row),
      Rect(origin: origin, size: box.size).intersection(clip), clip)
    let selects =
      enclosingSelectable?.selectability.needsMouse == true ? MouseReporting.drags : .none
    (enclosingTarget, modality, mouse) = (nil, .none, enclosingMouse ?? selects)
    visitChildren(of: box, at: origin, clip)
    if case .none = modality {
      modality = .only(
        Trap(
          path: path, rect: Rect(origin: origin, size: box.size).intersection(clip),
          overlay: enclosingOverlay, targets: before.0..<targets.count,
          regions: before.1..<regions.count,
          keyLayers: activeLayers[before.2...] + enclosing.reversed(),
          firstKeyLayer: first.keyLayer, mouse: mouse,
          selectables: first.selectable..<selectables.count,
          tooltips: first.tooltip..<tooltips.count,
          disabledBoxes: first.disabledBox..<disabledBoxes.count))
    } else if case .only(var trap) = modality, trap.overlay == enclosingOverlay {
      trap.firstKeyLayer = first.keyLayer
      modality = .only(trap)
    }
    enclosingTarget = outer.target
    mouse = max(outer.mouse, mouse)
    if outer.modality.overlay > modality.overlay { modality = outer.modality }
  }

  /// Visits an overlay: no view around it cuts it off, and it is in front of the views outside it.
  ///
  /// The looks around its anchor are in its box, too (``AnchoredOverlay``).
  mutating func visitOverlay(_ box: Box, _ kind: Overlay.Kind, at rect: Rect) {
    let outer = (enclosingOverlay, enclosingLooks)
    enclosingLooks = []
    add(box, kind, at: rect, isDisabled: false)
    if kind != .notice {
      addSelectable(
        box,
        from: Position(
          column: rect.origin.column - box.origin.column, row: rect.origin.row - box.origin.row),
        rect.intersection(screen), screen)
    }
    visitChildren(of: box, at: rect.origin, screen)
    (enclosingOverlay, enclosingLooks) = outer
  }

  /// Finds the overlays and the tooltips in a disabled view, which takes no input.
  mutating func visitDisabled(_ box: Box, at origin: Position, _ clip: Rect) {
    for child in box.children where child.takesInput {
      let place = origin.offset(columns: child.origin.column, rows: child.origin.row)
      let outer = (enclosingOverlay, enclosingLooks)
      let rect = Rect(origin: place, size: child.size)
      var visible = rect.intersection(clip)
      switch child.content {
      case .overlay(let kind):
        enclosingLooks = []
        add(child, kind, at: rect, isDisabled: true)
        visible = rect.intersection(screen)
      case .look(let look):
        enclosingLooks.append(look)
      case .tooltip(let text, let path):
        endTooltip(addTooltip(text, at: path, visible))
      case .nothing, .text, .canvas, .control, .style, .joinedBorders, .backdrop, .keys, .focusID,
        .focusScope, .unfocusable, .disabled, .mouseReporting, .selectable, .rows, .modal, .anchor:
        break
      }
      visitDisabled(child, at: place, visible)
      (enclosingOverlay, enclosingLooks) = outer
    }
  }

  private mutating func add(
    _ box: Box, _ kind: Overlay.Kind, at rect: Rect, isDisabled: Bool
  ) {
    overlays.append(ShownOverlay(box: box, rect: rect, kind: kind, isDisabled: isDisabled))
    enclosingOverlay = overlays.count
    switch kind {
    case .popover, .dialog: cover(rect.intersection(screen))
    case .menu, .dropDown:
      cover(rect.intersection(screen))
      if !isDisabled, let enclosingTarget {
        menu = OpenMenu(
          owner: enclosingTarget, overlay: overlays.count, takesKeys: kind == .menu)
      }
    case .notice: break
    }
  }
}
