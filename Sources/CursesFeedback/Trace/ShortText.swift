/// A value in one line: for an event, the name of its enumeration case with the case's values.
///
/// A large or deeply nested collection is given by the number of its elements, and a long text is
/// cut. Making the line takes a bounded time, however large the value is.
enum ShortText {
  /// The longest line, in characters.
  static let limit = 200
  private static let textLimit = 40

  /// The line of a value, such as `loaded(films: [120 elements], page: 2)`.
  static func of(_ value: Any) -> String {
    var rest = limit
    let line = describe(value, depth: 0, &rest)
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  private static func describe(_ value: Any, depth: Int, _ rest: inout Int) -> String {
    guard rest > 0 else { return "…" }
    if let text = value as? String { return quoted(text, &rest) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return enumCase(value, mirror, depth, &rest)
    case .optional:
      return mirror.children.first.map { describe($0.value, depth: depth, &rest) } ?? "nil"
    case .collection, .set, .dictionary:
      guard mirror.children.count > 3 || depth > 3 else {
        return "[" + parts(of: mirror, depth, &rest) + "]"
      }
      return "[\(mirror.children.count) elements]"
    case .tuple: return "(" + parts(of: mirror, depth, &rest) + ")"
    default:
      if describesItself(value, mirror) { return oneLine("\(value)", &rest) }
      let name = "\(mirror.subjectType)"
      rest -= name.count
      return depth > 3 ? name : "\(name)(\(parts(of: mirror, depth, &rest)))"
    }
  }

  private static func describesItself(_ value: Any, _ mirror: Mirror) -> Bool {
    mirror.children.isEmpty || value is any CustomStringConvertible
      || value is any CustomDebugStringConvertible
  }

  private static func enumCase(
    _ value: Any, _ mirror: Mirror, _ depth: Int, _ rest: inout Int
  ) -> String {
    guard let payload = mirror.children.first else { return oneLine("\(value)", &rest) }
    let name = payload.label ?? ""
    rest -= name.count
    let inner = Mirror(reflecting: payload.value)
    let values =
      inner.displayStyle == .tuple
      ? parts(of: inner, depth, &rest) : describe(payload.value, depth: depth + 1, &rest)
    return "\(name)(\(values))"
  }

  private static func parts(of mirror: Mirror, _ depth: Int, _ rest: inout Int) -> String {
    var texts: [String] = []
    for child in mirror.children {
      guard rest > 0 else {
        texts.append("…")
        break
      }
      let text = describe(child.value, depth: depth + 1, &rest)
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      rest -= label.count + 2
      texts.append(label + text)
    }
    return texts.joined(separator: ", ")
  }

  private static func quoted(_ text: String, _ rest: inout Int) -> String {
    "\"\(oneLine(text, &rest, atMost: textLimit))\""
  }

  /// The first characters of a text in one line.
  private static func oneLine(
    _ text: String, _ rest: inout Int, atMost limit: Int = ShortText.limit
  ) -> String {
    let start = text.prefix(limit).map { $0.isNewline ? "↵" : $0 }
    rest -= start.count
    return start.count < text.prefix(limit + 1).count ? String(start) + "…" : String(start)
  }
}
