public import TerminalModel

/// Items one below the other, of which any number is selected.
///
/// ```swift
/// MultiSelect(Topping.allCases, selection: state.toppings, changes: Event.toppingsChanged) {
///   $0.title
/// }
/// ```
/// The application's state has the selection; the event has the new one.
///
/// The arrow keys up and down, Home, End, Page Up, Page Down and the first letter of a title move
/// to an item, which the space bar or Enter selects or deselects; a click does the same. If there
/// are more items than rows, the page with the current item is shown.
public struct MultiSelect<Event>: DrawnControl {
  /// The current item.
  public struct Memory: ControlMemory {
    var row = 0

    /// Makes the memory of a control with the first item as the current one.
    public init() {}
  }

  private let titles: ChoiceTitles
  private let isSelected: (Int) -> Bool
  private let event: (Int) -> Event

  /// Makes a list of items.
  ///
  /// - Parameters:
  ///   - items: The items, from top to bottom.
  ///   - selection: The selected items; values that are not among the items stay in it.
  ///   - changes: The event for a new selection.
  ///   - title: The text of an item.
  public init<Items: RandomAccessCollection>(
    _ items: Items, selection: Set<Items.Element>, changes: @escaping (Set<Items.Element>) -> Event,
    title: (Items.Element) -> String
  ) where Items.Element: Hashable {
    let items = Array(items)
    titles = ChoiceTitles(titles: items.map(title))
    isSelected = { selection.contains(items[$0]) }
    event = { changes(selection.symmetricDifference([items[$0]])) }
  }

  /// The navigation keys, Enter, the space bar, and the mouse.
  public var inputs: InputMask { [.navigation, .activation, .pointer] }

  /// The keys that move to an item, Enter and the space bar.
  public func handles(_ key: Key) -> Bool {
    ControlInput.key(key).isActivation || titles.index(for: key, from: 0, page: 1) != nil
  }

  /// Whether there are items.
  public func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { titles.count > 0 }

  /// One row for each item, five columns wider than the widest title.
  public func size(in proposed: Size) -> Size { titles.size }

  /// The row of the current item.
  public func activeArea(_ memory: Memory, in size: Size) -> Rect? {
    currentRow(memory).flatMap { titles.area(of: $0, in: size) }
  }

  /// Moves to another item, or sends the event for the current one.
  public func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    guard let current = currentRow(memory) else { return .ignored }
    switch input {
    case .key(let key):
      if input.isActivation { return .sends(event(current)) }
      guard let next = titles.index(for: key, from: current, page: size.rows) else {
        return .ignored
      }
      memory.row = next
      return .handled
    case .pointer(let pointer):
      let visible = titles.visible(rows: size.rows, around: current)
      let row = visible.lowerBound + pointer.position.row
      guard visible.contains(row) else { return .ignored }
      return respond(to: pointer.action, onRow: row, &memory)
    case .paste, .focusChanged, .terminalChanged:
      return .ignored
    }
  }

  /// Draws the visible items; in a focused control, the row of the current item is highlighted.
  public func draw(_ memory: Memory, on area: inout DrawingArea) {
    let look = ButtonLook(area.state)
    let current = currentRow(memory)
    let visible = titles.visible(rows: area.size.rows, around: current)
    for row in visible {
      let line = ChoiceLine(mark: .checkbox(isOn: isSelected(row)), title: titles.titles[row])
      let isMarked = row == current || look == .disabled
      line.draw(row: row - visible.lowerBound, isMarked ? look : .idle, on: &area)
    }
  }

  /// The index of the current item, or nil if there are no items.
  private func currentRow(_ memory: Memory) -> Int? {
    titles.count > 0 ? min(memory.row, titles.count - 1) : nil
  }

  private func respond(
    to action: Pointer.Action, onRow row: Int, _ memory: inout Memory
  ) -> ControlResponse<Event> {
    switch action {
    case .pressed(.left, _):
      memory.row = row
      return .handled
    case .clicked(.left, _):
      // A button that is released over another item than it was pressed over selects none.
      return row == memory.row ? .sends(event(row)) : .handled
    case .pressed, .dragged, .released, .clicked, .moved, .scrolled:
      return .ignored
    }
  }
}
