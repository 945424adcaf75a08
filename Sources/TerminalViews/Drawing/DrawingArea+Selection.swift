import TerminalModel

extension DrawingArea {
  /// Marks the area as the selected row: with a background and, if there is a column for it, with a
  /// stripe, which both show whether the control has the focus.
  ///
  /// The texts in it keep their colours.
  mutating func markSelected(hasStripe: Bool) {
    let isFocused = state.isFocused
    if hasStripe {
      let style = StyleChange(foreground: isFocused ? .accent : .muted).applied(to: style)
      fill(Rect(Size(columns: 1, rows: size.rows)), with: "▌", style: style)
    }
    restyleSelection(isActive: isFocused)
  }

  /// Gives the cells that are already drawn the background of a selection.
  mutating func restyleSelection(isActive: Bool) {
    let styles = widgetStyles
    restyle { style in
      style.background = isActive ? .selection : .inactiveSelection
      style = styles.style(of: isActive ? .selection : .inactiveSelection, style)
    }
  }
}
