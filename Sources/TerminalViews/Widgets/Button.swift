public import TerminalModel

/// A title that sends an event when it is pressed.
///
/// It is pressed by Enter or the space bar while it has the focus, or by a click. It is a filled
/// row; while it has the focus, its fill has the theme's accent colour or, if its text has the
/// colour of a message such as `.error`, that colour.
public struct Button<Event>: DrawnControl {
  private let title: String
  private let event: Event

  /// Makes a button.
  public init(_ title: String, sends event: Event) {
    self.title = title
    self.event = event
  }

  /// Enter, the space bar, and the mouse.
  public var inputs: InputMask { [.activation, .pointer] }

  /// One row, with the title between the padding of the standard metrics.
  public func size(in proposed: Size) -> Size { size(in: proposed, .standard) }

  /// One row, with the title between the padding of the theme (`Theme.Metric.buttonPadding`).
  public func size(in proposed: Size, _ metrics: ThemeMetrics) -> Size {
    let padding = metrics[.buttonPadding]
    return Size(
      columns: Clusters(title).columns(upTo: proposed.columns) + 2 * padding, rows: 1)
  }

  /// Sends the event if the button is pressed.
  public func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    input.isActivation ? .sends(event) : .ignored
  }

  /// Draws the title on a fill, which shows the state.
  public func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    let padding = area.metrics[.buttonPadding]
    let line = TextLine(title, columns: area.size.columns - 2 * padding)
    area.draw(line, in: ButtonLook(area.state), padding: padding)
  }
}
