import CursesFeedbackTesting

/// A demo with a fault: another reducer, other feedbacks, another view, or other keys.
struct Planted<Base: Component>: Component where Base.Event: Codable {
  typealias State = Base.State
  typealias Event = Base.Event

  let base: Base
  /// Reduces in place of the demo, which is its last argument.
  var reducing: (@Sendable (inout State, Event, Base) -> Void)?
  var adding: [Feedback<State, Event>] = []
  var showing: (@Sendable (State, Node<Event>) -> Node<Event>)?
  var binding: (@Sendable (State, [KeyBinding<Event>]) -> [KeyBinding<Event>])?
  var answering: (@Sendable (Input, State) -> Event?)?

  var initial: State { base.initial }

  func reduce(_ state: inout State, _ event: Event) {
    if let reducing { reducing(&state, event, base) } else { base.reduce(&state, event) }
  }

  var feedbacks: [Feedback<State, Event>] { base.feedbacks + adding }

  func view(_ state: State) -> Node<Event> {
    let own = base.view(state)
    return showing?(state, own) ?? own
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    let own = base.keys(state)
    return binding?(state, own) ?? own
  }

  func hasEnded(_ state: State) -> Bool { base.hasEnded(state) }

  func event(for input: Input, in state: State) -> Event? {
    answering?(input, state) ?? base.event(for: input, in: state)
  }

  var children: [Scope<State, Event>] { base.children }
}
