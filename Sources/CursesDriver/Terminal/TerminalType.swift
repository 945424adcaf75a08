import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The environment variables that concern the terminal.
struct TerminalEnvironment: Hashable, Sendable {
  /// TERM; empty if it is not set.
  var type: String
  /// COLORTERM, which some terminals set to `truecolor` or `24bit` because they have direct colour.
  var color: String?
  /// Whether NO_COLOR is set and not empty: the user wants no colours.
  var refusesColor: Bool
  /// ESCDELAY, a variable of ncurses: the milliseconds after which a byte ESC without successor is
  /// the Escape key.
  var escapeDelay: Int?

  /// Makes an environment from the values of the variables.
  init(
    type: String, color: String? = nil, refusesColor: Bool = false, escapeDelay: String? = nil
  ) {
    self.type = type
    self.color = color
    self.refusesColor = refusesColor
    self.escapeDelay = escapeDelay.flatMap(Int.init)
  }

  /// The environment of the process.
  static var current: TerminalEnvironment {
    TerminalEnvironment(
      type: variable("TERM") ?? "", color: variable("COLORTERM"),
      refusesColor: !(variable("NO_COLOR") ?? "").isEmpty, escapeDelay: variable("ESCDELAY"))
  }

  /// Whether the terminal announces direct colour.
  var hasDirectColor: Bool { color == "truecolor" || color == "24bit" }

  private static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}

/// The properties of a terminal type, from the system's description (terminfo).
struct TerminalType: ~Copyable {
  /// The name of the description: the value of TERM, or the type that replaces it.
  let name: String
  /// The sequences for drawing without ncurses, or nil if ncurses draws: because it was selected,
  /// or because the terminal does not have all of these sequences.
  let direct: DirectSequences?
  /// The description that ncurses uses in place of the system's, or nil if ncurses accepts no
  /// replacement or does not draw.
  let description: String?
  /// The colours to use.
  let depth: ColorDepth
  /// The sequences that switch the modes.
  let modes: TerminalModes
  private let terminfo: Terminfo

  /// Reads the description; throws if the type has no valid name, is unknown, or cannot move the
  /// cursor or clear the screen.
  init(
    _ environment: TerminalEnvironment, depth: ColorDepth? = nil, mouse: MouseReporting,
    reportsFocus: Bool, renderer: Renderer
  ) throws(TerminalError) {
    let name = environment.type
    // The name comes from outside and selects a file to read, so it must not be a path.
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
    // Computes everything before it sets the first property. If the initializer reads a property
    // between two assignments, optimized code of Swift 6.3.1 frees the description too early, and
    // the program crashes at the start.
    let direct = renderer == .direct ? DirectSequences(terminfo, depth: wanted) : nil
    let description = direct == nil ? terminfo.description(directColor: wanted == .direct) : nil
    let modes = TerminalModes(
      terminfo, mouse: mouse, reportsFocus: reportsFocus, wraps: direct == nil)
    let isPossible = wanted != .direct || direct != nil || description != nil
    let describedName = terminfo.type
    self.name = describedName
    self.direct = direct
    self.description = description
    self.depth = isPossible ? wanted : .palette
    self.modes = modes
    self.terminfo = terminfo
  }

  /// The sequences of the keys.
  ///
  /// They are looked up at each access and not at the start, because the look-up takes longer than
  /// drawing a first screen.
  var keySequences: KeySequences { terminfo.keySequences }

  /// The system's description of a type or of a compatible one, or nil if there is none.
  private static func description(of name: String) -> Terminfo? {
    if let own = Terminfo(type: name) { return own }
    for type in compatibleTypes(with: name) {
      if let other = Terminfo(type: type) { return other }
    }
    return nil
  }

  /// The compatible types to try if the system does not know a type.
  ///
  /// The descriptions of many terminals are in packages that servers lack (Debian: ncurses-term,
  /// kitty-terminfo), or newer than the system (macOS has no tmux-256color). These terminals read
  /// the sequences of the compatible types, and their keys send the same sequences.
  private static func compatibleTypes(with name: String) -> [String] {
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
