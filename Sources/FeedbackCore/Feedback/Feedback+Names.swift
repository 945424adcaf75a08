extension Feedback {
  /// The feedbacks of one loop, told apart by their names.
  @usableFromInline
  static func toldApart(_ feedbacks: [Feedback]) -> [Feedback] {
    var taken: Set<String> = []
    return feedbacks.map { feedback in
      var name = feedback.name
      var number = 1
      while !taken.insert(name).inserted {
        number += 1
        name = "\(feedback.name) \(number)"
      }
      return Feedback(name, traits: feedback.traits, attach: feedback.attach)
    }
  }
}
