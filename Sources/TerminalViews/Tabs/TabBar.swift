public import TerminalModel

/// A row of tabs of which one is selected.
///
/// ``Tabs`` puts it above the view of the selected tab; an application that arranges the two itself
/// uses it alone.
///
/// While it has the focus, the left and right arrow keys, Home and End select a tab, and Delete
/// closes the selected one, if tabs can be closed. With or without the focus, a press of the left
/// mouse button selects a tab, the wheel selects the tab before or after the selected one, and a
/// click on `×`, or a press of the middle button, closes a tab, if tabs can be closed. If not all
/// tabs fit, `‹` and `›` show that there are more, and a press on them selects the tab before or
/// after the selected one. The selected tab is always visible.
///
/// It has two rows, of which the second is a line; if the parent offers fewer than four rows, it
/// has one.
public struct TabBar<Event>: CompositeControl {
  /// The place of the visible tabs.
  public struct Memory: ControlMemory {
    /// The first visible column.
    var offset = 0
    /// The index of the tab whose `×` was pressed last, until another press.
    var pressedCloseMark: Int?

    /// Makes the memory of tabs that are not scrolled.
    public init() {}

    /// Only what a later run of the program shows again is stored.
    private enum CodingKeys: CodingKey { case offset }
  }

  private let tabs: [Tab]
  private let selected: Int?
  private let selects: (Int) -> Event
  private let closes: ((Int) -> Event)?

  /// Makes a row of tabs.
  ///
  /// - Parameters:
  ///   - items: The items, from left to right.
  ///   - id: The identity of an item.
  ///   - selection: The identity of the selected item; nil, or one that no item has, selects none.
  ///   - selects: The event for selecting an item.
  ///   - closes: The event for closing an item; nil for tabs that the user cannot close.
  ///   - tab: The title of an item.
  public init<Items: RandomAccessCollection, ID: Hashable>(
    _ items: Items, id: KeyPath<Items.Element, ID>, selection: ID?,
    selects: @escaping (ID) -> Event, closes: ((ID) -> Event)? = nil, tab: (Items.Element) -> Tab
  ) {
    let ids = items.map { $0[keyPath: id] }
    tabs = items.map { tab($0).inOneLine }
    selected = selection.flatMap { ids.firstIndex(of: $0) }
    self.selects = { selects(ids[$0]) }
    self.closes = closes.map { closes in { closes(ids[$0]) } }
  }

  /// The navigation keys and the mouse.
  public var inputs: InputMask { [.navigation, .pointer] }

  /// No inputs if there are no tabs.
  public func inputs(_ memory: Memory, in size: Size) -> InputMask { tabs.isEmpty ? [] : inputs }

  /// The keys that select or close a tab.
  public func handles(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    if key.code == .delete { return closes != nil && selected != nil }
    return target(of: key.code) != nil
  }

  /// Whether there are tabs.
  public func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { !tabs.isEmpty }

  /// The tabs, and the line below them.
  public func content(_ memory: inout Memory, in size: Size) -> Node<Event> {
    let strip = strip(memory, size)
    memory.offset = strip.offset
    let look = TabBarLook(tabs: tabs, selected: selected, isClosable: closes != nil, strip: strip)
    return Canvas(height: size.rows < 4 ? 1 : 2) { look.draw(on: &$0) }.node()
  }

  /// Selects or closes a tab.
  public func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    switch input {
    case .key(let key):
      if key.code == .delete { return closing(selected) }
      return target(of: key.code).map { selecting($0) } ?? .ignored
    case .pointer(let pointer):
      return respond(to: pointer, &memory, strip(memory, size))
    case .paste, .focusChanged, .terminalChanged:
      return .ignored
    }
  }

  private func strip(_ memory: Memory, _ size: Size) -> TabStrip {
    TabStrip(
      widths: tabs.map { $0.columns(isClosable: closes != nil) }, columns: size.columns,
      selection: selected, previousOffset: memory.offset)
  }
}

// MARK: - Input

extension TabBar {
  /// The index of the tab that a key selects, or nil if it selects none.
  private func target(of code: Key.Code) -> Int? {
    guard !tabs.isEmpty else { return nil }
    switch code {
    case .left: return max(0, (selected ?? tabs.count) - 1)
    case .right: return min(tabs.count - 1, (selected ?? -1) + 1)
    case .home: return 0
    case .end: return tabs.count - 1
    case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .pageUp,
      .pageDown, .function:
      return nil
    }
  }

  private func respond(
    to pointer: Pointer, _ memory: inout Memory, _ strip: TabStrip
  ) -> ControlResponse<Event> {
    let index = strip.index(at: pointer.position.column)
    switch pointer.action {
    case .pressed(.left, _):
      memory.pressedCloseMark = closeMark(at: pointer.position, strip)
      if let mark = strip.mark(at: pointer.position.column) {
        return target(of: mark < 0 ? .left : .right).map { selecting($0) } ?? .handled
      }
      guard let index, memory.pressedCloseMark == nil else { return .handled }
      return selecting(index)
    case .clicked(.left, _):
      // The press can have scrolled the tabs, so that the `×` of a tab is where another thing was.
      guard let mark = closeMark(at: pointer.position, strip), mark == memory.pressedCloseMark
      else { return .ignored }
      memory.pressedCloseMark = nil
      return closing(mark)
    case .pressed(.middle, _):
      guard strip.mark(at: pointer.position.column) == nil else { return .ignored }
      return closing(index)
    case .scrolled(let columns, let rows):
      let step = rows == 0 ? columns : rows
      guard let target = target(of: step < 0 ? .left : .right), target != selected else {
        return .ignored
      }
      return selecting(target)
    case .pressed, .dragged, .released, .clicked, .moved:
      return .ignored
    }
  }

  /// The index of the tab whose visible `×` is at a position, or nil if none is there.
  private func closeMark(at position: Position, _ strip: TabStrip) -> Int? {
    guard closes != nil, position.row == 0, strip.mark(at: position.column) == nil,
      let index = strip.index(at: position.column),
      position.column + strip.offset == strip.tabs[index].upperBound - 2
    else { return nil }
    return index
  }

  private func selecting(_ index: Int) -> ControlResponse<Event> {
    index == selected ? .handled : .sends(selects(index))
  }

  private func closing(_ index: Int?) -> ControlResponse<Event> {
    guard let closes, let index else { return .ignored }
    return .sends(closes(index))
  }
}
