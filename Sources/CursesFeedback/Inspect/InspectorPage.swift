/// A pane of the inspector.
enum InspectorPage: Int, CaseIterable, Hashable, Sendable {
  case events, screen, state, effects, keys, layout, cost, log

  /// The pages that share a pane on a wide screen, where the others are always shown.
  static let details: [InspectorPage] = [.state, .effects, .keys, .layout, .cost, .log]

  var title: String {
    switch self {
    case .events: "Events"
    case .screen: "Screen"
    case .state: "State"
    case .effects: "Effects"
    case .keys: "Keys"
    case .layout: "Layout"
    case .cost: "Cost"
    case .log: "Log"
    }
  }

  /// The key that shows it, from 1.
  var digit: Int { rawValue + 1 }

  /// Whether it shows parts of an ``InspectedDetail``.
  var needsDetail: Bool {
    switch self {
    case .state, .effects, .keys, .layout: true
    case .events, .screen, .cost, .log: false
    }
  }
}

/// A control of the inspector that can have the focus.
enum InspectorField: Hashable, Sendable {
  case page(InspectorPage)
  /// The text that the events are filtered by.
  case filter
  /// The text of the event that the user writes.
  case draft
}
