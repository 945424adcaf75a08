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
    /// The identity of the innermost view around it that has one for the focus.
    package let focusID: ViewIdentity?
    /// The index of the innermost target around it, or nil if there is none.
    package internal(set) var parent: Int?
    /// Whether no view around it keeps the focus away from it.
    fileprivate let isFocusable: Bool

    package var path: ViewPath { control.path }
    /// Whether it can have the focus.
    package var acceptsFocus: Bool { isFocusable && control.acceptsFocus }
  }

  /// A part of the screen that hides the regions behind it from the pointer.
  package struct Region {
    /// Its cells that are not cut off.
    package let rect: Rect
    /// The index of its target, or nil if it takes no input.
    package internal(set) var target: Int?
    /// The number of the overlay that it belongs to, from 1 in the order of drawing; 0 for none.
    package var overlay = 0
  }

  /// A part of the view in which the application sets and observes the focus.
  package struct ScopeOfFocus {
    package let scope: FocusScope
    package let path: ViewPath
    /// The indices of the targets in it.
    package internal(set) var targets: Range<Int>
  }

  /// The parts of the view in which the application sets and observes the focus, inner before outer.
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
  /// The paths of all modal views in the scene.
  package internal(set) var modalPaths: [ViewPath] = []

  /// Whether a control takes typed text.
  package private(set) var takesText = false
  /// The mouse actions that the terminal has to report: those that a control on the screen takes,
  /// or that the application wants.
  package internal(set) var mouse = MouseReporting.none

  /// The indices of the key layers around the visited box.
  var enclosing: [Int] = []
  /// The innermost identity for the focus around the visited box.
  private var enclosingFocusID: ViewIdentity?
  /// The index of the innermost target around the visited box.
  var enclosingTarget: Int?
  /// Whether the visited box may have the focus.
  private var isFocusable = true
  /// The mouse actions that the application wants for the visited box.
  var enclosingMouse: MouseReporting?
  /// The number of the overlay around the visited box, or 0 if there is none.
  var enclosingOverlay = 0
  var modality = Modality.none
  /// The cells of the screen.
  let screen: Rect

  /// Finds the routes of a tree that has been laid out.
  package init(_ root: Box, size: Size) {
    screen = Rect(size)
    visit(root, from: .origin, clip: screen)
    if case .only(let trap) = modality { limit(to: trap) }
    if !overlays.isEmpty { moveOverlaysToFront() }
  }

  /// The index of the target that is at a path.
  package func index(at path: ViewPath?) -> Int? {
    path.flatMap { path in targets.firstIndex { $0.path == path } }
  }

  /// The index of the target that is at a path and accepts the focus.
  package func focusIndex(at path: ViewPath?) -> Int? {
    index(at: path).flatMap { targets[$0].acceptsFocus ? $0 : nil }
  }

  /// Whether more than one target accepts the focus.
  package var hasSeveralFocusTargets: Bool {
    targets.lazy.filter(\.acceptsFocus).dropFirst().first != nil
  }

  /// The index of the target under a cell.
  package func index(at position: Position) -> Int? {
    regions.last { $0.rect.contains(position) }?.target
  }

  /// The first result that is not nil, for a target and the targets around it from the inside out.
  ///
  /// Targets are passed by their indices, because a target is large to copy.
  package func first<Result>(from index: Int?, _ result: (Int) -> Result?) -> Result? {
    var next = index
    while let index = next {
      if let result = result(index) { return result }
      next = targets[index].parent
    }
    return nil
  }

  /// The path of the view that gets the focus if a path had it before, or nil if there are no
  /// targets.
  ///
  /// It is the same path if a target is still there; otherwise that of the first target that shares
  /// the most steps with it. If no path had the focus, it is that of the first target. Only targets
  /// that accept the focus count.
  package func focus(after path: ViewPath?) -> ViewPath? {
    let candidates = targets.lazy.filter(\.acceptsFocus)
    guard let path, focusIndex(at: path) == nil else { return path ?? candidates.first?.path }
    var nearest = candidates.first?.path
    for target in candidates.dropFirst() {
      guard let best = nearest else { break }
      if target.path.commonSteps(with: path) > best.commonSteps(with: path) {
        nearest = target.path
      }
    }
    return nearest
  }

  /// The hints of all layers in the order in which they get a key; those of a view that handles
  /// keys only if the view or one in it has the focus.
  package func hints(withFocusAt path: ViewPath?) -> [[KeyHint]] {
    let around = index(at: path).map { targets[$0].keyLayers.count } ?? 0
    return keyLayers(withFocusAt: path).enumerated().map { index, layer in
      layer.hints().filter { index < around || $0.handler == .binding }
    }
  }

  /// Whether a target, or a target around it, takes a key.
  package func takes(_ key: Key, at index: Int?) -> Bool {
    first(from: index) { targets[$0].control.behavior.handles(key) ? true : nil } ?? false
  }

  /// The layers of key bindings in the order in which they get a key.
  package func keyLayers(withFocusAt path: ViewPath?) -> [KeyLayer] {
    let around = index(at: path).map { targets[$0].keyLayers.reversed() } ?? []
    let others = activeLayers.filter { !around.contains($0) }
    return (around + others).map { keyLayers[$0] }
  }
}

extension Routes {
  private mutating func visit(_ box: Box, from parent: Position, clip: Rect) {
    let origin = parent.offset(columns: box.origin.column, rows: box.origin.row)
    let rect = Rect(origin: origin, size: box.size)
    let visible = rect.intersection(clip)
    switch box.content {
    case .nothing, .text, .canvas, .style:
      visitChildren(of: box, at: origin, visible)
    case .backdrop:
      cover(visible, for: enclosingTarget)
      visitChildren(of: box, at: origin, visible)
    case .control(let control):
      visit(control, box, rect, visible)
    case .keys(let layer):
      let index = keyLayers.count
      keyLayers.append(layer)
      enclosing.append(index)
      visitChildren(of: box, at: origin, visible)
      enclosing.removeLast()
      activeLayers.append(index)
    case .focusID(let id):
      let outer = enclosingFocusID
      enclosingFocusID = id
      visitChildren(of: box, at: origin, visible)
      enclosingFocusID = outer
    case .focusScope(let scope, let path):
      let first = targets.count
      visitChildren(of: box, at: origin, visible)
      focusScopes.append(ScopeOfFocus(scope: scope, path: path, targets: first..<targets.count))
    case .mouseReporting(let wanted):
      let outer = enclosingMouse
      enclosingMouse = outer ?? wanted
      require(wanted)
      visitChildren(of: box, at: origin, visible)
      enclosingMouse = outer
    case .unfocusable:
      let outer = isFocusable
      isFocusable = false
      visitChildren(of: box, at: origin, visible)
      isFocusable = outer
    case .disabled:
      cover(visible)
      visitDisabled(box, at: origin)
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
  private mutating func require(_ reporting: MouseReporting) {
    mouse = max(mouse, enclosingMouse ?? reporting)
  }

  /// Adds a control if it takes input, and visits the views in it.
  private mutating func visit(
    _ control: ControlBox, _ box: Box, _ rect: Rect, _ visible: Rect
  ) {
    let outer = enclosingTarget
    if !control.inputs.isEmpty {
      regions.append(
        Region(rect: visible, target: targets.count, overlay: enclosingOverlay))
      targets.append(
        Target(
          control: control, rect: rect, keyLayers: enclosing, focusID: enclosingFocusID,
          parent: enclosingTarget, isFocusable: isFocusable))
      enclosingTarget = targets.count - 1
      if control.inputs.contains(.text) { takesText = true }
      if !visible.isEmpty { require(control.inputs.mouse) }
    }
    visitChildren(of: box, at: rect.origin, visible)
    enclosingTarget = outer
  }
}
