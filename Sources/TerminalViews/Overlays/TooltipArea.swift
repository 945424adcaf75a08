package import TerminalModel

/// A view with a tooltip.
package struct TooltipArea {
  package let path: ViewPath
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

  init(_ path: ViewPath, _ text: String, _ visible: Rect, overlay: Int, looks: [Look]) {
    self.path = path
    self.text = text
    self.visible = visible
    self.overlay = overlay
    self.looks = looks
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
  mutating func add(_ area: TooltipArea) -> Int {
    if !area.visible.isEmpty { require(.everything) }
    tooltips.append(area)
    tooltips[tooltips.count - 1].targets = targets.count..<targets.count
    return tooltips.count - 1
  }

  /// Ends the view whose tooltip has an index.
  mutating func endTooltip(_ index: Int) {
    tooltips[index].targets = tooltips[index].targets.lowerBound..<targets.count
    tooltips[index].end = regions.count
  }

  /// The innermost visible view with a tooltip at a path.
  package func tooltip(of path: ViewPath) -> TooltipArea? {
    tooltips.last { $0.path == path && !$0.visible.isEmpty }
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
    case .awaited(let path), .shown(let path), .hidden(let path): tooltip(of: path) != nil
    case .shownByKey(let path): focusIndex(at: focus).flatMap(tooltip(around:))?.path == path
    }
  }
}
