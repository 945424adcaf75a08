// Initializers with the parameters that they have in SwiftUI, Apple's framework. They are
// unavailable: the compiler's message states the form to write.

extension Row {
  /// Unavailable: the spacing comes before the alignment.
  @available(
    *, unavailable, message: "spacing comes first: write Row(spacing: 1, alignment: .top) { … }."
  )
  public init(
    alignment: VerticalAlignment, spacing: Int, @ViewBuilder<Event> _ content: () -> Node<Event>
  ) { preconditionFailure() }
}

extension Column {
  /// Unavailable: the spacing comes before the alignment.
  @available(
    *, unavailable,
    message: "spacing comes first: write Column(spacing: 1, alignment: .leading) { … }."
  )
  public init(
    alignment: HorizontalAlignment, spacing: Int, @ViewBuilder<Event> _ content: () -> Node<Event>
  ) { preconditionFailure() }
}

extension Button {
  /// Unavailable: a button sends an event.
  @available(
    *, unavailable,
    message: "a button sends an event, which the reducer handles: Button(\"Tap\", sends: .tapped)."
  )
  public init(_ title: String, action: () -> Void) { preconditionFailure() }
}
