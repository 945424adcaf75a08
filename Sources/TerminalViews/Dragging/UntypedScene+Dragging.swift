import TerminalModel

/// The picture of a drag.
extension UntypedScene {
  /// The interface state with the marks of the drag in the memories of its source and its target.
  ///
  /// They are made for each picture, so that no control has to end them.
  var interfaceWithDrag: InterfaceState {
    guard let drag = interface.drag else { return interface }
    var shown = interface
    let router = Router(interface: interface, routes: routes)
    if let index = routes.index(at: drag.source) {
      shown.mark(.dragged(row: drag.row), routes.targets[index])
    }
    if let place = router.target(of: drag) {
      shown.mark(.target(place.drop), routes.targets[place.index])
    }
    return shown
  }

  /// Draws the first line of the dragged view, below and to the right of the pointer.
  func drawDragLabel(_ painter: Painter, on area: inout DrawingArea) {
    guard let drag = interface.drag, size.columns > 2, size.rows > 1 else { return }
    let room = min(Self.greatestLabel, size.columns - 2)
    let text = draggedText(drag)
    guard !text.isEmpty else { return }
    let lines = TextLines(text, columns: room, rows: 1, truncation: .end)
    let columns = lines.size.columns + 2
    let isLast = drag.position.row >= size.rows - 1
    let origin = Position(
      column: max(0, min(drag.position.column.saturatingAdding(1), size.columns - columns)),
      row: max(0, isLast ? size.rows - 2 : drag.position.row.saturatingAdding(1)))
    let style = Style(foreground: .onAccent, background: .accent)
    let drawing = Box.Content.canvas { area in
      area.inside(Rect(area.size), style: style) { area in
        area.cover()
        area.write(lines.first, at: Position(column: 1, row: 0))
      }
    }
    let box = Box(drawing, size: Size(columns: columns, rows: 1)).placed(at: origin)
    painter.draw(box.with(root.outerLooks), on: &area)
  }

  /// The greatest number of columns of a label without its margins.
  private static var greatestLabel: Int { 30 }

  /// The first line with text of the dragged view, without the lines of a border.
  private func draggedText(_ drag: Drag) -> String {
    guard let index = routes.index(at: drag.source), let source = routes.source(of: drag) else {
      return ""
    }
    let room = routes.targets[index].rect.size.limited(to: size)
    var pass = LayoutPass(interface: interface, display: display)
    pass.path = drag.source
    let box = pass.layout(
      source.draggedView(ofRow: drag.row), at: .child(0), LayoutPass.ProposedSize(room))
    var area = DrawingArea(size: room)
    Painter(interface).draw(box, on: &area)
    let lines = area.takeFrame().text.split(separator: "\n")
    return lines.lazy.map { $0.withoutBorder(isASCII: area.usesASCII) }.first { !$0.isEmpty } ?? ""
  }
}

extension InterfaceState {
  /// Adds a mark of a drag to the memory of a target.
  fileprivate mutating func mark(_ mark: DragMark, _ target: Routes.Target) {
    guard let behavior = target.control.behavior.dragging else { return }
    memories[target.path] = behavior.marked(mark, memories[target.path], in: target.rect.size)
  }
}

extension Substring {
  /// The text without blanks and lines of box-drawing characters at its ends.
  fileprivate func withoutBorder(isASCII: Bool) -> String {
    func isLine(_ character: Character) -> Bool {
      guard let scalar = character.unicodeScalars.first else { return true }
      return character == " " || (0x2500...0x257F).contains(scalar.value)
        || isASCII && "+-|".contains(character)
    }
    let text = drop(while: isLine)
    guard let last = text.lastIndex(where: { !isLine($0) }) else { return "" }
    return String(text[...last])
  }
}
