import TerminalModel

/// The lines of panels and dividers.
public enum Border: Hashable, Sendable {
  case plain, rounded, heavy, double

  /// Draws a line between views that are placed along an axis: a horizontal one for the vertical
  /// axis.
  func drawLine(across axis: Axis, on area: inout DrawingArea) {
    let character = axis == .vertical ? horizontal : vertical
    area.fill(with: character, style: area.style(of: .divider, area.style(.border)))
  }

  package var horizontal: Character {
    switch self {
    case .plain, .rounded: "─"
    case .heavy: "━"
    case .double: "═"
    }
  }

  package var vertical: Character {
    switch self {
    case .plain, .rounded: "│"
    case .heavy: "┃"
    case .double: "║"
    }
  }

  /// Top left, top right, bottom left, bottom right.
  package var corners: [Unicode.Scalar] {
    switch self {
    case .plain: ["┌", "┐", "└", "┘"]
    case .rounded: ["╭", "╮", "╰", "╯"]
    case .heavy: ["┏", "┓", "┗", "┛"]
    case .double: ["╔", "╗", "╚", "╝"]
    }
  }
}
