import TerminalModel

/// A scroll bar in the cells of a control.
struct PlacedScrollBar {
  let axis: Axis
  let cells: Rect
  let track: ScrollTrack

  /// Draws the thumb.
  func draw(on area: inout DrawingArea, isBright: Bool) {
    area.inside(cells) { track.draw(along: axis, on: &$0, isBright: isBright) }
  }

  /// The number of cells.
  fileprivate var length: Int { cells.size.along(axis) }

  /// The index of the track's cell beside a position; negative or too large beyond the track's
  /// ends.
  fileprivate func cell(at position: Position) -> Int {
    axis == .vertical
      ? position.row.saturatingAdding(-cells.origin.row)
      : position.column.saturatingAdding(-cells.origin.column)
  }
}

/// The thumb of a scroll bar in the hold of the mouse.
///
/// Its methods are pure, and the same for all scroll bars. The control with the scroll bar stores
/// the grip in its memory.
struct ScrollGrip: Codable, Hashable, Sendable {
  /// The cell of the thumb that the pointer holds, counted from the thumb's first one; nil if the
  /// pointer was pressed beside the thumb, which then stays where it is.
  private var held: Int?

  /// Whether the pointer holds the thumb.
  var holdsThumb: Bool { held != nil }
}

extension ScrollGrip? {
  /// The offset after an action of the left button on a bar, or nil for other actions.
  ///
  /// A press on the thumb holds it, and the thumb follows the pointer until the release. A press
  /// beside it scrolls by a page towards the pointer.
  mutating func offset(after pointer: Pointer, on bar: PlacedScrollBar) -> Int? {
    switch pointer.action {
    case .pressed(.left, _):
      self = nil
      let cell = bar.cell(at: pointer.position)
      let thumb = bar.track.thumb(on: bar.length)
      guard bar.cells.contains(pointer.position), !thumb.isEmpty else { return nil }
      guard thumb.contains(cell) else {
        self = ScrollGrip(holding: nil)
        return bar.track.offset(afterPage: cell < thumb.lowerBound ? -1 : 1)
      }
      self = ScrollGrip(holding: cell - thumb.lowerBound)
      return bar.track.offset
    case .dragged(.left):
      return self.map { $0.offset(at: bar.cell(at: pointer.position), on: bar) }
    case .released(.left):
      defer { self = nil }
      return self.map { _ in bar.track.offset }
    case .pressed, .dragged, .released, .clicked, .moved, .scrolled: return nil
    }
  }
}

extension ScrollGrip {
  fileprivate init(holding cell: Int?) { held = cell }

  fileprivate func offset(at cell: Int, on bar: PlacedScrollBar) -> Int {
    held.map { bar.track.offset(ofThumbAt: cell.saturatingAdding(-$0), on: bar.length) }
      ?? bar.track.offset
  }
}
