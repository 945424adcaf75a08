public import TerminalModel

/// Two panes with a divider that the user moves.
///
/// ```swift
/// Split(.horizontal, initially: .first(24), minFirst: 12, minSecond: 30) {
///   FilmList(state)
/// } second: {
///   Split(.vertical) { FilmDetails(state) } second: { Reviews(state) }
/// }
/// ```
/// The divider follows the mouse while the left button is held, and a double click puts it back to
/// its initial position. Tab reaches it after the controls of both panes: then the arrow keys (left
/// and right for panes side by side, otherwise up and down) move it by one cell, Page Up and Page
/// Down by a tenth of the columns or rows of both panes together, rounded down, but at least by
/// one, Home and End as far as the minimum sizes of the panes allow, and Enter puts it back.
///
/// The split remembers the position. An application that keeps the position in its state, for
/// example to write it to a file, passes `position` and `changes`; the divider is then where the
/// state says.
///
/// The divider is highlighted while the mouse is over it. For this the terminal reports every
/// movement of the mouse; ``View/mouseReporting(_:)`` with ``MouseReporting/drags`` reduces that to
/// movements with a held button, without a highlight.
///
/// If there are too few cells for the minimum sizes of both panes, one pane is hidden together with
/// the divider; its controls keep their memories, such as scroll offsets.
public struct Split<Event>: CompositeControl {
  /// The position to which the user has moved the divider.
  public struct Memory: ControlMemory {
    /// Nil until the divider is moved.
    var position: SplitPosition?

    /// Makes the memory of a divider that was not moved.
    public init() {}
  }

  private let axis: Axis
  private let initial: SplitPosition
  private let minimum: (first: Int, second: Int)
  private let collapsing: SplitPane
  private let position: SplitPosition?
  private let event: ((SplitPosition?) -> Event)?
  private let panes: (first: Element, second: Element)
  private var dividerTakesFocus = true

  /// Makes a split.
  ///
  /// - Parameters:
  ///   - axis: `.horizontal` for panes side by side, `.vertical` for one above the other.
  ///   - initial: The position of the divider until it is moved.
  ///   - minFirst: The columns or rows that the first pane has at least.
  ///   - minSecond: The columns or rows that the second pane has at least.
  ///   - collapsing: The pane that is hidden if there are too few cells for both.
  ///   - position: The position in the application's state, or nil for the initial one; only used
  ///     with `changes`.
  ///   - changes: The event for another position, or for nil if the divider is put back to its
  ///     initial one; without it, the split remembers the position itself.
  ///   - first: The views of the left or upper pane, one below the other.
  ///   - second: The views of the right or lower pane, one below the other.
  public init(
    _ axis: Axis, initially initial: SplitPosition = .share(0.5), minFirst: Int = 1,
    minSecond: Int = 1, collapsing: SplitPane = .second, position: SplitPosition? = nil,
    changes: ((SplitPosition?) -> Event)? = nil, @ViewBuilder<Event> first: () -> Node<Event>,
    @ViewBuilder<Event> second: () -> Node<Event>
  ) {
    self.axis = axis
    self.initial = initial
    minimum = (Extent.clamped(minFirst), Extent.clamped(minSecond))
    self.collapsing = collapsing
    self.position = position
    event = changes
    panes = (first().element, second().element)
  }

  /// Leaves the divider to the mouse: the divider never has the focus.
  public func dividerFocusDisabled(_ isDisabled: Bool = true) -> Split {
    var split = self
    split.dividerTakesFocus = !isDisabled
    return split
  }

  /// The mouse, whose actions the divider passes on.
  public var inputs: InputMask { .pointer }

  /// Both directions.
  public var fills: Axis.Set { [.horizontal, .vertical] }

  /// The panes that are shown, and the divider between them.
  public func content(_ memory: inout Memory, in size: Size) -> Node<Event> {
    let plan = plan(memory, size)
    let areas = Areas(plan: plan, axis: axis, size: size)
    var children: [Element] = [.hidden, .hidden]
    var rects = [Rect(.zero), Rect(.zero)]
    if let area = areas.first {
      children[0] = panes.first.filling(area.size)
      rects[0] = area
    }
    if let area = areas.second {
      children[1] = panes.second.filling(area.size)
      rects[1] = area
    }
    // The divider comes last, so that the focus begins in a pane.
    if let area = areas.divider {
      children += [
        SplitDivider<Event>(axis: axis, takesFocus: dividerTakesFocus).node().element,
        SplitHandle<Event>(axis: axis).node().element,
      ]
      rects += [area, area]
    }
    let content = Node<Event>(.group(children))
    return FixedLayout(rects: rects)({ content })
  }

  /// Moves the divider.
  public func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    let plan = plan(memory, size)
    switch input {
    case .key(let key):
      if key.code == .enter { return moving(to: nil, &memory) }
      guard let step = plan.step(for: key.code, along: axis) else { return .handled }
      return moving(by: step, plan, &memory)
    case .pointer(let pointer):
      // Input from a pane, which the divider has not passed on.
      guard pointer.position.across(axis) == SplitHandle<Event>.passedPlace else {
        return .ignored
      }
      if case .pressed(.left, let count) = pointer.action {
        return count == 2 ? moving(to: nil, &memory) : .handled
      }
      return moving(by: pointer.position.along(axis), plan, &memory)
    case .paste, .focusChanged, .terminalChanged: return .ignored
    }
  }

  private func moving(
    by cells: Int, _ plan: SplitPlan, _ memory: inout Memory
  ) -> ControlResponse<Event> {
    let target = plan.position(movedBy: cells)
    return target == plan.position ? .handled : moving(to: target, &memory)
  }

  private func moving(
    to target: SplitPosition?, _ memory: inout Memory
  ) -> ControlResponse<Event> {
    guard let event else {
      memory.position = target
      return .handled
    }
    return target == position ? .handled : .sends(event(target))
  }

  private func plan(_ memory: Memory, _ size: Size) -> SplitPlan {
    let current = event == nil ? memory.position : position
    return SplitPlan(
      extent: size.along(axis), position: current ?? initial, minimum: minimum,
      collapsing: collapsing)
  }

  /// The areas of the visible panes and the divider.
  private struct Areas {
    var first: Rect?
    var second: Rect?
    var divider: Rect?

    init(plan: SplitPlan, axis: Axis, size: Size) {
      func area(_ start: Int, _ extent: Int) -> Rect {
        Rect(
          origin: axis == .horizontal
            ? Position(column: start, row: 0) : Position(column: 0, row: start),
          size: Size(along: extent, across: size.across(axis), axis))
      }
      guard plan.isDivided else {
        if plan.collapsing == .second { first = Rect(size) } else { second = Rect(size) }
        return
      }
      first = area(0, plan.first)
      divider = area(plan.first, 1)
      second = area(plan.first + 1, plan.second)
    }
  }
}

extension Element {
  /// The views of a pane, one below the other, in its size.
  fileprivate func filling(_ size: Size) -> Element {
    // A group, so that a pane without views takes its place, too.
    Element.group([.empty, self]).framed(width: size.columns, height: size.rows, nil)
  }
}
