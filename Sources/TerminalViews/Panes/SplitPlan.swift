import TerminalModel

/// The places of the panes and the divider along the axis of a split.
struct SplitPlan {
  /// The number of cells along the axis.
  let extent: Int
  let position: SplitPosition
  /// The number of cells that each pane has at least.
  let minimum: (first: Int, second: Int)
  /// The pane that is hidden if there are too few cells for both.
  let collapsing: SplitPane

  /// Whether both panes and the divider are shown.
  var isDivided: Bool { minimum.first.saturatingAdding(minimum.second) <= room && room >= 0 }

  /// The cells of both panes together.
  private var room: Int { extent - 1 }

  /// The cells of the first pane.
  var first: Int {
    guard isDivided else { return collapsing == .first ? 0 : extent }
    return limited(position.first(in: room))
  }

  /// The cells of the second pane.
  var second: Int { isDivided ? room - first : extent - first }

  /// The position after the divider was moved by a number of cells, or as far as the minimum sizes
  /// of the panes allow.
  func position(movedBy cells: Int) -> SplitPosition {
    let target = limited(first.saturatingAdding(cells))
    // A position that does not change keeps its exact share.
    return target == first ? position : position.moved(toFirst: target, in: room)
  }

  /// The number of cells by which a key moves the divider, before the minimum sizes limit it; nil
  /// for other keys.
  func step(for code: Key.Code, along axis: Axis) -> Int? {
    switch code {
    case .left: axis == .horizontal ? -1 : nil
    case .right: axis == .horizontal ? 1 : nil
    case .up: axis == .vertical ? -1 : nil
    case .down: axis == .vertical ? 1 : nil
    case .pageUp: -max(1, room / 10)
    case .pageDown: max(1, room / 10)
    case .home: -extent
    case .end: extent
    case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .function: nil
    }
  }

  private func limited(_ first: Int) -> Int {
    min(max(first, minimum.first), room - minimum.second)
  }
}
