public import FeedbackCore
public import Synchronization
public import TerminalModel
public import TerminalViews

/// The application's side of a session: its present state, what that looks like, and what keys mean
/// in it.
///
/// A ``Session`` knows no types but those of terminals and views. What knows the application's is
/// here, and is inlined where the application is compiled: through generic code a key takes ten
/// times as many instructions.
@MainActor @usableFromInline final class Presentation<State: Sendable, Event: Sendable> {
  /// What was told of a loop that is not known.
  @usableFromInline nonisolated let told = Mutex((state: State?.none, number: 0))
  /// The loop, where it is known: to ask it is cheaper than to be told.
  @usableFromInline weak var loop: FeedbackLoop<State, Event>?
  @usableFromInline var view: (@Sendable (State) -> Node<Event>)?
  @usableFromInline var keys: (@Sendable (State) -> [KeyBinding<Event>])?
  @usableFromInline var sender: Sender<Event>?

  @inlinable init() {}

  /// The present state; nil before there is one.
  @inlinable var state: State? { loop?.state ?? told.withLock(\.state) }

  /// Counts the states.
  @inlinable var stateNumber: Int { loop?.stateNumber ?? told.withLock(\.number) }

  /// Takes a state of a loop that is not known.
  ///
  /// To prove for each state that this is the main actor would take a third of the time of a key.
  @inlinable nonisolated func take(_ state: State) {
    told.withLock { $0 = (state, $0.number + 1) }
  }

  /// What the present state looks like, with its keys; nil before there is one.
  @inlinable func element() -> Element? {
    guard let state, let view else { return nil }
    let element = view(state).element
    guard let keys else { return element }
    return element.asRoot(keys: Self.layer { keys(state) })
  }

  /// Not isolated: a closure of the main actor would prove at each call that it is there, which
  /// took three hundred instructions.
  @inlinable nonisolated static func layer(
    _ bindings: @escaping @Sendable () -> [KeyBinding<Event>]
  ) -> KeyLayer {
    KeyLayer(bindings)
  }

  /// Sends an event, which has been reduced when this returns.
  @inlinable func send(_ event: Event) {
    if let loop { loop.send(event) } else { sender?.now(event) }
  }

  /// Does something that sends events, and is told that states have settled once at the end.
  ///
  /// Meanwhile keys are answered by the application's own bindings, of a loop that is known. What
  /// answers holds the loop: to ask for it at each key took a tenth of a key's instructions.
  @inlinable func together(_ body: ((Key) -> Session.Answer) -> Void) {
    guard let loop, let keys else { return body { _ in .nothing } }
    loop.together {
      body { key in
        switch keys(loop.state).action(for: key) {
        case .sends(let event):
          loop.send(event)
          return .sent
        case .quits:
          return .quits
        case nil:
          return .nothing
        }
      }
    }
  }
}
