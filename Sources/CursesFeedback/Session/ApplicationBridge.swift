public import TerminalViews

/// What the input feedback and the rendering feedback of one session share: the view of a state and
/// its key bindings.
///
/// A ``Session`` knows no types but those of terminals and views. The code that knows the
/// application's types is here and in the two feedbacks, and is inlined where the application is
/// compiled: through generic code a key takes ten times as many instructions.
@MainActor @usableFromInline final class ApplicationBridge<State: Sendable, Event: Sendable> {
  @usableFromInline var view: (@Sendable (State) -> Node<Event>)?
  @usableFromInline var bindings: (@Sendable (State) -> [KeyBinding<Event>])?
  /// The state that the next frame shows; nil before the first.
  @usableFromInline var settledState: State?

  @inlinable init() {}

  /// The view of the state that the next frame shows, with its bindings; nil before there is one.
  @inlinable var settledElement: Element? {
    settledState.flatMap { element(of: $0) }
  }

  /// The view of a state, with its bindings; nil if no rendering feedback is connected.
  @inlinable func element(of state: State) -> Element? {
    guard let view else { return nil }
    let element = view(state).element
    guard let bindings else { return element }
    return element.asRoot(keys: Self.layer { KeyLayer.answer($0, bindings(state)) })
  }

  /// Not isolated, because a closure of the main actor that is called through a function type that
  /// is not checks its isolation on each call, which takes three hundred instructions.
  @inlinable nonisolated static func layer(
    _ answer: @escaping @Sendable (KeyLayer.Question) -> KeyLayer.Answer
  ) -> KeyLayer {
    KeyLayer(answering: answer)
  }
}
