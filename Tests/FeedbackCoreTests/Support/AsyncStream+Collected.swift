extension AsyncStream where Element: Sendable {
  /// The elements of the stream, when it has ended.
  func collected() async -> [Element] {
    var all: [Element] = []
    for await element in self { all.append(element) }
    return all
  }
}
