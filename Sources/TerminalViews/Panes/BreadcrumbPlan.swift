import TerminalModel

/// The places of titles in a row; if not all of them fit, those in the middle are left out.
struct BreadcrumbPlan {
  /// A title in the row.
  struct Crumb: Hashable {
    /// The index of the item that it selects.
    let index: Int
    let title: String
    let cells: Range<Int>
  }

  /// The titles from left to right.
  let crumbs: [Crumb]

  /// The columns of the row.
  var columns: Int { crumbs.last?.cells.upperBound ?? 0 }

  /// Shows all titles; or the first one, `…`, and as many of the last ones as fit; or `…` and the
  /// last one; or only the last one.
  ///
  /// If the last title does not fit even alone, its beginning is shown, and before it `…` if other
  /// titles are left out and there are 12 columns or more.
  init(_ titles: [String], columns: Int) {
    let widths = titles.map { Clusters($0).columns }
    let last = titles.count - 1
    var shown = titles.indices.map { ($0, titles[$0], widths[$0]) }
    func fits() -> Bool { shown.reduce(-3) { $0 + $1.2 + 3 } <= columns }
    let dots = "…"
    // The index of the first title after `…`.
    var start = 2
    while !fits(), start <= last {
      shown = [(0, titles[0], widths[0]), (start - 1, dots, 1)]
      shown += (start...last).map { ($0, titles[$0], widths[$0]) }
      start += 1
    }
    if !fits(), last > 0 { shown = [(last - 1, dots, 1), (last, titles[last], widths[last])] }
    if !fits(), last >= 0 {
      let before = widths[last] > columns && columns >= 12 ? Array(shown.dropLast()) : []
      let title = titles[last].truncated(columns: columns - 4 * before.count)
      shown = before + [(last, title, Clusters(title).columns)]
    }
    var end = -3
    crumbs = shown.map { index, title, width in
      defer { end += 3 + width }
      return Crumb(index: index, title: title, cells: end + 3..<end + 3 + width)
    }
  }

  /// The place of an item among the shown titles; if its title is left out, the place of the next
  /// shown one, such as `…`.
  ///
  /// - Returns: For the index nil, the last place; nil if there are no titles.
  func place(of index: Int?) -> Int? {
    guard let index else { return crumbs.isEmpty ? nil : crumbs.count - 1 }
    return crumbs.firstIndex { $0.index >= index } ?? place(of: nil)
  }
}
