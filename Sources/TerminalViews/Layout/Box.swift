package import TerminalModel

/// A node that has been laid out: where it is, and all that drawing and routing need of it.
package struct Box {
  /// Its top left cell, in its parent.
  package private(set) var origin = Position.origin
  /// Its extent, never more than was offered.
  package private(set) var size: Size
  /// The room that it takes in its parent: its size, and what a padding or a frame leaves free.
  package private(set) var room: Size
  /// What it shows or does.
  package let content: Content
  /// The boxes in it, those in front last.
  package private(set) var children: [Box]
  /// Whether anything in it has to do with input.
  package let takesInput: Bool

  package init(_ content: Content = .nothing, size: Size, children: [Box] = []) {
    self.content = content
    self.size = size
    self.room = size
    self.children = children
    takesInput = content.takesInput || children.indices.contains { children[$0].takesInput }
  }

  package var rect: Rect { Rect(origin: origin, size: size) }

  /// What a box shows or does.
  package enum Content {
    /// Only what its children do.
    case nothing
    case text(TextLines, HorizontalAlignment)
    case canvas((inout DrawingArea) -> Void)
    case divider(Border, Axis)
    indirect case panel(Enclosure, ViewPath)
    indirect case button(Element.Press, ViewPath)
    indirect case list(ListBox)
    case keyHints([KeyHint]?)
    case style(StyleChange)
    case keys(KeyLayer)
    case disabled
    case modal

    fileprivate var takesInput: Bool {
      switch self {
      case .nothing, .text, .canvas, .divider, .keyHints, .style: false
      case .panel, .button, .list, .keys, .disabled, .modal: true
      }
    }
  }

  /// Puts the room that it takes at a cell of its parent.
  package mutating func move(to origin: Position) {
    self.origin = self.origin.offset(columns: origin.column, rows: origin.row)
  }

  package consuming func placed(at origin: Position) -> Box {
    move(to: origin)
    return self
  }

  /// Gives it other room, and puts what it takes now at a cell of that.
  package consuming func placed(at origin: Position, in room: Size) -> Box {
    move(to: origin)
    self.room = room
    return self
  }

  /// Makes a divider, and what it alone is wrapped in, longer.
  package mutating func grow(by cells: Int, across axis: Axis) {
    guard cells > 0 else { return }
    size = Size(along: size.along(axis), across: size.across(axis) + cells, axis)
    room = Size(along: room.along(axis), across: room.across(axis) + cells, axis)
    for index in children.indices { children[index].grow(by: cells, across: axis) }
  }
}
