import TerminalModel

extension DrawingArea {
  /// The style of the area with another colour of text.
  func style(_ color: Color) -> Style { StyleChange(foreground: color).applied(to: style) }

  /// The style of a part of a widget, with the changes that the views around it state.
  func style(of part: WidgetPart, _ style: Style) -> Style { widgetStyles.style(of: part, style) }

  /// The style of the area, with the accent as the colour of the text unless that has one.
  var accentedStyle: Style {
    style.foreground == .default || style.foreground == .text ? style(.accent) : style
  }
}
