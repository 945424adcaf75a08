import FeedbackCore

extension Case where Root == Value {
  /// The case of a child whose events are those of its parent.
  static var whole: Case { Case({ $0 }, { $0 }) }
}
