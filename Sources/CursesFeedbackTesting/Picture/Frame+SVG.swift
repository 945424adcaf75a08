import TerminalFilms
public import TerminalModel

extension Frame {
  /// A picture of the frame as a Scalable Vector Graphics (SVG) document, in the colours of a theme.
  ///
  /// By default, the theme is the frame's own or, if it has none, ``Theme/dark``, as in an
  /// application. ``Theme/terminal`` is shown as on a dark terminal.
  ///
  /// - Parameter title: The text in the window's title bar, above the frame.
  public func svg(title: String = "", theme: Theme? = nil) -> String {
    svg(title: title, theme: theme, marking: [])
  }

  /// A picture of the frame, in which some cells are marked.
  func svg(title: String, theme: Theme?, marking marks: Set<Position>) -> String {
    FramePicture(frame: self, theme: theme ?? self.theme ?? .dark)
      .document(title: title, marking: marks)
  }
}
