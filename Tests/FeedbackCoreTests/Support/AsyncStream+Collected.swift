extension AsyncStream where Element: Sendable {
  /// All that is in it until its end.
  func collected() async -> [Element] {
    var all: [Element] = []
    for await element in self { all.append(element) }
    return all
  }
}
