package import TerminalModel

/// The receivers of input in a scene: the controls, the active key bindings, and the views under
/// the pointer.
package struct Routes {
  /// A control that takes input.
  package struct Target {
    package let control: ControlBox
    /// Its area on the screen, including hidden cells.
    package let rect: Rect
    /// The indices of the ``Routes/keyLayers`` around it, from the outside in.
    package let keyLayers: [Int]
    /// The identity of the innermost view around it that has one for the focus, in the innermost
    /// scope.
    package let focusID: ViewIdentity?
    /// The index of the innermost target around it, or nil if there is none.
    package internal(set) var parent: Int?
    /// Whether no view around it keeps the focus away from it.
    let isFocusable: Bool

    package var path: ViewPath { control.path }
    /// Whether it can have the focus.
    package var acceptsFocus: Bool { isFocusable && control.acceptsFocus }
  }

  /// A part of the screen that hides the regions behind it from the pointer.
  package struct Region {
    /// Its cells that are not cut off.
    package let rect: Rect
    /// The index of the target that gets the mouse over it, or nil if none does.
    package internal(set) var target: Int?
    /// The number of the overlay that it belongs to, from 1 in the order of drawing; 0 for none.
    package var overlay = 0
    /// The number of regions before it in the order of the boxes (the laid-out views).
    let order: Int
  }

  /// The parts of the view in which the application sets and observes the focus, inner before
  /// outer.
  package internal(set) var focusScopes: [ScopeOfFocus] = []
  /// The targets; Tab goes in this order through those that accept the focus.
  package internal(set) var targets: [Target] = []
  /// The targets outside a modal view, which take no input.
  package internal(set) var coveredTargets: [Target] = []
  /// The key bindings of the views in the scene, outer before inner.
  package private(set) var keyLayers: [KeyLayer] = []
  /// The indices of the active key layers, inner before outer.
  package internal(set) var activeLayers: [Int] = []
  /// The regions, from back to front.
  package internal(set) var regions: [Region] = []

  /// The overlays, from back to front.
  package internal(set) var overlays: [ShownOverlay] = []
  /// The views, overlays and modal views whose text can be selected apart from the others, from back
  /// to front.
  package internal(set) var selectables: [SelectableArea] = []
  /// The indices of the selectables in the modal view, or nil if there is none.
  var activeSelectables: Range<Int>?
  /// The views with tooltips, outer before inner.
  package internal(set) var tooltips: [TooltipArea] = []
  /// The paths of all modal views in the scene.
  package internal(set) var modalPaths: [ViewPath] = []
  /// The disabled views, except those inside another disabled view.
  private(set) var disabledBoxes: [Box] = []

  /// Whether a control takes typed text.
  package private(set) var takesText = false
  /// Whether a view reserves keys (``View/keysReserved(_:)``).
  private var reservesKeys = false
  /// The mouse actions that the terminal has to report: those that a control on the screen takes,
  /// or that the application wants.
  package internal(set) var mouse = MouseReporting.none

  /// The indices of the key layers around the visited box.
  var enclosing: [Int] = []
  /// The innermost identity for the focus around the visited box.
  var enclosingFocusID: ViewIdentity?
  /// The views with an identity that were visited in the innermost scope around the visited box; nil
  /// if there is none.
  var enclosedFocusIDs: [FocusIDPlace]?
  /// The index of the innermost target around the visited box.
  var enclosingTarget: Int?
  /// Whether the visited box may have the focus.
  private var isFocusable = true
  /// The mouse actions that the application wants for the visited box.
  var enclosingMouse: MouseReporting?
  /// The innermost view around the visited box for which the application states how its text can be
  /// selected; nil if the text is part of the selection of the whole scene.
  var enclosingSelectable: Selectable?
  /// Whether text of the whole scene can be selected: the terminal reports the mouse, and the
  /// application does not state the mouse actions that it wants.
  var selectsScene = true
  /// The themes and styles around the visited box, the outermost first.
  var enclosingLooks: [Look] = []
  /// The number of the overlay around the visited box, or 0 if there is none.
  var enclosingOverlay = 0
  var modality = Modality.none
  /// The open menu, or nil if there is none.
  package internal(set) var menu: OpenMenu?
  /// The cells of the screen.
  let screen: Rect
  /// The path of a modal view whose routes are left out, or nil for none.
  let omitted: ViewPath?

  /// Finds the routes of a tree that has been laid out.
  ///
  /// - Parameter omitted: The path of a modal view that is treated as if it were not shown.
  package init(_ root: Box, size: Size, without omitted: ViewPath? = nil) {
    screen = Rect(size)
    self.omitted = omitted
    visit(root, from: .origin, clip: screen)
    if case .only(let trap) = modality { limit(to: trap) }
    if !overlays.isEmpty { moveOverlaysToFront() }
    settleSelection()
  }

  /// The index of the target that is at a path.
  package func index(at path: ViewPath?) -> Int? {
    path.flatMap { path in targets.firstIndex { $0.path == path } }
  }

  /// The index of the target that is at a path and accepts the focus.
  package func focusIndex(at path: ViewPath?) -> Int? {
    index(at: path).flatMap { targets[$0].acceptsFocus ? $0 : nil }
  }

  /// Whether the control at a path takes no input because it is disabled.
  func isDisabled(_ path: ViewPath) -> Bool {
    disabledBoxes.contains { $0.contains { $0.path == path } }
  }

  /// Whether a view around a target reserves a key, so that the target does not take it.
  func isReserved(_ key: Key, at index: Int) -> Bool {
    reservesKeys && targets[index].keyLayers.contains { keyLayers[$0].reserves(key) }
  }

  /// The first result that is not nil, for a target and the targets around it from the inside out,
  /// which are passed by their indices, because a target is large to copy.
  package func first<Result>(from index: Int?, _ result: (Int) -> Result?) -> Result? {
    var next = index
    while let index = next {
      if let result = result(index) { return result }
      next = targets[index].parent
    }
    return nil
  }
}

extension Routes {
  private mutating func visit(_ box: Box, from parent: Position, clip: Rect) {
    let origin = parent.offset(columns: box.origin.column, rows: box.origin.row)
    let rect = Rect(origin: origin, size: box.size)
    let visible = rect.intersection(clip)
    switch box.content {
    case .nothing, .text, .canvas, .style, .joinedBorders, .rows:
      visitChildren(of: box, at: origin, visible)
    case .look(let look):
      enclosingLooks.append(look)
      visitChildren(of: box, at: origin, visible)
      enclosingLooks.removeLast()
    case .selectable(let selectable):
      visit(selectable, box, from: parent, visible, clip)
    case .backdrop:
      cover(visible, for: enclosingTarget)
      visitChildren(of: box, at: origin, visible)
    case .control(let control):
      visit(control, box, rect, visible)
    case .keys(let layer):
      let index = keyLayers.count
      keyLayers.append(layer)
      if layer.reservesKeys { reservesKeys = true }
      enclosing.append(index)
      visitChildren(of: box, at: origin, visible)
      enclosing.removeLast()
      activeLayers.append(index)
    case .focusID(let id):
      let (outer, first) = (enclosingFocusID, targets.count)
      enclosingFocusID = id
      visitChildren(of: box, at: origin, visible)
      enclosingFocusID = outer
      enclosedFocusIDs?.append(FocusIDPlace(id: id, targets: first..<targets.count))
    case .focusScope(let scope, let path):
      let first = (target: targets.count, scope: focusScopes.count)
      let ids = visitFocusScope(scope, box, at: origin, visible)
      let inner = focusScopes[first.scope...].count { $0.id.path == path }
      focusScopes.append(
        ScopeOfFocus(
          scope: scope, id: FocusScopeID(path: path, number: inner),
          targets: first.target..<targets.count, ids: ids))
    case .mouseReporting(let wanted):
      let outer = enclosingMouse
      enclosingMouse = outer ?? wanted
      require(wanted)
      selectsScene = false
      visitChildren(of: box, at: origin, visible)
      enclosingMouse = outer
    case .unfocusable:
      let outer = isFocusable
      isFocusable = false
      visitChildren(of: box, at: origin, visible)
      isFocusable = outer
    case .disabled:
      cover(visible)
      disabledBoxes.append(box)
      visitDisabled(box, at: origin, visible)
    case .tooltip(let text, let path):
      let index = addTooltip(text, at: path, visible)
      visitChildren(of: box, at: origin, visible)
      endTooltip(index)
    case .modal(let path):
      visitModal(box, path, at: origin, visible)
    case .anchor:
      visitChildren(of: box, at: origin, visible)
    case .overlay(let kind):
      visitOverlay(box, kind, at: rect)
    }
  }

  mutating func visitChildren(of box: Box, at origin: Position, _ clip: Rect) {
    for index in box.children.indices where box.children[index].takesInput {
      visit(box.children[index], from: origin, clip: clip)
    }
  }

  /// Makes the terminal report mouse actions, unless the application wants others.
  mutating func require(_ reporting: MouseReporting) {
    mouse = max(mouse, enclosingMouse ?? reporting)
  }

  /// Adds a control if it takes input, and visits the views in it.
  private mutating func visit(
    _ control: ControlBox, _ box: Box, _ rect: Rect, _ visible: Rect
  ) {
    let outer = enclosingTarget
    if !control.inputs.isEmpty {
      regions.append(
        Region(
          rect: visible, target: targets.count, overlay: enclosingOverlay, order: regions.count))
      targets.append(
        Target(
          control: control, rect: rect, keyLayers: enclosing, focusID: enclosingFocusID,
          parent: enclosingTarget, isFocusable: isFocusable))
      enclosingTarget = targets.count - 1
      if control.inputs.needsTime { takesText = true }
      if !visible.isEmpty { require(control.inputs.mouse) }
    }
    visitChildren(of: box, at: rect.origin, visible)
    enclosingTarget = outer
  }
}
