public import Synchronization

extension Feedback {
  /// The feedback in its plainest form: it is connected when the loop starts, is told of every
  /// state and its event, and sends what it likes, when it likes, until the loop ends.
  ///
  /// What it sends are facts: never dropped because the state moved on.
  @inlinable
  public static func raw(
    _ name: String,
    connect: @escaping @Sendable (RunContext<Event>) -> RawConnection<State, Event>
  ) -> Feedback {
    connected(name, survivesPause: false, connect)
  }

  /// The feedback in its plainest form, as a task: it takes a sequence of the states and their
  /// events (none for the first), and sends what it likes until the loop ends.
  ///
  /// The body works off the loop's isolation and begins after the drain; states are kept until it
  /// takes them. What it sends are facts: never dropped because the state moved on.
  public static func raw(
    _ name: String,
    body:
      @escaping @concurrent @Sendable (
        _ states: AsyncStream<(state: State, cause: Event?)>, _ send: Sender<Event>
      ) async -> Void
  ) -> Feedback {
    running(name, survivesPause: false) {
      let (states, continuation) = AsyncStream.makeStream(of: (state: State, cause: Event?).self)
      let effect = Effect.run { context in
        // Who has stopped listening is told of nothing more, and nothing is kept for it.
        defer { continuation.finish() }
        await body(states, context.send)
      }
      return (effect, { state, cause in continuation.yield((state, cause)) })
    }
  }

  /// Shows states: it is told only of the state at the end of each drain, which no event that is
  /// already there can change any more.
  ///
  /// It stays connected while the loop is paused.
  @inlinable
  public static func rendering(
    _ name: String,
    connect: @escaping @Sendable (RunContext<Event>) -> RawConnection<State, Event>
  ) -> Feedback {
    connected(name, delivery: .settledStates, survivesPause: true, connect)
  }

  /// Sends the elements of a sequence, each translated with the state of the time when it is
  /// reduced; where that gives no event the element is left out.
  ///
  /// The sequence is pulled: the next element is asked for when the event before has been reduced.
  /// An error that it throws is reported as a diagnostic. As most sequences cannot be begun anew,
  /// it goes on while the loop is paused; where the feedback itself is begun anew, as by
  /// ``enabled(while:)``, the expression is asked for a sequence again.
  public static func events<Elements: AsyncSequence & Sendable>(
    from elements: @autoclosure @escaping @Sendable () -> Elements, _ name: String,
    as translate: @escaping @Sendable (State, Elements.Element) -> Event?
  ) -> Feedback where Elements.Element: Sendable {
    running(name, survivesPause: true) {
      let latest = Latest<State>()
      let effect = Effect.run { [weak latest] context in
        for try await element in elements() {
          // What has been detached knows no state of the time.
          await context.send.untilTaken { [weak latest] in
            latest?.value.flatMap { translate($0, element) }
          }
        }
      }
      return (effect, { state, _ in latest.value = state })
    }
  }

  /// A feedback with one run, from the first state that it is told of on, whose events are facts.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - survivesPause: Whether the run goes on while the loop is paused.
  ///   - make: Makes the effect, and what tells it of states.
  private static func running(
    _ name: String, survivesPause: Bool,
    _ make: @escaping @Sendable () -> (effect: Effect<Event>, tell: (State, Event?) -> Void)
  ) -> Feedback {
    Feedback(name, sendsFacts: true, survivesPause: survivesPause) {
      let (effect, tell) = make()
      var first: Effect? = effect
      return AttachedFeedback(publish: { state, cause, changes in
        tell(state, cause)
        if let effect = first.take() { changes.append(.start(.only, effect)) }
      })
    }
  }
}

/// A value that one side sets and another reads.
@usableFromInline
final class Latest<Value: Sendable>: Sendable {
  // Inlinable: the state of an input feedback passes here for each key.
  @usableFromInline let contents = Mutex<Value?>(nil)

  @inlinable init() {}

  @inlinable var value: Value? {
    get { contents.withLock { $0 } }
    set { contents.withLock { $0 = newValue } }
  }

  /// Sets the value.
  ///
  /// - Returns: whether there was none before.
  @inlinable func isFirst(_ value: Value) -> Bool {
    contents.withLock { contents in
      defer { contents = value }
      return contents == nil
    }
  }
}

extension Latest where Value: Equatable {
  /// Sets the value.
  ///
  /// - Returns: the value; nil if it is equal to the one before.
  func replace(with next: Value) -> Value? {
    guard value != next else { return nil }
    value = next
    return next
  }
}
