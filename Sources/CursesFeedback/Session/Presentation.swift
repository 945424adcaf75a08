public import FeedbackCore
public import Synchronization
public import TerminalModel
public import TerminalViews

/// The application's side of a session: its present state, what that looks like, and what keys mean
/// in it.
///
/// A ``Session`` knows no types but those of terminals and views. What knows the application's is
/// here, and is inlined where the application is compiled: through generic code a key takes six
/// times as many instructions.
@MainActor @usableFromInline final class Presentation<State: Sendable, Event: Sendable> {
  /// The present state.
  ///
  /// The loop tells it here, which is cheaper than to prove each time that it does so on the main
  /// actor: that took a third of the time of a key.
  @usableFromInline nonisolated let state = Mutex<State?>(nil)
  @usableFromInline var view: (@Sendable (State) -> Node<Event>)?
  @usableFromInline var keys: (@Sendable (State) -> [KeyBinding<Event>])?
  @usableFromInline var send: Sender<Event>?

  @inlinable init() {}

  /// What the present state looks like, with its keys; nil before there is one.
  @inlinable func element() -> Element? {
    guard let state = state.withLock(\.self), let view else { return nil }
    let node = view(state)
    return keys.map { keys in node.keys { keys(state) }.element } ?? node.element
  }

  /// Does what the application's own bindings have for a key.
  @inlinable func answer(_ key: Key) -> Session.Answer {
    guard let state = state.withLock(\.self), let keys else { return .nothing }
    switch keys(state).action(for: key) {
    case .sends(let event):
      send?.now(event)
      return .sent
    case .quits:
      return .quits
    case nil:
      return .nothing
    }
  }

  /// Sends an event of the view.
  @inlinable func sendUntyped(_ event: Any) { send?.now(typed(event)) }
}
