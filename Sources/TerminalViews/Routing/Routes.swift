package import TerminalModel

/// The receivers of input in a scene: the views that can have the focus, the active key bindings,
/// and the views under the pointer.
package struct Routes {
  /// A view that can have the focus.
  package struct Target {
    package let path: ViewPath
    package let behavior: Behavior
    /// Its area on the screen, including hidden cells.
    package let rect: Rect
    /// The indices of the ``Routes/keyLayers`` around it, from the outside in.
    package let keyLayers: [Int]
  }

  /// The behavior of a target.
  package enum Behavior {
    case button(Any)
    case list(ListBox)
  }

  /// A part of the screen that hides the regions behind it from the pointer.
  package struct Region {
    /// Its cells that are not cut off.
    package let rect: Rect
    /// The index of its target, or nil if it takes no input.
    package let target: Int?
  }

  /// The targets, in the order in which Tab goes through them.
  package private(set) var targets: [Target] = []
  /// The key bindings of the views in the scene, outer before inner.
  package private(set) var keyLayers: [KeyLayer] = []
  /// The indices of the active key layers, inner before outer.
  package private(set) var activeLayers: [Int] = []
  /// The regions, from back to front.
  package private(set) var regions: [Region] = []

  /// The indices of the key layers around the visited box.
  private var enclosing: [Int] = []
  private var modality = Modality.none

  /// The routes that are active, depending on whether a modal view is shown.
  private enum Modality {
    /// There is no modal view: all routes are active.
    case none
    /// Only the targets and regions of the modal view are active, and these key layers.
    case only(targets: Range<Int>, regions: Range<Int>, keyLayers: [Int])
  }

  /// Finds the routes of a tree that has been laid out.
  package init(_ root: Box, size: Size) {
    visit(root, from: .origin, clip: Rect(size))
    guard case .only(let targets, let regions, let layers) = modality else { return }
    self.regions = regions.map { index in
      let region = self.regions[index]
      return Region(rect: region.rect, target: region.target.map { $0 - targets.lowerBound })
    }
    self.targets = Array(self.targets[targets])
    activeLayers = layers
  }

  /// Whether a modal view is shown.
  package var isModal: Bool {
    if case .only = modality { true } else { false }
  }

  /// The target that is at a path.
  package func target(at path: ViewPath?) -> Target? {
    path.flatMap { path in targets.first { $0.path == path } }
  }

  /// The target under a cell.
  package func target(at position: Position) -> Target? {
    let region = regions.last { $0.rect.contains(position) }
    return region?.target.map { targets[$0] }
  }

  /// The path of the view that gets the focus if a path had it before, or nil if there are no
  /// targets.
  ///
  /// It is the same path if a target is still there; otherwise that of the first target that shares
  /// the most steps with it. If no path had the focus, it is that of the first target.
  package func focus(after path: ViewPath?) -> ViewPath? {
    guard let path, target(at: path) == nil else { return path ?? targets.first?.path }
    var nearest = targets.first?.path
    for target in targets.dropFirst() {
      guard let best = nearest else { break }
      if target.path.commonSteps(with: path) > best.commonSteps(with: path) {
        nearest = target.path
      }
    }
    return nearest
  }

  /// The hints of all layers in the order in which they get a key; those of a view that handles
  /// keys only if the view or one in it has the focus.
  package func hints(withFocusAt path: ViewPath?) -> [KeyHint] {
    let around = target(at: path)?.keyLayers.count ?? 0
    return keyLayers(withFocusAt: path).enumerated().flatMap { index, layer in
      layer.hints().filter { index < around || $0.handler == .binding }
    }
  }

  /// The layers of key bindings in the order in which they get a key.
  package func keyLayers(withFocusAt path: ViewPath?) -> [KeyLayer] {
    let around = target(at: path)?.keyLayers.reversed() ?? []
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
    case .nothing, .text, .canvas, .divider, .keyHints, .style:
      visitChildren(of: box, at: origin, visible)
    case .panel:
      regions.append(Region(rect: visible, target: nil))
      visitChildren(of: box, at: origin, visible)
    case .button(let press, let path):
      add(.button(press.event), path, rect, visible)
    case .list(let list):
      if list.takesFocus { add(.list(list), list.path, rect, visible) }
      visitChildren(of: box, at: origin, visible)
    case .keys(let layer):
      let index = keyLayers.count
      keyLayers.append(layer)
      enclosing.append(index)
      visitChildren(of: box, at: origin, visible)
      enclosing.removeLast()
      activeLayers.append(index)
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

  private mutating func add(
    _ behavior: Behavior, _ path: ViewPath, _ rect: Rect, _ visible: Rect
  ) {
    regions.append(Region(rect: visible, target: targets.count))
    targets.append(Target(path: path, behavior: behavior, rect: rect, keyLayers: enclosing))
  }

  /// The innermost modal view takes input; of several side by side, the last one.
  private mutating func visitModal(_ box: Box, at origin: Position, _ clip: Rect) {
    let before = (targets.count, regions.count, activeLayers.count)
    modality = .none
    visitChildren(of: box, at: origin, clip)
    guard case .none = modality else { return }
    modality = .only(
      targets: before.0..<targets.count, regions: before.1..<regions.count,
      keyLayers: activeLayers[before.2...] + enclosing.reversed())
  }
}
