/// A way into a loop, for any thread.
///
/// It does not keep the loop alive.
public struct Sender<Event: Sendable>: Sendable {
  private let post: @Sendable (Event) -> Void
  private let deliver: @MainActor @Sendable (Event) -> Void

  package init(
    post: @escaping @Sendable (Event) -> Void,
    deliver: @escaping @MainActor @Sendable (Event) -> Void
  ) {
    self.post = post
    self.deliver = deliver
  }

  /// Hands an event to the loop, which reduces it soon.
  ///
  /// What one thread sends stays in order.
  public func callAsFunction(_ event: Event) {
    post(event)
  }

  /// Hands an event to the loop and, outside a drain, has it reduced before this returns.
  @MainActor public func now(_ event: Event) {
    deliver(event)
  }

  /// A way in for events that these carry.
  public func pullback<Child: Sendable>(
    _ embed: @escaping @Sendable (Child) -> Event
  ) -> Sender<Child> {
    Sender<Child>(post: { post(embed($0)) }, deliver: { deliver(embed($0)) })
  }
}
