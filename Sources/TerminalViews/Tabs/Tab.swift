/// The title of a tab, and a short text after it.
public struct Tab: Hashable, Sendable {
  /// The title.
  public var title: String
  /// A short text after the title, such as the number of items; empty for none.
  public var badge: String

  /// Makes the title of a tab.
  ///
  /// - Parameters:
  ///   - title: The title, in one line.
  ///   - badge: A short text after the title, such as the number of items; empty for none.
  public init(_ title: String, badge: String = "") {
    self.title = title
    self.badge = badge
  }
}
