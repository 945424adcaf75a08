import TerminalModel

extension DrawingArea {
  /// Marks the area as the selected row: with a background and, if there is a column for it, with a
  /// stripe, which both show whether the control has the focus.
  ///
  /// The texts in it keep their colours.
  mutating func markSelected(hasStripe: Bool) {
    let isFocused = state.isFocused
    if hasStripe {
      let style = style(of: .selectionMark, style(isFocused ? .accent : .muted))
      let stripe = Rect(Size(columns: 1, rows: size.rows))
      fill(stripe, with: Character(glyphs[.stripe]), style: style)
    }
    restyleSelection(isActive: isFocused, isMarked: hasStripe)
  }

  /// Draws the stripe, without the background of a selection, in the first column of the row that an
  /// arrow key selects in a focused control in which no row is selected.
  ///
  /// ``markSelected(hasStripe:)`` does not call it: that would allocate memory for each frame.
  mutating func drawStripe() {
    let stripe = Rect(Size(columns: 1, rows: size.rows))
    let style = style(of: .selectionMark, style(.accent))
    fill(stripe, with: Character(glyphs[.stripe]), style: style)
  }

  /// Gives the cells that are already drawn the background of a selection.
  ///
  /// In an active selection, text in the colour of the area is bold. Text in the colour for text on
  /// the accent, which a selection's background can make illegible, keeps its own background.
  ///
  /// - Parameters:
  ///   - isActive: Whether the cells look as a selection with the focus, not as one without it.
  ///   - isMarked: Whether a mark shows the selection, so that the cells keep their colours if the
  ///     theme has no background for a selection.
  mutating func restyleSelection(isActive: Bool, isMarked: Bool) {
    let styles = widgetStyles
    let mainColors = [style.foreground, .default, .text]
    let background = style.background
    restyle { style in
      if style.foreground != .onAccent || style.background == background {
        style.background = isActive ? .selection : .inactiveSelection
      }
      if isMarked { style.attributes.insert(.marked) }
      if isActive, mainColors.contains(style.foreground), !style.attributes.contains(.dim) {
        style.attributes.insert(.bold)
      }
      style = styles.style(of: isActive ? .selection : .inactiveSelection, style)
    }
  }
}
