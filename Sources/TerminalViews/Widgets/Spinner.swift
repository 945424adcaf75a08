import TerminalModel

/// A turning sign that shows that work is in progress.
///
/// It has no clock: the state counts its steps, with a feedback that sends an event for each while a
/// request runs:
///
/// ```swift
/// Feedback.decoration("spin", while: { $0.isLoading }, sends: .spun)
/// ```
/// With reduced motion (``DrawingArea/display``) it is a still mark.
public struct Spinner<Event>: View {
  /// The pictures of a spinner, one after another.
  public enum Pattern: Hashable, Sendable {
    /// Braille dots that go around.
    case dots
    /// A stroke that turns, in ASCII.
    case stroke
    /// A quarter of a cell that goes around.
    case blocks

    @inlinable package var frames: [String] {
      switch self {
      case .dots: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
      case .stroke: ["|", "/", "-", "\\"]
      case .blocks: ["▖", "▘", "▝", "▗"]
      }
    }
  }

  @usableFromInline let element: Element

  /// Makes the spinner after a number of steps, the `frame`; any number is valid.
  @inlinable
  public init(frame: Int, pattern: Pattern = .dots) {
    element = .spinner(pattern.frames, after: frame)
  }

  /// The spinner as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  @usableFromInline static func spinner(_ frames: [String], after steps: Int) -> Element {
    let remainder = steps % frames.count
    let frame = frames[remainder < 0 ? remainder + frames.count : remainder]
    return .canvas(width: 1, height: 1) { area in
      area.write(
        area.display.reducesMotion ? stillSpinner : frame, at: .origin,
        style: area.style(of: .spinner, area.style))
    }
  }

  /// The mark of work in progress that does not move.
  private static let stillSpinner = "◌"
}
