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
    package fileprivate(set) var parent: Int?
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
    package let target: Int?
  }

  /// A part of the view in which the application sets and observes the focus.
  package struct ScopeOfFocus {
    package let scope: FocusScope
    package let path: ViewPath
    /// The indices of the targets in it.
    package fileprivate(set) var targets: Range<Int>
  }

  /// The parts of the view in which the application sets and observes the focus, inner before outer.
  package private(set) var focusScopes: [ScopeOfFocus] = []
  /// The targets; Tab goes in this order through those that accept the focus.
  package private(set) var targets: [Target] = []
  /// The targets outside a modal view, which take no input.
  package private(set) var coveredTargets: [Target] = []
  /// The key bindings of the views in the scene, outer before inner.
  package private(set) var keyLayers: [KeyLayer] = []
  /// The indices of the active key layers, inner before outer.
  package private(set) var activeLayers: [Int] = []
  /// The regions, from back to front.
  package private(set) var regions: [Region] = []

  /// Whether a control takes typed text.
  package private(set) var takesText = false
  /// The mouse actions that the terminal has to report: those that a control on the screen takes,
  /// or that the application wants.
  package private(set) var mouse = MouseReporting.none

  /// The indices of the key layers around the visited box.
  private var enclosing: [Int] = []
  /// The innermost identity for the focus around the visited box.
  private var enclosingFocusID: ViewIdentity?
  /// The index of the innermost target around the visited box.
  private var enclosingTarget: Int?
  /// Whether the visited box may have the focus.
  private var isFocusable = true
  /// The mouse actions that the application wants for the visited box.
  private var enclosingMouse: MouseReporting?
  private var modality = Modality.none

  /// The routes that are active, depending on whether a modal view is shown.
  private enum Modality {
    /// There is no modal view: all routes are active.
    case none
    /// Only the targets and regions of the modal view are active, and these key layers.
    case only(
      targets: Range<Int>, regions: Range<Int>, keyLayers: [Int], mouse: MouseReporting)
  }

  /// Finds the routes of a tree that has been laid out.
  package init(_ root: Box, size: Size) {
    visit(root, from: .origin, clip: Rect(size))
    guard case .only(let targets, let regions, let layers, let mouse) = modality else { return }
    self.mouse = mouse
    self.regions = regions.map { index in
      let region = self.regions[index]
      return Region(rect: region.rect, target: region.target.map { $0 - targets.lowerBound })
    }
    coveredTargets = Array(self.targets[..<targets.lowerBound])
    coveredTargets += self.targets[targets.upperBound...]
    self.targets = self.targets[targets].map { target in
      var target = target
      target.parent = target.parent.flatMap {
        targets.contains($0) ? $0 - targets.lowerBound : nil
      }
      return target
    }
    activeLayers = layers
    for index in focusScopes.indices {
      let shown = focusScopes[index].targets.clamped(to: targets)
      focusScopes[index].targets =
        (shown.lowerBound - targets.lowerBound)..<(shown.upperBound - targets.lowerBound)
    }
  }

  /// Whether a modal view is shown.
  package var isModal: Bool {
    if case .only = modality { true } else { false }
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
      regions.append(Region(rect: visible, target: nil))
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
      regions.append(Region(rect: visible, target: nil))
    case .modal:
      visitModal(box, at: origin, visible)
    }
  }

  private mutating func visitChildren(of box: Box, at origin: Position, _ clip: Rect) {
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
      regions.append(Region(rect: visible, target: targets.count))
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

  /// The innermost modal view takes input; of several side by side, the last one.
  private mutating func visitModal(_ box: Box, at origin: Position, _ clip: Rect) {
    let before = (targets.count, regions.count, activeLayers.count)
    let outer = (target: enclosingTarget, mouse: mouse)
    modality = .none
    enclosingTarget = nil
    mouse = enclosingMouse ?? .none
    visitChildren(of: box, at: origin, clip)
    let inner = mouse
    enclosingTarget = outer.target
    mouse = max(outer.mouse, inner)
    guard case .none = modality else { return }
    modality = .only(
      targets: before.0..<targets.count, regions: before.1..<regions.count,
      keyLayers: activeLayers[before.2...] + enclosing.reversed(), mouse: inner)
  }
}
