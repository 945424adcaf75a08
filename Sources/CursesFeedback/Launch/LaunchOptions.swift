import TerminalFilms
public import TerminalModel

/// The command line options that every application has.
///
/// With `--size`, `--snapshot` or a step (`--keys`, `--advance`), the application runs without a
/// terminal and on a virtual clock. It carries out the steps in their order on the command line,
/// and then prints its last frame as text.
public struct LaunchOptions: Hashable, Sendable {
  /// A step of an application that runs without a terminal.
  public enum Step: Hashable, Sendable {
    /// Presses keys, one after the other.
    case press([Key])
    /// Advances the application's clock.
    case advance(Duration)
  }

  /// The path inside the application, such as `films/42`, that it opens before the first frame
  /// (``Component/links``), or nil for none.
  public var path: String?
  /// Whether the application starts without its last session, whose file the new session replaces
  /// (``App/reopening``).
  public var startsAfresh = false
  /// Whether the application, when the file of its program is replaced, starts the new program with
  /// the state and the interface state of the old one.
  public var reloads = false
  /// The renderer that draws in the terminal.
  public var renderer = Renderer.direct
  /// The maximum number of frames a second for changes that are not input, from 1 to 1000.
  ///
  /// Input is shown at once.
  public var maximumFrameRate = Session.standardFrameRate
  /// Whether the terminal reports the mouse.
  ///
  /// If not, the terminal handles the mouse itself: text can be selected as in a shell.
  public var readsMouse = true
  /// The theme that replaces the application's own, unless the user selects one in the application;
  /// nil if the application's own stays.
  public var theme: Theme?
  /// Whether colours are used; if not, attributes such as bold, and marks, show a control's state.
  public var usesColors = true
  /// Whether ASCII characters stand for lines, blocks, arrows and other common symbols; all
  /// other characters stay.
  public var usesASCII = false
  /// Whether values jump to their targets and decorations such as spinners stand still; by default,
  /// whether the variable REDUCE_MOTION is set and not empty.
  public var reducesMotion = Launch.environment("REDUCE_MOTION")?.isEmpty == false
  /// The path of the file that gets a trace of the loop and its diagnostics while the application
  /// runs, or nil for none.
  ///
  /// An existing file is emptied first. The file is readable by its owner only, because a state may
  /// be confidential.
  public var trace: String?
  /// The path of the file that the session is recorded to, or nil for none.
  ///
  /// An existing file is emptied first. The file is readable by its owner only. Typed text is in
  /// it, except that of fields for secrets.
  public var record: String?
  /// The path of the file that gets a report of the session (a recording with the environment,
  /// versions, the last frame, diagnostics and the trace of the last events), or nil for none.
  ///
  /// An existing file is emptied first. The file is readable by its owner only.
  public var report: String?
  /// The path of the recording that the application replays instead of running, or nil for none.
  public var replay: String?
  /// The path of the file to which the frames of the replayed recording are written, or nil for none.
  ///
  /// The extension selects the format: `cast` (asciicast v2), `svg`, `txt` or `jsonl`. The file
  /// is readable by its owner only.
  public var export: String?
  /// The path or the name of another build of the program, or nil for none: the frames of its
  /// replay are compared with those of this program's replay.
  public var against: String?
  /// The path of the recording that is played in the terminal instead of running the application,
  /// or nil for none.
  public var film: String?
  /// The path of a recording whose answers (the events of its effects) the application gets instead
  /// of running its effects, or nil for none; an effect without an answer in the recording runs.
  public var answers: String?
  /// Whether F12 opens the inspector, whose history begins at the start (`--inspect`); with
  /// ``replay``, whether the inspector shows the recorded session.
  ///
  /// In a debug build, F12 opens the inspector without this option, too; its history then begins
  /// when it is opened for the first time.
  public var inspects = false
  /// The size of the screen without a terminal, or nil for the size in the environment variables
  /// COLUMNS and LINES, by default 80x24.
  public var size: Size?
  /// The steps before the frame is printed.
  public var steps: [Step] = []
  /// Whether the application runs without a terminal, and prints a frame or answers requests.
  public var isHeadless = false
  /// Whether the application runs without a terminal and answers requests on standard input, a line
  /// of JSON for each.
  public var answersRequests = false

  /// The version of the application, which recordings state, or nil if it has none; no option of
  /// the command line sets it.
  ///
  /// An ``App`` sets it (``App/version``).
  public var version: String?

  /// Makes default options: the application runs in the terminal.
  public init() {}

  /// Whether an option requests a recording, and not only the variable SESSION_RECORDINGS.
  var requestsRecording: Bool { record != nil || report != nil }

  /// The options that drawing and the loop read: reduced motion, ASCII, colours and the theme.
  public var display: DisplayOptions {
    DisplayOptions(
      reducesMotion: reducesMotion, usesASCII: usesASCII, usesColors: usesColors, theme: theme)
  }

  /// Reads the options of a command line, and removes them from it.
  ///
  /// Other arguments stay, and so do `--` and all arguments after it.
  ///
  /// - Throws: ``LaunchError`` if a value is missing or invalid, if an option that takes none has a
  ///   value, or if options do not fit together. The arguments are then unchanged.
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
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard let option = Option(argument: argument) else {
        rest.append(argument)
        continue
      }
      if option.isHeadless { isHeadless = true }
      guard option.hasValue else {
        guard parts.count == 1 else { throw LaunchError(option, parts[1]) }
        take(option)
        continue
      }
      // An argument that is an option itself is not a value: the option before it has none.
      let isLast = unread.first.map { Option(argument: $0) != nil } ?? true
      guard let value = parts.count == 2 ? parts[1] : isLast ? nil : unread.popFirst() else {
        throw LaunchError(option, nil)
      }
      try take(option, value)
    }
    try check()
    arguments = rest
  }

  /// Whether `--help` or `-h` is one of the arguments before `--`, except `-h` as the value of one
  /// of these options, as in `--trace -h`.
  static func isHelpRequested(by arguments: [String]) -> Bool {
    var unread = arguments.prefix { $0 != "--" }
    while let argument = unread.popFirst() {
      if argument == "--help" || argument == "-h" { return true }
      let hasValue = Option(name: argument)?.hasValue ?? false
      if hasValue, unread.first != "--help" { _ = unread.popFirst() }
    }
    return false
  }

  /// The description of the options, for a program's help.
  public static let help = """
    STARTING
      --open PATH           Start at a place in the application, if it has paths.
      --fresh               Start without the last session, if the application reopens it.

    IN THE TERMINAL
      --renderer NAME       The renderer: direct (the default) or ncurses.
      --max-fps NUMBER      The maximum number of frames a second for changes that are not
                            input, 1 to 1000 (default 60).
      --theme NAME|FILE     The colours, spacing and glyphs: a theme such as dark or nord, or the
                            path of a file with them, such as ./my.theme (with a slash). The
                            variable THEME is for applications that choose no theme.
      --no-color            Use no colours, as with the variable NO_COLOR.
      --ascii               Draw lines, marks and other symbols with ASCII characters.
      --reduce-motion       Show no movement: values jump to their targets, spinners stand still.
                            So does the variable REDUCE_MOTION.
      --no-mouse            Leave the mouse to the terminal, for example to select text.

    FOR DEVELOPERS
      --reload              When the file of the program is replaced, start the new program with
                            the state and the focus of this one.
      --trace FILE          Write each event, the change of the state and all diagnostics to a file.
      --record FILE         Record the session in a file or, with --replay, its replay. So does
                            the variable SESSION_RECORDINGS, with a new file in its folder.
      --report FILE         Record the session with all that a report of a fault needs: the
                            environment, versions, the last frame and the trace.
      --replay FILE         Replay a recording without a terminal and without effects, and print
                            the first difference: status 0 if there is none, 1 if there is one.
      --export FILE         With --replay: write the frames to a file, too: .cast for asciinema,
                            .svg for an animated picture, .txt for text, .jsonl for JSON lines.
      --against PROGRAM     With --replay: compare the frames with those of another build of the
                            program: status 0 if all are equal, 1 if one is not.
      --inspect             F12 opens the inspector, with the history from the start; with
                            --replay FILE, inspect the recorded session.
      --film FILE           Play a recording in the terminal; the last row lists the keys.
      --answers FILE        Answer effects as in a recording, for example without a network; those
                            without an answer run.

    RUNNING WITHOUT A TERMINAL
      --size COLUMNSxROWS   The size of the screen, for example 80x24.
      --keys "KEY KEY …"    Press keys, for example "+ + down enter ctrl+c tab a".
      --advance SECONDS     Advance the application's clock, for example by 2.5.
      --snapshot            Print the frame as text; --size, --keys, --advance imply it.
      Keys and times take effect in the order of the command line.
      --protocol            Answer requests on the standard input, such as {"key":"enter"} and
                            {"frame":{}}, each with a line of JSON, for tests in any language.
    """

  /// Takes an option without a value.
  private mutating func take(_ option: Option) {
    switch option {
    case .fresh: startsAfresh = true
    case .reload: reloads = true
    case .withoutMouse: readsMouse = false
    case .withoutColor: usesColors = false
    case .ascii: usesASCII = true
    case .reducingMotion: reducesMotion = true
    case .inspect: inspects = true
    case .requests: answersRequests = true
    default: break
    }
  }

  private mutating func take(_ option: Option, _ value: String) throws(LaunchError) {
    switch option {
    case .open:
      path = value
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
    case .fresh, .reload, .inspect, .snapshot, .requests, .withoutMouse, .withoutColor, .ascii,
      .reducingMotion:
      break
    case .theme:
      do {
        theme = try Theme(launchValue: value)
      } catch {
        throw LaunchError(message: "--theme: \(error)")
      }
    case .trace:
      guard !value.isEmpty else { throw LaunchError(option, value) }
      trace = value
    case .record:
      guard !value.isEmpty else { throw LaunchError(option, value) }
      record = value
    case .report:
      guard !value.isEmpty else { throw LaunchError(option, value) }
      report = value
    case .replay:
      guard !value.isEmpty else { throw LaunchError(option, value) }
      replay = value
    case .export:
      guard FilmFormat(path: value) != nil else { throw LaunchError(option, value) }
      export = value
    case .against:
      guard !value.isEmpty else { throw LaunchError(option, value) }
      against = value
    case .film:
      guard !value.isEmpty else { throw LaunchError(option, value) }
      film = value
    case .answers:
      guard !value.isEmpty else { throw LaunchError(option, value) }
      answers = value
    }
  }
}
