import TerminalModel
import TerminalViews

/// Frames that are drawn apart from the one for the terminal.
extension FrameRenderer {
  /// The frame of a view that is made and drawn again; nil without a view.
  func freshFrame(_ element: MakeElement) -> Frame? {
    element().map { drawn($0, display) }
  }

  /// A frame of the settled state with other options for the screen; a blank one if the application
  /// does not draw.
  func frame(display: DisplayOptions) -> Frame {
    settledElement?().map { drawn($0, display) } ?? Frame(size: size)
  }

  private func drawn(_ view: Element, _ display: DisplayOptions) -> Frame {
    var frame = Frame(size: .zero)
    UntypedScene(
      view, size: size, interface: interface, display: display, endsAtInterrupt: true
    )
    .draw(into: &frame)
    return frame
  }
}
