import TerminalModel

/// The open menus of a control, and their current rows: the pure state machine of all menus.
struct MenuMemory: ControlMemory {
  /// An open menu.
  struct Level: Codable, Hashable, Sendable {
    /// The index of the current row, or nil if there is none.
    var current: Int?
    /// The current row and its title, by which it is found again if the rows change.
    var known: KnownRow?
  }

  /// A row and its title.
  struct KnownRow: Codable, Hashable, Sendable {
    var row: Int
    var title: String
  }

  /// The place of a row in the open menus.
  private struct Place: Hashable {
    var level: Int
    var row: Int
  }

  /// The response of the machine to an input.
  enum Action: Hashable {
    case ignored
    case handled
    /// The item at these indices, from the outermost menu, was chosen; all menus are closed.
    case chose([Int])
    /// A key moves to the menu of another title: 1 for the next one, -1 for the one before.
    case turned(Int)
  }

  /// The index of the title whose menu is open, or that the keys have moved to.
  var title = 0
  /// The open menus, each the submenu of the current row of the one before; empty if all are
  /// closed.
  private(set) var levels: [Level] = []
  /// The cell that a context menu is opened at.
  var anchor = Position.origin
  private var search = TypedSearch()
  /// The row at which the mouse was pressed, until the pointer comes to another row; nil if it was
  /// pressed elsewhere.
  private var press: Place?

  /// The typed text of the search and the mouse are not encoded.
  private enum CodingKeys: CodingKey { case title, levels, anchor }

  /// Makes the memory of closed menus.
  init() {}

  var isOpen: Bool { !levels.isEmpty }

  /// The current row of a menu, from 0 for the outermost one.
  func current(at level: Int) -> Int? {
    levels.indices.contains(level) ? levels[level].current : nil
  }
}

extension MenuMemory {
  /// Opens the outermost menu; ``settle(in:)`` closes one without rows.
  ///
  /// - Parameter step: 1 to begin at the first row, -1 at the last one; nil for no current row, as
  ///   when the mouse opens the menu.
  mutating func open(_ entries: [MenuEntry], startingBy step: Int?) {
    search = TypedSearch()
    let start = step.flatMap { entries.selectable(from: $0 > 0 ? 0 : entries.count - 1, by: $0) }
    levels = [Level(current: start)]
  }

  /// Closes all menus.
  mutating func close() {
    levels = []
    search = TypedSearch()
  }

  /// Closes menus that have no rows any longer, and finds the current rows again if rows have changed.
  ///
  /// A menu whose current row is gone, or cannot be current any longer, then has no current row.
  mutating func settle(in entries: [MenuEntry]) {
    for level in levels.indices {
      let rows = rows(at: level, in: entries)
      guard !rows.isEmpty else {
        levels.removeSubrange(level...)
        return
      }
      guard var row = levels[level].current else { continue }
      if let known = levels[level].known, known.row == row,
        !rows.indices.contains(row) || rows[row].title != known.title
      {
        row = rows.firstIndex { $0.title == known.title } ?? -1
      }
      guard rows.indices.contains(row), rows[row].isSelectable else {
        levels[level].current = nil
        continue
      }
      levels[level].current = row
    }
    noteTitles(in: entries)
  }

  private mutating func noteTitles(in entries: [MenuEntry]) {
    for level in levels.indices {
      let rows = rows(at: level, in: entries)
      levels[level].known = levels[level].current.flatMap { row in
        rows.indices.contains(row) ? KnownRow(row: row, title: rows[row].title) : nil
      }
    }
  }

  private func rows(at level: Int, in entries: [MenuEntry]) -> [MenuEntry] {
    entries.submenu(at: levels.prefix(level).map { $0.current ?? -1 })
  }
}

// MARK: - Keys

extension MenuMemory {
  /// The response of open menus to a key without modifiers; the innermost menu gets it.
  mutating func respond(
    to key: Key, in entries: [MenuEntry], at time: Duration?
  ) -> Action {
    guard isOpen else { return .ignored }
    defer { noteTitles(in: entries) }
    let level = levels.count - 1
    let rows = rows(at: level, in: entries)
    guard !rows.isEmpty else { return .ignored }
    if case .character(let character) = key.code, character != " " {
      find(character, in: rows, level, at: time)
      return .handled
    }
    search = TypedSearch()
    let current = levels[level].current
    switch key.code {
    case .down:
      levels[level].current = rows.selectable(from: (current ?? -1) + 1, by: 1)
    case .up:
      levels[level].current = rows.selectable(from: (current ?? 0) - 1, by: -1)
    case .home, .pageUp: levels[level].current = rows.selectable(from: 0, by: 1)
    case .end, .pageDown: levels[level].current = rows.selectable(from: rows.count - 1, by: -1)
    case .enter, .character: return choose(in: rows, level)
    case .right: return openSubmenu(in: rows, level) ? .handled : .turned(1)
    case .left where level == 0: return .turned(-1)
    case .left, .escape: levels.removeLast()
    case .tab: close()
    case .backspace, .delete, .insert, .function: break
    }
    return .handled
  }

  private mutating func find(
    _ character: Character, in rows: [MenuEntry], _ level: Int, at time: Duration?
  ) {
    search.type(character, at: time)
    let found = search.row(after: levels[level].current, of: rows.count) { row in
      rows[row].isSelectable ? rows[row].title : nil
    }
    if let found { levels[level].current = found }
  }

  private mutating func choose(in rows: [MenuEntry], _ level: Int) -> Action {
    guard let row = levels[level].current, rows.indices.contains(row), rows[row].isSelectable else {
      return .handled
    }
    if openSubmenu(in: rows, level) { return .handled }
    let path = levels.compactMap(\.current)
    close()
    return .chose(path)
  }

  private mutating func openSubmenu(in rows: [MenuEntry], _ level: Int) -> Bool {
    guard let row = levels[level].current, rows.indices.contains(row), rows[row].isSelectable,
      let submenu = rows[row].submenu
    else { return false }
    if !submenu.isEmpty {
      levels.append(Level(current: submenu.selectable(from: 0, by: 1)))
    }
    return true
  }
}

// MARK: - The mouse

extension MenuMemory {
  /// The response of open menus to the mouse over a row.
  mutating func respond(
    to action: Pointer.Action, over row: Int, at level: Int, in entries: [MenuEntry]
  ) -> Action {
    let rows = rows(at: level, in: entries)
    guard levels.indices.contains(level), rows.indices.contains(row) else { return .ignored }
    defer { noteTitles(in: entries) }
    let place = Place(level: level, row: row)
    switch action {
    case .pressed:
      press = place
      point(at: row, of: rows, level)
      return .handled
    case .moved, .dragged:
      if press != place { press = nil }
      point(at: row, of: rows, level)
      return .handled
    case .released:
      // A press can open a submenu over its own row: the release chooses nothing there.
      let isMoved = press != place && press != nil
      press = nil
      guard !isMoved, rows[row].isSelectable else { return .handled }
      point(at: row, of: rows, level)
      return rows[row].submenu == nil ? choose(in: rows, level) : .handled
    case .scrolled(_, let count):
      guard count != 0 else { return .ignored }
      scroll(by: count.signum(), in: rows, level)
      return .handled
    case .clicked: return .ignored
    }
  }

  /// Makes a row the current one, with its submenu open; a row that cannot be current leaves the
  /// current one, so that a menu of several pages stays on its page.
  private mutating func point(at row: Int, of rows: [MenuEntry], _ level: Int) {
    search = TypedSearch()
    let isCurrent = levels[level].current == row
    guard !isCurrent || levels.count == level + 1 else { return }
    levels.removeSubrange((level + 1)...)
    guard rows[row].isSelectable else { return }
    levels[level].current = row
    if rows[row].submenu?.isEmpty == false { levels.append(Level(current: nil)) }
  }

  private mutating func scroll(by step: Int, in rows: [MenuEntry], _ level: Int) {
    levels.removeSubrange((level + 1)...)
    let start = levels[level].current.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    guard rows.indices.contains(start) else { return }
    let next = rows.selectable(from: start, by: step)
    // The wheel stops at both ends.
    if let next, (next - start) * step >= 0 { levels[level].current = next }
  }
}

extension [MenuEntry] {
  /// The first row from an index on that can be current, or nil if there is none.
  ///
  /// The search goes on from the last row to the first, or from the first to the last if the step
  /// is -1.
  fileprivate func selectable(from start: Int, by step: Int) -> Int? {
    guard count > 0 else { return nil }
    return (0..<count).lazy.map { ((start + $0 * step) % count + count) % count }
      .first { self[$0].isSelectable }
  }
}
