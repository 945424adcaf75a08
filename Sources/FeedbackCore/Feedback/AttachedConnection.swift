/// The memory of a feedback with one run, whose ``RawConnection`` gets states until the run ends.
///
/// The connection to the terminal can get a state for each key, so passing a state allocates no
/// memory. Only the loop uses the properties, one step after another. Swift's check for overlapping
/// access is therefore off (`@exclusivity(unchecked)`): it would take a sixth of the time from
/// ``Sender/now(_:)`` to the connection.
@usableFromInline
final class AttachedConnection<State: Sendable, Event: Sendable> {
  @usableFromInline typealias Connection = RawConnection<State, Event>

  @usableFromInline let connect: @Sendable (RunContext<Event>) -> Connection
  /// The connection and the context of the run, set when the run starts.
  ///
  /// The context is kept here because a connection that sends nothing does not keep it. It would
  /// then be released at once, and the release of its sender would take a twentieth of the
  /// instructions up to the first screen.
  @usableFromInline let connected = Latest<(connection: Connection, context: RunContext<Event>)>()
  /// Closed when the connection ends, which can be before the feedback is detached.
  @usableFromInline let isEnded = Latch()
  @exclusivity(unchecked)
  @usableFromInline var connection: Connection?
  @exclusivity(unchecked)
  @usableFromInline var isStarted = false
  /// The state that is passed to the connection next, and the event that led to it.
  @exclusivity(unchecked)
  @usableFromInline var next: (state: State, cause: Event?)?

  @inlinable
  init(_ connect: @escaping @Sendable (RunContext<Event>) -> Connection) {
    self.connect = connect
  }

  @inlinable
  func publish(_ state: State, _ cause: Event?, _ changes: inout [RunChange<Event>]) {
    if !isStarted { start(&changes) }
    next = (state, cause)
    changes.append(.update(.only) { self.deliver() })
  }

  @usableFromInline
  func start(_ changes: inout [RunChange<Event>]) {
    isStarted = true
    let effect = Effect.callback { [connect, connected, isEnded] context in
      let connection = connect(context)
      connected.value = (connection, context)
      return Cancellation {
        isEnded.close()
        connection.cancellation.cancel()
      }
    }
    changes.append(.start(.only, effect))
  }

  @inlinable
  func deliver() {
    guard let (state, cause) = next.take(), !isEnded.isClosed else { return }
    if connection == nil { connection = connected.value?.connection }
    connection?.observe(state, cause)
  }
}

extension Feedback {
  /// A feedback with one run, whose connection gets states until the run ends.
  @inlinable
  static func connected(
    _ name: String, delivery: FeedbackDelivery = .everyState, survivesPause: Bool,
    _ connect: @escaping @Sendable (RunContext<Event>) -> RawConnection<State, Event>
  ) -> Feedback {
    Feedback(name, delivery: delivery, sendsFacts: true, survivesPause: survivesPause) {
      let memory = AttachedConnection(connect)
      return AttachedFeedback(publish: { memory.publish($0, $1, &$2) })
    }
  }
}
