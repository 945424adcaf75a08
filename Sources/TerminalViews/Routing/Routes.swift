package import TerminalModel

/// Where input can go in a scene: what can have the focus, which bindings are active, and what
/// lies under the pointer.
package struct Routes {
  /// Something that can have the focus.
  package struct Target {
    package let path: ViewPath
    package let behavior: Behavior
    /// Its area on the screen, also where it is not seen.
    package let rect: Rect
    /// Its ``Routes/scopes``, from the outside in.
    package let scopes: [Int]
  }

  /// What a target does.
  package enum Behavior {
    case button(Any)
    case list(ListBox)
  }

  /// Part of the screen that hides what is behind it.
  package struct Region {
    /// The cells of it that are seen.
    package let rect: Rect
    /// The index of the target there; nil where something without one stands in front.
    package let target: Int?
  }

  /// In the order in which Tab goes through them.
  package private(set) var targets: [Target] = []
  /// Bindings that belong to one view, numbered from the outside in.
  package private(set) var scopes: [KeyLayer] = []
  /// The active scopes, those inside before those around them.
  package private(set) var activeScopes: [Int] = []
  /// From back to front.
  package private(set) var regions: [Region] = []

  /// The scopes around what is visited.
  private var enclosing: [Int] = []
  private var modality = Modality.none

  /// What a modal view leaves of the routes.
  private enum Modality {
    /// None was met: all routes count.
    case none
    /// One was met; only its targets and regions count, and these scopes.
    case only(targets: Range<Int>, regions: Range<Int>, scopes: [Int])
  }

  /// Finds the routes of a laid out tree.
  package init(_ root: Box, size: Size) {
    visit(root, from: .origin, clip: Rect(size))
    guard case .only(let targets, let regions, let scopes) = modality else { return }
    self.regions = regions.map { index in
      let region = self.regions[index]
      return Region(rect: region.rect, target: region.target.map { $0 - targets.lowerBound })
    }
    self.targets = Array(self.targets[targets])
    activeScopes = scopes
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

  /// Who has the focus if it was at a path: it or, where that is gone, the nearest to it.
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

  /// The layers of key bindings in the order in which they are asked.
  package func keyLayers(withFocusAt path: ViewPath?) -> [KeyLayer] {
    let around = target(at: path)?.scopes.reversed() ?? []
    let others = activeScopes.filter { !around.contains($0) }
    return (around + others).map { scopes[$0] }
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
      let scope = scopes.count
      scopes.append(layer)
      enclosing.append(scope)
      visitChildren(of: box, at: origin, visible)
      enclosing.removeLast()
      activeScopes.append(scope)
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
    targets.append(Target(path: path, behavior: behavior, rect: rect, scopes: enclosing))
  }

  /// A modal view within this one has counted already; otherwise this one counts, instead of
  /// those before it.
  private mutating func visitModal(_ box: Box, at origin: Position, _ clip: Rect) {
    let before = (targets.count, regions.count, activeScopes.count)
    modality = .none
    visitChildren(of: box, at: origin, clip)
    guard case .none = modality else { return }
    modality = .only(
      targets: before.0..<targets.count, regions: before.1..<regions.count,
      scopes: activeScopes[before.2...] + enclosing.reversed())
  }
}
