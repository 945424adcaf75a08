import CursesFeedback

/// A component that starts in a given state.
struct StartedComponent<Base: Component>: Component {
  typealias State = Base.State
  typealias Event = Base.Event

  let base: Base
  let initial: State

  func reduce(_ state: inout State, _ event: Event) { base.reduce(&state, event) }
  var feedbacks: [Feedback<State, Event>] { return base.feedbacks }
  func view(_ state: State) -> Node<Event> { return base.view(state) }
  func keys(_ state: State) -> [KeyBinding<Event>] { return base.keys(state) }
  func hasEnded(_ state: State) -> Bool { base.hasEnded(state) }
  func event(for input: Input, in state: State) -> Event? { base.event(for: input, in: state) }
  var links: Links<Event> { base.links }
  var children: [Scope<State, Event>] { base.children }
}
