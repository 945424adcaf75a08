extension Feedback {
  /// The feedbacks of one loop with unique names.
  @usableFromInline
  static func withUniqueNames(_ feedbacks: [Feedback]) -> [Feedback] {
    guard feedbacks.count > 1 else { return feedbacks }
    // An array, because names are few, and for a set the runtime would first have to make the
    // metadata of the type `Set<String>`.
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
