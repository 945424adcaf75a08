import FeedbackCore

extension Case where Root == Value {
  /// A child's events that are its parent's.
  static var whole: Case { Case(embed: { $0 }, extract: { $0 }) }
}
