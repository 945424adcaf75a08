import CursesFeedback

/// A theme on a terminal with a number of colours.
struct Look: CustomStringConvertible, Equatable {
  let theme: Theme
  let depth: ColorDepth

  var description: String { "\(theme.name), \(depth)" }

  static let all = Theme.all.flatMap { theme in
    [ColorDepth.direct, .palette, .sixteen, .eight, .none].map { Look(theme: theme, depth: $0) }
  }

  /// The contrast of text on a terminal whose default colours are white on black for a dark theme
  /// and black on white for a light one; nil without colours, and for colours that no theme sets.
  func contrast(of style: Style) -> Double? {
    guard depth != .none, style.foreground.isOfTheme, style.background.isOfTheme else { return nil }
    let shown = theme.resolved(style, at: depth)
    let (light, dark) = (Color.brightWhite, Color.black)
    let text = shown.foreground == .default ? (theme.isDark ? light : dark) : shown.foreground
    let background =
      shown.background == .default ? (theme.isDark ? dark : light) : shown.background
    return text.contrast(with: background)
  }

  /// Whether two cells look different.
  func differs(_ one: Cell, _ other: Cell) -> Bool {
    guard one != other else { return false }
    return one.cluster != other.cluster || visibleStyle(of: one) != visibleStyle(of: other)
  }

  /// The style of a cell without the parts that a blank does not show.
  private func visibleStyle(of cell: Cell) -> Style {
    var shown = theme.resolved(cell.style, at: depth)
    if cell.cluster == .blank {
      shown.attributes.formIntersection([.underline, .reverse, .strikethrough])
      if shown.attributes.isEmpty { shown.foreground = .default }
    }
    return shown
  }
}

extension Color {
  fileprivate var isOfTheme: Bool {
    switch self {
    case .default, .token: true
    case .palette, .rgb: false
    }
  }
}

extension Frame {
  /// The styles of letters and digits, each with the first text in it; dim ones, such as those of
  /// disabled controls, are left out.
  var texts: [Style: String] {
    var texts: [Style: String] = [:]
    for row in 0..<size.rows {
      var last: Style?
      for cell in buffer.row(row) where !cell.isContinuation {
        guard cell.isText else {
          last = nil
          continue
        }
        if texts[cell.style] == nil || last == cell.style {
          texts[cell.style, default: ""] += cell.cluster.description
          last = cell.style
        }
      }
    }
    return texts
  }

  /// The cells of the topmost occurrence of a text, and those beside it that can mark it.
  ///
  /// There are none if the text is not on the screen. An empty text has all cells but those of the
  /// first and the last row.
  func cells(beside text: String) -> [Position] {
    guard !text.isEmpty else {
      return (1..<size.rows - 1).flatMap { row in
        (0..<size.columns).map { Position(column: $0, row: row) }
      }
    }
    for row in 0..<size.rows {
      let cells = buffer.row(row).map { $0.isContinuation ? "" : $0.cluster.description }
      guard cells.joined().contains(text),
        let start = cells.indices.first(where: { cells[$0...].joined().hasPrefix(text) })
      else { continue }
      let columns = max(0, start - 4)..<min(size.columns, start + text.count + 12)
      return columns.map { Position(column: $0, row: row) }
    }
    return []
  }
}

extension Cell {
  /// Whether it holds a letter or a digit that is not dim.
  fileprivate var isText: Bool {
    guard let character = cluster.description.first else { return false }
    return (character.isLetter || character.isNumber) && !style.attributes.contains(.dim)
  }
}
