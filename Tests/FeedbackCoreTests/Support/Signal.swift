import FeedbackCore
import Synchronization

/// An outside source of events: it knows who is registered with it, and who ever was.
final class Signal<Event: Sendable>: Sendable {
  private struct Registrations {
    var senders: [Sender<Event>] = []
    var current: [Int] = []
  }

  private let registrations = Mutex(Registrations())

  /// How many are registered now.
  var currentCount: Int { registrations.withLock { $0.current.count } }

  /// How many ever registered.
  var totalCount: Int { registrations.withLock { $0.senders.count } }

  /// Registers for as long as it runs.
  var effect: Effect<Event> {
    .callback { [self] context in register(context.send) }
  }

  /// Registers a sender until that is ended.
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

  /// Sends to those who are registered now; the loop has reduced it when this returns.
  @MainActor
  func send(_ event: Event) {
    let senders = registrations.withLock { registrations in
      registrations.current.map { registrations.senders[$0] }
    }
    for sender in senders { sender.now(event) }
  }

  /// Sends to everybody who ever registered, as a source does that does not know of cancellation.
  @MainActor
  func sendToAll(_ event: Event) {
    for sender in registrations.withLock(\.senders) { sender.now(event) }
  }
}
