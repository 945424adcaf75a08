public import TerminalModel

/// The event type of a view in a place where nothing says which events the view sends.
///
/// A view takes the type of its events from the view builder around it. In a function or a variable
/// without `@ViewBuilder<Event>` there is no view builder. The unavailable initializers below exist
/// for the compiler's message there, which would otherwise be "generic parameter 'Event' could not
/// be inferred". The compiler tries them only if nothing else fits.
public enum UnknownWithoutViewBuilder {}

extension Text where Event == UnknownWithoutViewBuilder {
  /// Unavailable: put `@ViewBuilder<Event>` before the function around it.
  @available(
    *, unavailable,
    message:
      "nothing says which events this view sends. Put @ViewBuilder<Event> before the function, or write Text<Event>(…)."
  )
  public init(
    _ text: String, wrapping: Wrapping = .words, truncation: Truncation = .end,
    alignment: HorizontalAlignment = .leading
  ) { preconditionFailure() }
}

extension Column where Event == UnknownWithoutViewBuilder {
  /// Unavailable: put `@ViewBuilder<Event>` before the function around it.
  @available(
    *, unavailable,
    message:
      "nothing says which events this view sends. Put @ViewBuilder<Event> before the function, or write Column<Event> { … }."
  )
  public init(
    spacing: Int = 0, alignment: HorizontalAlignment = .leading,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) { preconditionFailure() }
}

extension Row where Event == UnknownWithoutViewBuilder {
  /// Unavailable: put `@ViewBuilder<Event>` before the function around it.
  @available(
    *, unavailable,
    message:
      "nothing says which events this view sends. Put @ViewBuilder<Event> before the function, or write Row<Event> { … }."
  )
  public init(
    spacing: Int = 1, alignment: VerticalAlignment = .top,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) { preconditionFailure() }
}

extension Layers where Event == UnknownWithoutViewBuilder {
  /// Unavailable: put `@ViewBuilder<Event>` before the function around it.
  @available(
    *, unavailable,
    message:
      "nothing says which events this view sends. Put @ViewBuilder<Event> before the function, or write Layers<Event> { … }."
  )
  public init(
    alignment: Alignment = .center, @ViewBuilder<Event> _ content: () -> Node<Event>
  ) { preconditionFailure() }
}

extension Panel where Event == UnknownWithoutViewBuilder {
  /// Unavailable: put `@ViewBuilder<Event>` before the function around it.
  @available(
    *, unavailable,
    message:
      "nothing says which events this view sends. Put @ViewBuilder<Event> before the function, or write Panel<Event>(…) { … }."
  )
  public init(
    _ title: String = "", footer: String = "", border: Border = .rounded,
    padding: Insets = Insets(columns: 1), @ViewBuilder<Event> _ content: () -> Node<Event>
  ) { preconditionFailure() }
}

extension Spacer where Event == UnknownWithoutViewBuilder {
  /// Unavailable: put `@ViewBuilder<Event>` before the function around it.
  @available(
    *, unavailable,
    message:
      "nothing says which events this view sends. Put @ViewBuilder<Event> before the function, or write Spacer<Event>()."
  )
  public init() { preconditionFailure() }
}

extension Divider where Event == UnknownWithoutViewBuilder {
  /// Unavailable: put `@ViewBuilder<Event>` before the function around it.
  @available(
    *, unavailable,
    message:
      "nothing says which events this view sends. Put @ViewBuilder<Event> before the function, or write Divider<Event>()."
  )
  public init(_ border: Border = .plain) { preconditionFailure() }
}

extension ProgressBar where Event == UnknownWithoutViewBuilder {
  /// Unavailable: put `@ViewBuilder<Event>` before the function around it.
  @available(
    *, unavailable,
    message:
      "nothing says which events this view sends. Put @ViewBuilder<Event> before the function, or write ProgressBar<Event>(…)."
  )
  public init(_ value: Double, width: Int? = nil, showsPercentage: Bool = false) {
    preconditionFailure()
  }
}

extension Canvas where Event == UnknownWithoutViewBuilder {
  /// Unavailable: put `@ViewBuilder<Event>` before the function around it.
  @available(
    *, unavailable,
    message:
      "nothing says which events this view sends. Put @ViewBuilder<Event> before the function, or write Canvas<Event>(…) { … }."
  )
  public init(
    width: Int? = nil, height: Int? = nil, draw: @escaping (inout DrawingArea) -> Void
  ) { preconditionFailure() }
}

extension KeyHints where Event == UnknownWithoutViewBuilder {
  /// Unavailable: put `@ViewBuilder<Event>` before the function around it.
  @available(
    *, unavailable,
    message:
      "nothing says which events this view sends. Put @ViewBuilder<Event> before the function, or write KeyHints<Event>()."
  )
  public init() { preconditionFailure() }
}
