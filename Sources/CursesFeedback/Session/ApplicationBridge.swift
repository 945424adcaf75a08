public import TerminalModel
public import TerminalViews

/// The data that the input feedback and the rendering feedback of a session share: the view of a
/// state, the application's answers to input, and the renderer of the session.
///
/// A ``Session`` does not depend on the types of its application. The code that does is here and in
/// the two feedbacks, and is inlined into the application's module: through generic code, a key
/// takes ten times as many instructions.
@MainActor @usableFromInline final class ApplicationBridge<State: Sendable, Event: Sendable> {
  @usableFromInline let renderer: FrameRenderer
  // The runtime's check for exclusive access is off: it would take 270 instructions for each key.
  // An element (see `element(of:)`) is made with copies of these two properties and of the state,
  // so that a change of them meanwhile does no harm.
  @exclusivity(unchecked)
  @usableFromInline var view: (@Sendable (State) -> Node<Event>)?
  @exclusivity(unchecked)
  @usableFromInline var answers: InputAnswers<State, Event>?
  /// Whether a state ends the session; nil while no rendering feedback is connected.
  @usableFromInline var hasEnded: (@Sendable (State) -> Bool)?
  /// The state that the next frame shows, or nil while no rendering feedback is connected.
  @exclusivity(unchecked)
  @usableFromInline var settledState: State?

  @inlinable init(renderer: FrameRenderer) {
    self.renderer = renderer
  }

  /// The view of ``settledState`` with the answers to input, or nil if there is no such state.
  @inlinable var settledElement: Element? {
    guard let settledState else { return nil }
    return element(of: settledState)
  }

  /// The view of a state with the answers to input; nil if neither feedback is connected.
  ///
  /// Without a rendering feedback, the view is empty.
  @inlinable func element(of state: State) -> Element? {
    let (view, answers) = (view, answers)
    guard view != nil || answers != nil else { return nil }
    // Not `map`: a closure of the main actor checks its isolation when the standard library calls
    // it, which takes 205 instructions.
    let element = if let view { view(state).element } else { Element.empty }
    guard let answers else { return element }
    return element.asRoot(
      keys: Self.layer { question in
        KeyLayer.answer(
          question, { answers.bindings(state) }, event: { answers.event($0, state) })
      })
  }

  /// Reads an input in a state, and sends its events.
  ///
  /// - Parameter viewsBindKeys: Whether components in the view have key bindings of their own.
  @inlinable func read(
    _ input: Input, in state: State, viewsBindKeys: Bool,
    answers: InputAnswers<State, Event>, send: (Event) -> Void
  ) -> InputOutcome {
    guard
      case .bindings = renderer.reader(
        of: input, viewsBindKeys: viewsBindKeys, in: { element(of: state) })
    else {
      return renderer.read(input, in: { element(of: state) }, send: { send(typed($0)) })
    }
    switch input {
    case .key(let key):
      switch answers.bindings(state).match(key) {
      case .action(.sends(let event)):
        send(event)
        renderer.viewChanged()
        return .handled
      case .action(.quits): return .quits
      case .pending, .count, .action(.copiesSelection), .action(.submitsForm):
        return renderer.read(input, in: { element(of: state) }, send: { send(typed($0)) })
      case .none: return readUnbound(input, in: state, answers, send)
      }
    case .mouse, .paste: return readUnbound(input, in: state, answers, send)
    case .focused(let isFocused):
      return pass(.focused(isFocused), of: input, in: state, answers, send)
    case .resized(let size):
      return pass(.resized(size), of: input, in: state, answers, send)
    }
  }

  /// Reads an input that no key binding handles, in a state, without the view.
  @inlinable func readUnbound(
    _ input: Input, in state: State, _ answers: InputAnswers<State, Event>,
    _ send: (Event) -> Void
  ) -> InputOutcome {
    guard let event = answers.event(input, state) else { return .unhandled }
    send(event)
    renderer.viewChanged()
    return .handled
  }

  /// Passes a change of the terminal to the focused control, and then to all components.
  @inlinable func pass(
    _ change: TerminalChange, of input: Input, in state: State,
    _ answers: InputAnswers<State, Event>, _ send: (Event) -> Void
  ) -> InputOutcome {
    let outcome = renderer.pass(change, in: { element(of: state) }, send: { send(typed($0)) })
    for event in answers.events(input, state) {
      send(event)
      renderer.viewChanged()
    }
    return outcome
  }

  /// Makes a layer of key bindings.
  ///
  /// Not isolated: a closure of the main actor that is called through a nonisolated function type
  /// checks its isolation on each call, which takes three hundred instructions.
  @inlinable nonisolated static func layer(
    _ answer: @escaping @Sendable (KeyLayer.Question) -> KeyLayer.Answer
  ) -> KeyLayer {
    KeyLayer(answering: answer)
  }
}
