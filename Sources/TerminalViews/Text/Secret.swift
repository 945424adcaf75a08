/// A text that must not appear in traces, dumps and messages, such as a password.
///
/// Its description is always `•••`, and it has no parts in a `Mirror`. It is encoded as nil and
/// decoded as an empty text, so that states and events with secrets can be `Codable` without
/// storing the text. An application that wants to store the text does so with ``revealed``.
///
/// ```swift
/// struct State { var password: Secret = "" }
/// func isComplete(_ state: State) -> Bool { !state.password.isEmpty }
/// ```
public struct Secret: Hashable, Sendable {
  /// The text itself.
  public let revealed: String

  /// Hides a text.
  public init(_ text: String) { revealed = text }

  /// Whether the text is empty.
  public var isEmpty: Bool { revealed.isEmpty }

  /// The number of characters (grapheme clusters).
  public var count: Int { revealed.count }
}

extension Secret: ExpressibleByStringLiteral {
  /// Hides a literal, such as the empty text of a new state.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Always `•••`, whatever the text.
  public var description: String { "•••" }

  /// Always `•••`, whatever the text.
  public var debugDescription: String { "•••" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Secret: Codable {
  /// An empty text, whatever was encoded.
  public init(from decoder: any Decoder) { self.init("") }

  /// Encodes nil in place of the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
