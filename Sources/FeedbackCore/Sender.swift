/// Sends events to a loop from any thread.
///
/// It does not keep the loop alive.
public struct Sender<Event: Sendable>: Sendable {
  /// An event, or a closure that makes it just before its reduction.
  @usableFromInline
  package enum Message: Sendable {
    case event(Event, Receipt?)
    case deferred(@Sendable () -> Event?, Receipt?)

    fileprivate func map<Other: Sendable>(
      _ embed: @escaping @Sendable (Event) -> Other
    ) -> Sender<Other>.Message {
      switch self {
      case .event(let event, let receipt): .event(embed(event), receipt)
      case .deferred(let make, let receipt): .deferred({ make().map(embed) }, receipt)
      }
    }
  }

  /// Puts a message into the loop's mailbox, from any thread.
  @usableFromInline package let post: @Sendable (Message) -> Void
  /// Hands a message to the loop on the main actor, without the mailbox if the loop runs there.
  @usableFromInline package let deliver: @MainActor @Sendable (Message) -> Void

  @usableFromInline
  package typealias BatchBody = @MainActor (_ send: @escaping @MainActor (Event) -> Void) -> Void
  @usableFromInline package let deliverBatch: @MainActor @Sendable (BatchBody) -> Void

  @usableFromInline let dropped: @Sendable () -> Int

  @inlinable
  package init(
    post: @escaping @Sendable (Message) -> Void,
    deliver: @escaping @MainActor @Sendable (Message) -> Void,
    deliverBatch: @escaping @MainActor @Sendable (BatchBody) -> Void,
    droppedCount: @escaping @Sendable () -> Int = { 0 }
  ) {
    self.post = post
    self.deliver = deliver
    self.deliverBatch = deliverBatch
    dropped = droppedCount
  }

  /// The number of this sender's events that its ``MailboxPolicy`` has dropped or replaced.
  public var droppedCount: Int { dropped() }

  /// Sends an event, which the loop reduces soon.
  ///
  /// The loop reduces the events of one thread in the order in which it sent them. If too many
  /// events of a sender wait for the loop, newer ones are dropped: see ``MailboxPolicy/standard``.
  @inlinable
  public func callAsFunction(_ event: Event) {
    post(.event(event, nil))
  }

  /// Sends an event, and returns when the loop has reduced it.
  ///
  /// If the loop has not been started, or is already reducing events (a drain, see
  /// ``FeedbackLoop``), the event waits in the queue, and the call returns at once. A ``LoopActor``
  /// does not run on the main actor: the call returns at once, and the loop reduces the event soon.
  @inlinable
  @MainActor public func now(_ event: Event) {
    deliver(.event(event, nil))
  }

  /// Sends several events, each as ``now(_:)`` does.
  ///
  /// Feedbacks that show states get only the state after the last event, so that a burst of keys
  /// makes one frame. A ``LoopActor`` does not run on the main actor: it reduces the events soon.
  ///
  /// - Parameter body: Gets the function that sends.
  @inlinable
  @MainActor public func batch(
    _ body: @MainActor (_ send: @escaping @MainActor (Event) -> Void) -> Void
  ) {
    deliverBatch(body)
  }

  /// A sender for the events of a child.
  ///
  /// It embeds each of them in an event of the parent, and sends that with the parent's sender.
  public func pullback<Child: Sendable>(
    _ embed: @escaping @Sendable (Child) -> Event
  ) -> Sender<Child> {
    Sender<Child>(
      post: { post($0.map(embed)) },
      deliver: { deliver($0.map(embed)) },
      deliverBatch: { body in deliverBatch { send in body { send(embed($0)) } } },
      droppedCount: dropped)
  }
}
