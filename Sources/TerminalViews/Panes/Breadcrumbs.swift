public import TerminalModel

/// The path to the place where the user is: a row of titles, each of which can be selected.
///
/// ```swift
/// Breadcrumbs(state.folders, selects: Event.folderSelected) { $0.name }
/// ```
/// While it has the focus, the left and right arrow keys, Home and End move from title to title,
/// and Enter or the space bar selects one; a click does at any time. If not all titles fit, `…`
/// stands for those that are left out, and selects the last one of them. A last title that does not
/// fit even alone is cut off; if the row has 12 columns or more, `…` stays before it.
public struct Breadcrumbs<Event>: DrawnControl {
  /// The title that the keys have moved to.
  public struct Memory: ControlMemory {
    /// The index of the item; nil for the last one.
    var cursor: Int?

    /// Makes the memory of a path whose last title is current.
    public init() {}
  }

  private let titles: [String]
  private let event: (Int) -> Event

  /// Makes a path.
  ///
  /// - Parameters:
  ///   - items: The items, from the outermost to the current one.
  ///   - selects: The event for selecting an item, also the current one.
  ///   - title: The title of an item.
  public init<Items: RandomAccessCollection>(
    _ items: Items, selects: @escaping (Items.Element) -> Event,
    title: (Items.Element) -> String
  ) {
    let items = Array(items)
    titles = items.map { title($0).truncated(columns: Extent.limit) }
    event = { selects(items[$0]) }
  }

  /// The navigation keys, Enter, the space bar and the mouse.
  public var inputs: InputMask { [.navigation, .activation, .pointer] }

  /// The keys that move along the row or select.
  public func handles(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty, !titles.isEmpty else { return false }
    switch key.code {
    case .left, .right, .home, .end, .enter, .character(" "): return true
    case .character, .up, .down, .pageUp, .pageDown, .tab, .escape, .backspace, .delete, .insert,
      .function:
      return false
    }
  }

  /// Whether there are items.
  public func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { !titles.isEmpty }

  /// One row, as wide as the titles.
  public func size(in proposed: Size) -> Size {
    let plan = BreadcrumbPlan(titles, columns: proposed.columns)
    return Size(columns: plan.columns, rows: min(1, titles.count))
  }

  /// Moves from title to title, or selects one.
  public func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    let plan = BreadcrumbPlan(titles, columns: size.columns)
    switch input {
    case .key(let key):
      guard handles(key) else { return .ignored }
      return respond(to: key.code, &memory, plan)
    case .pointer(let pointer):
      guard case .clicked(.left, _) = pointer.action else { return .ignored }
      guard let crumb = plan.crumbs.first(where: { $0.cells.contains(pointer.position.column) })
      else { return .handled }
      return .sends(event(crumb.index))
    case .focusChanged(false):
      memory = Memory()
      return .handled
    case .paste, .focusChanged(true), .terminalChanged:
      return .ignored
    }
  }

  private func respond(
    to code: Key.Code, _ memory: inout Memory, _ plan: BreadcrumbPlan
  ) -> ControlResponse<Event> {
    guard let current = plan.place(of: memory.cursor) else { return .handled }
    let last = plan.crumbs.count - 1
    let target: Int
    switch code {
    case .left: target = max(0, current - 1)
    case .right: target = min(last, current + 1)
    case .home: target = 0
    case .end: target = last
    default: return .sends(event(plan.crumbs[current].index))
    }
    memory.cursor = target == last ? nil : plan.crumbs[target].index
    return .handled
  }

  /// Draws the titles, the last one in bold letters.
  ///
  /// While the row has the focus, the title that Enter selects has the background of a selection.
  public func draw(_ memory: Memory, on area: inout DrawingArea) {
    let plan = BreadcrumbPlan(titles, columns: area.size.columns)
    let current = area.state.isFocused ? plan.place(of: memory.cursor) : nil
    for (place, crumb) in plan.crumbs.enumerated() {
      let isLast = crumb.index == titles.count - 1
      var style = area.style(isLast || place == current ? .text : .muted)
      if isLast { style.attributes.insert(.bold) }
      if place == current { style.background = .selection }
      style = area.style(of: isLast ? .lastBreadcrumb : .breadcrumb, style)
      let cells = Rect(
        origin: Position(column: crumb.cells.lowerBound, row: 0),
        size: Size(columns: crumb.cells.count, rows: 1))
      area.inside(cells, style: style) { area in
        area.fill()
        area.write(crumb.title, at: .origin)
      }
      guard place > 0 else { continue }
      let sign = Position(column: crumb.cells.lowerBound - 2, row: 0)
      area.write(
        area.glyphs[.separator], at: sign,
        style: area.style(of: .breadcrumb, area.style(.border)))
    }
  }
}
