import TerminalModel

/// A short message in a corner of the screen, which disappears by itself.
///
/// ```swift
/// state.toasts.show("The list was saved", level: .success)
/// ```
/// The shown messages are in the application's state, and ``View/toasts(_:at:)`` shows them. The
/// application decides how long they stay: here, a feedback removes each of them after four seconds
/// on the loop's clock.
///
/// ```swift
/// Feedback.react(toEach: \.toasts, "toasts") { .after(.seconds(4), send: .toastExpired($0.id)) }
/// // In the reducer:
/// case .toastExpired(let id): state.toasts.dismiss(id)
/// ```
public struct Toast: Codable, Hashable, Identifiable, Sendable {
  /// The importance of a message, shown by a sign and a colour.
  public enum Level: Codable, Hashable, Sendable {
    case info, success, warning, error
  }

  /// The identity among the messages that are shown.
  public let id: Int
  /// The text.
  public let text: String
  /// The importance.
  public let level: Level

  /// Makes a message; the array's method `show(_:level:limit:)` chooses an unused identity.
  public init(_ text: String, level: Level = .info, id: Int) {
    self.id = id
    self.text = text
    self.level = level
  }
}

extension [Toast] {
  /// Adds a message with an identity that no other one in the array has.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - level: The importance.
  ///   - limit: The number of messages, 1 or more, above which the oldest ones are removed.
  public mutating func show(_ text: String, level: Toast.Level = .info, limit: Int = 5) {
    let last = lazy.map(\.id).max() ?? 0
    append(Toast(text, level: level, id: last + 1))
    removeFirst(Swift.max(0, count - Swift.max(1, limit)))
  }

  /// Removes the message with an identity, if there is one.
  public mutating func dismiss(_ id: Toast.ID) { removeAll { $0.id == id } }
}

extension View {
  /// Shows messages in a corner of the screen, one below the other, in front of all other views.
  ///
  /// They take no input. If there are more than fit, the older ones are left out. With its sign and
  /// its padding, a message is at most 40 columns wide; a longer text is wrapped.
  ///
  /// - Parameters:
  ///   - toasts: The messages, the oldest first.
  ///   - alignment: The place on the screen, one cell from its edges.
  public func toasts(
    _ toasts: [Toast], at alignment: Alignment = .bottomTrailing
  ) -> Node<Event> {
    let stack = ToastStack<Event>(toasts: toasts, alignment: alignment)
    let shown = toasts.isEmpty ? Element.empty : stack.node().element
    return Node(node().element.overlaid(by: Overlay(at: .screen(alignment), .notice, shown)))
  }
}

extension Toast {
  func sign(_ glyphs: ThemeGlyphs) -> Unicode.Scalar {
    switch level {
    case .info: "i"
    case .success: glyphs[.checkMark]
    case .warning: "!"
    case .error: glyphs[.cross]
    }
  }

  var color: Color {
    switch level {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }
}
