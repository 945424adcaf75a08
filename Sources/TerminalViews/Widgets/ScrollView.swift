public import TerminalModel

/// A view that shows a part of views that are larger than it.
///
/// The wheel scrolls it, and keys do: the arrow keys, Page Up and Down, Home and End, while it or a
/// control in it has the focus and does not take the key itself. It keeps the control with the focus
/// visible. If it contains no control that can have the focus, and its content does not fit, it can
/// have the focus itself.
///
/// A vertical one reserves its last column for the scroll bar, a horizontal one its last row.
///
/// All views in it are laid out; for many rows, a ``List`` makes only those that are visible.
public struct ScrollView<Event>: CompositeControl {
  /// The offset of a scroll view.
  public struct Memory: ControlMemory {
    /// The cell of the content at the top left corner.
    var offset = Position.origin
    /// The size of the content in the last layout.
    var content = Size.zero
    /// The size of the view in the last layout.
    var visible = Size.zero
    /// The area that was last scrolled to because it had the focus.
    var revealed: Rect?
    /// Whether a control in it can have the focus.
    var hasControls = false

    /// Makes the memory of a view that is not scrolled.
    public init() {}
  }

  private let axes: Axis.Set
  private let showsScrollBars: Bool
  private let hugged: Axis.Set
  private let views: () -> Node<Event>

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

  /// The keys that scroll, and the wheel.
  public var inputs: InputMask { [.navigation, .pointer] }

  /// None if the content fits.
  public func inputs(_ memory: Memory, in size: Size) -> InputMask {
    memory.limit == .origin ? [] : inputs
  }

  /// Both directions.
  public var fills: Axis.Set { Axis.Set([.horizontal, .vertical]).subtracting(hugged) }

  /// The directions in which it scrolls.
  public var scrolls: Axis.Set { axes }

  /// Whether the content contains no control that can have the focus.
  public func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { !memory.hasControls }

  /// The views, and free cells for the scroll bars.
  public func content(_ memory: inout Memory, in size: Size) -> Node<Event> {
    views().padded(Insets(bottom: barRows, right: barColumns))
  }

  /// The offset within its limits, at which a control that gets the focus is visible.
  public func offset(
    _ memory: inout Memory, of content: ScrolledContent, in size: Size
  ) -> Position {
    memory.content = content.size
    memory.visible = size
    memory.hasControls = content.acceptsFocus
    if let focused = content.focused, focused != memory.revealed {
      memory.offset = memory.offset.revealing(
        focused, in: Size(columns: size.columns - barColumns, rows: size.rows - barRows))
    }
    memory.revealed = content.focused
    memory.offset = memory.offset.limited(to: memory.limit)
    return memory.offset
  }

  /// Scrolls.
  public func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    let old = memory.offset
    switch input {
    case .key(let key):
      guard let moved = old.moved(by: key, page: size.rows, limit: memory.limit) else {
        return .ignored
      }
      memory.offset = moved.limited(to: memory.limit)
    case .pointer(let pointer):
      guard case .scrolled(let columns, let rows) = pointer.action else { return .ignored }
      memory.offset = old.offset(
        columns: axes.contains(.horizontal) ? columns : 0,
        rows: axes.contains(.vertical) ? rows : 0
      ).limited(to: memory.limit)
    case .paste, .focusChanged: return .ignored
    }
    // At its end, a scroll view inside another one leaves the wheel and the keys to that.
    return memory.offset == old ? .ignored : .handled
  }

  /// Draws the scroll bars.
  public func draw(_ memory: Memory, on area: inout DrawingArea) {
    guard showsScrollBars else { return }
    let isBright = area.state.containsFocus
    if axes.contains(.vertical), memory.limit.row > 0 {
      ScrollBar(
        offset: memory.offset.row, visible: area.size.rows, count: memory.content.rows
      ).draw(along: .vertical, on: &area, isBright: isBright)
    }
    if axes.contains(.horizontal), memory.limit.column > 0 {
      ScrollBar(
        offset: memory.offset.column, visible: area.size.columns, count: memory.content.columns
      ).draw(along: .horizontal, on: &area, isBright: isBright)
    }
  }

  private var barColumns: Int { showsScrollBars && axes.contains(.vertical) ? 1 : 0 }
  private var barRows: Int { showsScrollBars && axes.contains(.horizontal) ? 1 : 0 }
}

extension ScrollView.Memory {
  /// The largest offset.
  fileprivate var limit: Position {
    Position(
      column: max(0, content.columns - visible.columns), row: max(0, content.rows - visible.rows))
  }
}
