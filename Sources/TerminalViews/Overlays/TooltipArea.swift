package import TerminalModel

/// A view with a tooltip.
package struct TooltipArea {
  /// The identity of a view with a tooltip, which the view keeps from one frame to the next.
  package struct ID: Hashable, Sendable {
    let path: ViewPath
    /// The number of views with tooltips at the same path that are around it.
    let depth: Int

    package init(path: ViewPath, depth: Int) { (self.path, self.depth) = (path, depth) }
  }

  package let id: ID
  package let text: String
  /// Its cells that are not cut off.
  package let visible: Rect
  /// The number of the overlay that it belongs to, or 0 for none.
  let overlay: Int
  /// The themes and styles around the view, which the tooltip shares; the outermost first.
  let looks: [Look]
  /// The indices, in ``Routes/targets``, of the controls in it that take input.
  fileprivate(set) var targets = 0..<0
  /// The number of regions (``Routes/Region``) before the end of the view in the order of boxes.
  ///
  /// The regions after the end of the view are in front of it.
  fileprivate var end = 0

  fileprivate init(
    _ id: ID, _ text: String, _ visible: Rect, overlay: Int, looks: [Look], firstTarget: Int
  ) {
    self.id = id
    self.text = text
    self.visible = visible
    self.overlay = overlay
    self.looks = looks
    targets = firstTarget..<firstTarget
  }

  /// The area after all indices of targets have changed by a distance.
  func movingTargets(by distance: Int) -> TooltipArea {
    var area = self
    area.targets = (targets.lowerBound + distance)..<(targets.upperBound + distance)
    return area
  }
}

/// Views with tooltips.
extension Routes {
  /// Begins a view with a tooltip, and returns its index.
  mutating func addTooltip(_ text: String, at path: ViewPath, _ visible: Rect) -> Int {
    if !visible.isEmpty { require(.everything) }
    var depth = 0
    // Between views at the same path, no other view has a tooltip.
    if let last = tooltips.last?.id, last.path == path { depth = last.depth + 1 }
    tooltips.append(
      TooltipArea(
        TooltipArea.ID(path: path, depth: depth), text, visible, overlay: enclosingOverlay,
        looks: enclosingLooks, firstTarget: targets.count))
    return tooltips.count - 1
  }

  /// Ends the view whose tooltip has an index.
  mutating func endTooltip(_ index: Int) {
    tooltips[index].targets = tooltips[index].targets.lowerBound..<targets.count
    tooltips[index].end = regions.count
  }

  /// The visible view with a tooltip that has an identity.
  package func tooltip(of id: TooltipArea.ID) -> TooltipArea? {
    tooltips.last { $0.id == id && !$0.visible.isEmpty }
  }

  /// The innermost view with a tooltip at a cell, if no view in front of it takes the mouse there.
  package func tooltip(at position: Position) -> TooltipArea? {
    let front = regions.last { $0.rect.contains(position) }
    let overlay = max(front?.overlay ?? 0, menu?.overlay ?? 0)
    return tooltips.last { area in
      guard area.visible.contains(position), area.overlay >= overlay else { return false }
      guard let front, front.overlay == area.overlay else { return true }
      return front.order < area.end
    }
  }

  /// The innermost visible view with a tooltip around a target; if the target is in an overlay,
  /// views outside this overlay do not count.
  package func tooltip(around target: Int) -> TooltipArea? {
    let overlay = overlay(of: target)
    return tooltips.last {
      $0.targets.contains(target) && $0.overlay == overlay && !$0.visible.isEmpty
    }
  }

  /// Whether the view of a tooltip still has it after a layout.
  func keeps(_ state: TooltipState, focus: ViewPath?) -> Bool {
    switch state {
    case .awaited(let id), .shown(let id), .hidden(let id): tooltip(of: id) != nil
    case .shownByKey(let id): focusIndex(at: focus).flatMap(tooltip(around:))?.id == id
    }
  }
}
