public import TerminalModel
public import TerminalViews

/// The data that the input feedback and the rendering feedback of a session share: the view of a
/// state and its key bindings, and the renderer of the session.
///
/// A ``Session`` does not depend on the types of its application. The code that does is here and in
/// the two feedbacks, and is inlined into the application's module: through generic code, a key
/// takes ten times as many instructions.
@MainActor @usableFromInline final class ApplicationBridge<State: Sendable, Event: Sendable> {
  @usableFromInline let renderer: FrameRenderer
  @usableFromInline var view: (@Sendable (State) -> Node<Event>)?
  @usableFromInline var bindings: (@Sendable (State) -> [KeyBinding<Event>])?
  /// Whether a state ends the session; nil while no rendering feedback is connected.
  @usableFromInline var hasEnded: (@Sendable (State) -> Bool)?
  /// The state that the next frame shows, or nil while no rendering feedback is connected.
  @usableFromInline var settledState: State?

  @inlinable init(renderer: FrameRenderer) {
    self.renderer = renderer
  }

  /// The view of ``settledState`` with its bindings, or nil if there is none.
  @inlinable var settledElement: Element? {
    settledState.flatMap { element(of: $0) }
  }

  /// The view of a state with its bindings, or nil if the session has no rendering feedback.
  @inlinable func element(of state: State) -> Element? {
    guard let view else { return nil }
    let element = view(state).element
    guard let bindings else { return element }
    return element.asRoot(keys: Self.layer { KeyLayer.answer($0, bindings(state)) })
  }

  /// Reads an input in a state, and sends its events.
  ///
  /// - Parameters:
  ///   - viewsBindKeys: Whether components in the view have key bindings of their own.
  ///   - bindings: The key bindings in a state.
  @inlinable func read(
    _ input: Input, in state: State, viewsBindKeys: Bool,
    bindings: (State) -> [KeyBinding<Event>], send: (Event) -> Void
  ) -> InputOutcome {
    guard case .key(let key) = input,
      case .bindings = renderer.reader(of: key, viewsBindKeys: viewsBindKeys)
    else {
      return renderer.read(input, in: { element(of: state) }, send: { send(typed($0)) })
    }
    renderer.followView { element(of: state) }
    switch bindings(state).action(for: key) {
    case .sends(let event):
      send(event)
      renderer.viewChanged()
      return .handled
    case .quits: return .quits
    case nil: return .unhandled
    }
  }

  /// Not isolated: a closure of the main actor that is called through a nonisolated function type
  /// checks its isolation on each call, which takes three hundred instructions.
  @inlinable nonisolated static func layer(
    _ answer: @escaping @Sendable (KeyLayer.Question) -> KeyLayer.Answer
  ) -> KeyLayer {
    KeyLayer(answering: answer)
  }
}
