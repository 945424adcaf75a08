extension RunKey {
  /// The key with these elements, that of the outermost collection first; without elements, it is
  /// `only`, the key of a feedback with a single request.
  init(path: [any Hashable & Sendable]) {
    self = path.reversed().reduce(.only) { key, element in key.of(element) }
  }

  /// The name of the request of a feedback with this key: `download[3]`, or `download` for `only`.
  func request(of feedback: String) -> String {
    self == .only ? feedback : "\(feedback)[\(self)]"
  }
}
