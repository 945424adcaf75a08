import TerminalModel

/// The message of a dialog.
///
/// A title that does not fit into the border is above it. The dialog scrolls a message that is too
/// long.
struct DialogMessage<Event>: CompositeControl {
  let title: String
  let message: String
  let plan: DialogPlan
  /// The index of the first visible line.
  let offset: Int

  var inputs: InputMask { [] }

  var fills: Axis.Set { [.horizontal, .vertical] }

  var scrolls: Axis.Set { .vertical }

  private var hasScrollBar: Bool { plan.lastOffset > 0 }

  func content(_ memory: inout NoMemory, in size: Size) -> Node<Event> {
    Column {
      if plan.titleLines > 0 { Text(title).bold() }
      if !message.isEmpty { Text(message) }
    }
    .padded(Insets(right: hasScrollBar ? 1 : 0))
  }

  func offset(
    _ memory: inout NoMemory, of content: ScrolledContent, in size: Size
  ) -> Position {
    Position(column: 0, row: offset)
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    guard hasScrollBar else { return }
    ScrollTrack(offset: offset, visible: plan.messageRows, count: plan.lines.size.rows)
      .draw(along: .vertical, on: &area, isBright: true)
  }
}
