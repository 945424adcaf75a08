extension RunKey {
  /// Makes the key with these elements: the identities of children in collections, the outermost
  /// first, and then the key of the request.
  ///
  /// Without elements, it is `only`, the key of a single request outside any collection.
  init(path: [any Hashable & Sendable]) {
    self = path.reversed().reduce(.only) { key, element in key.of(element) }
  }

  /// The name of a feedback's request that has this key: `download[3]`, or `download` for `only`.
  func request(of feedback: String) -> String {
    self == .only ? feedback : "\(feedback)[\(self)]"
  }
}
