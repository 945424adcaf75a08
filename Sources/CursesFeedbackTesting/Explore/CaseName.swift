/// The names of the cases of enumerations, for the coverage of an exploration.
enum CaseName {
  /// The case of an event; for a case with another enumeration in it, such as the event of a child,
  /// both names: `list.rowSelected`.
  static func of(event: Any) -> String {
    let mirror = Mirror(reflecting: event)
    guard mirror.displayStyle == .enum else { return "\(mirror.subjectType)" }
    guard let payload = mirror.children.first else { return "\(event)" }
    let name = payload.label ?? "\(event)"
    let inner = Mirror(reflecting: payload.value)
    return inner.displayStyle == .enum ? "\(name).\(of(event: payload.value))" : name
  }

  /// The case of a state; for a state of several properties, the cases of those that are
  /// enumerations, optional or Boolean.
  static func of(state: Any) -> String {
    let mirror = Mirror(reflecting: state)
    switch mirror.displayStyle {
    case .enum: return of(event: state)
    case .struct:
      let parts = mirror.children.compactMap { child -> String? in
        guard let label = child.label, let value = part(child.value) else { return nil }
        return "\(label): \(value)"
      }
      return parts.isEmpty ? "state" : parts.joined(separator: ", ")
    default: return "state"
    }
  }

  private static func part(_ value: Any) -> String? {
    if let flag = value as? Bool { return "\(flag)" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.isEmpty ? "nil" : "some"
    case .enum: return mirror.children.first?.label ?? "\(value)"
    default: return nil
    }
  }
}
