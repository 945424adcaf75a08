import TerminalModel

/// A turning sign that shows that work is in progress.
///
/// It has no clock: the state counts its steps. A feedback sends an event for each step while work
/// is in progress:
///
/// ```swift
/// Feedback.decoration("spin", while: { $0.isLoading }, sends: .spun)
/// ```
/// With reduced motion (``DrawingArea/display``) it is a still mark.
public struct Spinner<Event>: View {
  /// The pictures of a spinner, one after another.
  public enum Pattern: Hashable, Sendable {
    /// The characters of the theme (`ThemeGlyphs.spinner`), by default braille dots that go around.
    case dots
    /// A stroke that turns, in ASCII.
    case stroke
    /// A quarter of a cell that goes around.
    case blocks

    /// Its pictures; empty if they are those of the theme.
    @inlinable package var frames: [Unicode.Scalar] {
      switch self {
      case .dots: []
      case .stroke: ["|", "/", "-", "\\"]
      case .blocks: ["▖", "▘", "▝", "▗"]
      }
    }
  }

  @usableFromInline let element: Element

  /// Makes a spinner with the picture that it has after `frame` steps; any number is valid.
  @inlinable
  public init(frame: Int, pattern: Pattern = .dots) {
    element = .spinner(pattern.frames, after: frame)
  }

  /// The spinner as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  /// A spinner with pictures; without any, with those of the theme.
  @usableFromInline static func spinner(_ frames: [Unicode.Scalar], after steps: Int) -> Element {
    .canvas(width: 1, height: 1, isPicture: true) { area in
      let frames = frames.isEmpty ? area.glyphs.spinner : frames
      let remainder = steps % frames.count
      let frame = frames[remainder < 0 ? remainder + frames.count : remainder]
      area.write(
        area.display.reducesMotion ? area.glyphs[.stillSpinner] : frame, at: .origin,
        style: area.style(of: .spinner, area.style))
    }
  }
}
