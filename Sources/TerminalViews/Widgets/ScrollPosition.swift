/// The rows that a ``ScrollView`` shows of its content (``ScrollView/position(_:changes:)``).
public enum ScrollPosition: Codable, Hashable, Sendable {
  /// The last rows. If rows are added, the view shows the new ones.
  case end
  /// A row of the content at the top of the view, counted from 0.
  ///
  /// The last rows are shown if fewer than fit are below it. A row that the content does not have
  /// yet is not shown later, either, unless the position is set again.
  case row(Int)
}

/// A position that a ``ScrollView`` has taken over from the application.
struct AppliedPosition: Codable, Hashable, Sendable {
  let position: ScrollPosition
  /// Whether input has scrolled the view away from its end since then.
  var hasLeftEnd = false
}
