import TerminalModel

/// One row of a choice: a mark, and a title beside it.
///
/// All marks are three columns wide, so that the titles in a column of different controls are
/// aligned. The signs around the title are those of a button.
struct ChoiceLine {
  let mark: ChoiceMark
  let title: String

  /// One row, with the mark, the title and a column on each side of the title.
  var size: Size { Size(columns: Clusters(title).columns + 5, rows: 1) }

  /// Draws the line in the columns of an area.
  func draw(row: Int, _ look: ButtonLook, on area: inout DrawingArea) {
    let isIdle = look == .idle || look == .disabled
    let style = area.style(of: isIdle ? .choice : .focusedChoice, look.row(area.style))
    let shown = title.truncated(columns: area.size.columns - 5)
    let mark = self.mark.text(isDisabled: look == .disabled)
    let place = Position(column: 0, row: row)
    area.write(mark + look.signs.left + shown + look.signs.right, at: place, style: style)
    let markStyle = area.style(of: self.mark.part, style)
    if markStyle != style { area.write(mark, at: place, style: markStyle) }
  }
}

/// The mark that shows a choice: its shape depends on the kind of the control and on the choice.
enum ChoiceMark {
  case toggle(isOn: Bool)
  case checkbox(isOn: Bool)
  case radioButton(isOn: Bool)

  /// The part of the widgets that it is.
  var part: WidgetPart {
    switch self {
    case .toggle: .toggleTrack
    case .checkbox: .checkboxMark
    case .radioButton: .radioMark
    }
  }

  /// The mark, three columns wide.
  func text(isDisabled: Bool) -> String {
    switch self {
    case .toggle(isOn: true): isDisabled ? "╍╍●" : "━━●"
    case .toggle(isOn: false): isDisabled ? "○╌╌" : "○──"
    case .checkbox(let isOn): Self.bracketed(isOn ? "✓" : " ", isDisabled)
    case .radioButton(let isOn): Self.bracketed(isOn ? "●" : "○", isDisabled)
    }
  }

  private static func bracketed(_ sign: String, _ isDisabled: Bool) -> String {
    isDisabled ? "(\(sign))" : "[\(sign)]"
  }
}

extension ButtonLook {
  /// The signs on both sides of a title, one column each.
  var signs: (left: String, right: String) {
    switch self {
    case .idle, .disabled: (" ", " ")
    case .focused: ("›", "‹")
    case .pressed: ("»", "«")
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
