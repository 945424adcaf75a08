extension DecodingError {
  /// The fault in one sentence, without the types and the path of the error.
  var reason: String {
    switch self {
    case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing."
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      context.debugDescription
    @unknown default: "\(self)"
    }
  }
}
