import CursesFeedback

/// The controls on a screen, found by their labels.
struct LabelledScreen {
  private let frame: Frame
  private let controls: [ShownControl]
  /// Whether a control is scrolled out of sight.
  let hidesControls: Bool

  init(_ frame: Frame?, _ controls: [ShownControl]) {
    self.frame = frame ?? Frame(size: .zero)
    self.controls = controls.filter { !$0.area.isEmpty }
    hidesControls = self.controls.count < controls.count
  }

  /// The texts on the controls, without marks (other characters than letters and digits) at their
  /// ends; of several lines, the first one.
  var labels: [String] {
    controls.map(label).filter { !$0.isEmpty }.map { label in
      let lines = label.split(separator: "\n")
      let first = String(lines[0].reversed().drop { $0 == " " }.reversed())
      return (lines.count > 1 ? first + "…" : first).debugDescription
    }
  }

  /// The control with the label, or else the smallest one whose text contains it; nil if there is
  /// none.
  func control(on label: String) -> ShownControl? {
    controls.first { self.label(of: $0) == label }
      ?? controls.filter { text(of: $0.area).contains(label) }
      .min { $0.area.size.columns * $0.area.size.rows < $1.area.size.columns * $1.area.size.rows }
  }

  /// The nearest control on the right of the topmost occurrence of a text, or else one in the row
  /// below; nil if there is none.
  func control(beside text: String) -> ShownControl? {
    guard let center = frame.center(of: text) else { return nil }
    return controls.filter {
      $0.area.rows.contains(center.row) && $0.area.columns.lowerBound > center.column
    }
    .min { $0.area.columns.lowerBound < $1.area.columns.lowerBound }
      ?? controls.first {
        $0.area.rows.contains(center.row + 1) && $0.area.columns.contains(center.column)
      }
  }

  private func label(of control: ShownControl) -> String {
    let isMark = { (character: Character) in !character.isLetter && !character.isNumber }
    return String(
      text(of: control.area).drop(while: isMark).reversed().drop(while: isMark).reversed())
  }

  private func text(of area: Rect) -> String {
    let rows = area.rows.clamped(to: 0..<frame.size.rows)
    let columns = area.columns.clamped(to: 0..<frame.size.columns)
    return rows.map { row in
      columns.map { frame.buffer[Position(column: $0, row: row)] }
        .filter { !$0.isContinuation }.map(\.cluster.description).joined()
    }.joined(separator: "\n")
  }
}
