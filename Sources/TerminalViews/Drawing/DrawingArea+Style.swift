import TerminalModel

extension DrawingArea {
  /// The style of the area with another colour of text.
  func style(_ color: Color) -> Style { StyleChange(foreground: color).applied(to: style) }

  /// The style of a part of a widget, with the changes that the views around it state.
  func style(of part: WidgetPart, _ style: Style) -> Style { widgetStyles.style(of: part, style) }

  /// Changes the style of cells that are already drawn, if the views around the widget state a
  /// change for the part.
  mutating func restyle(_ cells: Rect, as part: WidgetPart) {
    guard widgetStyles.changes(part) else { return }
    let styles = widgetStyles
    inside(cells) { area in
      area.restyle { $0 = styles.style(of: part, $0) }
    }
  }

  /// The style of the area, with the accent as the colour of the text unless another one is set.
  var accentedStyle: Style {
    style.foreground == .default || style.foreground == .text ? style(.accent) : style
  }
}
