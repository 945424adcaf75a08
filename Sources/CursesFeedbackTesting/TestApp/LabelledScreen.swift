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

  /// The control with the label as its whole text, but for brackets, or else without marks at its
  /// ends; nil if there is none.
  func control(named label: String) -> ShownControl? {
    let isBracket = { (character: Character) in " []›‹".contains(character) }
    return controls.first { trimmed(text(of: $0.area), isBracket) == label }
      ?? controls.first { self.label(of: $0) == label }
  }

  /// The smallest control whose text contains a label; nil if there is none.
  func control(containing label: String) -> ShownControl? {
    controls.filter { text(of: $0.area).contains(label) }
      .min { $0.area.size.columns * $0.area.size.rows < $1.area.size.columns * $1.area.size.rows }
  }

  /// The nearest control on the right of the topmost occurrence of a text that is not on the control
  /// that contains it, or else one in the row below; nil if there is none.
  func control(beside text: String) -> ShownControl? {
    let around = control(containing: text)?.area
    guard let center = frame.centers(of: text).first(where: { around?.contains($0) != true }) else {
      return nil
    }
    return controls.filter {
      $0.area.rows.contains(center.row) && $0.area.columns.lowerBound > center.column
    }
    .min { $0.area.columns.lowerBound < $1.area.columns.lowerBound }
      ?? controls.first {
        $0.area.rows.contains(center.row + 1) && $0.area.columns.contains(center.column)
      }
  }

  private func label(of control: ShownControl) -> String {
    trimmed(text(of: control.area)) { !$0.isLetter && !$0.isNumber }
  }

  /// A text without the characters at its ends that meet a condition.
  private func trimmed(_ text: String, _ isDropped: (Character) -> Bool) -> String {
    String(text.drop(while: isDropped).reversed().drop(while: isDropped).reversed())
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
