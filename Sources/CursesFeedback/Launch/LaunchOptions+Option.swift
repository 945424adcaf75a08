import TerminalFilms
import TerminalModel

extension LaunchOptions {
  enum Option: String, CaseIterable {
    case open = "--open"
    case fresh = "--fresh"
    case reload = "--reload"
    case renderer = "--renderer"
    case maximumFrameRate = "--max-fps"
    case size = "--size"
    case keys = "--keys"
    case advance = "--advance"
    case snapshot = "--snapshot"
    case requests = "--protocol"
    case trace = "--trace"
    case record = "--record"
    case report = "--report"
    case replay = "--replay"
    case export = "--export"
    case against = "--against"
    case film = "--film"
    case answers = "--answers"
    case inspect = "--inspect"
    case withoutMouse = "--no-mouse"
    case theme = "--theme"
    case withoutColor = "--no-color"
    case ascii = "--ascii"
    case reducingMotion = "--reduce-motion"

    /// The option of an argument, which may have a value after `=`; nil for any other argument.
    init?(argument: String) {
      self.init(name: String(argument.prefix { $0 != "=" }))
    }

    /// The option with a name, such as `--size`; nil for any other text.
    ///
    /// `init(rawValue:)` would make a table of all names, which takes a tenth of the instructions
    /// of a program up to its first screen.
    init?(name: String) {
      guard let option = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
      self = option
    }

    /// Whether the option makes the application run without a terminal.
    var isHeadless: Bool {
      switch self {
      case .size, .keys, .advance, .snapshot, .requests: true
      default: false
      }
    }

    var hasValue: Bool {
      switch self {
      case .fresh, .reload, .inspect, .snapshot, .requests, .withoutMouse, .withoutColor, .ascii,
        .reducingMotion:
        false
      default: true
      }
    }

    var expectation: String {
      switch self {
      case .open: "wants a path"
      case .renderer: "wants direct or ncurses"
      case .maximumFrameRate: "wants frames a second from 1 to 1000, for example 30"
      case .size: "wants COLUMNSxROWS from 1x1 to 1000x1000, for example 80x24"
      case .keys: "wants names of keys, for example \"+ down enter ctrl+c\""
      case .advance: "wants seconds from 0 to 3600, for example 2.5"
      case .fresh, .reload, .inspect, .snapshot, .requests, .withoutMouse, .withoutColor, .ascii,
        .reducingMotion:
        "wants no value"
      case .theme: "wants a theme or the path of a file, for example dark or ./my.theme"
      case .trace: "wants the path of a file, for example trace.txt"
      case .export:
        "wants the path of a \(FilmFormat.extensions) file, for example session.svg"
      case .against: "wants the path of a program, for example ./old/films"
      case .record, .report, .replay, .film, .answers:
        "wants the path of a file, for example session.jsonl"
      }
    }
  }
}

/// An invalid command line.
public struct LaunchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line for the user: the error, and how to correct it.
  public let description: String

  /// Makes an error with a line for the user.
  public init(message: String) { description = message }

  init(_ option: LaunchOptions.Option, _ value: String?) {
    let found = value.map { "not \"\($0)\"" } ?? "and no value follows it"
    description = "\(option.rawValue) \(option.expectation), \(found)."
  }
}

extension Size {
  /// Reads a size from "1x1" to "1000x1000"; nil if the text is invalid.
  init?(launchValue: String) {
    self.init(recorded: launchValue)
    guard canBeSet else { return nil }
  }

  /// Whether it is within the bounds for the size of a screen without a terminal.
  var canBeSet: Bool { (1...1000).contains(columns) && (1...1000).contains(rows) }
}
