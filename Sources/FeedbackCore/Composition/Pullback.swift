extension Reducer {
  /// The same reducer for a parent.
  ///
  /// Where there is no child, the child's events change nothing, with a diagnostic.
  public func pullback<Parent, ParentEvent>(
    state: ChildState<Parent, State>, event: Case<ParentEvent, Event>
  ) -> Reducer<Parent, ParentEvent> {
    Reducer<Parent, ParentEvent>.answering { parent, parentEvent in
      guard let childEvent = event.extract(parentEvent) else { return true }
      var isEverybodyThere = true
      let isThere = state.modify(&parent) { child in isEverybodyThere = reduce(&child, childEvent) }
      return isThere && isEverybodyThere
    }
  }

  /// The same reducer for a parent that has a collection of children.
  ///
  /// Where the child is gone, its events change nothing, with a diagnostic.
  public func pullback<Parent, ID, ParentEvent>(
    each children: ChildCollection<Parent, ID, State>, event: Case<ParentEvent, (ID, Event)>
  ) -> Reducer<Parent, ParentEvent> {
    Reducer<Parent, ParentEvent>.answering { parent, parentEvent in
      guard let (id, childEvent) = event.extract(parentEvent) else { return true }
      var isEverybodyThere = true
      let isThere = children.modify(&parent, id) { child in
        isEverybodyThere = reduce(&child, childEvent)
      }
      return isThere && isEverybodyThere
    }
  }
}

extension Feedback where State: Equatable {
  /// The same feedback for a parent.
  ///
  /// It is told only when the child's event happened or the child's state is another one. When the
  /// child goes away or another takes its place, all its runs are revoked and it forgets
  /// everything. When there is a child again, the feedback is attached again and told of that state
  /// without an event: what brought the child did not happen to it.
  public func pullback<Parent: Sendable, ParentEvent: Sendable>(
    state: ChildState<Parent, State>, event: Case<ParentEvent, Event>
  ) -> Feedback<Parent, ParentEvent> {
    pulledBack {
      let child = AttachedChild<Parent, ParentEvent, State, Event>(
        attach, embed: event.embed, scope: { $0 })
      return AttachedFeedback(
        publish: { parent, cause, changes in
          guard let next = state.read(parent) else { return }
          child.publish(
            next, identity: state.identity(next), cause: cause.flatMap(event.extract), &changes)
        },
        withdrawLost: { parent, changes in
          let next = state.read(parent)
          child.withdrawLost(next, identity: next.flatMap(state.identity), &changes)
        },
        detach: { changes in child.detach(&changes) })
    }
  }

  /// The same feedback for each of a parent's children, which is one child's as in
  /// ``pullback(state:event:)``.
  ///
  /// The children are told one after the other, in the order of the collection.
  public func pullback<Parent: Sendable, ID: Hashable & Sendable, ParentEvent: Sendable>(
    each children: ChildCollection<Parent, ID, State>, event: Case<ParentEvent, (ID, Event)>
  ) -> Feedback<Parent, ParentEvent> {
    pulledBack {
      let all = AttachedChildren(attach, children: children, event: event)
      return AttachedFeedback(
        publish: { parent, cause, changes in all.publish(parent, cause, &changes) },
        withdrawLost: { parent, changes in all.withdrawLost(parent, &changes) },
        detach: { changes in all.detach(&changes) })
    }
  }

  private func pulledBack<Parent: Sendable, ParentEvent: Sendable>(
    attach: @escaping @Sendable () -> AttachedFeedback<Parent, ParentEvent>
  ) -> Feedback<Parent, ParentEvent> {
    Feedback<Parent, ParentEvent>(name, traits: traits, attach: attach)
  }
}
