extension Reducer {
  /// The reducer of a child as a reducer of its parent.
  ///
  /// An event for a child that does not exist changes nothing, and is reported
  /// (``LoopDiagnostic/childEventIgnored``).
  public func pullback<Parent, ParentEvent>(
    state: ChildState<Parent, State>, event: Case<ParentEvent, Event>
  ) -> Reducer<Parent, ParentEvent> {
    Reducer<Parent, ParentEvent>.answering { parent, parentEvent in
      guard let childEvent = event.extract(parentEvent) else { return true }
      var grandchildExists = true
      let childExists = state.modify(&parent) { child in
        grandchildExists = reduce(&child, childEvent)
      }
      return childExists && grandchildExists
    }
  }

  /// The reducer of a child as a reducer of a parent with a collection of such children.
  ///
  /// An event for a child that does not exist changes nothing, and is reported
  /// (``LoopDiagnostic/childEventIgnored``).
  public func pullback<Parent, ID, ParentEvent>(
    each children: ChildCollection<Parent, ID, State>, event: Case<ParentEvent, (ID, Event)>
  ) -> Reducer<Parent, ParentEvent> {
    Reducer<Parent, ParentEvent>.answering { parent, parentEvent in
      guard let (id, childEvent) = event.extract(parentEvent) else { return true }
      var grandchildExists = true
      let childExists = children.modify(&parent, id) { child in
        grandchildExists = reduce(&child, childEvent)
      }
      return childExists && grandchildExists
    }
  }
}

extension Feedback where State: Equatable {
  /// The feedback of a child as a feedback of its parent.
  ///
  /// It gets the child's first state, and then a state only after an event of the child or a change
  /// of the child's state. When the child is removed or replaced by another one, all runs of the
  /// feedback are revoked (``Effect``), and its memory, such as the last request, is discarded.
  /// When there is a child again, the feedback begins with a new memory. It then gets the child's
  /// state without the event that led to it: that event came before the feedback began.
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

  /// The feedback of each child in a collection as a feedback of the parent, as in
  /// ``pullback(state:event:)``.
  ///
  /// The feedbacks get the states of their children one after another, in the order of the
  /// collection.
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
