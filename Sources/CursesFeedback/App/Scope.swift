public import FeedbackCore
public import TerminalModel
public import TerminalViews

/// A child component whose reducer, feedbacks, view and keys are translated to the parent's state
/// and events.
///
/// A parent lists its scopes in ``Component/children`` and includes their views in its own:
///
///     struct Pair: Component {
///       let left = Counter().scope(\State.left, Case(Event.left, \.left))
///       var children: [Scope<State, Event>] { [left] }
///       func view(_ state: State) -> Node<Event> { left.view(state) }
///     }
public struct Scope<State: Sendable, Event: Sendable>: Sendable {
  @usableFromInline let reducer: Reducer<State, Event>
  @usableFromInline let feedbacks: [Feedback<State, Event>]
  /// The events of the child and of its own children for an input that goes to every component: a
  /// size, or a change of the terminal's focus.
  @usableFromInline let events: @Sendable (Input, State) -> [Event]
  /// The identities of this scope and of those in the child's own `children`.
  @usableFromInline let identities: [ScopeIdentity]
  private let identity: ScopeIdentity
  private let content: @Sendable (State) -> Node<Event>?
  /// The view of one child of a collection, or nil if there is none with this identity.
  private let element: @Sendable (State, AnyHashable) -> Node<Event>?

  /// Makes a scope from its functions.
  init<Child: Component>(
    _ child: Child, at place: any AnyKeyPath & Sendable, reducer: Reducer<State, Event>,
    feedbacks: [Feedback<State, Event>], events: @escaping @Sendable (Input, State) -> [Event],
    content: @escaping @Sendable (State) -> Node<Event>?,
    element: @escaping @Sendable (State, AnyHashable) -> Node<Event>?
  ) {
    identity = ScopeIdentity(place, Child.self)
    identities = [identity] + child.children.flatMap(\.identities)
    self.reducer = reducer
    self.feedbacks = feedbacks
    self.events = events
    self.content = content
    self.element = element
  }

  fileprivate init<Child: Component>(
    _ child: Child, at place: any AnyKeyPath & Sendable, state: ChildState<State, Child.State>,
    event: Case<Event, Child.Event>
  ) {
    self.init(
      child, at: place,
      reducer: child.reducer.pullback(state: state, event: event),
      feedbacks: child.allFeedbacks.map { $0.pullback(state: state, event: event) },
      events: { input, parent in
        guard let childState = state.read(parent) else { return [] }
        return child.allEvents(for: input, in: childState).map(event.embed)
      },
      content: { parent in
        state.read(parent).map { childState in child.body(childState).map(event.embed) }
      },
      element: { _, _ in nil })
  }

  /// Makes a scope of a collection of children.
  ///
  /// - Parameters:
  ///   - child: The component of the children.
  ///   - place: The place of the children in the parent's state.
  ///   - children: The children that exist.
  ///   - running: The children whose feedbacks are attached; nil for all.
  ///   - event: The event of a child.
  ///   - identity: The identity that the view of a single child (``view(_:of:)``) gets.
  ///   - content: Makes the view of all children, with a function that makes the view of one child.
  init<Child: Component, ID: Hashable & Sendable>(
    _ child: Child, at place: any AnyKeyPath & Sendable,
    each children: ChildCollection<State, ID, Child.State>,
    running: ChildCollection<State, ID, Child.State>? = nil,
    event: Case<Event, (ID, Child.Event)>,
    identity: @escaping @Sendable (ID) -> any Hashable & Sendable,
    content: @escaping @Sendable (State, (ID, Child.State) -> Node<Event>) -> Node<Event>
  ) {
    let node: @Sendable (ID, Child.State) -> Node<Event> = { id, childState in
      child.body(childState).map { event.embed((id, $0)) }
    }
    self.init(
      child, at: place,
      reducer: child.reducer.pullback(each: children, event: event),
      feedbacks: child.allFeedbacks.map { $0.pullback(each: running ?? children, event: event) },
      events: { input, parent in
        children.all(of: parent).flatMap { id, childState in
          child.allEvents(for: input, in: childState).map { event.embed((id, $0)) }
        }
      },
      content: { parent in content(parent, node) },
      element: { parent, id in
        (id.base as? ID).flatMap { id in
          children.child(of: parent, id).map { node(id, $0).id(identity(id)) }
        }
      })
  }

  /// The view of the child with its key bindings; empty if there is no child.
  ///
  /// Only the application itself can end the session: a child's bindings that quit are ignored. A
  /// child that is shown but not listed in ``Component/children`` is reported
  /// (``LoopDiagnostic/unlistedChild(_:)``).
  public func view(_ state: State) -> Node<Event> {
    ScopeAudit.shown(identity)
    return content(state) ?? .empty
  }

  /// The view of one child of a collection with its key bindings; empty if no child has this
  /// identity, and for a scope of a single child.
  ///
  /// As the row of a ``List``, it is made for visible rows only.
  public func view(_ state: State, of id: some Hashable) -> Node<Event> {
    ScopeAudit.shown(identity)
    return element(state, AnyHashable(id)) ?? .empty
  }
}

extension Component {
  /// The view with the component's key bindings, except those that quit, and with its events for
  /// other input (`event(for:in:)`).
  func body(_ state: State) -> Node<Event> {
    view(state).keys(event: { event(for: $0, in: state) }) {
      keys(state).filter { binding in
        if case .quits = binding.action { false } else { true }
      }
    }
  }

  /// Scopes this component to a parent with a collection of such children, distinguished by `id`.
  ///
  /// ``Scope/view(_:)`` stacks the children's views in a column; ``Scope/view(_:of:)`` is the view
  /// of one child. When a child is removed, its effects are cancelled; those of its siblings go on.
  ///
  ///     enum Event {
  ///       case row(Row.ID, Row.Event)
  ///       var row: (Row.ID, Row.Event)? {
  ///         if case .row(let id, let event) = self { (id, event) } else { nil }
  ///       }
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
    let all = ChildCollection.identified(children)
    return Scope(self, at: children, each: all, event: event, identity: { $0 }) { parent, node in
      Column { for (id, state) in all.all(of: parent) { node(id, state).id(id) } }.node()
    }
  }

  /// Scopes this component to a parent with one such child in a property.
  public func scope<Parent: Sendable, ParentEvent: Sendable>(
    _ state: any WritableKeyPath<Parent, State> & Sendable, _ event: Case<ParentEvent, Event>
  ) -> Scope<Parent, ParentEvent> {
    Scope(self, at: state, state: .keyPath(state), event: event)
  }

  /// Scopes this component to a parent with one such child in an optional property.
  ///
  /// When the property becomes nil, the child's effects are cancelled.
  public func scope<Parent: Sendable, ParentEvent: Sendable>(
    optional state: any WritableKeyPath<Parent, State?> & Sendable,
    _ event: Case<ParentEvent, Event>
  ) -> Scope<Parent, ParentEvent> {
    Scope(self, at: state, state: .optional(state), event: event)
  }

  /// Scopes this component to a parent with such a child in one case of an enum.
  ///
  /// When the enum changes to another case, the child's effects are cancelled.
  public func scope<Parent: Sendable, Choice: Sendable, ParentEvent: Sendable>(
    _ state: any WritableKeyPath<Parent, Choice> & Sendable, _ choice: Case<Choice, State>,
    _ event: Case<ParentEvent, Event>
  ) -> Scope<Parent, ParentEvent> {
    Scope(self, at: state, state: .enumCase(state, choice), event: event)
  }
}
