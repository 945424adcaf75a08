public import Synchronization

extension Feedback {
  /// The most general feedback: it gets every state with the event that led to it, and may send any
  /// event at any time.
  ///
  /// It is connected when the loop starts. A pause ends the connection, and the resumed loop
  /// connects it again. Its events are *facts*: once queued, they are reduced even if its run has
  /// been revoked since.
  @inlinable
  public static func raw(
    _ name: String,
    connect: @escaping @Sendable (RunContext<Event>) -> RawConnection<State, Event>
  ) -> Feedback {
    connected(name, survivesPause: false, connect)
  }

  /// The most general feedback as a task: its body iterates over the states, each with the event
  /// that led to it (nil for the first state), and may send any event until the loop is paused or
  /// stopped.
  ///
  /// The body works asynchronously, outside the loop's actor, and begins when the loop's queue is
  /// empty or a slice ends (see ``FeedbackLoop``). States are buffered until the body takes them.
  /// The body's events are *facts*: once queued, they are reduced even if its run has been revoked
  /// since.
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
        // After the body has ended, no more states are buffered.
        defer { continuation.finish() }
        await body(states, context.send)
      }
      return (effect, { state, cause in continuation.yield((state, cause)) })
    }
  }

  /// A feedback that shows states: it gets a state only when no event is queued, or when the loop
  /// has reduced events for as long as its budget allows (``FeedbackLoop``).
  ///
  /// It stays connected while the loop is paused.
  @inlinable
  public static func rendering(
    _ name: String,
    connect: @escaping @Sendable (RunContext<Event>) -> RawConnection<State, Event>
  ) -> Feedback {
    connected(name, delivery: .settledStates, survivesPause: true, connect)
  }

  /// Sends an event for each element of a sequence.
  ///
  /// When an element reaches the front of the loop's queue, `translate` makes its event with the
  /// state at that time; if it returns nil, there is no event. The next element is requested when
  /// the previous event has been reduced. An error of the sequence is reported as a diagnostic.
  /// After the feedback is detached, a waiting element makes no event.
  ///
  /// Because most sequences cannot be iterated again, the iteration continues while the loop is
  /// paused. If the feedback is attached again, for example by ``enabled(while:)``, the expression
  /// `elements` is evaluated again.
  public static func events<Elements: AsyncSequence & Sendable>(
    from elements: @autoclosure @escaping @Sendable () -> Elements, _ name: String,
    as translate: @escaping @Sendable (State, Elements.Element) -> Event?
  ) -> Feedback where Elements.Element: Sendable {
    running(name, survivesPause: true) {
      let latest = Latest<State>()
      let effect = Effect.run { [weak latest] context in
        for try await element in elements() {
          // The sequence itself may not look at the cancellation.
          try Task.checkCancellation()
          // After the feedback is detached, `latest` is nil, and the element makes no event.
          await context.send.untilTaken { [weak latest] in
            latest?.value.flatMap { translate($0, element) }
          }
        }
      }
      return (effect, { state, _ in latest.value = state })
    }
  }

  /// A feedback with one run, which starts with the first state.
  ///
  /// Its events are facts: once queued, they are reduced even if the run has been revoked since.
  ///
  /// - Parameters:
  ///   - name: The name of the feedback.
  ///   - survivesPause: Whether the run continues while the loop is paused.
  ///   - make: Makes the effect and the closure that passes states to it.
  private static func running(
    _ name: String, survivesPause: Bool,
    _ make: @escaping @Sendable () -> (effect: Effect<Event>, deliver: (State, Event?) -> Void)
  ) -> Feedback {
    Feedback(name, sendsFacts: true, survivesPause: survivesPause) {
      let (effect, deliver) = make()
      var first: Effect? = effect
      return AttachedFeedback(publish: { state, cause, changes in
        deliver(state, cause)
        if let effect = first.take() { changes.append(.start(.only, effect)) }
      })
    }
  }
}

/// A value that one thread sets and another reads.
@usableFromInline
final class Latest<Value: Sendable>: Sendable {
  // Inlinable for speed: the input feedback sets the state for each key.
  @usableFromInline let contents = Mutex<Value?>(nil)

  @inlinable init() {}

  @inlinable var value: Value? {
    get { contents.withLock { $0 } }
    set { contents.withLock { $0 = newValue } }
  }

  /// Sets the value.
  ///
  /// - Returns: whether there was no value before.
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
  /// - Returns: the value, or nil if it is equal to the previous one.
  func replace(with next: Value) -> Value? {
    guard value != next else { return nil }
    value = next
    return next
  }
}
