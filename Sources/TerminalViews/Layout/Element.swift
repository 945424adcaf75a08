package import TerminalModel

/// A node of the tree that is laid out.
///
/// It does not know the type of its events. Layout that was generic over them took three times as
/// long, because the compiler does not specialize it for an application's type.
@usableFromInline package struct Element {
  package let kind: Kind
  /// How the size of the node depends on the proposed size.
  package let stretch: Stretch

  package init(_ kind: Kind, stretch: Stretch = .none) {
    self.kind = kind
    self.stretch = stretch
  }

  @usableFromInline package static var empty: Element { Element(.empty) }

  @usableFromInline package static func group(_ elements: [Element]) -> Element {
    Element(.group(elements), stretch: .union(elements, stackedAlong: .vertical))
  }

  /// The element wrapped in a modifier; an empty element stays empty.
  package func modified(_ modifier: Modifier, stretch: Stretch? = nil) -> Element {
    if case .empty = kind { return self }
    return Element(.modified(self, modifier), stretch: stretch ?? self.stretch)
  }

  /// The number of children that a stack with this content has: the members of a group count one by
  /// one, empty elements do not count.
  package var memberCount: Int {
    switch kind {
    case .empty: 0
    case .group(let elements): Self.memberCount(of: elements)
    case .stack, .layers, .text, .canvas, .spacer, .divider, .rows, .layout, .control, .modified: 1
    }
  }

  private static func memberCount(of elements: [Element]) -> Int {
    var count = 0
    // By index, and without a call for each element: a loop or a call would copy the elements.
    for index in elements.indices {
      switch elements[index].kind {
      case .empty: break
      case .group(let members): count += memberCount(of: members)
      case .stack, .layers, .text, .canvas, .spacer, .divider, .rows, .layout, .control, .modified:
        count += 1
      }
    }
    return count
  }
}

extension Element {
  /// The primitives of layout, of which all widgets consist.
  ///
  /// Text, the most frequent, is stored in place: behind a pointer (`indirect`), the rows of a list
  /// take a tenth longer to make, to lay out and to destroy.
  package enum Kind {
    case empty
    /// The views in one ``ViewBuilder`` closure: children of the stack around them, or a column
    /// outside stacks.
    case group([Element])
    indirect case stack(Stack)
    indirect case layers(Alignment, [Element])
    case text(TextBlock)
    indirect case canvas(Drawing)
    /// Takes the cells that the other views of a stack leave along its axis.
    case spacer
    /// A line along the cross axis of the stack around it.
    case divider(Border)
    /// Rows of equal height, of which only the visible ones are made.
    indirect case rows(Rows)
    /// Views placed by a layout of the application.
    indirect case layout(any Layout, Element)
    /// A view that takes input.
    case control(any ControlBehavior)
    indirect case modified(Element, Modifier)
  }

  /// Children one after another along an axis.
  package struct Stack {
    package var axis: Axis
    package var spacing: Int
    package var alignment: Alignment
    package var content: Element
  }

  /// A change of a view from outside.
  package enum Modifier {
    case padding(Insets)
    /// Free cells of which the theme states the number.
    case themePadding(ThemePadding)
    case frame(FrameRule)
    /// Another style. If it is that of a part of the widgets, ``View/widgetStyle(_:_:)`` of the
    /// views around changes it.
    case style(StyleChange, WidgetPart?)
    case backdrop(Backdrop)
    case keys(KeyLayer)
    case identity(ViewIdentity)
    /// The identity of the shown one of several views that take turns, such as the contents of
    /// tabs, or nil if none is shown; and the identities of those that can return, or nil if any
    /// can.
    indirect case page(ViewIdentity?, among: [ViewIdentity]?)
    case focusID(ViewIdentity)
    case focusScope(FocusScope)
    /// The view is laid out again only if the value has changed.
    indirect case dependency(any Equatable & Sendable)
    /// No control in the view takes the focus.
    case unfocusable
    case disabled
    /// The places that the view takes in the grid around it.
    case gridCell(GridCell)
    /// A note is shown beside the view while the pointer rests on it.
    case tooltip(String)
    /// The terminal reports these mouse actions, whatever the controls in the view take.
    case mouseReporting(MouseReporting)
    /// The theme of the view: colours, spacing and characters. If the user has selected it in the
    /// application, it replaces the theme of the user's options.
    case theme(Theme, isSelected: Bool)
    /// The look of the view and its overlays: a theme, colours for tokens, or a style of widgets.
    indirect case look(Look)
    /// Borders and other lines in the view are joined where they meet.
    case joinedBorders
    /// Whether the text in the view can be selected with the mouse, apart from other views.
    case selectable(TextSelectability)
    /// Views in front of all others.
    indirect case floating(Overlay)
    /// A view made from the hints of the active keys takes the place of the view.
    case activeKeys(([KeyHint]) -> Element)
    /// A view made from whether a control in it has the focus takes the place of the view.
    case focusReader((Bool) -> Element)
    /// The view takes all input; outside it, only the key bindings of the views around it stay
    /// active.
    case modal
    /// The events of the view are turned into others.
    case mapped((Any) -> Any)
  }
}
