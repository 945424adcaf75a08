package import TerminalModel

/// An ``Element`` that has been laid out: its area, and everything that drawing and the routing of
/// input need.
package struct Box {
  /// Its top left cell, in its parent.
  package private(set) var origin = Position.origin
  /// Its size, never larger than the proposed one.
  package private(set) var size: Size
  /// The space it occupies in its parent: its size, and the free cells that a `padding` or
  /// `frame` modifier adds around it.
  package private(set) var room: Size
  /// Its picture or behavior.
  package let content: Content
  /// The boxes in it, from back to front.
  package private(set) var children: [Box]
  /// Whether it or a box in it takes part in routing input, or is a control with a memory.
  package let takesInput: Bool

  package init(_ content: Content = .nothing, size: Size, children: [Box] = []) {
    self.content = content
    self.size = size
    self.room = size
    self.children = children
    takesInput = content.takesInput || children.indices.contains { children[$0].takesInput }
  }

  package var rect: Rect { Rect(origin: origin, size: size) }

  /// The picture or behavior of a box.
  package enum Content {
    /// None but those of its children.
    case nothing
    case text(TextLines, HorizontalAlignment)
    case canvas((inout DrawingArea) -> Void, isPicture: Bool = true)
    indirect case control(ControlBox)
    case style(StyleChange, WidgetPart?)
    /// A view whose borders and other lines are joined where they meet.
    case joinedBorders
    /// A part of a view with a look of its own: a theme, colours for tokens, or a style of widgets.
    indirect case look(Look)
    indirect case backdrop(Backdrop, ViewPath)
    case keys(KeyLayer)
    case focusID(ViewIdentity)
    indirect case focusScope(FocusScope, ViewPath)
    case unfocusable
    case disabled
    /// A view with a note that is shown beside it.
    indirect case tooltip(String, ViewPath)
    case mouseReporting(MouseReporting)
    /// A view whose text can be selected.
    indirect case selectable(Selectable)
    /// The visible rows of a list in a view whose text can be selected.
    indirect case rows(SelectableRows)
    indirect case modal(ViewPath)
    /// A view with overlays, which follow the view among the children of the box.
    indirect case anchor(AnchoredOverlay)
    /// A view in front of all others, which is not cut off by those around it.
    case overlay(Overlay.Kind)

    fileprivate var takesInput: Bool {
      switch self {
      case .nothing, .text, .canvas, .style, .joinedBorders, .look, .rows: false
      case .control(let control): !control.inputs.isEmpty || control.behavior.remembers
      case .backdrop, .keys, .focusID, .focusScope, .unfocusable, .disabled, .tooltip,
        .mouseReporting, .selectable, .modal, .anchor, .overlay:
        true
      }
    }
  }

  /// Whether it is, or contains, a control for which a condition holds.
  func contains(controlWhere condition: (ControlBox) -> Bool) -> Bool {
    contains(contentWhere: {
      if case .control(let control) = $0 { condition(control) } else { false }
    })
  }

  /// Whether it is, or contains, a view that reserves a key (``View/keysReserved(_:)``).
  func reserves(_ key: Key) -> Bool {
    contains(contentWhere: { if case .keys(let layer) = $0 { layer.reserves(key) } else { false } })
  }

  /// Whether a condition holds for it, or for a box in it, that takes part in routing input.
  private func contains(contentWhere condition: (Content) -> Bool) -> Bool {
    takesInput
      && (condition(content) || children.contains { $0.contains(contentWhere: condition) })
  }

  /// Moves the box by the columns and rows of a position.
  package mutating func move(to origin: Position) {
    self.origin = self.origin.offset(columns: origin.column, rows: origin.row)
  }

  /// Adds a box in front of its children.
  package mutating func add(_ child: Box) { children.append(child) }

  /// Changes its children that take part in routing input.
  package mutating func forEachChildWithInput(_ change: (inout Box) -> Void) {
    for index in children.indices where children[index].takesInput { change(&children[index]) }
  }

  package consuming func placed(at origin: Position) -> Box {
    move(to: origin)
    return self
  }

  /// Moves the box and sets the space it occupies in its parent.
  package consuming func placed(at origin: Position, in room: Size) -> Box {
    move(to: origin)
    self.room = room
    return self
  }

  /// The box wrapped in looks, of which the first is the outermost.
  func with(_ looks: [Look]) -> Box {
    var box = self
    for look in looks.reversed() {
      var inner = box
      inner.origin = .origin
      box = Box(.look(look), size: box.size, children: [inner]).placed(at: box.origin)
    }
    return box
  }

  /// The looks of the boxes that cover the whole box, the outermost first.
  var outerLooks: [Look] {
    var (looks, box): ([Look], Box) = ([], self)
    while true {
      if case .look(let look) = box.content { looks.append(look) }
      guard box.children.count == 1, box.children[0].size == box.size else { return looks }
      box = box.children[0]
    }
  }

  /// Makes a divider longer, and also the boxes around it that contain nothing else.
  package mutating func grow(by cells: Int, across axis: Axis) {
    guard cells > 0 else { return }
    size = Size(along: size.along(axis), across: size.across(axis) + cells, axis)
    room = Size(along: room.along(axis), across: room.across(axis) + cells, axis)
    for index in children.indices { children[index].grow(by: cells, across: axis) }
  }
}
