extension Effect {
  /// The effect with another one in place of its asynchronous work or its registration with a source.
  ///
  /// A delay stays.
  ///
  /// - Returns: Nil if it has neither: it answers at once, or is a timer.
  package func replacingWork(with other: Effect) -> Effect? {
    switch kind {
    case .event, .events, .timer, .animation: nil
    case .callback, .task, .mainActor: other
    case .first(_, let next): Effect(kind: next).replacingWork(with: other)
    case .delayed(let delay, let next):
      Effect(kind: next).replacingWork(with: other).map { rest in
        Effect(kind: .delayed(delay, rest.kind), request: request)
      }
    }
  }

  /// Whether it waits before it begins.
  package var isDelayed: Bool {
    if case .delayed = kind { true } else { false }
  }
}
