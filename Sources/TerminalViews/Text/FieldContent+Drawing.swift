import TerminalModel

extension FieldContent {
  /// Draws the prompt, the visible part of the text between brackets, and the message.
  ///
  /// The brackets of a field that can be edited show whether it is focused or disabled.
  func draw(_ memory: TextFieldMemory, on area: inout DrawingArea) {
    let memory = memory.adapted(to: text, isSecret: options.isSecret)
    let place = FieldArea(self, memory, columns: area.size.columns)
    let window = window(of: shown, memory, place)
    area.write(prompt, at: .origin)
    let field = fieldStyle(area)
    let columns = place.width + place.reportColumns
    area.fill(
      Rect(origin: Position(column: place.column, row: 0), size: Size(columns: columns, rows: 1)),
      style: field)
    drawText(window, memory, at: place, field, on: &area)
    var report = field
    report.foreground = reportsError ? .error : .muted
    area.write(
      place.report, at: Position(column: place.column + place.width, row: 0), style: report)
    drawBrackets(at: place, on: &area)
    drawMessage(on: &area)
    guard place.width > 0 else { return }
    area.cursor = Position(column: place.column + window.cursorColumn, row: 0)
  }

  private func drawText(
    _ window: LineWindow, _ memory: TextFieldMemory, at place: FieldArea, _ style: Style,
    on area: inout DrawingArea
  ) {
    var (selected, muted) = (style, style)
    (selected.foreground, selected.background) = (.onAccent, .accent)
    selected = area.style(of: .textSelection, selected)
    muted.foreground = .muted
    guard !text.isEmpty else {
      let line = TextLine(placeholder, columns: place.width)
      return area.write(
        line, at: Position(column: place.column, row: 0), style: area.style(of: .placeholder, muted)
      )
    }
    let selection = area.state.isFocused ? memory.selection.range : nil
    for run in window.runs(of: shown, selection: selection) {
      area.write(
        run.text, at: Position(column: place.column + run.column, row: 0),
        style: run.isSelected ? selected : style)
    }
    if area.state.isFocused,
      let suggestion = LineEditor(text, memory: memory, options: options).suggestion
    {
      let rest = String(suggestion.dropFirst(text.count))
      drawStart(
        of: rest, at: place.column + window.cursorColumn,
        width: place.width - window.cursorColumn, muted, on: &area)
    }
  }

  private func drawStart(
    of text: String, at column: Int, width: Int, _ style: Style, on area: inout DrawingArea
  ) {
    for run in LineWindow(text, cursor: 0, width: width).runs(of: text) {
      area.write(run.text, at: Position(column: column + run.column, row: 0), style: style)
    }
  }

  /// Draws brackets, which show whether the field is focused, disabled or read-only.
  ///
  /// Without the focus, they have the colour of the field's fill: they can be seen only if the
  /// theme has no such colour, or the terminal no colours. The brackets of the focused field are
  /// visible with colours, too: they have the accent colour, and show the focus in place of a fill
  /// in that colour, which would hide selected and proposed text.
  private func drawBrackets(at place: FieldArea, on area: inout DrawingArea) {
    guard place.hasBrackets else { return }
    let state = area.state
    let brackets: (Unicode.Scalar, Unicode.Scalar) =
      switch (state.isFocused, options.isReadOnly) {
      case (true, false): ("›", "‹")
      case (true, true): ("›", " ")
      case (false, false): state.isDisabled ? ("(", ")") : ("[", "]")
      case (false, true): (" ", " ")
      }
    var style = fieldStyle(area)
    style.foreground = state.isFocused ? .accent : style.background
    // With this attribute, a terminal would draw the brackets darker than the fill.
    style.attributes.remove(.dim)
    let end = place.column + place.width + place.reportColumns
    area.write(brackets.0, at: Position(column: place.column - 1, row: 0), style: style)
    area.write(brackets.1, at: Position(column: end, row: 0), style: style)
  }

  private func drawMessage(on area: inout DrawingArea) {
    guard let message, area.size.rows > 1 else { return }
    var style = area.style
    style.foreground = .error
    style = area.style(of: .fieldMessage, style)
    let column = FieldArea(self, TextFieldMemory(), columns: area.size.columns).column
    let line = TextLine("! \(message)", columns: area.size.columns - column)
    area.write(line, at: Position(column: column, row: 1), style: style)
  }

  private func fieldStyle(_ area: DrawingArea) -> Style {
    area.fieldStyle(isReadOnly: options.isReadOnly)
  }
}

extension DrawingArea {
  /// The style of the text and the fill of a field.
  func fieldStyle(isReadOnly: Bool) -> Style {
    var style = style
    if !isReadOnly { style.background = .control }
    if state.isDisabled { style.attributes.insert(.dim) }
    return self.style(of: state.isFocused ? .focusedField : .field, style)
  }
}
