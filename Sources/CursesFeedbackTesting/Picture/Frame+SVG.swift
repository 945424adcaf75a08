import TerminalFilms
public import TerminalModel

extension Frame {
  /// A picture of the frame as a Scalable Vector Graphics (SVG) document, in the colours of a theme.
  ///
  /// By default that is the frame's own theme or, if it has none, ``Theme/dark``, as in an
  /// application. ``Theme/terminal`` is shown as on a dark terminal.
  ///
  /// - Parameter title: The text in the window's title bar, above the frame.
  public func svg(title: String = "", theme: Theme? = nil) -> String {
    FramePicture(frame: self, theme: theme ?? self.theme ?? .dark).document(title: title)
  }
}
