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

  /// The colour of this lamp when it is lit: the same in each theme.
  var color: Color {
    switch self {
    case .red: .rgb(red: 0xFF, green: 0x4D, blue: 0x4D)
    case .yellow: .rgb(red: 0xFF, green: 0xC8, blue: 0x2E)
    case .green: .rgb(red: 0x36, green: 0xD3, blue: 0x6B)
    }
  }

  /// The colour of texts about this lamp, which can be read in each theme.
  var token: Color {
    switch self {
    case .red: .error
    case .yellow: .warning
    case .green: .success
    }
  }

  /// The colour of the glass of this lamp when it is not lit: one that terminals with 256 colours
  /// have, too.
  var darkColor: Color {
    switch self {
    case .red: .rgb(red: 0x5F, green: 0, blue: 0)
    case .yellow: .rgb(red: 0x5F, green: 0x5F, blue: 0)
    case .green: .rgb(red: 0, green: 0x5F, blue: 0)
    }
  }

  /// The colour of the edge of this lamp when it is lit: its glow.
  var glow: Color {
    switch self {
    case .red: .rgb(red: 0xA8, green: 0x33, blue: 0x36)
    case .yellow: .rgb(red: 0xA8, green: 0x83, blue: 0x20)
    case .green: .rgb(red: 0x23, green: 0x8A, blue: 0x47)
    }
  }
}
