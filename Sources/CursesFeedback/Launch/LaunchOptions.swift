public import TerminalModel

/// What every application understands on its command line.
///
/// All but the renderer and the frame rate make the application run without a terminal: on a clock of
/// its own, through the steps in the order in which they are given, and then it prints its last frame
/// as text.
public struct LaunchOptions: Hashable, Sendable {
  /// Something that is done to an application that runs without a terminal.
  public enum Step: Hashable, Sendable {
    /// Keys are pressed, one after the other.
    case press([Key])
    /// Time passes on the application's clock.
    case advance(Duration)
  }

  /// The encoder that draws in the terminal.
  public var renderer = Renderer.direct
  /// How many frames a second are drawn at most of what changes by itself, from 1 to 1000.
  ///
  /// What a person did is shown at once.
  public var maximumFrameRate = Session.standardFrameRate
  /// The extent of the screen; nil for what the environment says.
  public var size: Size?
  /// What is done before the frame is printed.
  public var steps: [Step] = []
  /// Whether a frame is printed rather than a terminal used.
  public var isHeadless = false

  /// No options: the application runs in the terminal.
  public init() {}

  /// Takes the options out of a command line and leaves the application its own.
  ///
  /// - Throws: ``LaunchError`` where a value cannot be read.
  public init(takingFrom arguments: inout [String]) throws(LaunchError) {
    var rest: [String] = []
    var unread = arguments[...]
    while let argument = unread.popFirst() {
      guard argument != "--" else {
        rest += [argument] + unread
        break
      }
      guard argument.hasPrefix("--") else {
        rest.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = parts.first.flatMap(Option.init) else {
        rest.append(argument)
        continue
      }
      if !option.isForTerminal { isHeadless = true }
      guard option != .snapshot else {
        guard parts.count == 1 else { throw LaunchError(option, parts[1]) }
        continue
      }
      guard let value = parts.count == 2 ? parts[1] : unread.popFirst() else {
        throw LaunchError(option, nil)
      }
      try take(option, value)
    }
    arguments = rest
  }

  /// The lines that explain the options, for a program's help.
  public static let help = """
    IN THE TERMINAL
      --renderer NAME       Who draws: direct (the default) or ncurses.
      --max-fps NUMBER      At most so many frames a second, 1 to 1000; 60 unless told.

    RUNNING WITHOUT A TERMINAL
      --size COLUMNSxROWS   The size of the screen, for example 80x24.
      --keys "KEY KEY …"    Press keys, for example "+ + down enter ctrl+c tab a".
      --advance SECONDS     Let time pass on the application's clock, for example 2.5.
      --snapshot            Print the frame as text. The options above imply it.
      Keys and time happen in the order in which they are given.
    """

  enum Option: String {
    case renderer = "--renderer"
    case maximumFrameRate = "--max-fps"
    case size = "--size"
    case keys = "--keys"
    case advance = "--advance"
    case snapshot = "--snapshot"

    var isForTerminal: Bool { self == .renderer || self == .maximumFrameRate }

    var expectation: String {
      switch self {
      case .renderer: "wants direct or ncurses"
      case .maximumFrameRate: "wants frames a second from 1 to 1000, for example 30"
      case .size: "wants COLUMNSxROWS from 1x1 to 1000x1000, for example 80x24"
      case .keys: "wants names of keys, for example \"+ down enter ctrl+c\""
      case .advance: "wants seconds from 0 to 3600, for example 2.5"
      case .snapshot: "wants no value"
      }
    }
  }

  private mutating func take(_ option: Option, _ value: String) throws(LaunchError) {
    switch option {
    case .renderer:
      guard let renderer = Renderer(rawValue: value) else { throw LaunchError(option, value) }
      self.renderer = renderer
    case .maximumFrameRate:
      guard let rate = Int(value), (1...1000).contains(rate) else {
        throw LaunchError(option, value)
      }
      maximumFrameRate = rate
    case .size:
      guard let size = Size(launchValue: value) else { throw LaunchError(option, value) }
      self.size = size
    case .keys:
      do {
        steps.append(.press(try KeyScript(value).keys))
      } catch {
        throw LaunchError(message: "--keys: \(error)")
      }
    case .advance:
      guard let seconds = Double(value), (0...3600).contains(seconds) else {
        throw LaunchError(option, value)
      }
      steps.append(.advance(.seconds(seconds)))
    case .snapshot:
      break
    }
  }
}

/// Why a command line cannot be understood.
public struct LaunchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line for a person: what is wrong, and what would be right.
  public let description: String

  /// Makes an error from a line for a person.
  public init(message: String) { description = message }

  init(_ option: LaunchOptions.Option, _ value: String?) {
    let found = value.map { "not \"\($0)\"" } ?? "and nothing follows it"
    description = "\(option.rawValue) \(option.expectation), \(found)."
  }
}

extension Size {
  /// Reads an extent from 1x1 to 1000x1000.
  fileprivate init?(launchValue: String) {
    let parts = launchValue.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
