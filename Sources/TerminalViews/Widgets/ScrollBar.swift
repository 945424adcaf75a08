public import TerminalModel

/// A bar that shows the visible part of content, and scrolls it with the mouse.
///
/// ```swift
/// Row(spacing: 0) {
///   Waveform(state.samples, from: state.offset)
///   ScrollBar(offset: state.offset, visible: 40, count: state.samples.count) { .scrolled(to: $0) }
/// }
/// ```
/// The thumb follows the mouse while the left button is held; a press beside it scrolls by a page,
/// and the wheel by rows or columns. The bar takes no keys and never has the focus: the control
/// that shows the content takes the keys. The bar is blank if all content is visible.
///
/// Lists, tables, trees and scroll views have such a bar already, and so do text editors. A press
/// on the bar of an editor scrolls to the corresponding part of the text: a press in the middle of
/// the bar, to the middle of the text.
public struct ScrollBar<Event>: DrawnControl {
  /// The hold of the mouse on the thumb.
  public struct Memory: ControlMemory {
    var grip: ScrollGrip?

    /// None: the hold is not encoded.
    private enum CodingKeys: CodingKey {}

    /// Makes the memory of a bar that the mouse does not hold.
    public init() {}
  }

  private let axis: Axis
  private let track: ScrollTrack
  private let changes: (Int) -> Event

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the content scrolls.
  ///   - offset: The number of rows or columns of the content before the visible ones; a larger
  ///     number counts as the one at which the end of the content is visible, a negative one as 0.
  ///   - visible: The number of visible rows or columns.
  ///   - count: The number of all rows or columns.
  ///   - changes: The event for another offset.
  public init(
    _ axis: Axis = .vertical, offset: Int, visible: Int, count: Int,
    changes: @escaping (Int) -> Event
  ) {
    self.axis = axis
    let (visible, count) = (max(0, visible), max(0, count))
    let last = max(0, count - visible)
    track = ScrollTrack(offset: min(max(0, offset), last), visible: visible, count: count)
    self.changes = changes
  }

  /// The mouse.
  public var inputs: InputMask { .pointer }

  /// Along its axis.
  public var fills: Axis.Set { axis == .vertical ? .vertical : .horizontal }

  /// All cells along its axis, and one across it.
  public func size(in proposed: Size) -> Size {
    Size(along: proposed.along(axis), across: 1, axis)
  }

  /// Sends the event for another offset.
  public func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    guard case .pointer(let pointer) = input else { return .ignored }
    if case .scrolled(let columns, let rows) = pointer.action {
      let step = axis == .vertical ? rows : columns == 0 ? rows : columns
      let offset = min(
        max(0, track.offset.saturatingAdding(step)), max(0, track.count - track.visible))
      return offset == track.offset ? .ignored : .sends(changes(offset))
    }
    let bar = PlacedScrollBar(axis: axis, cells: Rect(size), track: track)
    guard let offset = memory.grip.offset(after: pointer, on: bar) else { return .ignored }
    return offset == track.offset ? .handled : .sends(changes(offset))
  }

  /// Draws the thumb, brighter while the mouse holds it.
  public func draw(_ memory: Memory, on area: inout DrawingArea) {
    track.draw(along: axis, on: &area, isBright: area.state.isPressed && memory.grip != nil)
  }
}
