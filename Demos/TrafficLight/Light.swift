import CursesFeedback

/// A lamp of a traffic light.
package enum Light: CaseIterable, Hashable, Sendable {
  case red, yellow, green

  /// What it is called.
  package var name: String {
    switch self {
    case .red: "red"
    case .yellow: "yellow"
    case .green: "green"
    }
  }

  /// The lamp that is lit after this one: red, yellow, green, red.
  package var next: Light {
    switch self {
    case .red: .yellow
    case .yellow: .green
    case .green: .red
    }
  }

  /// Its colour when it is lit.
  var color: Color {
    switch self {
    case .red: .brightRed
    case .yellow: .brightYellow
    case .green: .brightGreen
    }
  }
}
