package import TerminalModel

extension Element {
  /// Rows of which only the visible ones are made.
  package struct Rows {
    package var count: Int
    /// The index of the first visible row.
    package var first = 0
    /// The height of a row in cells, at least 1; the greatest one if rows have heights of their
    /// own.
    package var height = 1
    /// The first cell of each visible row, counted down from the top of the list's visible part,
    /// and the cell after the last row; empty if all rows have the same height.
    ///
    /// Rows with heights of their own are made for each layout.
    package var tops: [Int] = []
    /// Free columns before and after each row.
    package var insets = Insets(all: 0)
    /// The values on which a row depends besides its index; nil if rows are made for each layout.
    package var dependency: RowsDependency?
    package var row: (Int) -> Element
    /// The event when other rows become visible; nil for none.
    package var visibleRowsChange: ((Range<Int>) -> Any)?
    /// A number for the identity of a row that is reported, equal for equal identities; nil if rows
    /// have none.
    package var identity: ((Int) -> Int)?
    /// Turns the indices of visible rows, of which some can be headers, into those that the event
    /// reports; nil if the event reports the visible rows themselves.
    package var reported: ((Range<Int>) -> Range<Int>)?
    /// One more row after the last, which is made for each layout.
    package var footer = Element.empty

    /// The indices of the rows, and of the footer, that are visible in a number of cells, including
    /// one that is visible in part.
    package func visible(in cells: Int) -> Range<Int> {
      guard tops.isEmpty else { return first..<(first + (tops.count - 1)) }
      let end = footer.memberCount > 0 ? count.saturatingAdding(1) : count
      return first..<max(first, min(end, first.saturatingAdding((cells + height - 1) / height)))
    }

    /// The cells of a visible row, by its place among the visible rows.
    fileprivate func cells(at place: Int) -> Range<Int> {
      guard tops.isEmpty else { return tops[place]..<tops[place + 1] }
      return (place * height)..<(place * height + height)
    }
  }
}

extension LayoutPass {
  /// Lays out the visible rows; no other rows are made.
  package mutating func layout(_ rows: Element.Rows, _ proposal: ProposedSize) -> Box {
    let size = proposal.flexible
    noteRows()
    guard makesRows, !size.isEmpty else { return Box(size: size) }
    var inside = ProposedSize(
      Size(columns: max(0, size.columns - rows.insets.horizontal), rows: rows.height))
    inside.fillsColumns = true
    let dependency = rows.tops.isEmpty ? rows.dependency : nil
    let key = dependency.map { dependency in
      let place = Position(column: rows.insets.left, row: 0)
      return RowCache.Key(
        path: path, area: Rect(origin: place, size: inside.size), dependency: dependency,
        metrics: metrics, usesASCII: usesASCII)
    }
    let visible = rows.visible(in: size.rows)
    noteVisible(visible.clamped(to: 0..<rows.count), of: rows)
    var boxes = boxes(of: rows, visible.clamped(to: 0..<rows.count), key, inside)
    if visible.upperBound > rows.count {
      let cells = rows.cells(at: boxes.count)
      let place = Position(column: rows.insets.left, row: cells.lowerBound)
      inside.size.rows = cells.count
      boxes.append(layout(rows.footer, at: .footer, inside).placed(at: place))
    }
    guard isSelectable else { return Box(size: size, children: boxes) }
    let selectable = SelectableRows(
      first: visible.lowerBound, rows: rows, path: path, room: inside, metrics: metrics)
    return Box(.rows(selectable), size: size, children: boxes)
  }

  /// The rows of a range, from the cache if they are in it.
  private mutating func boxes(
    of rows: Element.Rows, _ range: Range<Int>, _ key: RowCache.Key?, _ inside: ProposedSize
  ) -> [Box] {
    var reusable = key.map { self.reusable.rows.take($0) } ?? RowCache.Rows()
    var boxes: [Box] = []
    if let all = reusable.all(of: range) {
      boxes = all
      noteReusedRows(all.count)
    } else {
      boxes.reserveCapacity(range.count + 1)
      var inside = inside
      for index in range {
        let cells = rows.cells(at: boxes.count)
        let place = Position(column: rows.insets.left, row: cells.lowerBound)
        inside.size.rows = cells.count
        if let box = reusable.take(index, as: boxes.count, height: rows.height) {
          noteReusedRows(1)
          boxes.append(box)
        } else {
          noteRow()
          boxes.append(layout(rows.row(index), at: .child(index), inside).placed(at: place))
        }
      }
    }
    if let key {
      cache.rows.store(RowCache.Rows(first: range.lowerBound, boxes: boxes), for: key)
    }
    return boxes
  }
}
