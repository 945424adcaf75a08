public import TerminalModel

/// Items one below the other, of which one is selected.
///
/// ```swift
/// RadioGroup(Size.allCases, selection: state.size, changes: Event.sizeChanged) { $0.title }
/// ```
/// The application's state has the selection; the event has the new one.
///
/// The arrow keys up and down, Home, End, Page Up, Page Down and the first letter of a title select
/// an item at once, as does a press of the left mouse button. If no item is selected, the space bar
/// selects the first. If there are more items than rows, the page with the selection is shown.
public struct RadioGroup<Event>: DrawnControl {
  private let titles: ChoiceTitles
  private let selected: Int?
  private let event: (Int) -> Event

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - items: The items, from top to bottom.
  ///   - selection: The selected item; if it is nil or not in the group, no item is selected.
  ///   - changes: The event for a newly selected item.
  ///   - title: The text of an item.
  public init<Items: RandomAccessCollection>(
    _ items: Items, selection: Items.Element?, changes: @escaping (Items.Element) -> Event,
    title: (Items.Element) -> String
  ) where Items.Element: Equatable {
    let items = Array(items)
    titles = ChoiceTitles(titles: items.map(title))
    selected = selection.flatMap { items.firstIndex(of: $0) }
    event = { changes(items[$0]) }
  }

  /// The navigation keys and the mouse.
  public var inputs: InputMask { [.navigation, .pointer] }

  /// The keys that select an item.
  public func handles(_ key: Key) -> Bool { index(for: key, page: 1) != nil }

  /// Whether there are items.
  public func acceptsFocus(_ memory: NoMemory, in size: Size) -> Bool { titles.count > 0 }

  /// One row for each item, five columns wider than the widest title.
  public func size(in proposed: Size) -> Size { titles.size }

  /// The row of the selected item or, if none is selected, the first.
  public func activeArea(_ memory: NoMemory, in size: Size) -> Rect? {
    titles.area(of: selected ?? 0, in: size)
  }

  /// Sends the event for another item.
  public func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    switch input {
    case .key(let key):
      return selecting(index(for: key, page: size.rows))
    case .pointer(let pointer):
      guard case .pressed(.left, _) = pointer.action else { return .ignored }
      let visible = titles.visible(rows: size.rows, around: selected)
      let index = visible.lowerBound + pointer.position.row
      return visible.contains(index) ? selecting(index) : .ignored
    case .paste, .focusChanged, .terminalChanged:
      return .ignored
    }
  }

  /// Draws the visible items; in a focused group, the selected one, or else the first, is marked.
  public func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    let visible = titles.visible(rows: area.size.rows, around: selected)
    let look = ButtonLook(area.state)
    for index in visible {
      let line = ChoiceLine(
        mark: .radioButton(isOn: index == selected), title: titles.titles[index])
      let isCurrent = index == selected ?? 0 || look == .disabled
      line.draw(row: index - visible.lowerBound, isCurrent ? look : .idle, on: &area)
    }
  }

  private func index(for key: Key, page: Int) -> Int? {
    if key == .space, selected == nil, titles.count > 0 { return 0 }
    return titles.index(for: key, from: selected, page: page)
  }

  private func selecting(_ index: Int?) -> ControlResponse<Event> {
    guard let index else { return .ignored }
    return index == selected ? .handled : .sends(event(index))
  }
}
