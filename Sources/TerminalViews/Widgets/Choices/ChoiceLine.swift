import TerminalModel

/// One row of a choice: a mark, and a title beside it.
///
/// All marks are three columns wide, so that the titles in a column of different controls are
/// aligned. A fill shows the focus; without colours, and in ASCII, brackets around the mark and
/// signs around the title, in columns that are blank otherwise, show whether the control is
/// focused, pressed or disabled.
struct ChoiceLine {
  let mark: ChoiceMark
  let title: String

  /// One row, with the mark, the title and a column on each side of the title.
  var size: Size { Size(columns: Clusters(title).columns + 5, rows: 1) }

  /// Draws the line in a row of an area.
  func draw(row: Int, _ look: ButtonLook, on area: inout DrawingArea) {
    let hasSigns = area.hasSigns
    let isIdle = look == .idle || look == .disabled
    let style = area.style(
      of: isIdle ? .choice : .focusedChoice, look.row(area.style, hasSigns: hasSigns))
    let place = Position(column: 0, row: row)
    if !isIdle {
      let cells = Rect(origin: place, size: Size(columns: area.size.columns, rows: 1))
      area.fill(cells, style: style)
    }
    let signs = look.signs(hasSigns)
    let shown = title.truncated(columns: area.size.columns - 5)
    area.write(
      signs.left + shown + signs.right, at: place.offset(columns: 3, rows: 0), style: style)
    let (first, second, third) = mark.characters(
      isDisabled: look == .disabled, hasBrackets: hasSigns, area.glyphs)
    let markStyle = area.style(of: mark.part, hasSigns ? style : mark.style(look, style))
    area.write(first, at: place, style: markStyle)
    area.write(second, at: place.offset(columns: 1, rows: 0), style: markStyle)
    area.write(third, at: place.offset(columns: 2, rows: 0), style: markStyle)
  }
}

/// The mark that shows a choice: its shape depends on the kind of the control and on the choice.
enum ChoiceMark {
  case toggle(isOn: Bool)
  case checkbox(isOn: Bool)
  case radioButton(isOn: Bool)

  /// The widget part that the mark is, for ``View/widgetStyle(_:_:)``.
  var part: WidgetPart {
    switch self {
    case .toggle: .toggleTrack
    case .checkbox: .checkboxMark
    case .radioButton: .radioMark
    }
  }

  /// The characters of the mark, each in one column.
  ///
  /// - Parameter hasBrackets: Whether the check mark or the circle is in brackets, which are round
  ///   if the control is disabled.
  func characters(
    isDisabled: Bool, hasBrackets: Bool, _ glyphs: ThemeGlyphs
  ) -> (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) {
    let sign: Unicode.Scalar
    switch self {
    case .toggle(isOn: true):
      let track = isDisabled ? "╍" : glyphs[.progress]
      return (track, track, glyphs[.knob])
    case .toggle(isOn: false):
      let track = isDisabled ? "╌" : glyphs[.progressTrack]
      return (glyphs[.emptyCircle], track, track)
    case .checkbox(let isOn) where hasBrackets: sign = isOn ? glyphs[.checkMark] : " "
    case .checkbox(let isOn): sign = glyphs[isOn ? .checkedBox : .uncheckedBox]
    case .radioButton(let isOn): sign = glyphs[isOn ? .selectedCircle : .emptyCircle]
    }
    guard hasBrackets else { return (" ", sign, " ") }
    return isDisabled ? ("(", sign, ")") : ("[", sign, "]")
  }

  /// The style of the mark in a row: the accent shows that it is on, unless the row has a text
  /// colour of its own.
  func style(_ look: ButtonLook, _ row: Style) -> Style {
    guard look != .disabled, row.foreground == .default || row.foreground == .text else {
      return row
    }
    var style = row
    style.foreground = isOn ? .accent : .muted
    return style
  }

  private var isOn: Bool {
    switch self {
    case .toggle(let isOn), .checkbox(let isOn), .radioButton(let isOn): isOn
    }
  }
}

extension String {
  /// The first line of the text, with an ellipsis if it is wider than a number of columns.
  func truncated(columns: Int) -> String {
    guard columns > 0 else { return "" }
    let line = TextLines(
      self, columns: columns, rows: 1, wrapping: .none, truncation: .end
    ).first
    // Most titles are ASCII; without this, a checkbox took 30,000 more instructions to draw.
    if case .text(let text) = line.content, Clusters(text).isPrintableASCII { return text }
    return line.clusters.map { $0.description }.joined()
  }
}
