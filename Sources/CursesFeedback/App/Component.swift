public import FeedbackCore
public import TerminalModel
public import TerminalViews

/// A part of an application: its state, events, reducer, feedbacks, view and key bindings.
///
/// The methods that a component implements are pure. Work with side effects is described by
/// ``feedbacks``. The dependencies of a component, such as a network client, are its stored
/// properties.
public protocol Component<State, Event>: Sendable {
  /// The state of the component, as one value.
  associatedtype State: Equatable & Sendable
  /// The events that can happen.
  associatedtype Event: Sendable

  /// The first state.
  var initial: State { get }

  /// Changes the state for an event.
  ///
  /// Only reducers change the state: this one, and those of the component's children and parents.
  func reduce(_ state: inout State, _ event: Event)

  /// The feedbacks: they observe each state and run the effects that it requests.
  ///
  /// Read when the loop is made; those of a child, when its ``Scope`` is made.
  @FeedbackBuilder<State, Event> var feedbacks: [Feedback<State, Event>] { get }

  /// The view of a state.
  ///
  /// Several views are stacked in a column.
  @ViewBuilder<Event> func view(_ state: State) -> Node<Event>

  /// The key bindings in a state.
  ///
  /// Of several bindings of one key, the first one counts.
  @KeyBuilder<Event> func keys(_ state: State) -> [KeyBinding<Event>]

  /// Whether the application has ended; if so, the session ends, as with a key that quits.
  ///
  /// The method is called for each settled state, and for each state in which an input is to be
  /// read.
  ///
  ///     func hasEnded(_ state: State) -> Bool { state.isSaved && state.wantsToQuit }
  ///
  /// Any event can lead to a state that ends the session: that of a button, of a timer or of an
  /// effect. In such a state no input is read, not even the rest of a batch, and the state is not
  /// drawn. Only the answer of the application itself counts, not that of its children.
  func hasEnded(_ state: State) -> Bool

  /// The event for an input that neither a view nor a key binding handles, or nil for none: a
  /// pasted text, an unbound key, a mouse action that no view takes and that selects no text, a
  /// change of the focus of the terminal's window, or a size of the screen.
  ///
  ///     func event(for input: Input, in state: State) -> Event? {
  ///       switch input {
  ///       case .paste(let text): .pasted(text)
  ///       case .resized(let size): .resized(size)
  ///       case .key, .mouse, .focused: nil
  ///       }
  ///     }
  ///
  /// Keys, pastes and mouse actions go from component to component, until one returns an event:
  /// first through the components whose views contain the focus, from the inside out to the
  /// application, then through the others, children before parents. Only components whose views are
  /// shown get the input; while a modal view is shown, only those whose views are in it or contain
  /// it. A paste is one input, however long it is. If no component has an event for Ctrl-C, Ctrl-Z
  /// or Ctrl-L, the key ends or suspends the program, or draws the screen again.
  ///
  /// Sizes and changes of the terminal's focus go to every component, whether it is shown or not,
  /// children first. The size of the screen arrives once before the first frame, and then after
  /// each change. A child that is added later gets none until the next change: its parent has
  /// to put the size into the child's state.
  func event(for input: Input, in state: State) -> Event?

  /// The paths that the application opens, as with the option `--open films/42`, and the events for
  /// them.
  ///
  /// Only the links of the application itself count, not those of its children.
  var links: Links<Event> { get }

  /// The child components.
  ///
  /// Their reducers run before this component's own, in the listed order.
  var children: [Scope<State, Event>] { get }

  /// The loop that runs the component on a ``Session``.
  ///
  /// Components use the default implementation. The method is declared in the protocol so that the
  /// compiler specializes it in the component's module (compiles it for the component's types): an
  /// event then takes a tenth of the instructions of generic code.
  @MainActor func makeLoop(
    on session: Session, clock: any LoopClock
  ) -> FeedbackLoop<State, Event>
}

extension Component {
  /// No feedbacks.
  public var feedbacks: [Feedback<State, Event>] { [] }

  /// No key bindings.
  public func keys(_ state: State) -> [KeyBinding<Event>] { [] }

  /// No state ends the session.
  @inlinable public func hasEnded(_ state: State) -> Bool { false }

  /// No event.
  public func event(for input: Input, in state: State) -> Event? { nil }

  /// No paths.
  public var links: Links<Event> { Links() }

  /// No child components.
  public var children: [Scope<State, Event>] { [] }

  /// The children's reducers, followed by the component's own.
  @inlinable package var reducer: Reducer<State, Event> {
    let children = children.map(\.reducer)
    let own = Reducer { reduce(&$0, $1) }
    return children.reversed().reduce(own) { rest, child in child.then(rest) }
  }

  /// The children's feedbacks, followed by the component's own.
  @inlinable package var allFeedbacks: [Feedback<State, Event>] {
    children.flatMap(\.feedbacks) + feedbacks
  }

  /// The events of the children and of the component itself for an input that goes to every
  /// component.
  @inlinable package func allEvents(for input: Input, in state: State) -> [Event] {
    children.flatMap { $0.events(input, state) }
      + (event(for: input, in: state).map { [$0] } ?? [])
  }
}
