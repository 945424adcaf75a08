public import TerminalModel

/// A row with the selected item, which opens a drop-down list of all items.
///
/// ```swift
/// Select(Country.allCases, selection: state.country, changes: Event.countryChanged) { $0.name }
/// ```
/// The application's state has the selection; the event has the new one.
///
/// Space, Enter and the arrow keys up and down open the list, as does a press of the left mouse
/// button. In the list, these arrow keys, Home, End, Page Up, Page Down and the wheel move to an
/// item, and typed text to the next one that begins with it. Enter selects the current item, as
/// does Space if it does not continue the typed text; a click selects the item under the pointer.
/// Escape, Tab and a press outside the list close it without a change. A character typed while the
/// list is closed selects the next item that begins with it.
///
/// The list is in front of all other views: below the row, or above it if it fits only there; if it
/// fits at neither side, at the one with more space. It shows the page, of at most eight items,
/// with the current item. It is closed when the control loses the focus.
public struct Select<Event>: CompositeControl {
  /// Whether the list is open, and its current item.
  public struct Memory: ControlMemory {
    var isOpen = false
    var row = 0
    /// The text typed so far to find an item of the open list.
    var typed = ""

    /// Makes the memory of a closed control.
    public init() {}
  }

  private let titles: ChoiceTitles
  private let selected: Int?
  private let placeholder: String
  private let event: (Int) -> Event

  /// Makes a control that selects one of several items.
  ///
  /// - Parameters:
  ///   - items: The items, from top to bottom.
  ///   - selection: The selected item; if it is nil or not in the list, no item is selected.
  ///   - placeholder: The text that is shown if no item is selected.
  ///   - changes: The event for a newly selected item.
  ///   - title: The text of an item.
  public init<Items: RandomAccessCollection>(
    _ items: Items, selection: Items.Element?, placeholder: String = "Select",
    changes: @escaping (Items.Element) -> Event, title: (Items.Element) -> String
  ) where Items.Element: Equatable {
    let items = Array(items)
    titles = ChoiceTitles(titles: items.map(title))
    selected = selection.flatMap { items.firstIndex(of: $0) }
    self.placeholder = placeholder
    event = { changes(items[$0]) }
  }

  /// The navigation keys, Enter, the space bar, and the mouse.
  public var inputs: InputMask { [.navigation, .activation, .pointer] }

  /// The keys that open the list or select an item; while it is open, those that move in it, type
  /// text or close it.
  public func handles(_ key: Key, _ memory: Memory, in size: Size) -> Bool {
    guard key.modifiers.isEmpty, titles.count > 0 else { return false }
    switch key.code {
    case .enter, .up, .down, .character(" "): return true
    case .character(let character):
      return memory.isOpen || titles.next(beginningWith: String(character), after: selected) != nil
    case .home, .end, .pageUp, .pageDown, .escape, .tab, .backspace: return memory.isOpen
    case .left, .right, .delete, .insert, .function: return false
    }
  }

  /// Whether there are items.
  public func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { titles.count > 0 }

  /// The row with the selected item, and the list while it is open.
  public func content(_ memory: inout Memory, in size: Size) -> Node<Event> {
    // The items may have changed while the list was open.
    if titles.count == 0 { memory = Memory() }
    memory.row = min(memory.row, max(0, titles.count - 1))
    let now = memory
    return Canvas(width: columns, height: 1) { drawRow(now, on: &$0) }
      .dropDown {
        if now.isOpen {
          DropDown<Event>(titles: titles, selected: selected, current: now.row, columns: columns)
        }
      }
  }

  /// Opens or closes the list, moves in it, or sends the event for another item.
  public func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    guard titles.count > 0 else { return .ignored }
    switch input {
    case .key(let key) where memory.isOpen:
      return respond(toOpen: key, &memory)
    case .key(let key):
      return respond(toClosed: key, &memory)
    case .pointer(let pointer):
      return respond(to: pointer, &memory)
    case .focusChanged(false):
      memory = Memory()
      return .handled
    case .paste, .focusChanged(true), .terminalChanged:
      return .ignored
    }
  }

  private var columns: Int {
    max(titles.size.columns + 1, Clusters(placeholder).columns + 6)
  }
}

// MARK: - Input

extension Select {
  private func respond(toClosed key: Key, _ memory: inout Memory) -> ControlResponse<Event> {
    switch key.code {
    case .enter, .up, .down, .character(" "):
      memory = Memory(openAt: selected)
      return .handled
    case .character(let character):
      return titles.next(beginningWith: String(character), after: selected)
        .map(selecting) ?? .ignored
    case .left, .right, .home, .end, .pageUp, .pageDown, .tab, .escape, .backspace, .delete,
      .insert, .function:
      return .ignored
    }
  }

  private func respond(
    toOpen key: Key, _ memory: inout Memory
  ) -> ControlResponse<Event> {
    switch key.code {
    case .character(let character):
      if memory.type(character, in: titles) { return .handled }
      return character == " " ? closing(&memory) : .handled
    case .enter:
      return closing(&memory)
    case .tab, .escape:
      memory = Memory()
      return .handled
    case .backspace:
      memory.typed = String(memory.typed.dropLast())
      return .handled
    case .up, .down, .home, .end, .pageUp, .pageDown:
      memory.typed = ""
      let page = DropDown<Event>.maximumRows
      memory.row = titles.index(for: key, from: memory.row, page: page) ?? memory.row
      return .handled
    case .left, .right, .delete, .insert, .function:
      return .ignored
    }
  }

  /// The response to the mouse over the row or, passed on by the drop-down list, over an item.
  private func respond(to pointer: Pointer, _ memory: inout Memory) -> ControlResponse<Event> {
    let item = pointer.position.row
    let isInList = pointer.position.column == DropDown<Event>.passedColumn
    let isOnItem = isInList && memory.isOpen && titles.titles.indices.contains(item)
    switch pointer.action {
    case .pressed(.left, _) where !isInList:
      memory = memory.isOpen ? Memory() : Memory(openAt: selected)
      return .handled
    case .pressed(.left, _), .dragged(.left):
      if isOnItem { memory.row = item }
      return .handled
    case .pressed where memory.isOpen && !isInList:
      memory = Memory()
      return .handled
    case .released(.left) where isOnItem:
      memory.row = item
      return closing(&memory)
    case .scrolled(_, let rows) where memory.isOpen && rows != 0:
      memory.row = min(max(0, memory.row + rows.signum()), titles.count - 1)
      return .handled
    case .pressed, .dragged, .released, .clicked, .moved, .scrolled:
      return .ignored
    }
  }

  /// Closes the list and selects its current item.
  private func closing(_ memory: inout Memory) -> ControlResponse<Event> {
    let row = memory.row
    memory = Memory()
    return selecting(row)
  }

  private func selecting(_ index: Int) -> ControlResponse<Event> {
    index == selected ? .handled : .sends(event(index))
  }
}

extension Select.Memory {
  fileprivate init(openAt row: Int?) {
    isOpen = true
    self.row = row ?? 0
  }

  /// Moves to the next item that begins with the typed text followed by a character, or else with
  /// the character alone; returns false if there is none.
  fileprivate mutating func type(_ character: Character, in titles: ChoiceTitles) -> Bool {
    if !typed.isEmpty,
      let next = titles.next(beginningWith: typed + String(character), after: row - 1)
    {
      row = next
      typed.append(character)
      return true
    }
    guard character != " ", let next = titles.next(beginningWith: String(character), after: row)
    else { return false }
    row = next
    typed = String(character)
    return true
  }
}

// MARK: - Drawing

extension Select {
  private func drawRow(_ memory: Memory, on area: inout DrawingArea) {
    let shown = (selected.map { titles.titles[$0] } ?? placeholder)
      .truncated(columns: area.size.columns - 6)
    let blanks = String(
      repeating: " ", count: max(0, area.size.columns - 6 - Clusters(shown).columns))
    let sign = area.glyphs[memory.isOpen ? .opened : .expanded]
    area.draw("\(shown)\(blanks) \(sign)", in: ButtonLook(area.state))
  }
}
