public import TerminalModel

// The names of views in SwiftUI, Apple's framework, that have another name in this package, or do
// not exist in it. If an application uses such a name, the compiler's message says so, and names
// the replacement if there is one. If the application itself declares a type with this name, the
// compiler uses that type.

/// Unavailable: write ``Row``.
@available(*, unavailable, renamed: "Row")
public typealias HStack = Row

/// Unavailable: write ``Column``.
@available(*, unavailable, renamed: "Column")
public typealias VStack = Column

/// Unavailable: write ``Layers``.
@available(*, unavailable, renamed: "Layers")
public typealias ZStack = Layers

/// Unavailable: write a loop.
@available(*, unavailable, message: "write a loop between the views: for item in items { … }.")
public struct ForEach<Event>: View {
  /// Unavailable.
  public init<Items: Sequence>(
    _ items: Items, @ViewBuilder<Event> content: (Items.Element) -> Node<Event>
  ) {}

  /// Unavailable.
  public init<Items: Sequence, ID>(
    _ items: Items, id: KeyPath<Items.Element, ID>,
    @ViewBuilder<Event> content: (Items.Element) -> Node<Event>
  ) {}

  /// Unavailable.
  public func node() -> Node<Event> { Node.empty }
}

/// Unavailable: list the views without it.
@available(
  *, unavailable,
  message: "list the views without a group; a function with @ViewBuilder<Event> takes modifiers."
)
public struct Group<Event>: View {
  /// Unavailable.
  public init(@ViewBuilder<Event> content: () -> Node<Event>) {}

  /// Unavailable.
  public func node() -> Node<Event> { Node.empty }
}

/// Unavailable: write ``SizeReader``.
@available(*, unavailable, renamed: "SizeReader")
public struct GeometryReader<Event>: View {
  /// Unavailable.
  public init(@ViewBuilder<Event> content: (Size) -> Node<Event>) {}

  /// Unavailable.
  public func node() -> Node<Event> { Node.empty }
}

/// Unavailable: write ``ProgressBar`` or ``Spinner``.
@available(*, unavailable, message: "write ProgressBar(0.5), or Spinner(frame: state.step).")
public struct ProgressView<Event>: View {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(value: Double, total: Double = 1) {}

  /// Unavailable.
  public func node() -> Node<Event> { Node.empty }
}
