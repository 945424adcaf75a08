public import TerminalModel

// Modifiers of SwiftUI, Apple's framework, that this package has under another name, with other
// parameters or not at all. They are unavailable: the compiler's message states the form to write.
extension View {
  /// Unavailable: write ``padded(_:)``.
  @available(*, unavailable, renamed: "padded")
  public func padding(_ cells: Int = 1) -> Node<Event> { .empty }

  /// Unavailable: write ``padded(columns:rows:)`` or ``padded(_:)``.
  @available(
    *, unavailable,
    message: "write padded(columns: 1), padded(rows: 1), or padded(Insets(…)) for single sides."
  )
  public func padding(_ edge: SwiftUIEdge, _ cells: Int = 1) -> Node<Event> { .empty }

  /// Unavailable: the largest bound is `.max`.
  @available(*, unavailable, message: "cells are whole numbers: write .max in place of .infinity.")
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: Alignment? = nil
  ) -> Node<Event> { .empty }

  /// Unavailable: write ``foreground(_:)``.
  @available(*, unavailable, renamed: "foreground")
  public func foregroundColor(_ color: Color) -> Node<Event> { .empty }

  /// Unavailable: write ``foreground(_:)``.
  @available(*, unavailable, renamed: "foreground")
  public func foregroundStyle(_ color: Color) -> Node<Event> { .empty }

  /// Unavailable: write ``underlined()``.
  @available(*, unavailable, renamed: "underlined")
  public func underline() -> Node<Event> { .empty }

  /// Unavailable: write ``struckThrough()``.
  @available(*, unavailable, renamed: "struckThrough")
  public func strikethrough() -> Node<Event> { .empty }

  /// Unavailable: write ``dimmed()``.
  @available(*, unavailable, message: "a terminal has no opacity: write dimmed().")
  public func opacity(_ opacity: Double) -> Node<Event> { .empty }

  /// Unavailable: write `Text(…, wrapping: .none)`.
  @available(*, unavailable, message: "for one line, write Text(…, wrapping: .none).")
  public func lineLimit(_ lines: Int?) -> Node<Event> { .empty }

  /// Unavailable: write ``Panel``.
  @available(*, unavailable, message: "put the view into a Panel { … }.")
  public func border(_ color: Color) -> Node<Event> { .empty }

  /// Unavailable: write ``Layers``.
  @available(*, unavailable, message: "write Layers { … }: the last view is in front.")
  public func overlay(@ViewBuilder<Event> _ content: () -> Node<Event>) -> Node<Event> { .empty }

  /// Unavailable: write ``Button``.
  @available(*, unavailable, message: "write Button(…, sends: event).")
  public func onTapGesture(_ action: () -> Void) -> Node<Event> { .empty }

  /// Unavailable: a feedback starts effects.
  @available(*, unavailable, message: "a view starts nothing: a feedback of the component does.")
  public func onAppear(_ action: () -> Void) -> Node<Event> { .empty }

  /// Unavailable: a feedback starts effects.
  @available(*, unavailable, message: "a view starts nothing: a feedback of the component does.")
  public func task(_ action: () async -> Void) -> Node<Event> { .empty }
}

/// The edges of SwiftUI's `padding`, for the compiler's message.
public enum SwiftUIEdge {
  case top, leading, bottom, trailing, horizontal, vertical, all
}
