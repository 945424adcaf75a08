public import TerminalModel

/// The key bindings of one view, without the type of their events.
///
/// They are made when a key or a help bar asks for them. Only the event that is sent loses its type
/// and becomes an `Any`.
@usableFromInline package struct KeyLayer {
  /// A question to the bindings.
  @usableFromInline package enum Question {
    case action(of: Key)
    case hints
  }

  @usableFromInline package enum Answer {
    case action(KeyBinding<Any>.Action?)
    case hints([KeyHint])
  }

  /// One closure for both questions, because each closure takes an allocation per view.
  @usableFromInline let answer: (Question) -> Answer

  // `@inlinable`, so that the compiler specializes it for the application's type of events.
  @inlinable package init<Event>(_ bindings: @escaping () -> [KeyBinding<Event>]) {
    self.init(answering: { question in Self.answer(question, bindings()) })
  }

  /// Makes a layer of a closure that answers a question with ``answer(_:_:)``.
  @inlinable package init(answering answer: @escaping (Question) -> Answer) {
    self.answer = answer
  }

  /// The answer of some bindings.
  @inlinable package static func answer<Event>(
    _ question: Question, _ bindings: [KeyBinding<Event>]
  ) -> Answer {
    switch question {
    case .action(let key): .action(bindings.action(for: key)?.map { $0 })
    case .hints: .hints(bindings.map(KeyHint.init))
    }
  }

  /// A layer without bindings that gives a hint.
  package static func hint(_ hint: KeyHint) -> KeyLayer {
    KeyLayer(answering: { question in
      switch question {
      case .action: .action(nil)
      case .hints: .hints([hint])
      }
    })
  }

  /// The action of a key, or nil if the key is not bound here.
  package func action(_ key: Key) -> KeyBinding<Any>.Action? {
    guard case .action(let action) = answer(.action(of: key)) else { return nil }
    return action
  }

  /// The hints of all bindings, including those that help leaves out.
  package func hints() -> [KeyHint] {
    guard case .hints(let hints) = answer(.hints) else { return [] }
    return hints
  }

  /// The bindings with their events made into others.
  package func map(_ embed: @escaping (Any) -> Any) -> KeyLayer {
    KeyLayer(answering: { [answer] question in
      switch answer(question) {
      case .action(let action): .action(action?.map(embed))
      case .hints(let hints): .hints(hints)
      }
    })
  }
}
