import FeedbackCore

extension Case where Root == Value {
  /// A child's events that are its parent's.
  static var whole: Case { Case({ $0 }, { $0 }) }
}
