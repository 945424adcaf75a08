public import FeedbackCore
public import TerminalModel
public import TerminalViews

/// A component whose changes can be undone, and done again
/// (``Component/undoable(_:limit:pause:keys:restored:step:)``).
///
/// It has the view, the keys, the feedbacks and the children of the component, with its state and
/// events in ``UndoableState`` and ``UndoableEvent``. Effects follow from the state: an undo
/// cancels those that the restored state does not request, and starts those that it requests.
public struct Undoable<Base: Component, Part: Equatable & Sendable>: Component {
  /// The state of the component, with its history.
  public typealias State = UndoableState<Base.State, Part>
  /// The events of the component, and those of undo and redo.
  public typealias Event = UndoableEvent<Base.Event>

  /// The first state of the component, without a history.
  public let initial: State
  private let base: Base
  private let part: any WritableKeyPath<Base.State, Part> & Sendable
  private let pause: Duration?
  private let undoKeys: @Sendable (Base.State) -> UndoKeys
  private let restored: @Sendable (inout Base.State) -> Void
  /// The component as a child, whose reducer records the changes.
  private let recorded: Scope<State, Event>

  init(
    _ base: Base, part: any WritableKeyPath<Base.State, Part> & Sendable, limit: Int,
    pause: Duration?, keys: @escaping @Sendable (Base.State) -> UndoKeys,
    restored: @escaping @Sendable (inout Base.State) -> Void,
    step: @escaping @Sendable (Base.Event, Base.State) -> UndoStep
  ) {
    precondition(limit > 0, "A history holds at least one step.")
    initial = State(base.initial)
    self.base = base
    self.part = part
    self.pause = pause
    undoKeys = keys
    self.restored = restored
    recorded = .wrapped(
      base, at: \State.present, Case(Event.component, \.component),
      reducer: Self.recording(base.reducer, part, limit, step))
  }

  /// Takes a step back or does it again; the reducer of the child handles the component's own
  /// events.
  public func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .component: break
    case .paused: state.history.endGroup()
    case .undone:
      guard state.history.canUndo else { return }
      state.history.undo(&state.present[keyPath: part])
      restored(&state.present)
    case .redone:
      guard state.history.canRedo else { return }
      state.history.redo(&state.present[keyPath: part])
      restored(&state.present)
    }
  }

  /// The component, whose reducer records its changes.
  public var children: [Scope<State, Event>] { [recorded] }

  /// A timer that ends a group of changes, if groups end with a pause.
  public var feedbacks: [Feedback<State, Event>] {
    if let pause {
      Feedback.react(to: \.history.openGroup, "undo pause") { _ in
        .after(pause, send: .paused)
      }
    }
  }

  /// The view of the component.
  public func view(_ state: State) -> Node<Event> {
    base.view(state.present).map(Event.component)
  }

  /// The component's keys, and after them those that undo and redo.
  ///
  /// If there is no step to undo or to do again, the keys for it are bound, but not shown.
  @KeyBuilder<Event> public func keys(_ state: State) -> [KeyBinding<Event>] {
    base.keys(state.present).map { $0.map(Event.component) }
    let keys = undoKeys(state.present)
    if !keys.undo.isEmpty {
      KeyBinding(keys.undo, Self.title("Undo", state.history.undoTitle), sends: .undone)
        .command("undo")
    }
    if !keys.redo.isEmpty {
      KeyBinding(keys.redo, Self.title("Redo", state.history.redoTitle), sends: .redone)
        .command("redo")
    }
  }

  /// Whether the component has ended.
  public func hasEnded(_ state: State) -> Bool { base.hasEnded(state.present) }

  /// The component's event for an input.
  public func event(for input: Input, in state: State) -> Event? {
    base.event(for: input, in: state.present).map(Event.component)
  }

  /// The paths that the component opens, and the events for them.
  public var links: Links<Event> { base.links.map(Event.component) }

  private static func title(_ command: String, _ step: String?) -> String {
    guard let step else { return "" }
    return step.isEmpty ? command : "\(command) \(step)"
  }

  /// The component's reducer, which records the changes of the part.
  private static func recording(
    _ reducer: Reducer<Base.State, Base.Event>,
    _ part: any WritableKeyPath<Base.State, Part> & Sendable, _ limit: Int,
    _ step: @escaping @Sendable (Base.Event, Base.State) -> UndoStep
  ) -> Reducer<State, Event> {
    .answering { state, event in
      guard case .component(let event) = event else { return true }
      let step = step(event, state.present)
      let before = state.present[keyPath: part]
      // Not for all steps: while there is a copy of the state, a change copies the shared storage.
      let stateBefore = step == .excluded ? state.present : nil
      let childExists = reducer.reduce(&state.present, event)
      let after = state.present[keyPath: part]
      switch step {
      case .separate where before == after, .joined where before == after: break
      case .separate(let title): state.history.record(before, title: title, limit: limit)
      case .joined(let key, let title):
        state.history.record(before, after, joining: key, title: title, limit: limit)
      // Also if the part stays the same: the event may change the part before an earlier step.
      case .excluded:
        guard let stateBefore else { break }
        state.history.rebase(around: after) { value in
          var other = stateBefore
          other[keyPath: part] = value
          _ = reducer.reduce(&other, event)
          value = other[keyPath: part]
        }
      }
      return childExists
    }
  }
}

extension Component {
  /// Makes the changes of a part of the state undoable.
  ///
  /// ```swift
  /// let editor = Editor().undoable(\.document) { event, _ in
  ///   switch event {
  ///   case .titleTyped: .joined("title", "Typing")
  ///   case .deleted: .separate("Delete")
  ///   case .loaded: .excluded
  ///   default: .separate()
  ///   }
  /// }
  /// ```
  /// An undo restores the part; the rest of the state, such as a selection or loaded data, stays.
  /// An event that does not change the part is no step. A history refers to the part before each
  /// step: storage that a step has not changed is shared.
  ///
  /// - Parameters:
  ///   - part: The undoable part of the state.
  ///   - limit: The maximum number of steps, at least 1; beyond that, the oldest are dropped.
  ///   - pause: The time without a joined change after which the next one begins a step, on the
  ///     loop's clock; nil for no time limit.
  ///   - keys: The keys in a state. The component's own bindings come first, and so do those of a
  ///     focused control: in a text field, Ctrl-Z undoes typing.
  ///   - restored: Changes the state after an undo or a redo: for example, it clears the selection
  ///     of an item that the part no longer has. It is pure, like a reducer; its changes are no
  ///     step.
  ///   - step: The step of the change that an event makes in a state. It is called before each event
  ///     is reduced.
  public func undoable<Part: Equatable & Sendable>(
    _ part: any WritableKeyPath<State, Part> & Sendable, limit: Int = 100,
    pause: Duration? = .seconds(1),
    keys: @escaping @Sendable (State) -> UndoKeys = { _ in UndoKeys() },
    restored: @escaping @Sendable (inout State) -> Void = { _ in },
    step: @escaping @Sendable (Event, State) -> UndoStep
  ) -> Undoable<Self, Part> {
    Undoable(
      self, part: part, limit: limit, pause: pause, keys: keys, restored: restored, step: step)
  }

  /// Makes the changes of a part of the state undoable; each change is a step.
  ///
  /// - Parameters:
  ///   - part: The undoable part of the state.
  ///   - limit: The maximum number of steps, at least 1; beyond that, the oldest are dropped.
  ///   - keys: The keys in a state.
  ///   - restored: Changes the state after an undo or a redo.
  public func undoable<Part: Equatable & Sendable>(
    _ part: any WritableKeyPath<State, Part> & Sendable, limit: Int = 100,
    keys: @escaping @Sendable (State) -> UndoKeys = { _ in UndoKeys() },
    restored: @escaping @Sendable (inout State) -> Void = { _ in }
  ) -> Undoable<Self, Part> {
    undoable(part, limit: limit, pause: nil, keys: keys, restored: restored) { _, _ in .separate() }
  }
}
