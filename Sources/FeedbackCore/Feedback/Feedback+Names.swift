extension Feedback {
  /// The feedbacks of one loop with unique names.
  @usableFromInline
  static func withUniqueNames(_ feedbacks: [Feedback]) -> [Feedback] {
    guard feedbacks.count > 1 else { return feedbacks }
    // They are few. A set's type would be made at run time, where the program starts.
    var taken: [String] = []
    return feedbacks.map { feedback in
      var name = feedback.name
      var number = 1
      while taken.contains(name) {
        number += 1
        name = "\(feedback.name) \(number)"
      }
      taken.append(name)
      return Feedback(name, traits: feedback.traits, attach: feedback.attach)
    }
  }
}
