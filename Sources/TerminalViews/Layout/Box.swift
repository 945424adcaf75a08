package import TerminalModel

/// A node that has been laid out: where it is, and all that drawing and routing need of it.
package struct Box {
  /// Its top left cell, in its parent.
  package var origin = Position.origin
  /// Its extent, never more than was offered.
  package var size: Size
  /// What it shows or does.
  package let content: Content
  /// The boxes in it, those in front last.
  package var children: [Box] = []

  package init(_ content: Content = .nothing, size: Size, children: [Box] = []) {
    self.content = content
    self.size = size
    self.children = children
  }

  package var rect: Rect { Rect(origin: origin, size: size) }

  /// What a box shows or does.
  package enum Content {
    /// Only what its children do.
    case nothing
    case text(TextLines, HorizontalAlignment)
    case canvas((inout DrawingArea) -> Void)
    case divider(Border, Axis)
    case panel(Enclosure, ViewPath)
    case button(Element.Press, ViewPath)
    case list(ListBox)
    case keyHints([KeyHint]?)
    case style(StyleChange)
    case keys(KeyLayer)
    case disabled
    case modal
  }

  package func placed(at origin: Position) -> Box {
    var box = self
    box.origin = origin
    return box
  }

  /// Makes a divider, and what it alone is wrapped in, longer.
  package mutating func grow(by cells: Int, across axis: Axis) {
    guard cells > 0 else { return }
    size = Size(along: size.along(axis), across: size.across(axis) + cells, axis)
    for index in children.indices { children[index].grow(by: cells, across: axis) }
  }
}
