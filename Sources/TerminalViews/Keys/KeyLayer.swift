public import TerminalModel

/// The key bindings of one view, and the view's events for input that is not bound, in a type that
/// is not generic over the type of the events.
///
/// The bindings are made when an input or a help bar asks for them, with the type of their events.
/// Only the event that is sent is converted to `Any`.
@usableFromInline package struct KeyLayer {
  /// A question to the view.
  @usableFromInline package enum Question {
    /// The meaning of a key after others that began a sequence or a count (digits, as in `3 j`).
    case match(of: Key, after: PendingKeys)
    /// The event for an input that neither a widget nor a key binding handles.
    case event(for: Input)
    case hints
    /// Whether the controls in the view do not take a key.
    case reserves(Key)
  }

  @usableFromInline package enum Answer {
    case match(KeyBinding<Any>.Match)
    case hints([KeyHint])
    case reserves(Bool)
  }

  /// One closure for all questions, because each closure takes an allocation per view.
  @usableFromInline let answer: (Question) -> Answer
  /// Whether the view reserves keys.
  @usableFromInline private(set) var reservesKeys = false

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
    case .match(let key, let pending) where pending.isEmpty:
      .match(bindings().match(key).map { $0 })
    case .match(let key, let pending):
      .match(bindings().match(key, after: pending).map { $0 })
    case .event(let input):
      .match(event(input).map { .action(.sends($0)) } ?? .none)
    case .hints: .hints(bindings().map(KeyHint.init))
    case .reserves: .reserves(false)
    }
  }

  /// A layer without bindings that gives a hint.
  package static func hint(_ hint: KeyHint) -> KeyLayer {
    KeyLayer(answering: { question in
      switch question {
      case .match, .event: .match(.none)
      case .hints: .hints([hint])
      case .reserves: .reserves(false)
      }
    })
  }

  /// A layer without bindings that reserves keys (``View/keysReserved(_:)``).
  init(reserving keys: Set<Key>) {
    self.init(answering: { question in
      switch question {
      case .match, .event: .match(.none)
      case .hints: .hints([])
      case .reserves(let key): .reserves(keys.contains(key))
      }
    })
    reservesKeys = true
  }

  /// The meaning of a key after others that began a sequence or a count.
  package func match(
    _ key: Key, after pending: PendingKeys = PendingKeys()
  ) -> KeyBinding<Any>.Match {
    guard case .match(let match) = answer(.match(of: key, after: pending)) else { return .none }
    return match
  }

  /// The event for an input that neither a widget nor a key binding handles, or nil for none.
  package func event(for input: Input) -> Any? {
    guard case .match(.action(.sends(let event))) = answer(.event(for: input)) else { return nil }
    return event
  }

  /// The hints of all bindings, including those that help leaves out.
  package func hints() -> [KeyHint] {
    guard case .hints(let hints) = answer(.hints) else { return [] }
    return hints
  }

  /// Whether the controls in the view do not take a key.
  func reserves(_ key: Key) -> Bool {
    guard reservesKeys, case .reserves(let isReserved) = answer(.reserves(key)) else {
      return false
    }
    return isReserved
  }

  /// The layer with its events made into others.
  package func map(_ embed: @escaping (Any) -> Any) -> KeyLayer {
    var layer = KeyLayer(answering: { [answer] question in
      switch answer(question) {
      case .match(let match): .match(match.map(embed))
      case .hints(let hints): .hints(hints)
      case .reserves(let isReserved): .reserves(isReserved)
      }
    })
    layer.reservesKeys = reservesKeys
    return layer
  }
}
