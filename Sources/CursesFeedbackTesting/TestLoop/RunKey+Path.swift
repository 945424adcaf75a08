extension RunKey {
  /// The key with these elements, from the outermost collection inwards; the only one where there
  /// are none.
  init(path: [any Hashable & Sendable]) {
    self = path.reversed().reduce(.only) { key, element in key.of(element) }
  }

  /// The request of a feedback that has this key, in words.
  func request(of feedback: String) -> String {
    self == .only ? feedback : "\(feedback)[\(self)]"
  }
}
