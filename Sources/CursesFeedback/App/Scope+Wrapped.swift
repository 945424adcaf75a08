import FeedbackCore
import TerminalModel

extension Scope {
  /// The component that a wrapper shows as its own view.
  ///
  /// Unlike the scope of a child, it has no view, and for input that goes to every component it has
  /// only the events of the component's children: the wrapper's own view, keys and `event(for:in:)`
  /// are those of the component.
  ///
  /// - Parameter reducer: The component's reducer, already translated to the wrapper's state and
  ///   events; nil to translate the component's own here.
  static func wrapped<Child: Component>(
    _ component: Child, at path: any WritableKeyPath<State, Child.State> & Sendable,
    _ event: Case<Event, Child.Event>, reducer: Reducer<State, Event>? = nil
  ) -> Scope {
    let children = component.children
    return Scope(
      component, at: path,
      reducer: reducer ?? component.reducer.pullback(state: .keyPath(path), event: event),
      feedbacks: component.allFeedbacks.map { $0.pullback(state: .keyPath(path), event: event) },
      events: { input, state in
        children.flatMap { $0.events(input, state[keyPath: path]) }.map(event.embed)
      },
      content: { _ in nil }, element: { _, _ in nil })
  }
}
