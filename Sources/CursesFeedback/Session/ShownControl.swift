package import TerminalModel
package import TerminalViews

/// A control in the scene that can have the focus.
package struct ShownControl {
  package let path: ViewPath
  /// Its cells that are not cut off; empty if it is scrolled out of sight.
  package let area: Rect
  package let inputs: InputMask
  package let isFocused: Bool
}

extension FrameRenderer {
  /// The controls that can have the focus, in the order of the Tab key.
  var focusableControls: [ShownControl] {
    guard let settledElement else { return [] }
    let scene = current(settledElement)
    // The first region of a target is its own area; others are parts of it.
    let areas = Dictionary(
      scene.routes.regions.compactMap { region in region.target.map { ($0, region.rect) } },
      uniquingKeysWith: { own, _ in own })
    return scene.routes.targets.enumerated().filter(\.element.acceptsFocus).map { index, target in
      ShownControl(
        path: target.path, area: areas[index] ?? Rect(.zero), inputs: target.control.inputs,
        isFocused: target.path == scene.interface.focus)
    }
  }
}
