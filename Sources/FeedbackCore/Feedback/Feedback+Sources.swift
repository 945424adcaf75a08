import Synchronization

/// One long run that is told of every state.
private struct RawFeedback<State: Sendable, Event: Sendable>: AttachedFeedback {
  let connect: @Sendable (RunContext<Event>) -> RawConnection<State, Event>
  /// Filled when the run is started, and from then on called by the updates that follow it.
  private let connection = ConnectionBox<State, Event>()
  private var isConnected = false

  init(connect: @escaping @Sendable (RunContext<Event>) -> RawConnection<State, Event>) {
    self.connect = connect
  }

  mutating func publish(_ state: State, cause: Event?, into changes: inout [RunChange<Event>]) {
    if !isConnected {
      isConnected = true
      changes.append(
        .start(
          .only,
          .callback { [connect, connection] context in
            let connected = connect(context)
            connection.set(connected)
            return connected.cancellation
          }))
    }
    changes.append(.update(.only) { [connection] in connection.tell(state, cause: cause) })
  }
}

/// What a raw feedback is made of once it is connected to a loop.
public struct RawConnection<State: Sendable, Event: Sendable>: Sendable {
  let observe: @Sendable (State, Event?) -> Void
  let cancellation: Cancellation

  /// Makes a connection of what is told of each state and the event that led to it (none for the
  /// first), and of what ends it.
  ///
  /// Both are called on the loop's isolation.
  public init(
    observe: @escaping @Sendable (State, Event?) -> Void, cancellation: Cancellation = .none
  ) {
    self.observe = observe
    self.cancellation = cancellation
  }
}

private final class ConnectionBox<State: Sendable, Event: Sendable>: Sendable {
  private let connection = Mutex<RawConnection<State, Event>?>(nil)

  func set(_ new: RawConnection<State, Event>) {
    connection.withLock { $0 = new }
  }

  func tell(_ state: State, cause: Event?) {
    let observe = connection.withLock { $0?.observe }
    observe?(state, cause)
  }
}

extension Feedback {
  /// The feedback in its plainest form: it is connected when the loop starts, is told of every
  /// state and its event, and sends what it likes, when it likes, until the loop ends.
  ///
  /// What it sends are facts: never dropped because the state moved on.
  public static func raw(
    _ name: String,
    connect: @escaping @Sendable (RunContext<Event>) -> RawConnection<State, Event>
  ) -> Feedback {
    Feedback(name, sendsFacts: true) { RawFeedback(connect: connect) }
  }

  /// Shows states: it is told only of the state at the end of each drain, which no event that is
  /// already there can change any more.
  public static func rendering(
    _ name: String,
    connect: @escaping @Sendable (RunContext<Event>) -> RawConnection<State, Event>
  ) -> Feedback {
    Feedback(name, delivery: .settledStates, sendsFacts: true) { RawFeedback(connect: connect) }
  }
}
