/// A value as a Swift expression that can be pasted into a test.
func swiftText(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .collection:
    return "[" + mirror.children.map { swiftText($0.value) }.joined(separator: ", ") + "]"
  case .struct:
    return "\(mirror.subjectType)(" + arguments(mirror) + ")"
  case .enum:
    guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
    let tuple = Mirror(reflecting: payload.value)
    let inner = tuple.displayStyle == .tuple ? arguments(tuple) : swiftText(payload.value)
    return ".\(name)(\(inner))"
  default:
    return "\(value)"
  }
}

private func arguments(_ mirror: Mirror) -> String {
  mirror.children.map { label, value in
    guard let label, !label.hasPrefix(".") else { return swiftText(value) }
    return "\(label): \(swiftText(value))"
  }.joined(separator: ", ")
}

extension Script: CustomStringConvertible {
  var description: String {
    func list(_ name: String, _ values: [Any]) -> String {
      "  \(name): [\n" + values.map { "    \(swiftText($0)),\n" }.joined() + "  ]"
    }
    return "Script(\n"
      + [list("rules", rules), list("feedbacks", feedbacks), list("steps", steps)]
      .joined(separator: ",\n") + ")"
  }
}
