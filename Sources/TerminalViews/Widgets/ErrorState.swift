public import TerminalModel

/// A message in the middle of a view whose contents could not be read: the failure, its reason, and
/// a button that tries again.
///
/// ```swift
/// if let failure = state.failure {
///   ErrorState("The films could not be loaded", reason: failure)
///     .retry(key: "r", sends: .retried)
/// }
/// ```
/// If the whole message does not fit into the height of the view, the free row above the button is
/// left out.
public struct ErrorState<Event>: View {
  private let title: String
  private let reason: String
  private var retry: Retry?

  private struct Retry {
    let title: String
    let key: Key?
    let event: Event
  }

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - title: The failure, in a few words.
  ///   - reason: The reason, a sentence; empty for none.
  public init(_ title: String, reason: String = "") {
    self.title = title
    self.reason = reason
  }

  /// Adds a button that tries again.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - key: The key of the application's binding with the same event, which is shown beside the
  ///     button; nil for none.
  ///   - event: The event for pressing the button.
  public func retry(
    _ title: String = "Try again", key: Key? = nil, sends event: Event
  ) -> ErrorState {
    var copy = self
    copy.retry = Retry(title: title, key: key, event: event)
    return copy
  }

  /// The message, in the middle of the available cells.
  public func node() -> Node<Event> {
    return MessageLayout(hasButton: retry != nil) {
      Text("✗ \(title)", alignment: .center)
        .styled(as: .messageTitle, .bold, foreground: .error)
      if !reason.isEmpty { Text(reason, alignment: .center).styled(as: .messageText) }
      if let retry {
        Row {
          Button(retry.title, sends: retry.event)
          if let key = retry.key {
            Text(key.label).styled(as: .helpKey, .bold, foreground: .accent)
          }
        }
      }
    }
  }
}
