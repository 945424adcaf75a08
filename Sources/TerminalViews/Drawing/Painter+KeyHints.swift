import TerminalModel

extension Painter {
  /// Writes whole hints from the left, and an ellipsis if some are left out.
  ///
  /// If not even the first fits beside the ellipsis, writes the first alone, truncated if it is too
  /// long.
  package func draw(hints: [KeyHint], on area: inout DrawingArea) {
    let captions = hints.map(Caption.init)
    let shown = captions.fitting(into: area.size.columns)
    var column = 0
    for caption in shown {
      if column > 0 { column += Caption.spacing }
      column = write(caption, at: column, on: &area)
    }
    guard shown.count < captions.count else { return }
    if shown.isEmpty, let first = captions.first {
      area.write(TextLine(first.text, columns: area.size.columns), at: .origin)
    } else {
      area.write("…", at: Position(column: column + 1, row: 0), style: area.style.dimmed)
    }
  }

  private func write(_ caption: Caption, at column: Int, on area: inout DrawingArea) -> Int {
    let title = " " + caption.title
    area.write(
      caption.key, at: Position(column: column, row: 0),
      style: StyleChange(attributes: .bold).applied(to: area.style))
    let next = column + Clusters(caption.key).columns
    area.write(title, at: Position(column: next, row: 0), style: area.style.dimmed)
    return next + Clusters(title).columns
  }
}

/// The text of a hint in a help bar.
private struct Caption {
  /// Free columns between two hints.
  static let spacing = 3

  let key: String
  let title: String

  init(_ hint: KeyHint) {
    key = hint.keys.first?.label ?? ""
    title = hint.title
  }

  var text: String { "\(key) \(title)" }
}

extension [Caption] {
  /// The captions from the front that fit, with room for an ellipsis if some do not.
  fileprivate func fitting(into columns: Int) -> ArraySlice<Caption> {
    var ends: [Int] = []
    for caption in self {
      let start = ends.last.map { $0 + Caption.spacing } ?? 0
      ends.append(start + Clusters(caption.text).columns)
    }
    if let last = ends.last, last <= columns { return self[...] }
    let room = columns - 2
    return prefix(ends.prefix { $0 <= room }.count)
  }
}

extension Style {
  fileprivate var dimmed: Style { StyleChange(attributes: .dim).applied(to: self) }
}
