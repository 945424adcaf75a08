/// A sign that something goes on.
///
/// It has no clock: the state counts, for example with a feedback that sends an event every
/// tenth of a second while something loads.
public struct Spinner<Event>: View {
  /// What turns.
  public enum Style: Hashable, Sendable {
    /// Braille dots that go around.
    case dots
    /// A stroke that turns, in ASCII.
    case stroke
    /// A quarter of a cell that goes around.
    case blocks

    package var frames: [String] {
      switch self {
      case .dots: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
      case .stroke: ["|", "/", "-", "\\"]
      case .blocks: ["▖", "▘", "▝", "▗"]
      }
    }
  }

  private let frame: String

  /// Makes the spinner as it is after a number of steps; any number will do.
  public init(frame: Int, style: Style = .dots) {
    let frames = style.frames
    let remainder = frame % frames.count
    self.frame = frames[remainder < 0 ? remainder + frames.count : remainder]
  }

  /// The spinner as a text.
  public func node() -> Node<Event> { Text(frame).node() }
}
