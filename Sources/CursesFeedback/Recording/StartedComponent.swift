package import FeedbackCore
package import TerminalModel
package import TerminalViews

/// A component that starts in a given state.
package struct StartedComponent<Base: Component>: Component {
  package typealias State = Base.State
  package typealias Event = Base.Event

  package let base: Base
  package let initial: State

  package init(base: Base, initial: State) {
    (self.base, self.initial) = (base, initial)
  }

  package func reduce(_ state: inout State, _ event: Event) { base.reduce(&state, event) }
  package var feedbacks: [Feedback<State, Event>] { return base.feedbacks }
  package func view(_ state: State) -> Node<Event> { return base.view(state) }
  package func keys(_ state: State) -> [KeyBinding<Event>] { return base.keys(state) }
  package func hasEnded(_ state: State) -> Bool { base.hasEnded(state) }
  package func event(for input: Input, in state: State) -> Event? {
    base.event(for: input, in: state)
  }
  package var links: Links<Event> { base.links }
  package var children: [Scope<State, Event>] { base.children }
}
