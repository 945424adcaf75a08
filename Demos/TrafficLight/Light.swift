import CursesFeedback

/// A lamp of a traffic light.
package enum Light: CaseIterable, Hashable, Sendable {
  case red, yellow, green

  /// The name of the colour.
  package var name: String {
    switch self {
    case .red: "red"
    case .yellow: "yellow"
    case .green: "green"
    }
  }

  /// The next lamp in the order red, yellow, green, red.
  package var next: Light {
    switch self {
    case .red: .yellow
    case .yellow: .green
    case .green: .red
    }
  }

  /// The colour of this lamp when it is lit.
  var color: Color {
    switch self {
    case .red: .brightRed
    case .yellow: .brightYellow
    case .green: .brightGreen
    }
  }
}
