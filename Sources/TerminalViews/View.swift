package import TerminalModel

/// Something that can be shown: a value that says what is to be seen, and which events what is
/// done with it sends.
///
/// A view of your own is a struct whose ``node()`` is made of other views; often a function that
/// returns a ``Node`` is enough.
public protocol View<Event> {
  /// What the view sends.
  associatedtype Event

  /// The view in terms of the few kinds of nodes that layout knows.
  func node() -> Node<Event>
}

/// A view as one concrete tree, whatever widgets it was written with.
public struct Node<Event>: View {
  package let kind: Kind
  /// Along which axes the node takes what is offered, and between which bounds.
  package let stretch: Stretch

  package init(_ kind: Kind, stretch: Stretch = .none) {
    self.kind = kind
    self.stretch = stretch
  }

  /// Itself.
  public func node() -> Node<Event> { self }

  /// A view without an extent: it takes no place in a stack, and no spacing is left around it.
  public static var empty: Node<Event> { Node(.empty) }

  package static func group(_ nodes: [Node<Event>]) -> Node<Event> {
    Node(.group(nodes), stretch: .union(nodes.flatMap(\.members), stackedAlong: .vertical))
  }

  /// The views that a stack sees: those of a group one by one, and none that are empty.
  package var members: [Node<Event>] {
    switch kind {
    case .empty: []
    case .group(let nodes): nodes.flatMap(\.members)
    default: [self]
    }
  }
}

extension Node {
  /// The vocabulary of layout.
  ///
  /// All widgets come down to these.
  package indirect enum Kind {
    case empty
    /// Views side by side in a builder: children of the stack around them, otherwise a column.
    case group([Node])
    case stack(Stack)
    case layers(Alignment, [Node])
    case text(TextBlock)
    case canvas(Drawing)
    /// Room that takes what a stack has left.
    case spacer
    /// A line across the stack that it stands in.
    case divider(Border)
    case panel(Enclosure, Node)
    case button(Press)
    case list(Rows)
    /// A help bar; nil for the bindings that are active in the whole scene.
    case keyHints([KeyHint]?)
    case modified(Node, Modifier)
  }

  /// Children one after another along an axis.
  package struct Stack {
    package var axis: Axis
    package var spacing: Int
    package var alignment: Alignment
    package var children: [Node]
  }

  /// A title that sends an event when it is pressed.
  package struct Press {
    package var title: String
    package var event: Event
  }

  /// What is said about a view from outside.
  package enum Modifier {
    case padding(Edges)
    case frame(FrameRule)
    case style(StyleChange)
    case keys([KeyBinding<Event>])
    case identity(String)
    case disabled
    /// Nothing that is neither in the view nor around it takes input.
    case modal
  }
}
