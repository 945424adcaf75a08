public import FeedbackCore
public import TerminalViews

/// A component inside another: its reducer, feedbacks, view and keys in the terms of its parent.
///
/// A parent lists its scopes as ``Component/children`` and shows each where it likes:
///
///     struct Pair: Component {
///       let left: Scope<State, Event> = Counter().scope(\.left, Case(embed: Event.left) { … })
///       var children: [Scope<State, Event>] { [left] }
///       func view(_ state: State) -> Node<Event> { left.view(state) }
///     }
public struct Scope<State: Sendable, Event: Sendable>: Sendable {
  let reducer: Reducer<State, Event>
  let feedbacks: [Feedback<State, Event>]
  private let content: @Sendable (State) -> Node<Event>?

  fileprivate init<Child: Component>(
    _ child: Child, state: ChildState<State, Child.State>, event: Case<Event, Child.Event>
  ) {
    reducer = child.reducer.pullback(state: state, event: event)
    feedbacks = child.allFeedbacks.map { $0.pullback(state: state, event: event) }
    content = { parent in
      state.read(parent).map { childState in
        child.view(childState)
          .keys(
            child.keys(childState).filter { binding in
              if case .sends = binding.action { true } else { false }
            }
          )
          .map(event.embed)
      }
    }
  }

  /// What the child looks like, with its keys; nothing where there is no child.
  ///
  /// Only the application itself ends the session: bindings of a child that quit are left out.
  public func view(_ state: State) -> Node<Event> {
    content(state) ?? .empty
  }
}

extension Component {
  /// Puts this component into a parent that always has it.
  public func scope<Parent: Sendable, ParentEvent: Sendable>(
    _ state: any WritableKeyPath<Parent, State> & Sendable, _ event: Case<ParentEvent, Event>
  ) -> Scope<Parent, ParentEvent> {
    Scope(self, state: .keyPath(state), event: event)
  }

  /// Puts this component into a parent that has it or not.
  ///
  /// When it goes away, so do its effects.
  public func scope<Parent: Sendable, ParentEvent: Sendable>(
    optional state: any WritableKeyPath<Parent, State?> & Sendable,
    _ event: Case<ParentEvent, Event>
  ) -> Scope<Parent, ParentEvent> {
    Scope(self, state: .optional(state), event: event)
  }

  /// Puts this component into a parent in which it is one case of an enum.
  ///
  /// In another case, its effects are cancelled.
  public func scope<Parent: Sendable, Choice: Sendable, ParentEvent: Sendable>(
    _ state: any WritableKeyPath<Parent, Choice> & Sendable, _ choice: Case<Choice, State>,
    _ event: Case<ParentEvent, Event>
  ) -> Scope<Parent, ParentEvent> {
    Scope(self, state: .enumCase(state, choice), event: event)
  }
}
