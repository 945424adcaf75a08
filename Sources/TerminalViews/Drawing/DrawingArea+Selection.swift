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
    restyle { $0.background = isFocused ? .selection : .inactiveSelection }
  }
}
