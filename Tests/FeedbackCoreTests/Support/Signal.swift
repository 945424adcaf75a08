import FeedbackCore
import Synchronization

/// An outside source of events, with a record of the senders that are or were registered.
final class Signal<Event: Sendable>: Sendable {
  private struct Registrations {
    var senders: [Sender<Event>] = []
    var current: [Int] = []
  }

  private let registrations = Mutex(Registrations())

  /// The number of senders that are registered now.
  var currentCount: Int { registrations.withLock { $0.current.count } }

  /// The number of senders that were ever registered.
  var totalCount: Int { registrations.withLock { $0.senders.count } }

  /// An effect that is registered as long as it runs.
  var effect: Effect<Event> {
    .callback { [self] context in register(context.send) }
  }

  /// Registers a sender, until the returned cancellation is cancelled or released.
  func register(_ sender: Sender<Event>) -> Cancellation {
    let id = registrations.withLock { registrations in
      registrations.senders.append(sender)
      registrations.current.append(registrations.senders.count - 1)
      return registrations.senders.count - 1
    }
    return Cancellation { [self] in
      registrations.withLock { registrations in registrations.current.removeAll { $0 == id } }
    }
  }

  /// Sends the event through each registered sender, with ``Sender/now(_:)``.
  @MainActor
  func send(_ event: Event) {
    let senders = registrations.withLock { registrations in
      registrations.current.map { registrations.senders[$0] }
    }
    for sender in senders { sender.now(event) }
  }

  /// Sends the event through each sender that was ever registered, like a source that ignores
  /// cancellation.
  @MainActor
  func sendToAll(_ event: Event) {
    for sender in registrations.withLock(\.senders) { sender.now(event) }
  }
}
