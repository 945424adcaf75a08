public import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension CursesTerminal {
  /// The settings of a terminal.
  public struct Options: Hashable, Sendable {
    /// The mouse actions that the terminal may report: of these, it reports those that the shown
    /// frame requests (`Frame.mouse`).
    public var mouse: MouseReporting
    /// Whether the terminal reports that its window gains or loses the keyboard focus.
    public var reportsFocus: Bool
    /// The colours to use, or nil for those that the terminal has.
    ///
    /// If the environment variable NO_COLOR is set and not empty, no colours are used.
    public var colors: ColorDepth?
    /// The encoder of frames.
    public var renderer: Renderer
    /// The device to open.
    public var device: Device
    /// The theme of frames that have none (`Frame.theme`).
    public var standardTheme: Theme
    /// Whether the terminal shows ASCII characters for lines, blocks, arrows and other common
    /// symbols.
    ///
    /// Letters stay as they are.
    public var usesASCII: Bool

    /// Makes options.
    public init(
      mouse: MouseReporting = .everything, reportsFocus: Bool = true, colors: ColorDepth? = nil,
      renderer: Renderer = .direct, device: Device = .standardOutput,
      standardTheme: Theme = .terminal, usesASCII: Bool = false
    ) {
      self.mouse = mouse
      self.reportsFocus = reportsFocus
      self.colors = colors
      self.renderer = renderer
      self.device = device
      self.standardTheme = standardTheme
      self.usesASCII = usesASCII
    }

    /// The frame as the terminal shows it.
    func shown(_ frame: Frame) -> Frame {
      usesASCII || theme(of: frame).usesASCII ? frame.inASCII : frame
    }

    func theme(of frame: Frame) -> Theme { frame.theme ?? standardTheme }
  }

  /// The colours that the terminal shows.
  package var shownColors: ColorDepth { type.depth }

  /// The device of a terminal.
  public enum Device: Hashable, Sendable {
    /// The terminal of standard output.
    case standardOutput
    /// The terminal of standard output or, if that is a pipe or a file, the controlling terminal of
    /// the process (`/dev/tty`): standard output stays free for a result.
    case controllingTerminal
  }

  /// Whether a terminal can be opened: false if the process has no terminal of this kind.
  package nonisolated static func exists(_ device: Device) -> Bool {
    switch device {
    case .standardOutput: isatty(STDOUT_FILENO) == 1
    case .controllingTerminal: (try? TerminalDevice.ofProcess()) != nil
    }
  }
}
