import TerminalModel
import TerminalViews

/// A screen whose text the mouse selects.
struct SelectionStage {
  var size: Size
  var interface = InterfaceState()
  /// The texts that were copied.
  var copied: [String] = []
  var events: [Tap] = []
  let view: () -> Node<Tap>

  init(_ columns: Int, _ rows: Int, @ViewBuilder<Tap> view: @escaping () -> Node<Tap>) {
    size = Size(columns: columns, rows: rows)
    self.view = view
  }

  var scene: Scene<Tap> { Scene(view(), size: size, interface: interface) }
  var frame: Frame { scene.draw() }

  @discardableResult
  mutating func take(_ input: Input) -> Bool {
    let answer = scene.respond(to: input)
    interface = answer.interface
    events += answer.events
    if let text = answer.copied { copied.append(text) }
    return answer.isHandled
  }

  @discardableResult
  mutating func mouse(
    _ action: Mouse.Action, _ column: Int, _ row: Int, clicks: Int = 1
  ) -> Bool {
    take(
      .mouse(Mouse(action, at: Position(column: column, row: row), clickCount: clicks)))
  }

  /// Presses the left button over a cell, moves the mouse over others, and releases it.
  mutating func drag(_ cells: (column: Int, row: Int)..., clicks: Int = 1) {
    guard let first = cells.first, let last = cells.last else { return }
    mouse(.pressed(.left), first.column, first.row, clicks: clicks)
    for cell in cells.dropFirst() { mouse(.dragged(.left), cell.column, cell.row) }
    mouse(.released(.left), last.column, last.row)
  }

  /// The rows of the screen, with `·` for each cell that is not in reverse.
  var reversed: String {
    let frame = frame
    return (0..<size.rows).map { row in
      frame.buffer.row(row).filter { !$0.isContinuation }
        .map { $0.style.attributes.contains(.reverse) ? $0.cluster.description : "·" }.joined()
    }.joined(separator: "\n")
  }
}
