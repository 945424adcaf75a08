import TerminalModel

/// The hints of a help bar that fit into its columns, and their places.
package struct HelpBar {
  /// The text of a hint.
  package struct Caption {
    package let key: String
    package let title: String

    init(_ hint: KeyHint) {
      key = hint.keyLabel
      title = hint.title
    }

    package var text: String { "\(key) \(title)" }
    package var columns: Int { Clusters(text).columns }
  }

  /// A caption and its place.
  package struct Placed {
    package let caption: Caption
    package let column: Int
  }

  /// Free columns between two hints.
  fileprivate static let spacing = 3

  package private(set) var captions: [Placed] = []
  /// The column of the sign that hints are left out; nil if none are, or if there is no space.
  package private(set) var ellipsis: Int?

  /// Places the hints that fit: it leaves out first ordinary hints, from the right, then those of
  /// keys that show help, and last those of keys that end the session.
  ///
  /// - Parameter help: The hint of a key that shows all hints; it is added if not all hints fit and
  ///   none has the role `help`. Nil for none.
  package init(_ hints: [KeyHint], columns: Int, help: @autoclosure () -> KeyHint? = nil) {
    let ordinary = hints.filter { $0.role == .ordinary }.map(Caption.init)
    var kept = hints.filter { $0.role != .ordinary }
    var shown = kept.captions(fitting: columns)
    let gap = ordinary.isEmpty || kept.isEmpty ? 0 : Self.spacing
    let isCut = shown.count < kept.count || ordinary.columns + gap + shown.columns > columns
    if isCut, !kept.contains(where: { $0.role == .help }), let help = help() {
      kept.insert(help, at: 0)
      shown = kept.captions(fitting: columns)
    }
    if kept.isEmpty {
      place(ordinary, alone: columns)
    } else if shown.isEmpty {
      if columns > 0 { ellipsis = 0 }
    } else {
      let start = columns - shown.columns
      place(shown, at: start)
      place(ordinary, before: start, isComplete: shown.count == kept.count)
    }
  }

  /// Places ordinary hints in a bar that has no other hints.
  ///
  /// If not all of them fit, an ellipsis follows those that do. If there is space for the first
  /// hint, but not for an ellipsis beside it, the first hint is shown without an ellipsis.
  private mutating func place(_ hints: [Caption], alone columns: Int) {
    guard hints.columns > columns, let first = hints.first else { return place(hints, at: 0) }
    let shown = hints.leading(fitting: columns - 2)
    if shown.isEmpty, first.columns <= columns { return place([first], at: 0) }
    place(shown, at: 0)
    if columns > 0 { ellipsis = shown.isEmpty ? 0 : shown.columns + 1 }
  }

  /// Places ordinary hints to the left of those at the right edge; an ellipsis between them has a
  /// blank on both sides.
  private mutating func place(_ hints: [Caption], before end: Int, isComplete: Bool) {
    if isComplete, hints.isEmpty || hints.columns + Self.spacing <= end {
      return place(hints, at: 0)
    }
    let shown = isComplete ? hints.leading(fitting: end - 3) : []
    place(shown, at: 0)
    if end >= 2 { ellipsis = shown.isEmpty ? 0 : shown.columns + 1 }
  }

  private mutating func place(_ hints: [Caption], at column: Int) {
    var column = column
    for caption in hints {
      captions.append(Placed(caption: caption, column: column))
      column += caption.columns + Self.spacing
    }
  }
}

extension [HelpBar.Caption] {
  /// The columns of the captions one after another, at least 0.
  fileprivate var columns: Int {
    Swift.max(0, reduce(-HelpBar.spacing) { $0 + HelpBar.spacing + $1.columns })
  }

  /// The captions from the front that fit.
  fileprivate func leading(fitting columns: Int) -> [HelpBar.Caption] {
    var end = -HelpBar.spacing
    return Array(
      prefix { caption in
        end += HelpBar.spacing + caption.columns
        return end <= columns
      })
  }
}

extension [KeyHint] {
  /// The captions that fit, in the order of the hints.
  ///
  /// Hints of keys that end the session get columns first, then those of keys that show help; of
  /// each kind, later hints get columns first.
  fileprivate func captions(fitting columns: Int) -> [HelpBar.Caption] {
    var shown = [HelpBar.Caption?](repeating: nil, count: count)
    var free = columns + HelpBar.spacing
    for isQuit in [true, false] {
      for index in indices.reversed() where (self[index].role == .quit) == isQuit {
        let caption = HelpBar.Caption(self[index])
        let needed = caption.columns + HelpBar.spacing
        guard needed <= free else { continue }
        free -= needed
        shown[index] = caption
      }
    }
    return shown.compactMap(\.self)
  }
}

// MARK: - Drawing

extension HelpBar {
  /// The free columns at each end of a bar; none in a bar of fewer than 24 columns.
  static func margin(in columns: Int, _ metrics: ThemeMetrics) -> Int {
    columns < 24 ? 0 : metrics[.barPadding]
  }

  /// Writes the hints: keys stand out from their titles.
  func draw(on area: inout DrawingArea) {
    let margin = Self.margin(in: area.size.columns, area.metrics)
    let titles = StyleChange(foreground: .muted, background: .surface).applied(to: area.style)
    let keys = StyleChange(foreground: .accent, background: .surface, attributes: .bold)
      .applied(to: area.style)
    let title = area.style(of: .helpBar, titles)
    let key = area.style(of: .helpKey, keys)
    area.fill(style: title)
    for placed in captions { write(placed, from: margin, key: key, title: title, on: &area) }
    if let ellipsis {
      let place = Position(column: margin + ellipsis, row: 0)
      area.write(area.glyphs[.ellipsis], at: place, style: title)
    }
  }

  private func write(
    _ placed: HelpBar.Placed, from margin: Int, key: Style, title: Style,
    on area: inout DrawingArea
  ) {
    let caption = placed.caption
    let start = Position(column: margin + placed.column, row: 0)
    area.write(caption.key, at: start, style: key)
    let columns = Clusters(caption.key).columns
    area.write(" " + caption.title, at: start.offset(columns: columns, rows: 0), style: title)
  }
}
