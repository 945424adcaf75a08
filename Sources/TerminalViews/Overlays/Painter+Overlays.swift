import TerminalModel

extension Painter {
  /// Draws overlays in front of the views that are drawn, the last one in front.
  func draw(_ overlays: [Routes.ShownOverlay], on area: inout DrawingArea) {
    for overlay in overlays {
      if overlay.kind == .dialog { area.dim() }
      area.inside(overlay.rect) { area in
        if overlay.kind != .notice { area.cover() }
        drawChildren(of: overlay.box, isDisabled: overlay.isDisabled, on: &area)
      }
    }
  }
}

extension DrawingArea {
  /// Dims the cells that are already drawn.
  ///
  /// Bold is removed: some terminals show bold and dim text as usual text.
  fileprivate mutating func dim() {
    restyle { style in
      style.attributes.remove(.bold)
      style.attributes.insert(.dim)
    }
  }
}
