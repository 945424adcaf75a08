import FeedbackCore

extension Case where Root == Value {
  /// A ``Case`` for a child with the same events as its parent: it embeds and extracts every event
  /// unchanged.
  static var whole: Case { Case({ $0 }, { $0 }) }
}
