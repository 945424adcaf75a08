/// A child's feedback in the loop; it has a memory (``AttachedFeedback``) as long as the child
/// exists.
final class AttachedChild<
  State: Sendable, Event: Sendable, Child: Equatable & Sendable, ChildEvent: Sendable
> {
  private typealias Changes = [RunChange<ChildEvent>]

  private let attach: @Sendable () -> AttachedFeedback<Child, ChildEvent>
  private let embed: @Sendable (ChildEvent) -> Event
  private let scope: (RunChange<Event>) -> RunChange<Event>
  /// The child's feedback with the last state of the child that it got, or nil while there is no
  /// child.
  private var attached: (memory: AttachedFeedback<Child, ChildEvent>, last: Child?)?
  private var identity: AnyHashable?

  init(
    _ attach: @escaping @Sendable () -> AttachedFeedback<Child, ChildEvent>,
    embed: @escaping @Sendable (ChildEvent) -> Event,
    scope: @escaping (RunChange<Event>) -> RunChange<Event>
  ) {
    self.attach = attach
    self.embed = embed
    self.scope = scope
  }

  func publish(
    _ child: Child, identity: AnyHashable?, cause: ChildEvent?,
    _ changes: inout [RunChange<Event>]
  ) {
    let current = attached ?? (attach(), nil)
    // The event that added the child came before its feedback was attached.
    let cause = attached == nil ? nil : cause
    self.identity = identity
    attached = (current.memory, child)
    guard cause != nil || current.last != child else { return }
    var childChanges: Changes = []
    current.memory.publish(child, cause, &childChanges)
    pass(childChanges, to: &changes)
  }

  /// Withdraws the requests that the child no longer makes, and all of them if the child is missing
  /// or was replaced by another one.
  func withdrawLost(
    _ child: Child?, identity: AnyHashable?, _ changes: inout [RunChange<Event>]
  ) {
    guard let current = attached else { return }
    guard let child, identity == self.identity else {
      detach(&changes)
      return attached = nil
    }
    guard let withdrawLost = current.memory.withdrawLost else { return }
    var childChanges: Changes = []
    withdrawLost(child, &childChanges)
    pass(childChanges, to: &changes)
  }

  func detach(_ changes: inout [RunChange<Event>]) {
    var childChanges: Changes = []
    attached?.memory.detach(&childChanges)
    pass(childChanges, to: &changes)
  }

  private func pass(_ childChanges: Changes, to changes: inout [RunChange<Event>]) {
    for change in childChanges { changes.append(scope(change.map(embed))) }
  }
}

/// A feedback in the loop for the children of a collection, with a memory (``AttachedFeedback``)
/// for each child.
final class AttachedChildren<
  State: Sendable, Event: Sendable, ID: Hashable & Sendable, Child: Equatable & Sendable,
  ChildEvent: Sendable
> {
  private let attach: @Sendable () -> AttachedFeedback<Child, ChildEvent>
  private let children: ChildCollection<State, ID, Child>
  private let event: Case<Event, (ID, ChildEvent)>
  private var attached: [ID: AttachedChild<State, Event, Child, ChildEvent>] = [:]
  /// The attached children, in the order of the last publication.
  private var order: [ID] = []

  init(
    _ attach: @escaping @Sendable () -> AttachedFeedback<Child, ChildEvent>,
    children: ChildCollection<State, ID, Child>, event: Case<Event, (ID, ChildEvent)>
  ) {
    self.attach = attach
    self.children = children
    self.event = event
  }

  func publish(_ state: State, _ cause: Event?, _ changes: inout [RunChange<Event>]) {
    let cause = cause.flatMap(event.extract)
    var order: [ID] = []
    children.forEach(state) { id, child in
      order.append(id)
      let childCause = cause.flatMap { $0.0 == id ? $0.1 : nil }
      attachedChild(id).publish(child, identity: nil, cause: childCause, &changes)
    }
    self.order = order
  }

  func withdrawLost(_ state: State, _ changes: inout [RunChange<Event>]) {
    guard !order.isEmpty else { return }
    var present: [ID: Child] = [:]
    children.forEach(state) { id, child in present[id] = child }
    for id in order {
      attached[id]?.withdrawLost(present[id], identity: nil, &changes)
      if present[id] == nil { attached[id] = nil }
    }
    order.removeAll { attached[$0] == nil }
  }

  func detach(_ changes: inout [RunChange<Event>]) {
    for id in order { attached[id]?.detach(&changes) }
  }

  private func attachedChild(_ id: ID) -> AttachedChild<State, Event, Child, ChildEvent> {
    if let current = attached[id] { return current }
    let new = AttachedChild<State, Event, Child, ChildEvent>(
      attach, embed: { [event] in event.embed((id, $0)) }, scope: { $0.of(id) })
    attached[id] = new
    return new
  }
}
