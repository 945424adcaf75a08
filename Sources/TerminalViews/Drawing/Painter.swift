import TerminalModel

/// Draws boxes, which are views that have been laid out (see ``Box``).
///
/// The picture depends only on the boxes, the interface state, and the display options and key
/// hints of the scene.
package struct Painter {
  private let focus: ViewPath?
  private let hovered: ViewPath?
  /// The control that the left mouse button is pressed on.
  private let pressed: ViewPath?
  private let interface: InterfaceState
  /// Whether the views are those of the dialog that takes all input.
  ///
  /// If no control has the focus, the panels of this dialog are drawn as if they contained it.
  var isInActiveDialog = false

  package init(_ interface: InterfaceState) {
    focus = interface.focus
    hovered = interface.hovered
    pressed = interface.capture.flatMap { $0.button == .left ? $0.path : nil }
    self.interface = interface
  }

  /// Draws a box and its children on the area of its parent.
  package func draw(_ box: Box, isDisabled: Bool = false, on area: inout DrawingArea) {
    guard !box.size.isEmpty else { return }
    area.inside(box.rect) { area in
      guard area.isVisible else { return }
      drawContent(of: box, isDisabled: isDisabled, on: &area)
    }
  }

  private func drawContent(
    of box: Box, isDisabled: Bool, on area: inout DrawingArea
  ) {
    switch box.content {
    case .nothing, .keys, .focusID, .focusScope, .unfocusable, .mouseReporting,
      .selectable, .rows,
      .modal, .anchor, .tooltip:
      drawChildren(of: box, isDisabled: isDisabled, on: &area)
    case .overlay:
      break
    case .text(let lines, let alignment):
      draw(lines, alignment, in: Rect(area.size), on: &area)
    case .canvas(let draw, _):
      draw(&area)
    case .control(let control):
      draw(control, in: box, isDisabled: isDisabled, on: &area)
    case .backdrop(let backdrop, let path):
      let style = draw(backdrop, at: path, isDisabled: isDisabled, on: &area)
      area.inside(Rect(area.size), style: style) { area in
        drawChildren(of: box, isDisabled: isDisabled, on: &area)
      }
    case .style(let change, let part):
      draw(box, with: change, as: part, isDisabled: isDisabled, on: &area)
    case .joinedBorders:
      drawChildren(of: box, isDisabled: isDisabled, on: &area)
      area.joinLines()
    case .look(let look):
      draw(box, with: look, isDisabled: isDisabled, on: &area)
    case .disabled:
      drawChildren(of: box, isDisabled: true, on: &area)
    }
  }

  func drawChildren(
    of box: Box, isDisabled: Bool, on area: inout DrawingArea
  ) {
    for index in box.children.indices {
      // Most boxes are text, which never leaves its box. It needs no copy of the box and no area,
      // which took half of the time of drawing a list's row.
      if case .text(let lines, let alignment) = box.children[index].content {
        draw(lines, alignment, in: box.children[index].rect, on: &area)
      } else {
        draw(box.children[index], isDisabled: isDisabled, on: &area)
      }
    }
  }

  private func draw(
    _ box: Box, with change: StyleChange, as part: WidgetPart?, isDisabled: Bool,
    on area: inout DrawingArea
  ) {
    var style = change.applied(to: area.style)
    if let part { style = area.style(of: part, style) }
    let isFilled = change.showsOnBlanks || part != nil && style.background != area.style.background
    area.inside(Rect(area.size), style: style) { area in
      if isFilled { area.fill() }
      drawChildren(of: box, isDisabled: isDisabled, on: &area)
    }
  }

  private func draw(
    _ box: Box, with look: Look, isDisabled: Bool, on area: inout DrawingArea
  ) {
    switch look {
    case .theme(let theme):
      let outer = (area.metrics, area.ownGlyphs)
      area.metrics = theme.metrics
      area.ownGlyphs = area.display.shown(theme.glyphs)
      drawChildren(of: box, isDisabled: isDisabled, on: &area)
      (area.metrics, area.ownGlyphs) = outer
      // Without colours, all themes are the same: attributes stand for colours such as `.accent`.
      guard area.display.usesColors else { return }
      let colors = ThemeColors(theme, depth: area.display.colors)
      area.restyle { $0 = colors.resolved($0) }
    case .tokens(let colors):
      drawChildren(of: box, isDisabled: isDisabled, on: &area)
      area.restyle { $0 = $0.replacing(colors) }
    case .part(let part, let change):
      let outer = area.widgetStyles
      area.widgetStyles.add(part, change)
      drawChildren(of: box, isDisabled: isDisabled, on: &area)
      area.widgetStyles = outer
    }
  }

  private func hasFocus(in path: ViewPath) -> Bool {
    focus.map(path.contains) ?? false
  }
}

extension Painter {
  private func draw(
    _ lines: TextLines, _ alignment: HorizontalAlignment, in rect: Rect,
    on area: inout DrawingArea
  ) {
    guard !rect.isEmpty else { return }
    draw(lines.first, row: 0, alignment, in: rect, on: &area)
    if !lines.others.isEmpty { draw(lines.others, alignment, in: rect, on: &area) }
  }

  /// Draws the visible lines after the first.
  ///
  /// Not inlined, because most texts have one line, and their drawing is inlined only if it is short.
  @inline(never)
  private func draw(
    _ others: [LineBelow], _ alignment: HorizontalAlignment, in rect: Rect,
    on area: inout DrawingArea
  ) {
    for row in area.visibleRows(of: rect).clamped(to: 1..<others.count + 1) {
      draw(others[row - 1].line, row: row, alignment, in: rect, on: &area)
    }
  }

  private func draw(
    _ line: TextLine, row: Int, _ alignment: HorizontalAlignment, in rect: Rect,
    on area: inout DrawingArea
  ) {
    let column = alignment.offset(ofFree: rect.size.columns - line.columns)
    area.write(line, at: rect.origin.offset(columns: column, rows: row))
  }

  private func draw(
    _ control: ControlBox, in box: Box, isDisabled: Bool, on area: inout DrawingArea
  ) {
    let outer = area.state
    area.state = state(of: control, isDisabled: isDisabled)
    area.state.isInForm = outer.isInForm || control.inputs.contains(.formField)
    drawChildren(of: box, isDisabled: isDisabled, on: &area)
    let memory = control.behavior.remembers ? interface.memories[control.path] : nil
    control.behavior.draw(memory, on: &area)
    area.state = outer
  }

  private func draw(
    _ backdrop: Backdrop, at path: ViewPath, isDisabled: Bool, on area: inout DrawingArea
  ) -> Style {
    let outer = area.state
    defer { area.state = outer }
    area.state = ControlState()
    area.state.isDisabled = isDisabled
    area.state.containsFocus =
      !isDisabled && (hasFocus(in: path) || isInActiveDialog && focus == nil)
    return backdrop.draw(&area)
  }

  private func state(of control: ControlBox, isDisabled: Bool) -> ControlState {
    var state = ControlState()
    state.isDisabled = isDisabled
    guard !isDisabled else { return state }
    state.containsFocus = hasFocus(in: control.path)
    state.isFocused = state.containsFocus && focus == control.path
    state.isPressed = pressed == control.path
    state.isHovered = hovered == control.path
    return state
  }
}
