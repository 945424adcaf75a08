import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the environment says of the terminal.
struct TerminalEnvironment: Hashable, Sendable {
  /// TERM; empty where it is not set.
  var type: String
  /// COLORTERM: how some terminals say that they mix colours.
  var color: String?
  /// NO_COLOR: how a user says that there shall be none.
  var refusesColor: Bool
  /// ESCDELAY: how many milliseconds an ESC waits for what could follow it, as ncurses reads it.
  var escapeDelay: Int?

  /// Makes one from what its variables hold.
  init(
    type: String, color: String? = nil, refusesColor: Bool = false, escapeDelay: String? = nil
  ) {
    self.type = type
    self.color = color
    self.refusesColor = refusesColor
    self.escapeDelay = escapeDelay.flatMap(Int.init)
  }

  /// The process's own.
  static var current: TerminalEnvironment {
    TerminalEnvironment(
      type: variable("TERM") ?? "", color: variable("COLORTERM"),
      refusesColor: !(variable("NO_COLOR") ?? "").isEmpty, escapeDelay: variable("ESCDELAY"))
  }

  /// Whether the terminal says that it mixes red, green and blue.
  var hasDirectColor: Bool { color == "truecolor" || color == "24bit" }

  private static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}

/// All that is to be known of a terminal's type, read once from the system's description.
struct TerminalType: ~Copyable {
  /// The name of the description: TERM's value, or that of the type that stands in for it.
  let name: String
  /// What draws frames without ncurses; nil where it is to draw them, or nobody else can.
  let direct: DirectSequences?
  /// The description that ncurses uses in place of the system's; nil where it takes none, or does
  /// not draw.
  let description: String?
  /// How many colours are to be used.
  let depth: ColorDepth
  /// What switches its modes.
  let modes: TerminalModes
  private let terminfo: Terminfo

  /// Reads the description; throws if the type is unknown or has no cursor that can be moved.
  init(
    _ environment: TerminalEnvironment, depth: ColorDepth? = nil, mouse: MouseReporting,
    reportsFocus: Bool, renderer: Renderer
  ) throws(TerminalError) {
    let name = environment.type
    // A name, never a path: it comes from outside, and names a file to be read.
    let isName = !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x2F }
    guard isName, let terminfo = Self.description(of: name), terminfo.string("cup") != nil,
      terminfo.string("clear") != nil
    else { throw TerminalError(.unusableType(String(name.unicodeScalars.filter(Self.isShown)))) }

    let known = ColorDepth(colorCount: terminfo.number("colors") ?? 0)
    let best =
      switch known {
      case .none: ColorDepth.none
      case .eight, .sixteen, .palette, .direct:
        environment.hasDirectColor || name.hasSuffix("-direct") ? .direct : known
      }
    let wanted = environment.refusesColor ? .none : depth ?? best
    // All is known before the first property is set. Where one of them is read in between, Swift
    // 6.3.1 frees the description too early when it optimizes: the program crashes as it starts.
    let direct = renderer == .direct ? DirectSequences(terminfo, depth: wanted) : nil
    let description = direct == nil ? terminfo.description(directColor: wanted == .direct) : nil
    let modes = TerminalModes(terminfo, mouse: mouse, reportsFocus: reportsFocus)
    let isPossible = wanted != .direct || direct != nil || description != nil
    let describedName = terminfo.type
    self.name = describedName
    self.direct = direct
    self.description = description
    self.depth = isPossible ? wanted : .palette
    self.modes = modes
    self.terminfo = terminfo
  }

  /// What its keys send.
  ///
  /// It takes longer to look them up than to draw a first screen.
  var keySequences: KeySequences { terminfo.keySequences }

  /// The system's description of a type, or one that describes it as well; nil if there is none.
  private static func description(of name: String) -> Terminfo? {
    if let own = Terminfo(type: name) { return own }
    for standIn in standIns(for: name) {
      if let other = Terminfo(type: standIn) { return other }
    }
    return nil
  }

  /// The types to use in place of one that the system does not know.
  ///
  /// The descriptions of many terminals are in packages that servers lack (Debian: ncurses-term,
  /// kitty-terminfo), or younger than the system (macOS has no tmux-256color). These terminals read
  /// the same sequences as xterm, and their keys send the same.
  private static func standIns(for name: String) -> [String] {
    switch name.prefix(while: { $0 != "-" }) {
    case "alacritty", "contour", "foot", "ghostty", "kitty", "rio", "wezterm", "xterm":
      ["xterm-256color", "xterm"]
    case "tmux": ["screen-256color", "screen"]
    default: []
    }
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value < 0x7F
  }
}
