import TerminalModel

extension DrawingArea {
  /// Marks the area as the selected row: with a background and, if there is a column for it, with a
  /// stripe, which both show whether the control has the focus.
  ///
  /// The texts in it keep their colours.
  mutating func markSelected(hasStripe: Bool) {
    let isFocused = state.isFocused
    if hasStripe { drawStripe() }
    restyleSelection(isActive: isFocused, isMarked: hasStripe)
  }

  /// Draws the stripe in the first column of a row.
  ///
  /// In a control with the focus, the stripe alone, without the background of a selection, shows the
  /// row that an arrow key selects if no row is selected.
  mutating func drawStripe() {
    let style = style(of: .selectionMark, style(state.isFocused ? .accent : .muted))
    let stripe = Rect(Size(columns: 1, rows: size.rows))
    fill(stripe, with: Character(glyphs[.stripe]), style: style)
  }

  /// Gives the cells that are already drawn the background of a selection.
  ///
  /// In an active selection, text in the colour of the area is bold.
  ///
  /// - Parameters:
  ///   - isActive: Whether the cells look as a selection with the focus, not as one without it.
  ///   - isMarked: Whether a mark shows the selection, so that the cells keep their colours if the
  ///     theme has no background for a selection.
  mutating func restyleSelection(isActive: Bool, isMarked: Bool) {
    let styles = widgetStyles
    let mainColors = [style.foreground, .default, .text]
    restyle { style in
      style.background = isActive ? .selection : .inactiveSelection
      if isMarked { style.attributes.insert(.marked) }
      if isActive, mainColors.contains(style.foreground), !style.attributes.contains(.dim) {
        style.attributes.insert(.bold)
      }
      style = styles.style(of: isActive ? .selection : .inactiveSelection, style)
    }
  }
}
