package import TerminalModel
package import TerminalViews

/// A control on the screen that can have the focus.
package struct ShownControl {
  package let path: ViewPath
  /// Its cells, of which some may be hidden.
  package let area: Rect
  package let inputs: InputMask
  package let isFocused: Bool
}

extension FrameRenderer {
  /// The controls that can have the focus, in the order of the Tab key.
  var focusableControls: [ShownControl] {
    guard let settledElement else { return [] }
    let scene = current(settledElement)
    return scene.routes.targets.filter(\.acceptsFocus).map { target in
      ShownControl(
        path: target.path, area: target.rect, inputs: target.control.inputs,
        isFocused: target.path == scene.interface.focus)
    }
  }
}
