import TerminalModel

/// A title that sends an event when it is pressed.
///
/// It is pressed by Enter or the space bar while it has the focus, or by a click.
public struct Button<Event>: View {
  @usableFromInline let element: Element

  /// Makes a button.
  @inlinable
  public init(_ title: String, sends event: Event) {
    element = .button(title, sends: event)
  }

  /// The button as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  @usableFromInline static func button(_ title: String, sends event: Any) -> Element {
    Element(.button(Press(title: title, event: event)))
  }
}

/// The look of a button.
///
/// Each look has its own brackets, so that it can be seen without colours and attributes.
package enum ButtonLook: Hashable, Sendable {
  case idle, focused, pressed, disabled

  /// The texts on both sides of the title, two columns each.
  package var brackets: (left: String, right: String) {
    switch self {
    case .idle: ("[ ", " ]")
    case .focused: ("[›", "‹]")
    case .pressed: ("[»", "«]")
    case .disabled: ("( ", " )")
    }
  }

  package var change: StyleChange {
    switch self {
    case .idle: StyleChange()
    case .focused: StyleChange(attributes: [.reverse, .bold])
    case .pressed: StyleChange(attributes: .bold)
    case .disabled: StyleChange(attributes: .dim)
    }
  }
}
