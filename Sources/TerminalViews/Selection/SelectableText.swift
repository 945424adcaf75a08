import TerminalModel

/// The texts of a selectable area, in the order of its views.
struct SelectableText {
  /// The cells of a backdrop, in front of the texts that were found before it.
  private struct Cover {
    let rect: Rect
    /// The number of texts that were found before it.
    let runs: Int
  }

  private(set) var runs: [SelectableRun] = []
  private var covers: [Cover] = []
  private let interface: InterfaceState
  /// The selection whose list rows are all found, also those that are not visible; nil to find
  /// visible rows only.
  private let selection: ScreenSelection?
  private var steps: [Int] = []
  /// The style that the visited box inherits, on which the place of a panel's title depends.
  private var style = Style()
  /// Whether texts are added; false in a modal view inside the area, because its texts belong to
  /// another area.
  private var addsTexts = true
  /// The number of selected characters and list rows found so far.
  private var extent = 0
  /// Whether the application states nothing about the selection of text in the area.
  private let isDefault: Bool

  /// Finds the texts of an area.
  ///
  /// - Parameter selection: The selection whose rows of lists are made, even if they are not
  ///   visible.
  init(
    of area: SelectableArea, _ interface: InterfaceState,
    allRowsOf selection: ScreenSelection? = nil
  ) {
    self.interface = interface
    self.selection = selection
    isDefault = area.selectability == .byDefault
    if area.id.overlay > 0 { style.background = .surface }
    visit(area.box, from: area.origin, clip: area.clip)
  }

  /// The text at a cell, or the nearest one; nil if there is none.
  func place(at position: Position) -> TextPlace? {
    let behind = covers.last { $0.rect.contains(position) }?.runs ?? 0
    return nearest(to: position, in: runs[behind...]) ?? nearest(to: position, in: runs[...])
  }

  private func nearest(to position: Position, in runs: ArraySlice<SelectableRun>) -> TextPlace? {
    var nearest: (run: SelectableRun, distance: (rows: Int, columns: Int))?
    for run in runs where run.isVisible {
      guard let distance = run.distance(to: position) else { continue }
      let isHit = distance == (0, 0) && run.clip.contains(position)
      if isHit || nearest.map({ distance < $0.distance }) ?? true { nearest = (run, distance) }
    }
    return nearest?.run.place(at: position)
  }

  /// The selected cells.
  func cells(of selection: ScreenSelection) -> [Rect] {
    runs.indices.flatMap { index in
      let cells = runs[index].cells(of: runs[index].characters(in: selection))
      return covers.lazy.filter { $0.runs > index }.reduce(cells) { cells, cover in
        cells.flatMap { $0.outside(cover.rect) }
      }
    }
  }

  /// The selected text, or nil if it is too long for the clipboard (`longestText`).
  func text(of selection: ScreenSelection) -> String? {
    guard extent <= longestText else { return nil }
    var text = ""
    var end: Position?
    for run in runs {
      let characters = run.characters(in: selection)
      guard !characters.isEmpty || run.lies(within: selection) else { continue }
      if let end, let start = run.lines.first?.origin {
        text += Self.separator(from: end, to: start)
      }
      text += run.text(of: characters)
      if let last = run.lines.last {
        end = Position(column: last.columns.upperBound, row: last.origin.row)
      }
    }
    return text.utf8.count <= longestText ? text : nil
  }

  /// The separator of two texts: in the same row, a blank if there are free columns between them;
  /// in different rows, a line end, or an empty line if there are free rows between them.
  private static func separator(from end: Position, to start: Position) -> String {
    if start.row == end.row { return start.column > end.column ? " " : "" }
    return start.row > end.row + 1 ? "\n\n" : "\n"
  }
}

extension SelectableText {
  private mutating func visit(_ box: Box, from parent: Position, clip: Rect) {
    let origin = parent.offset(columns: box.origin.column, rows: box.origin.row)
    let rect = Rect(origin: origin, size: box.size)
    let visible = rect.intersection(clip)
    // Without a selection to copy, only visible text is looked for.
    guard selection != nil || !visible.isEmpty else { return }
    switch box.content {
    case .text(let lines, let alignment):
      if addsTexts { add(lines, alignment, in: rect, visible) }
    case .canvas(let draw, let isPicture):
      if !isPicture { add(in: rect, visible) { $0.append(textOf: draw, in: rect) } }
    case .control(let control):
      let memory = interface.memories[control.path]
      add(in: rect, visible) { control.behavior.addText(memory, in: rect, to: &$0) }
      visitChildren(of: box, at: origin, visible)
    case .rows(let rows):
      visit(rows, in: box, at: origin, visible)
    case .backdrop(let backdrop, _):
      covers.append(Cover(rect: visible, runs: runs.count))
      visit(backdrop, box, rect, visible)
    case .style(let change, _):
      let outer = style
      style = change.applied(to: style)
      visitChildren(of: box, at: origin, visible)
      style = outer
    case .selectable(let selectable) where selectable.selectability == .none: break
    case .overlay:
      // An overlay is an area of its own: its texts are added only if the visit begins with it.
      if steps.isEmpty { visitChildren(of: box, at: origin, visible) }
    case .modal:
      let outer = addsTexts
      addsTexts = outer && steps.isEmpty
      visitChildren(of: box, at: origin, visible)
      addsTexts = outer
    case .nothing, .joinedBorders, .look, .keys, .focusID, .focusScope,
      .unfocusable, .disabled, .tooltip, .mouseReporting, .anchor, .selectable:
      visitChildren(of: box, at: origin, visible)
    }
  }

  private mutating func visitChildren(of box: Box, at origin: Position, _ clip: Rect) {
    for (index, child) in box.children.enumerated() {
      visit(child, at: index, from: origin, clip)
    }
  }

  private mutating func visit(_ box: Box, at step: Int, from origin: Position, _ clip: Rect) {
    steps.append(step)
    visit(box, from: origin, clip: clip)
    steps.removeLast()
  }

  private mutating func visit(
    _ rows: SelectableRows, in box: Box, at origin: Position, _ clip: Rect
  ) {
    let shown = rows.first..<(rows.first + box.children.count)
    for index in selected(of: rows, shown: shown) {
      extent += 1
      guard extent <= longestText else { return }
      if shown.contains(index) {
        visit(box.children[index - rows.first], at: index, from: origin, clip)
      } else {
        visit(rows.layout(index, interface), at: index, from: origin, clip)
      }
    }
  }

  /// The indices of the rows in the selection, or of the visible ones if there is no selection.
  private func selected(of rows: SelectableRows, shown: Range<Int>) -> Range<Int> {
    guard let selection else { return shown }
    let (start, end) = (selection.start.steps, selection.end.steps)
    let first =
      start.starts(with: steps) && start.count > steps.count
      ? start[steps.count] : start.lexicographicallyPrecedes(steps) ? 0 : rows.count
    let last =
      end.starts(with: steps) && end.count > steps.count
      ? end[steps.count] : end.lexicographicallyPrecedes(steps) ? -1 : rows.count - 1
    // Rows that are not visible are laid out for the selection; the footer, the view after the last
    // row, is not: its text is found only if it is visible.
    let count = max(rows.count, shown.upperBound)
    let lower = max(0, min(first, count))
    let selected = lower..<max(lower, min(last.saturatingAdding(1), count))
    // A drag from a list to a view beside it does not select all rows below.
    let isOfList =
      !isDefault
      || selection.anchor.steps.starts(with: steps)
        && selection.head.steps.starts(with: steps)
    return isOfList ? selected : selected.clamped(to: shown)
  }

  private mutating func add(
    _ lines: TextLines, _ alignment: HorizontalAlignment, in rect: Rect, _ visible: Rect
  ) {
    var run = SelectableRun(at: steps, in: visible)
    let all = [(lines.first, LineStart.newline)] + lines.others.map { ($0.line, $0.start) }
    for (row, (line, start)) in all.prefix(rect.size.rows).enumerated() {
      let column = alignment.offset(ofFree: rect.size.columns - line.columns)
      run.append(
        line.clusters, at: rect.origin.offset(columns: column, rows: row), after: start)
    }
    append(run)
  }

  private mutating func append(_ run: SelectableRun) {
    guard run.lines.contains(where: { $0.clusters.contains { $0 != .blank } }) else { return }
    if let selection { extent += run.characters(in: selection).count }
    runs.append(run)
  }

  /// Visits a panel: its title, the views in it, and the text in its last row.
  private mutating func visit(
    _ backdrop: Backdrop, _ box: Box, _ rect: Rect, _ visible: Rect
  ) {
    let outer = style
    var inner = style
    func add(row: Int) {
      self.add(in: rect, visible) { run in
        run.append(
          textOf: { area in
            area.inside(Rect(rect.size), style: outer) { inner = backdrop.draw(&$0) }
          },
          in: rect, rows: row..<(row + 1))
      }
    }
    add(row: 0)
    style = inner
    visitChildren(of: box, at: rect.origin, visible)
    style = outer
    steps.append(box.children.count)
    if rect.size.rows > 1 { add(row: rect.size.rows - 1) }
    steps.removeLast()
  }

  /// Adds the text that a control or a canvas draws.
  private mutating func add(
    in rect: Rect, _ visible: Rect, _ addText: (inout SelectableRun) -> Void
  ) {
    guard addsTexts, !rect.isEmpty else { return }
    var run = SelectableRun(at: steps, in: visible)
    addText(&run)
    append(run)
  }
}

/// The number of bytes of the longest text that is copied to the user's clipboard.
private let longestText = 750_000

extension SelectableRun {
  /// Whether all of it lies between the ends of a selection.
  fileprivate func lies(within selection: ScreenSelection) -> Bool {
    selection.start.steps.lexicographicallyPrecedes(steps)
      && steps.lexicographicallyPrecedes(selection.end.steps)
  }
}

extension Rect {
  /// The parts of a row of cells that are not in another rectangle.
  fileprivate func outside(_ other: Rect) -> [Rect] {
    let common = intersection(other)
    guard !common.isEmpty else { return [self] }
    let parts = [
      columns.lowerBound..<common.columns.lowerBound,
      common.columns.upperBound..<columns.upperBound,
    ]
    return parts.filter { !$0.isEmpty }.map { part in
      Rect(
        origin: Position(column: part.lowerBound, row: origin.row),
        size: Size(columns: part.count, rows: size.rows))
    }
  }
}
