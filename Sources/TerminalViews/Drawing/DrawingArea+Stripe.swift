import TerminalModel

extension DrawingArea {
  /// Draws a stripe in the first column, which marks what is selected.
  ///
  /// - Parameter isBright: Whether it has the accent; otherwise it is muted.
  mutating func drawStripe(isBright: Bool) {
    let style = StyleChange(foreground: isBright ? .accent : .muted).applied(to: style)
    fill(Rect(Size(columns: 1, rows: size.rows)), with: "▌", style: style)
  }
}
