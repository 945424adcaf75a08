package import TerminalModel

extension LayoutPass {
  /// Lays out the root, which fills the screen if it can, and then the overlays in it.
  package mutating func layoutRoot(_ node: Element, size: Size) -> Box {
    var proposal = ProposedSize(size)
    proposal.fillsColumns = true
    proposal.fillsRows = true
    var root = layout(node, proposal)
    if record.hasOverlays { layOutOverlays(of: &root, from: .origin, clip: Rect(size), size) }
    return root
  }

  /// Lays out a view with overlays; the overlays are laid out later, when the view has its place on
  /// the screen.
  mutating func layout(
    _ node: Element, under overlay: Overlay, _ proposal: ProposedSize
  ) -> Box {
    let box = layout(node, proposal)
    guard overlay.content.memberCount > 0 else { return box }
    record.hasOverlays = true
    var path = path
    path.append(.overlay(node.overlayCount))
    let anchored = AnchoredOverlay(overlay: overlay, path: path, embed: embed, looks: looks)
    return Box(.anchor(anchored), size: box.room, children: [box])
  }

  /// Lays out the overlays in a box, when all other boxes in it have their places.
  private mutating func layOutOverlays(
    of box: inout Box, from parent: Position, clip: Rect, _ screen: Size
  ) {
    let rect = Rect(
      origin: parent.offset(columns: box.origin.column, rows: box.origin.row), size: box.size)
    var visible = rect.intersection(clip)
    if case .anchor(let anchored) = box.content {
      let cursor = anchored.overlay.anchor == .cursor ? cursor(in: box) : nil
      for overlay in layout(anchored, at: rect, visible, cursor: cursor, screen) {
        box.add(overlay)
      }
    } else if case .overlay = box.content {
      visible = Rect(screen)
    }
    box.forEachChildWithInput { child in
      layOutOverlays(of: &child, from: rect.origin, clip: visible, screen)
    }
  }

  /// The overlays of a view with a place on the screen, in the coordinates of the view.
  ///
  /// - Parameter cursor: The cell of the text cursor, in the same coordinates.
  private mutating func layout(
    _ anchored: AnchoredOverlay, at rect: Rect, _ visible: Rect, cursor: Position?, _ screen: Size
  ) -> [Box] {
    let overlay = anchored.overlay
    if overlay.anchor.isView, visible.isEmpty { return [] }
    let outer = (path, embed, looks)
    (path, embed, looks) = (anchored.path, anchored.embed, [])
    defer { (path, embed, looks) = outer }
    var boxes: [Box] = []
    forEachMember(of: overlay.content) { pass, member in
      var content = overlay.kind == .dialog ? member.modal : member
      for look in anchored.looks.reversed() { content = content.modified(.look(look)) }
      let (box, origin) = pass.layout(content, overlay, at: rect, cursor: cursor, screen)
      // A dialog takes all input also on a screen without cells.
      guard overlay.kind == .dialog || !box.size.isEmpty else { return }
      boxes.append(
        box.asOverlay(
          overlay.kind,
          at: Position(
            column: origin.column - rect.origin.column, row: origin.row - rect.origin.row)))
    }
    return boxes
  }

  /// An overlay and its top left cell on the screen.
  private mutating func layout(
    _ content: Element, _ overlay: Overlay, at rect: Rect, cursor: Position?, _ screen: Size
  ) -> (Box, Position) {
    let room = overlay.kind == .dialog ? screen.insideDialogMargin : screen
    let box = layout(content, ProposedSize(room))
    switch overlay.anchor {
    case .screen(let alignment):
      return (box, alignment.origin(of: box.room, in: screen))
    case .view(let edge, let alignment):
      return place(box, content, OverlayPlacement(at: rect, in: screen, edge, alignment))
    case .menuRow:
      var placement = OverlayPlacement(at: rect, in: screen, .trailing, .topLeading)
      placement.mayCover = true
      return place(box, content, placement)
    case .cell(let cell):
      return place(box, content, OverlayPlacement(at: cell, of: rect, in: screen))
    case .cursor:
      guard let cursor else {
        return place(box, content, OverlayPlacement(at: rect, in: screen, .bottom, .topLeading))
      }
      return place(box, content, OverlayPlacement(at: cursor, of: rect, in: screen))
    }
  }

  /// The cell of the text cursor of the control with the focus in a box, or else of the first
  /// control that has one, in the coordinates of the box; nil if there is none.
  private func cursor(in box: Box) -> Position? {
    let focused = interface.focus.flatMap { focus in cursor(in: box) { $0.path == focus } }
    return focused ?? cursor(in: box) { _ in true }
  }

  private func cursor(in box: Box, where isIncluded: (ControlBox) -> Bool) -> Position? {
    if case .control(let control) = box.content, isIncluded(control),
      let cell = control.behavior.cursorCell(interface.memories[control.path], in: box.size)
    {
      return cell
    }
    for child in box.children {
      guard let cell = cursor(in: child, where: isIncluded) else { continue }
      return cell.offset(columns: child.origin.column, rows: child.origin.row)
    }
    return nil
  }

  /// An overlay beside its anchor, laid out again if it does not fit there.
  private mutating func place(
    _ box: Box, _ content: Element, _ placement: OverlayPlacement
  ) -> (Box, Position) {
    let edge = placement.edge
    let side = placement.side(for: box.room)
    guard box.room.along(edge.axis) > side.room.along(edge.axis) else {
      return (box, placement.origin(of: box.room, at: side.edge))
    }
    let outer = isRepeated
    isRepeated = true
    let limited = layout(content, ProposedSize(side.room))
    isRepeated = outer
    return (limited, placement.origin(of: limited.room, at: side.edge))
  }
}

extension Size {
  /// The largest size of a dialog on a screen of this size.
  ///
  /// Unless the screen is small, one cell at each edge stays free, so that the help bar in the last
  /// row stays visible.
  fileprivate var insideDialogMargin: Size {
    guard columns >= 24, rows >= 8 else { return self }
    return Size(columns: columns - 2, rows: rows - 2)
  }
}

extension OverlayPlacement {
  /// The place below a cell of an area, or above it.
  fileprivate init(at cell: Position, of area: Rect, in screen: Size) {
    let place = area.origin.offset(columns: cell.column, rows: cell.row)
    let anchor = Rect(origin: place, size: Size(columns: 1, rows: 1))
    self.init(at: anchor, in: screen, .bottom, .topLeading)
  }
}

extension Overlay.Anchor {
  /// Whether the overlay is beside the whole view, and hidden while no cell of the view is visible.
  fileprivate var isView: Bool {
    switch self {
    case .view, .menuRow, .cursor: true
    case .screen, .cell: false
    }
  }
}

extension Box {
  /// An overlay with this box.
  ///
  /// The free cells of its padding or frame do not belong to it.
  fileprivate func asOverlay(_ kind: Overlay.Kind, at place: Position) -> Box {
    var content = self
    content.move(to: Position(column: -origin.column, row: -origin.row))
    return Box(.overlay(kind), size: size, children: [content])
      .placed(at: place.offset(columns: origin.column, rows: origin.row))
  }
}
