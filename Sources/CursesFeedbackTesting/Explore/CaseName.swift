import CursesFeedback

/// The names of the cases of enumerations, for the coverage of an exploration.
enum CaseName {
  /// The case of an event; for a case with another enumeration in it, such as the event of a child,
  /// both names: `list.rowSelected`.
  static func of(event: Any) -> String {
    let mirror = Mirror(reflecting: event)
    guard mirror.displayStyle == .enum else { return "\(mirror.subjectType)" }
    guard let payload = mirror.children.first else { return "\(event)" }
    let name = payload.label ?? "\(event)"
    return inner(of: payload.value).map { "\(name).\(of(event: $0))" } ?? name
  }

  /// The enumeration in a payload: the payload itself, or the last element of a tuple, as in
  /// `.screen(id, event)`.
  private static func inner(of payload: Any) -> Any? {
    let mirror = Mirror(reflecting: payload)
    if mirror.displayStyle == .enum { return payload }
    guard mirror.displayStyle == .tuple, mirror.children.count > 1,
      let last = mirror.children.suffix(1).first?.value,
      Mirror(reflecting: last).displayStyle == .enum
    else { return nil }
    return last
  }

  /// The cases that an event, and the event of a child in it, can have: `list`, and for the event
  /// `list.rowSelected` also the other cases of the list's events.
  ///
  /// A payload counts as the event of a child if the name of its type ends in `Event`.
  static func possibleCases(of event: Any) -> Set<String> {
    let names = EnumCases.names(of: type(of: event)) ?? []
    guard let payload = Mirror(reflecting: event).children.first, let name = payload.label,
      let inner = inner(of: payload.value), isEvent(type(of: inner))
    else { return Set(names) }
    return Set(names).union(possibleCases(of: inner).map { "\(name).\($0)" })
  }

  private static func isEvent(_ type: Any.Type) -> Bool {
    String(describing: type).prefix { $0 != "<" }.hasSuffix("Event")
  }

  /// The case of a state that is an enumeration; for a structure, the values of those of its
  /// properties that are enumerations, optional or Boolean, and the shown routes of its stacks.
  static func of(state: Any) -> String {
    let state = withoutHistory(state)
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

  /// The state of an undoable component without its history; any other state itself.
  private static func withoutHistory(_ state: Any) -> Any {
    (state as? any StateWithHistory)?.present ?? state
  }

  /// The values of a state's properties that are enumerations, optional or Boolean, such as
  /// `isOpen: true`; for a state that is an enumeration, its case.
  static func values(of state: Any) -> Set<String> {
    let state = withoutHistory(state)
    let mirror = Mirror(reflecting: state)
    guard mirror.displayStyle == .struct else {
      return mirror.displayStyle == .enum ? [own(of: state)] : []
    }
    return Set(
      mirror.children.compactMap { child in
        child.label.flatMap { label in part(child.value).map { "\(label): \($0)" } }
      })
  }

  /// All values that ``values(of:)`` can find in states of this type, except the cases of
  /// enumerations that have a `description` of their own.
  static func possibleValues(of state: Any) -> Set<String> {
    let state = withoutHistory(state)
    let mirror = Mirror(reflecting: state)
    guard mirror.displayStyle == .struct else {
      return Set(EnumCases.names(of: type(of: state)) ?? [])
    }
    return Set(
      mirror.children.flatMap { child in
        possibleParts(child.value).map { "\(child.label ?? ""): \($0)" }
      })
  }

  private static func possibleParts(_ value: Any) -> [String] {
    if value is Bool { return ["false", "true"] }
    if let screens = value as? any RoutedScreens {
      return EnumCases.names(of: type(of: screens.shownRoute)) ?? []
    }
    if Mirror(reflecting: value).displayStyle == .optional { return ["nil", "some"] }
    return EnumCases.names(of: type(of: value)) ?? []
  }

  /// The name of the case, without that of an enumeration in its payload.
  static func own(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }

  private static func part(_ value: Any) -> String? {
    if let flag = value as? Bool { return "\(flag)" }
    if let screens = value as? any RoutedScreens { return part(screens.shownRoute) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.isEmpty ? "nil" : "some"
    case .enum: return own(of: value)
    default: return nil
    }
  }
}
