/// What a raw feedback remembers: its connection, which is one long run that is told of every state.
///
/// The terminal is told for each key: nothing is allocated for that, and who may touch this is not
/// checked by the runtime (a sixth of the time). Only the loop does, one step after the other.
@usableFromInline
final class AttachedConnection<State: Sendable, Event: Sendable> {
  @usableFromInline typealias Connection = RawConnection<State, Event>

  @usableFromInline let connect: @Sendable (RunContext<Event>) -> Connection
  /// Where the run, when it starts, leaves its connection.
  ///
  /// With its context, which a connection that sends nothing would release at once: to note that
  /// would take a twentieth of the instructions up to a first screen.
  @usableFromInline let connected = Latest<(connection: Connection, context: RunContext<Event>)>()
  @exclusivity(unchecked)
  @usableFromInline var connection: Connection?
  @exclusivity(unchecked)
  @usableFromInline var isStarted = false
  /// What the connection is told next.
  @exclusivity(unchecked)
  @usableFromInline var news: (state: State, cause: Event?)?

  @inlinable
  init(_ connect: @escaping @Sendable (RunContext<Event>) -> Connection) {
    self.connect = connect
  }

  @inlinable
  func publish(_ state: State, _ cause: Event?, _ changes: inout [RunChange<Event>]) {
    if !isStarted { start(&changes) }
    news = (state, cause)
    changes.append(.update(.only) { self.tell() })
  }

  @usableFromInline
  func start(_ changes: inout [RunChange<Event>]) {
    isStarted = true
    let effect = Effect.callback { [connect, connected] context in
      let connection = connect(context)
      connected.value = (connection, context)
      return connection.cancellation
    }
    changes.append(.start(.only, effect))
  }

  @inlinable
  func tell() {
    guard let (state, cause) = news.take() else { return }
    if connection == nil { connection = connected.value?.connection }
    connection?.observe(state, cause)
  }
}

extension Feedback {
  /// A feedback that is one long run, told of every state.
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
