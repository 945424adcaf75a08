public import TerminalModel

/// The key bindings of one view and its events for input that is not bound, without the type of the
/// events.
///
/// They are made when an input or a help bar asks for them. Only the event that is sent loses its
/// type and becomes an `Any`.
@usableFromInline package struct KeyLayer {
  /// A question to the view.
  @usableFromInline package enum Question {
    case action(of: Key)
    /// The event for an input that neither a widget nor a key binding handles.
    case event(for: Input)
    case hints
  }

  @usableFromInline package enum Answer {
    case action(KeyBinding<Any>.Action?)
    case hints([KeyHint])
  }

  /// One closure for all questions, because each closure takes an allocation per view.
  @usableFromInline let answer: (Question) -> Answer

  // `@inlinable`, so that the compiler specializes it for the application's type of events.
  @inlinable package init<Event>(
    _ bindings: @escaping () -> [KeyBinding<Event>],
    event: @escaping (Input) -> Event? = { _ in nil }
  ) {
    self.init(answering: { question in Self.answer(question, bindings, event: event) })
  }

  /// Makes a layer of a closure that answers a question with ``answer(_:_:event:)``.
  @inlinable package init(answering answer: @escaping (Question) -> Answer) {
    self.answer = answer
  }

  /// The answer of some bindings, or of a closure that makes events of inputs that are not bound.
  @inlinable package static func answer<Event>(
    _ question: Question, _ bindings: () -> [KeyBinding<Event>], event: (Input) -> Event?
  ) -> Answer {
    switch question {
    case .action(let key): .action(bindings().action(for: key)?.map { $0 })
    case .event(let input): .action(event(input).map { .sends($0) })
    case .hints: .hints(bindings().map(KeyHint.init))
    }
  }

  /// A layer without bindings that gives a hint.
  package static func hint(_ hint: KeyHint) -> KeyLayer {
    KeyLayer(answering: { question in
      switch question {
      case .action, .event: .action(nil)
      case .hints: .hints([hint])
      }
    })
  }

  /// The action of a key, or nil if the key is not bound here.
  package func action(_ key: Key) -> KeyBinding<Any>.Action? {
    guard case .action(let action) = answer(.action(of: key)) else { return nil }
    return action
  }

  /// The event for an input that neither a widget nor a key binding handles, or nil for none.
  package func event(for input: Input) -> Any? {
    guard case .action(.sends(let event)) = answer(.event(for: input)) else { return nil }
    return event
  }

  /// The hints of all bindings, including those that help leaves out.
  package func hints() -> [KeyHint] {
    guard case .hints(let hints) = answer(.hints) else { return [] }
    return hints
  }

  /// The layer with its events made into others.
  package func map(_ embed: @escaping (Any) -> Any) -> KeyLayer {
    KeyLayer(answering: { [answer] question in
      switch answer(question) {
      case .action(let action): .action(action?.map(embed))
      case .hints(let hints): .hints(hints)
      }
    })
  }
}
