public import FeedbackCore
public import TerminalViews

/// A piece of an application: its state, its events, how they go together, and what is shown.
///
/// All of it is pure but for the effects, which stand beside the reducer in ``feedbacks``. What a
/// component needs from the world it holds as stored properties.
public protocol Component<State, Event>: Sendable {
  /// All that the component knows. One value.
  associatedtype State: Equatable & Sendable
  /// What can happen.
  associatedtype Event: Sendable

  /// The state in which it begins.
  var initial: State { get }

  /// Changes the state when an event happened. The only thing that does.
  func reduce(_ state: inout State, _ event: Event)

  /// The effects that states ask for.
  @FeedbackBuilder<State, Event> var feedbacks: [Feedback<State, Event>] { get }

  /// What a state looks like. Several views stand below each other.
  @ViewBuilder<Event> func view(_ state: State) -> Node<Event>

  /// Which keys mean which events.
  @KeyBuilder<Event> func keys(_ state: State) -> [KeyBinding<Event>]

  /// The components inside this one. Their reducers run before its own.
  var children: [Scope<State, Event>] { get }

  /// The loop that runs the component on a session.
  ///
  /// Nobody writes it: it is asked for here so that the compiler makes it in the component's own
  /// module, for the component's own types, where an event costs a tenth of what it costs through
  /// generic code.
  @MainActor func makeLoop(
    on session: Session, clock: any LoopClock
  ) -> FeedbackLoop<State, Event>
}

extension Component {
  /// No effects.
  public var feedbacks: [Feedback<State, Event>] { [] }

  /// No keys but those of the widgets.
  public func keys(_ state: State) -> [KeyBinding<Event>] { [] }

  /// No components inside.
  public var children: [Scope<State, Event>] { [] }

  /// The children's reducers, and then its own.
  @inlinable package var reducer: Reducer<State, Event> {
    let children = children.map(\.reducer)
    let own = Reducer { reduce(&$0, $1) }
    return children.reversed().reduce(own) { rest, child in child.then(rest) }
  }

  /// The children's feedbacks, and then its own.
  @inlinable package var allFeedbacks: [Feedback<State, Event>] {
    children.flatMap(\.feedbacks) + feedbacks
  }
}
