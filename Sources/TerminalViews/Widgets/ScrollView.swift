public import TerminalModel

/// A view that shows a part of its content, which can be larger than the view, and scrolls it.
///
/// The wheel scrolls it, and so do the arrow keys, Page Up, Page Down, Home and End while the focus
/// is on the view, or on a control in it that does not take the key. When a control in it gets the
/// focus, the view scrolls so that the control is visible, and keeps it visible until the user
/// scrolls it out of sight. If no control in the view can have the focus and its content does not
/// fit, the view can have the focus itself.
///
/// Of a control that does not fit, the view shows the cells on which its keys act
/// (``Control/activeArea(_:in:)``), such as the text cursor, the current item or the selected row,
/// and follows them when they move. Of a control without such cells, it shows the top left cell.
///
/// The thumb of a scroll bar follows the mouse while the left button is held; a press beside it
/// scrolls by a page.
///
/// A scroll view with scroll bars reserves its last column for the vertical one, if it scrolls
/// vertically, and its last row for the horizontal one, if it scrolls horizontally.
///
/// All views in it are laid out; for many rows, a ``List`` makes only those that are visible. A text
/// of 32 KiB or more is laid out again only if the text, its wrapping or its proposed size has changed.
public struct ScrollView<Event>: CompositeControl {
  /// The offset of a scroll view.
  public struct Memory: ControlMemory {
    /// The cell of the content that is shown at the top left corner of the view.
    var offset = Position.origin
    /// The size of the content in the last layout.
    var content = Size.zero
    /// The size of the view in the last layout.
    var visible = Size.zero
    /// The place of the control with the focus, within the content of the last layout.
    var focused: FocusedArea?
    /// The fingerprint (``ScrolledContent/focusedControl``) of the control with the focus in the
    /// last layout, or 0 if none had it.
    var focusedControl: UInt64 = 0
    /// Whether a control in it can have the focus.
    var hasControls = false
    /// The application's position in the last layout, or nil if it had none.
    var applied: AppliedPosition?
    /// The hold of the mouse on the scroll bars.
    var rowGrip: ScrollGrip?
    var columnGrip: ScrollGrip?

    /// All but the holds of the mouse, which are not encoded.
    private enum CodingKeys: CodingKey {
      case offset, content, visible, focused, focusedControl, hasControls, applied
    }

    /// Makes the memory of a view that is not scrolled.
    public init() {}
  }

  private let axes: Axis.Set
  private let showsScrollBars: Bool
  private let hugged: Axis.Set
  private let views: () -> Node<Event>
  private var position: ScrollPosition?
  private var changes: ((ScrollPosition) -> Event)?

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which it scrolls. In the others, its content gets the proposed
  ///     extent.
  ///   - showsScrollBars: Whether content that does not fit shows scroll bars.
  ///   - content: The views, one below the other.
  public init(
    _ axes: Axis.Set = .vertical, showsScrollBars: Bool = true,
    @ViewBuilder<Event> _ content: @escaping () -> Node<Event>
  ) {
    self.axes = axes
    self.showsScrollBars = showsScrollBars
    hugged = []
    views = content
  }

  /// Makes a vertical scroll view that is in some directions no larger than its content.
  init(hugging axes: Axis.Set, @ViewBuilder<Event> _ content: @escaping () -> Node<Event>) {
    self.axes = .vertical
    showsScrollBars = true
    hugged = axes
    views = content
  }

  /// Shows the rows that the application's state names, such as the end of a transcript that grows.
  ///
  /// ```swift
  /// ScrollView { for message in state.messages { Text(message) } }
  ///   .position(state.position, changes: Event.scrolled)
  /// ```
  /// With ``ScrollPosition/end``, the view shows new rows as they are added, until the user scrolls
  /// away from the end; `changes` then gets the row at the top of the view. When the user scrolls
  /// back to the end, it gets the end. The application itself scrolls the view by setting another
  /// position, for example at a key of its own bindings.
  ///
  /// When a control in the view gets the focus and is not visible, the view scrolls to it without an
  /// event. As long as it has the focus and is not in the last rows, the view stays with it, also
  /// with ``ScrollPosition/end``.
  ///
  /// - Parameters:
  ///   - position: The position in the application's state, applied when it differs from that of the
  ///     previous frame. Nil leaves the position to the view.
  ///   - changes: Makes the event for a position to which the user has scrolled.
  public func position(
    _ position: ScrollPosition?, changes: @escaping (ScrollPosition) -> Event
  ) -> ScrollView {
    var copy = self
    (copy.position, copy.changes) = (position, changes)
    return copy
  }

  /// The keys that scroll, and the wheel.
  public var inputs: InputMask { [.navigation, .pointer] }

  /// No inputs if the content fits.
  public func inputs(_ memory: Memory, in size: Size) -> InputMask {
    memory.limit == .origin ? [] : inputs
  }

  /// Both directions, without those in which it is no larger than its content.
  public var fills: Axis.Set { Axis.Set([.horizontal, .vertical]).subtracting(hugged) }

  /// The directions in which it scrolls.
  public var scrolls: Axis.Set { axes }

  /// Whether the content contains no control that can have the focus.
  public func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { !memory.hasControls }

  /// The keys that scroll, unless the view is already at the end in their direction.
  public func handles(_ key: Key, _ memory: Memory, in size: Size) -> Bool {
    memory.offset(after: key, page: size.rows).map { $0 != memory.offset } ?? false
  }

  /// The views, and free cells for the scroll bars.
  public func content(_ memory: inout Memory, in size: Size) -> Node<Event> {
    views().padded(Insets(bottom: barRows, right: barColumns))
  }

  /// The offset within its limits, at which a control that gets the focus is visible.
  ///
  /// A control with the focus that is visible stays so if the size or the content changes, and
  /// keeps its place on the screen if views before it become larger or smaller. If the control does
  /// not fit, this holds for its active area, which also becomes visible when it moves in the
  /// control.
  public func offset(
    _ memory: inout Memory, of content: ScrolledContent, in size: Size
  ) -> Position {
    let focused = content.focused.map { FocusedArea(control: $0, active: content.active) }
    if let focused {
      let isNew = content.focusedControl != memory.focusedControl
      if isNew || memory.showsFocus(in: room(in: memory.visible))
        || memory.hasMovedActiveArea(to: focused, in: room(in: memory.visible))
      {
        memory.follow(focused, in: room(in: size), isNew: isNew)
      }
    }
    memory.focused = focused
    memory.focusedControl = content.focused == nil ? 0 : content.focusedControl
    memory.content = content.size
    memory.visible = size
    memory.hasControls = content.acceptsFocus
    memory.apply(position, in: room(in: size))
    memory.offset = memory.offset.limited(to: memory.limit)
    return memory.offset
  }

  /// The size of the visible content without the scroll bars.
  private func room(in size: Size) -> Size {
    Size(columns: size.columns - barColumns, rows: size.rows - barRows)
  }

  /// Scrolls.
  public func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    let old = memory.offset
    switch input {
    case .key(let key):
      guard let moved = memory.offset(after: key, page: size.rows) else { return .ignored }
      memory.offset = moved
    case .pointer(let pointer):
      if scroll(pointer, &memory, in: size) { return response(after: &memory, from: old) }
      guard case .scrolled(let columns, let rows) = pointer.action else { return .ignored }
      memory.offset = old.offset(
        columns: axes.contains(.horizontal) ? columns : 0,
        rows: axes.contains(.vertical) ? rows : 0
      ).limited(to: memory.limit)
    case .paste, .focusChanged, .terminalChanged: return .ignored
    }
    // At its end, a scroll view inside another one leaves the wheel and the keys to the outer one.
    return memory.offset == old ? .ignored : response(after: &memory, from: old)
  }

  /// The response to input that has scrolled from an offset.
  private func response(
    after memory: inout Memory, from old: Position
  ) -> ControlResponse<Event> {
    let isAtEnd = memory.isAtEnd
    memory.applied?.hasLeftEnd = !isAtEnd
    guard let changes, memory.offset.row != old.row else { return .handled }
    return .sends(changes(isAtEnd ? .end : .row(memory.offset.row)))
  }

  /// Draws the scroll bars.
  public func draw(_ memory: Memory, on area: inout DrawingArea) {
    let isBright = area.state.containsFocus
    rowBar(memory, area.size)?.draw(on: &area, isBright: isBright)
    columnBar(memory, area.size)?.draw(on: &area, isBright: isBright)
  }

  /// Scrolls by an action of the mouse on a bar; returns false elsewhere.
  private func scroll(_ pointer: Pointer, _ memory: inout Memory, in size: Size) -> Bool {
    if let bar = rowBar(memory, size),
      let row = memory.rowGrip.offset(after: pointer, on: bar)
    {
      memory.offset.row = row
      return true
    }
    if let bar = columnBar(memory, size),
      let column = memory.columnGrip.offset(after: pointer, on: bar)
    {
      memory.offset.column = column
      return true
    }
    return false
  }

  /// The bar beside the content, if this is too high.
  private func rowBar(_ memory: Memory, _ size: Size) -> PlacedScrollBar? {
    guard barColumns > 0, memory.limit.row > 0 else { return nil }
    let track = ScrollTrack(
      offset: memory.offset.row, visible: size.rows, count: memory.content.rows)
    return PlacedScrollBar(axis: .vertical, cells: Rect(size).trailingColumn, track: track)
  }

  /// The bar below the content, if this is too wide.
  private func columnBar(_ memory: Memory, _ size: Size) -> PlacedScrollBar? {
    guard barRows > 0, memory.limit.column > 0 else { return nil }
    let track = ScrollTrack(
      offset: memory.offset.column, visible: size.columns, count: memory.content.columns)
    return PlacedScrollBar(axis: .horizontal, cells: Rect(size).bottomRow, track: track)
  }

  private var barColumns: Int { showsScrollBars && axes.contains(.vertical) ? 1 : 0 }
  private var barRows: Int { showsScrollBars && axes.contains(.horizontal) ? 1 : 0 }
}
