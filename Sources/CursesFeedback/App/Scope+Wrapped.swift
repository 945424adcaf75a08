import FeedbackCore
import TerminalModel

extension Scope {
  /// The scope of a component in a wrapper of it, such as ``Undoable``.
  ///
  /// The wrapper's own `view`, `keys` and `event(for:in:)` call those of the component. Unlike the
  /// scope of a child, this scope therefore has no view and, for input that goes to every
  /// component, such as a new size, only the events of the component's children.
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
