/// The valid name that is nearest to a text that names no key, for the message about a mistake.
///
/// A name is near if the letters of one occur in the other in the same order: `pgdn` and
/// `arrowdown` are near `pagedown` and `down`. Of several, the one whose length differs least counts.
struct KeySuggestion {
  /// The name, or nil if none is near.
  let name: String?

  init(for text: String) {
    let parts = text.lowercased().split { $0 == "+" || $0 == "-" }.map(String.init)
    let modifiers = parts.dropLast().map { Self.nearest(to: $0, among: ["ctrl", "alt", "shift"]) }
    guard let last = parts.last, !modifiers.contains(nil) else {
      name = nil
      return
    }
    let key = Key(name: last)?.name ?? Self.nearest(to: last, among: Key.Code.names)
    name = key.flatMap { key in
      let name = (modifiers.compactMap(\.self) + [key]).joined(separator: "+")
      return Key(name: name).map { _ in name }
    }
  }

  private static func nearest(to text: String, among names: [String]) -> String? {
    names.filter { text.contains(inOrder: $0) || $0.contains(inOrder: text) }
      .min { abs($0.count - text.count) < abs($1.count - text.count) }
  }
}

extension String {
  /// Whether it has the characters of another text in the same order.
  fileprivate func contains(inOrder other: String) -> Bool {
    var rest = other[...]
    for character in self where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
