public import FeedbackCore
public import TerminalViews

/// A component inside another: its reducer, feedbacks, view and keys in the terms of its parent.
///
/// A parent lists its scopes as ``Component/children`` and shows each where it likes:
///
///     struct Pair: Component {
///       let left = Counter().scope(\State.left, Case(Event.left, \.left))
///       var children: [Scope<State, Event>] { [left] }
///       func view(_ state: State) -> Node<Event> { left.view(state) }
///     }
public struct Scope<State: Sendable, Event: Sendable>: Sendable {
  @usableFromInline let reducer: Reducer<State, Event>
  @usableFromInline let feedbacks: [Feedback<State, Event>]
  private let content: @Sendable (State) -> Node<Event>?
  /// What one of many children looks like.
  private let element: @Sendable (State, AnyHashable) -> Node<Event>?

  fileprivate init<Child: Component>(
    _ child: Child, state: ChildState<State, Child.State>, event: Case<Event, Child.Event>
  ) {
    reducer = child.reducer.pullback(state: state, event: event)
    feedbacks = child.allFeedbacks.map { $0.pullback(state: state, event: event) }
    content = { parent in
      state.read(parent).map { childState in child.body(childState).map(event.embed) }
    }
    element = { _, _ in nil }
  }

  fileprivate init<Child: Component, ID: Hashable & Sendable>(
    _ child: Child, each children: ChildCollection<State, ID, Child.State>,
    event: Case<Event, (ID, Child.Event)>
  ) {
    let node: @Sendable (ID, Child.State) -> Node<Event> = { id, childState in
      child.body(childState).map { event.embed((id, $0)) }.id(id)
    }
    reducer = child.reducer.pullback(each: children, event: event)
    feedbacks = child.allFeedbacks.map { $0.pullback(each: children, event: event) }
    content = { parent in
      Column { for (id, childState) in children.all(of: parent) { node(id, childState) } }.node()
    }
    element = { parent, id in
      (id.base as? ID).flatMap { id in children.child(of: parent, id).map { node(id, $0) } }
    }
  }

  /// What the child looks like, with its keys; nothing where there is no child.
  ///
  /// Only the application itself ends the session: bindings of a child that quit are left out.
  public func view(_ state: State) -> Node<Event> {
    content(state) ?? .empty
  }

  /// What one of a collection of children looks like, with its keys; nothing where there is none
  /// with this identity.
  ///
  /// A list asks for the rows that show, and for no others.
  public func view(_ state: State, of id: some Hashable) -> Node<Event> {
    element(state, AnyHashable(id)) ?? .empty
  }
}

extension Component {
  /// What it looks like, with the keys that send its events.
  fileprivate func body(_ state: State) -> Node<Event> {
    view(state).keys {
      keys(state).filter { binding in
        if case .sends = binding.action { true } else { false }
      }
    }
  }

  /// Puts this component into a parent that has any number of them, which tell themselves apart.
  ///
  /// The children's views stand below each other in ``Scope/view(_:)``; ``Scope/view(_:of:)`` shows
  /// one. When a child goes away, so do its effects; its siblings are not disturbed.
  ///
  ///     enum Event {
  ///       case row(Row.ID, Row.Event)
  ///       var row: (Row.ID, Row.Event)? { if case .row(let id, let event) = self { (id, event) } else { nil } }
  ///     }
  ///     let rows = Row().scope(each: \State.rows, Case(Event.row, \.row))
  public func scope<
    Parent: Sendable, ParentEvent: Sendable, Children: MutableCollection & SendableMetatype
  >(
    each children: any WritableKeyPath<Parent, Children> & Sendable,
    _ event: Case<ParentEvent, (State.ID, Event)>
  ) -> Scope<Parent, ParentEvent>
  where
    State: Identifiable, State.ID: Sendable, Children.Element == State,
    Children.Index: SendableMetatype, Children.Iterator: SendableMetatype
  {
    Scope(self, each: .identified(children), event: event)
  }

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
