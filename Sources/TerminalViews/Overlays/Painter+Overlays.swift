import TerminalModel

extension Painter {
  /// Draws overlays in front of the views that are drawn, the last one in front, and notices in
  /// front of all others.
  func draw(_ overlays: [Routes.ShownOverlay], on area: inout DrawingArea) {
    let active = overlays.lastIndex { $0.kind == .dialog }
    for (index, overlay) in overlays.enumerated() where overlay.kind != .notice {
      if overlay.kind == .dialog { area.recede(behind: overlay.rect) }
      draw(overlay, isActiveDialog: index == active, on: &area)
    }
    drawNotices(of: overlays, on: &area)
  }

  /// Draws the notices among overlays.
  func drawNotices(of overlays: [Routes.ShownOverlay], on area: inout DrawingArea) {
    for overlay in overlays where overlay.kind == .notice {
      draw(overlay, isActiveDialog: false, on: &area)
    }
  }

  private func draw(
    _ overlay: Routes.ShownOverlay, isActiveDialog: Bool, on area: inout DrawingArea
  ) {
    var painter = self
    painter.isInActiveDialog = isActiveDialog
    area.helpBarIsCovered(by: overlay.rect)
    let style = overlay.kind == .notice ? nil : Style(background: .surface)
    area.inside(overlay.rect, style: style) { area in
      if overlay.kind != .notice { area.cover() }
      painter.drawChildren(of: overlay.box, isDisabled: overlay.isDisabled, on: &area)
    }
  }
}

extension DrawingArea {
  /// Fades all cells that are already drawn, and erases words and lines that a box in front of them
  /// cuts off.
  mutating func recede(behind box: Rect) {
    fadeBehindBox()
    clear(around: box)
  }

  /// Fades all cells except those of the help bar, whose keys work.
  private mutating func fadeBehindBox() {
    guard let bar = helpBar else { return fade() }
    let (columns, rows) = (bar.columns, bar.rows)
    let parts = [
      (0..<size.columns, 0..<rows.lowerBound), (0..<columns.lowerBound, rows),
      (columns.upperBound..<size.columns, rows), (0..<size.columns, rows.upperBound..<size.rows),
    ]
    for (columns, rows) in parts {
      let part = Rect(
        origin: Position(column: columns.lowerBound, row: rows.lowerBound),
        size: Size(columns: columns.count, rows: rows.count))
      inside(part) { $0.fade() }
    }
  }

  /// Replaces the styles of the cells that are already drawn by faint ones, so that nothing in them
  /// stands out.
  private mutating func fade() {
    restyle { style in
      let isLine = style.foreground == .border || style.foreground == .focusedBorder
      let isFilled = style.background != .default || style.attributes.contains(.reverse)
      // The brackets of a filled control have the colour of its fill, and stay invisible.
      let isHidden = isFilled && style.foreground == style.background
      let isOutline = style.foreground == .outline
      style = Style(
        foreground: isOutline ? .outline : isHidden ? .surface : isLine ? .border : .muted,
        background: isFilled ? .surface : .default)
    }
  }
}
