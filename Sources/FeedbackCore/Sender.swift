/// A way into a loop, for any thread.
///
/// It does not keep the loop alive.
public struct Sender<Event: Sendable>: Sendable {
  /// What can be sent: an event, or what makes one at the time it would be reduced.
  @usableFromInline
  package enum Letter: Sendable {
    case event(Event, Receipt?)
    case deferred(@Sendable () -> Event?, Receipt?)

    fileprivate func map<Other: Sendable>(
      _ embed: @escaping @Sendable (Event) -> Other
    ) -> Sender<Other>.Letter {
      switch self {
      case .event(let event, let receipt): .event(embed(event), receipt)
      case .deferred(let make, let receipt): .deferred({ make().map(embed) }, receipt)
      }
    }
  }

  @usableFromInline package let post: @Sendable (Letter) -> Void
  @usableFromInline package let deliver: @MainActor @Sendable (Letter) -> Void

  @usableFromInline
  package typealias BatchBody = @MainActor (_ send: @escaping @MainActor (Event) -> Void) -> Void
  @usableFromInline package let deliverBatch: @MainActor @Sendable (BatchBody) -> Void

  @usableFromInline let dropped: @Sendable () -> Int

  @inlinable
  package init(
    post: @escaping @Sendable (Letter) -> Void,
    deliver: @escaping @MainActor @Sendable (Letter) -> Void,
    deliverBatch: @escaping @MainActor @Sendable (BatchBody) -> Void,
    droppedCount: @escaping @Sendable () -> Int = { 0 }
  ) {
    self.post = post
    self.deliver = deliver
    self.deliverBatch = deliverBatch
    dropped = droppedCount
  }

  /// How many events it has dropped for its ``MailboxPolicy``.
  public var droppedCount: Int { dropped() }

  /// Hands an event to the loop, which reduces it soon.
  ///
  /// The events of one thread stay in order. A sender that sends faster than the loop reduces loses
  /// events: see ``MailboxPolicy/standard``.
  @inlinable
  public func callAsFunction(_ event: Event) {
    post(.event(event, nil))
  }

  /// Hands an event to the loop and, outside a drain, has it reduced before this returns.
  ///
  /// A ``LoopActor``, which is elsewhere, reduces it soon.
  @inlinable
  @MainActor public func now(_ event: Event) {
    deliver(.event(event, nil))
  }

  /// Sends several events, each as ``now(_:)`` does, and has settled states published only once,
  /// after the last: a burst of keys makes one frame.
  ///
  /// - Parameter body: Gets the function that sends. A ``LoopActor`` reduces the events soon.
  @inlinable
  @MainActor public func batch(
    _ body: @MainActor (_ send: @escaping @MainActor (Event) -> Void) -> Void
  ) {
    deliverBatch(body)
  }

  /// A way in for events that these carry.
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
