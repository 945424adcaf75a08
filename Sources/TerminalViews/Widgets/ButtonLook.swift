package import TerminalModel

/// The look of a button, and of the controls of one row that look like one.
///
/// Each look has its own brackets. They have the colour of the fill, so that they can be seen only
/// if the theme has no such colour, or the terminal no colours.
package enum ButtonLook: Hashable, Sendable {
  case idle, focused, pressed, disabled

  init(_ state: ControlState) {
    self =
      if state.isDisabled {
        .disabled
      } else if state.isPressed {
        .pressed
      } else {
        state.isFocused ? .focused : .idle
      }
  }

  /// The texts on both sides of the title, two columns each.
  package var brackets: (left: String, right: String) {
    switch self {
    case .idle: ("[ ", " ]")
    case .focused: ("[›", "‹]")
    case .pressed: ("[»", "«]")
    case .disabled: ("( ", " )")
    }
  }

  /// The texts on both sides of the title with a number of columns, at least 1.
  ///
  /// In one column, a look that has signs inside its brackets, such as `›`, shows these in place of
  /// the brackets.
  func brackets(columns: Int) -> (left: String, right: String) {
    guard columns != 2 else { return brackets }
    let (left, right) = brackets
    guard columns > 2 else {
      return left.last == " "
        ? (String(left.prefix(1)), String(right.suffix(1)))
        : (String(left.suffix(1)), String(right.prefix(1)))
    }
    let blanks = String(repeating: " ", count: columns - 2)
    return (
      "\(left.prefix(1))\(blanks)\(left.suffix(1))", "\(right.prefix(1))\(blanks)\(right.suffix(1))"
    )
  }

  /// The style of the title, and of the fill behind it.
  ///
  /// The colour of a message, such as that of an error, becomes the fill of the button with the
  /// focus.
  package func fill(_ style: Style) -> Style {
    var style = style
    switch self {
    case .idle: style.background = .control
    case .disabled:
      style.background = .control
      style.attributes.insert(.dim)
    case .focused, .pressed:
      let isMessage = Self.messageColors.contains(style.foreground)
      style.background = isMessage ? style.foreground : .accent
      style.foreground = .onAccent
      style.attributes.insert(.bold)
    }
    if self == .pressed { style.attributes.insert(.underline) }
    return style
  }

  /// The widget part that has the look, for ``View/widgetStyle(_:_:)``.
  fileprivate var part: WidgetPart {
    switch self {
    case .idle: .button
    case .focused: .focusedButton
    case .pressed: .pressedButton
    case .disabled: .disabledButton
    }
  }

  /// The colours on which `.onAccent` is legible in every theme, besides the accent.
  private static let messageColors: [Color] = [.error, .warning, .success, .info]

  /// The style of a row with a mark and a title.
  ///
  /// - Parameter hasSigns: Whether signs around the title show the look. If they do, the row keeps
  ///   its colours, and is not reversed, in a theme that has no colour for its background.
  func row(_ style: Style, hasSigns: Bool) -> Style {
    var style = style
    switch self {
    case .idle: break
    case .disabled: style.attributes.insert(.dim)
    case .focused, .pressed:
      style.background = .selection
      style.attributes.insert(.bold)
      if hasSigns {
        style.attributes.insert(.marked)
      } else if self == .pressed {
        style.attributes.insert(.underline)
      }
    }
    return style
  }

  /// The signs on both sides of the title in a row, one column each; blanks in a row without signs.
  func signs(_ hasSigns: Bool) -> (left: String, right: String) {
    guard hasSigns else { return (" ", " ") }
    return switch self {
    case .idle, .disabled: (" ", " ")
    case .focused: ("›", "‹")
    case .pressed: ("»", "«")
    }
  }
}

extension DrawingArea {
  /// Whether signs show the states of rows and choices: without colours, and in ASCII.
  var hasSigns: Bool { usesASCII || !display.usesColors }

  /// Draws a text on the fill of a look, with the brackets around it; the area clips them.
  ///
  /// - Parameter part: The widget part that the text is, such as the track of a slider: its style
  ///   is added to that of the look.
  mutating func draw(_ text: String, in look: ButtonLook, as part: WidgetPart? = nil) {
    drawBrackets(of: look, around: Clusters(text).columns, padding: 2)
    let fill = style(of: look)
    write(
      text, at: Position(column: 2, row: 0), style: part.map { style(of: $0, fill) } ?? fill)
  }

  /// Draws a line on the fill of a look, with a bracket of `padding` columns on each side.
  mutating func draw(_ line: TextLine, in look: ButtonLook, padding: Int = 2) {
    drawBrackets(of: look, around: line.columns, padding: padding)
    write(line, at: Position(column: padding, row: 0), style: style(of: look))
  }

  private func style(of look: ButtonLook) -> Style { style(of: look.part, look.fill(style)) }

  private mutating func drawBrackets(of look: ButtonLook, around columns: Int, padding: Int) {
    let brackets = look.brackets(columns: padding)
    var style = style(of: look)
    style.foreground = style.background
    // With this attribute, a terminal would draw the brackets darker than the fill.
    style.attributes.remove(.dim)
    write(brackets.left, at: .origin, style: style)
    write(brackets.right, at: Position(column: padding + columns, row: 0), style: style)
  }
}
