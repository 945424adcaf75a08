package import TerminalModel

/// A node of the tree that is laid out.
///
/// It does not know the type of its events. Layout would otherwise be compiled for no type in
/// particular and look up at run time what it works on: measured, that took three times as long.
@usableFromInline package struct Element {
  package let kind: Kind
  /// Along which axes the node takes what is offered, and between which bounds.
  package let stretch: Stretch

  package init(_ kind: Kind, stretch: Stretch = .none) {
    self.kind = kind
    self.stretch = stretch
  }

  @usableFromInline package static var empty: Element { Element(.empty) }

  @usableFromInline package static func group(_ elements: [Element]) -> Element {
    Element(.group(elements), stretch: .union(elements, stackedAlong: .vertical))
  }

  /// The element with something said about it; nothing is said about what is empty.
  package func modified(_ modifier: Modifier, stretch: Stretch? = nil) -> Element {
    if case .empty = kind { return self }
    return Element(.modified(self, modifier), stretch: stretch ?? self.stretch)
  }

  /// How many views a stack sees in it: those of a group one by one, and none that are empty.
  package var memberCount: Int {
    switch kind {
    case .empty: 0
    case .group(let elements): elements.reduce(0) { $0 + $1.memberCount }
    default: 1
    }
  }
}

extension Element {
  /// The vocabulary of layout.
  ///
  /// All widgets come down to these. Text, of which there is most, is not boxed: the rows of a
  /// list would take a tenth longer to make, to lay out and to throw away.
  package enum Kind {
    case empty
    /// Views side by side in a builder: children of the stack around them, otherwise a column.
    case group([Element])
    indirect case stack(Stack)
    indirect case layers(Alignment, [Element])
    case text(TextBlock)
    indirect case canvas(Drawing)
    /// Room that takes what a stack has left.
    case spacer
    /// A line across the stack that it stands in.
    case divider(Border)
    indirect case panel(Enclosure, Element)
    indirect case button(Press)
    indirect case list(Listing)
    /// A help bar; nil for the bindings that are active in the whole scene.
    case keyHints([KeyHint]?)
    indirect case modified(Element, Modifier)
  }

  /// Children one after another along an axis.
  package struct Stack {
    package var axis: Axis
    package var spacing: Int
    package var alignment: Alignment
    package var content: Element
  }

  /// A title that sends an event when it is pressed.
  package struct Press {
    package var title: String
    package var event: Any
  }

  /// What is said about a view from outside.
  package enum Modifier {
    case padding(Insets)
    case frame(FrameRule)
    case style(StyleChange)
    case keys(KeyLayer)
    case identity(String)
    case disabled
    /// Nothing that is neither in the view nor around it takes input.
    case modal
    /// The events in the view become others.
    case mapped((Any) -> Any)
  }
}
