/// Where a child's state lies in its parent's.
public struct ChildState<Parent: Sendable, Child: Sendable>: Sendable {
  /// The child's state; nil where there is no child.
  public let read: @Sendable (Parent) -> Child?
  /// Changes the child's state in its parent.
  ///
  /// - Returns: false where there is no child.
  let modify: @Sendable (inout Parent, (inout Child) -> Void) -> Bool

  /// A child that is always there.
  public static func keyPath(
    _ path: any WritableKeyPath<Parent, Child> & Sendable
  ) -> ChildState {
    ChildState(
      read: { $0[keyPath: path] },
      modify: { parent, change in
        change(&parent[keyPath: path])
        return true
      })
  }

  /// A child that is there or not.
  public static func optional(
    _ path: any WritableKeyPath<Parent, Child?> & Sendable
  ) -> ChildState {
    ChildState(
      read: { $0[keyPath: path] },
      modify: { parent, change in
        guard var child = parent[keyPath: path] else { return false }
        change(&child)
        parent[keyPath: path] = child
        return true
      })
  }

  /// A child that is one case of an enum in its parent.
  public static func enumCase<Choice: Sendable>(
    _ path: any WritableKeyPath<Parent, Choice> & Sendable, _ choice: Case<Choice, Child>
  ) -> ChildState {
    ChildState(
      read: { choice.extract($0[keyPath: path]) },
      modify: { parent, change in
        guard var child = choice.extract(parent[keyPath: path]) else { return false }
        change(&child)
        parent[keyPath: path] = choice.embed(child)
        return true
      })
  }
}

extension Reducer {
  /// The same reducer for a parent.
  ///
  /// Where there is no child, the child's events change nothing.
  public func pullback<Parent, ParentEvent>(
    state: ChildState<Parent, State>, event: Case<ParentEvent, Event>
  ) -> Reducer<Parent, ParentEvent> {
    Reducer<Parent, ParentEvent> { parent, parentEvent in
      guard let childEvent = event.extract(parentEvent) else { return }
      _ = state.modify(&parent) { child in self(&child, childEvent) }
    }
  }
}

extension Feedback where State: Equatable {
  /// The same feedback for a parent.
  ///
  /// It is told only when the child's event happened or the child's state is another one. When the
  /// child goes away, all its runs are revoked and it forgets everything; when the child is there
  /// again it begins anew.
  public func pullback<Parent: Sendable, ParentEvent: Sendable>(
    state: ChildState<Parent, State>, event: Case<ParentEvent, Event>
  ) -> Feedback<Parent, ParentEvent> {
    Feedback<Parent, ParentEvent>(
      name, policy: policy, delivery: delivery, sendsFacts: sendsFacts
    ) {
      ChildFeedback(feedback: self, state: state, event: event)
    }
  }
}

private struct ChildFeedback<
  State: Sendable, Event: Sendable, Child: Equatable & Sendable, ChildEvent: Sendable
>: AttachedFeedback {
  let feedback: Feedback<Child, ChildEvent>
  let state: ChildState<State, Child>
  let event: Case<Event, ChildEvent>
  /// The child's feedback and the state it was told last; nil while there is no child.
  private var attached: (memory: any AttachedFeedback<Child, ChildEvent>, last: Child?)?

  init(
    feedback: Feedback<Child, ChildEvent>, state: ChildState<State, Child>,
    event: Case<Event, ChildEvent>
  ) {
    self.feedback = feedback
    self.state = state
    self.event = event
  }

  mutating func withdrawLost(in state: State, into changes: inout [RunChange<Event>]) {
    guard attached != nil else { return }
    guard let child = self.state.read(state) else {
      attached = nil
      changes.append(.withdrawAll)
      return
    }
    var childChanges: [RunChange<ChildEvent>] = []
    attached?.memory.withdrawLost(in: child, into: &childChanges)
    changes += childChanges.map { $0.map(event.embed) }
  }

  mutating func publish(_ state: State, cause: Event?, into changes: inout [RunChange<Event>]) {
    guard let child = self.state.read(state) else { return }
    let childCause = cause.flatMap(event.extract)
    if attached == nil { attached = (feedback.attach(), nil) }
    guard childCause != nil || attached?.last != child else { return }
    var childChanges: [RunChange<ChildEvent>] = []
    attached?.memory.publish(child, cause: childCause, into: &childChanges)
    attached?.last = child
    changes += childChanges.map { $0.map(event.embed) }
  }
}
