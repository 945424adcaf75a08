import TerminalModel

/// The field and the commands of a ``CommandPalette``.
struct PaletteControl<Event>: DrawnControl {
  /// The typed text, and the place in the list of the commands that it finds.
  struct Memory: ControlMemory {
    var text = ""
    var field = TextFieldMemory()
    var row = 0
    /// The title of the command in this row, by which it is found again if the commands change; nil
    /// before the user has moved to one.
    var title: String?
    var offset = 0
    /// The title of the command over which a mouse button was pressed; nil for a press elsewhere.
    var pressed: String?
  }

  let entries: [PaletteEntry<Event>]
  let placeholder: String
  let closing: Event

  var inputs: InputMask { [.textEditing, .outsideDialog] }

  func handles(_ key: Key, _ memory: Memory, in size: Size) -> Bool {
    key == .enter || key == .escape || Self.step(of: key, page: 1) != nil
      || field(memory).handles(key, memory.field)
  }

  func size(in proposed: Size) -> Size {
    let longest = entries.map { $0.columns }.max() ?? 0
    let columns = max(preferredColumns, longest)
    return Size(columns: columns, rows: listRow + min(max(1, entries.count), maximumRows))
      .limited(to: proposed)
  }

  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    let matches = matches(memory)
    switch input {
    case .key(.enter):
      return matches.isEmpty ? .handled : run(matches[row(memory, in: matches)])
    case .key(.escape):
      return .sends(closing)
    case .key(let key):
      if let step = Self.step(of: key, page: size.rows - listRow) {
        return move(to: row(memory, in: matches) + step, in: matches, &memory, size)
      }
      return edit(input, &memory, size)
    case .pointer(let pointer):
      return respond(to: pointer, matches, &memory, size)
    case .paste, .focusChanged, .terminalChanged:
      return edit(input, &memory, size)
    }
  }

  private func respond(
    to pointer: Pointer, _ matches: [CommandSearch.Match], _ memory: inout Memory, _ size: Size
  ) -> ControlResponse<Event> {
    let row = pointer.position.row - listRow + scroller(of: matches, memory, size).offset
    let isInside = Rect(size).contains(pointer.position)
    let isOverCommand = pointer.position.row >= listRow && matches.indices.contains(row)
    let command = isOverCommand ? title(of: matches[row]) : nil
    if case .pressed = pointer.action { memory.pressed = command }
    switch pointer.action {
    case .pressed where !isInside: return .sends(closing)
    case .clicked where !isInside: return .ignored
    case .scrolled(_, let rows):
      let next = self.row(memory, in: matches) + rows.signum()
      guard rows != 0, matches.indices.contains(next) else { return .ignored }
      return move(to: next, in: matches, &memory, size)
    case .pressed(.left, _) where pointer.position.row >= listRow:
      return matches.indices.contains(row)
        ? move(to: row, in: matches, &memory, size) : .handled
    case .clicked(.left, _) where pointer.position.row >= listRow:
      // Over another command, or after a press in the field, a release runs nothing.
      return command != nil && command == memory.pressed ? run(matches[row]) : .handled
    case .pressed, .dragged, .released, .clicked, .moved:
      return edit(.pointer(pointer), &memory, size)
    }
  }

  private func run(_ match: CommandSearch.Match) -> ControlResponse<Event> {
    if let event = entries[match.index].event { return .sends(closing, event) }
    var response = ControlResponse.sends(closing)
    response.quits = true
    return response
  }

  private func edit(
    _ input: ControlInput, _ memory: inout Memory, _ size: Size
  ) -> ControlResponse<Event> {
    let response = field(memory).respond(
      to: input, &memory.field, in: size, changes: { $0 }, submits: nil)
    if let text = response.events.last {
      memory.text = text
      (memory.row, memory.title, memory.offset) = (0, nil, 0)
    }
    return ControlResponse(events: [], isHandled: response.isHandled, copied: response.copied)
  }

  private func move(
    to row: Int, in matches: [CommandSearch.Match], _ memory: inout Memory, _ size: Size
  ) -> ControlResponse<Event> {
    // The shown rows do not move, so that the click after a press hits the row of the press.
    memory.offset = scroller(of: matches, memory, size).offset
    memory.row = max(0, min(row, matches.count - 1))
    memory.title = matches.isEmpty ? nil : title(of: matches[memory.row])
    memory.offset = scroller(of: matches, memory, size).offset
    return .handled
  }

  private func field(_ memory: Memory) -> FieldContent {
    FieldContent(memory.text, placeholder: placeholder)
  }

  /// The index of the current command among the matches, which can be others than at the last input.
  private func row(_ memory: Memory, in matches: [CommandSearch.Match]) -> Int {
    let row = max(0, min(memory.row, matches.count - 1))
    guard let title = memory.title, !matches.isEmpty, self.title(of: matches[row]) != title else {
      return row
    }
    return matches.firstIndex { self.title(of: $0) == title } ?? row
  }

  private func title(of match: CommandSearch.Match) -> String {
    entries[match.index].command.title
  }

  private func matches(_ memory: Memory) -> [CommandSearch.Match] {
    CommandSearch(memory.text, in: entries.map(\.command)).matches
  }

  private func scroller(
    of matches: [CommandSearch.Match], _ memory: Memory, _ size: Size
  ) -> RowScroller {
    RowScroller(
      count: matches.count, selection: row(memory, in: matches), hasFooter: false, rowHeight: 1,
      height: max(1, size.rows - listRow), previousOffset: memory.offset)
  }

  /// The number of rows by which a key moves in the list, or nil for other keys.
  private static func step(of key: Key, page: Int) -> Int? {
    switch key {
    case .up, .ctrl("p"): -1
    case .down, .ctrl("n"): 1
    case .pageUp: -max(1, page - 1)
    case .pageDown: max(1, page - 1)
    default: nil
    }
  }
}

extension PaletteControl {
  func draw(_ memory: Memory, on area: inout DrawingArea) {
    let size = area.size
    area.inside(Rect(Size(columns: size.columns, rows: 1))) { area in
      field(memory).draw(memory.field, on: &area)
    }
    guard size.rows > listRow else { return }
    let matches = matches(memory)
    let list = Rect(
      origin: Position(column: 0, row: listRow),
      size: Size(columns: size.columns, rows: size.rows - listRow))
    guard !matches.isEmpty else {
      let muted = area.style(.muted)
      let line = TextLine("No command matches", columns: size.columns - margin)
      return area.write(line, at: list.origin.offset(columns: margin, rows: 0), style: muted)
    }
    let scroller = scroller(of: matches, memory, size)
    let current = row(memory, in: matches)
    area.inside(list) { area in
      for (row, index) in scroller.shown.enumerated() {
        draw(matches[index], isCurrent: index == current, row: row, on: &area)
      }
      if !scroller.thumb.isEmpty {
        scroller.scrollBar.draw(along: .vertical, on: &area, isBright: true)
      }
    }
  }

  private func draw(
    _ match: CommandSearch.Match, isCurrent: Bool, row: Int, on area: inout DrawingArea
  ) {
    let command = entries[match.index].command
    let line = Rect(
      origin: Position(column: 0, row: row), size: Size(columns: area.size.columns, rows: 1))
    area.inside(line) { area in
      let room = max(0, area.size.columns - 2 * margin)
      let keys = TextLine(command.keyLabels.joined(separator: " "), columns: room / 2)
      let title = TextLine(command.title, columns: max(0, room - keys.columns - 2))
      let own = area.style(of: .paletteCommand, area.style)
      var column = margin
      for (index, cluster) in title.clusters.enumerated() {
        var style = own
        if match.marked.contains(index) { style.attributes.formUnion([.bold, .underline]) }
        area.write(
          TextLine(clusters: [cluster]), at: Position(column: column, row: 0), style: style)
        column += cluster.width
      }
      area.write(
        keys, at: Position(column: area.size.columns - margin - keys.columns, row: 0),
        style: area.style(of: .paletteKey, area.style(.muted)))
      if isCurrent { area.markSelected(hasStripe: true) }
    }
  }
}

extension PaletteEntry {
  /// The columns of its title and its keys, with the space between and around them.
  fileprivate var columns: Int {
    let keys = command.keyLabels.joined(separator: " ")
    return Clusters(command.title).columns + Clusters(keys).columns + 2 + 2 * margin
  }
}

/// The row of the first command; the row above it is free.
private let listRow = 2
/// The free columns before a title and after its keys.
private let margin = 2
/// The columns of a palette of short titles.
private let preferredColumns = 44
/// The largest number of commands that are shown at once.
private let maximumRows = 10
