import TerminalModel

/// The sequences that switch a terminal's modes.
struct TerminalModes: Hashable, Sendable {
  /// Shows the cursor.
  let showCursor: [UInt8]
  /// Hides the cursor.
  let hideCursor: [UInt8]
  /// Whether the terminal sends reports of the mouse or the focus, which may be in transit when it
  /// is handed back.
  ///
  /// Terminals with such reports also answer the query for their device attributes, and the answer
  /// arrives after the reports.
  let reports: Bool
  /// Whether the terminal has synchronized output, which shows a frame all at once.
  private let isSynchronized: Bool
  /// Whether the terminal is an emulator, which ignores sequences and control strings that it does
  /// not know, such as OSC 52, which sets the clipboard.
  let isEmulator: Bool
  /// The mouse actions that the terminal may report; it reports no others.
  private let mostMouse: MouseReporting
  /// Shows the alternate screen, if the terminal has one beside that with the shell's text.
  private let alternateScreen: [UInt8]
  /// Shows the normal screen, or moves below the last row.
  private let normalScreen: [UInt8]
  /// Sets the other modes of a session.
  private let settings: [UInt8]
  /// Resets the modes of input.
  private let resetOfReports: [UInt8]
  /// Resets the style, wrapping and the cursor's visibility.
  private let resetOfDrawing: [UInt8]
  private let hasScrollRegion: Bool

  /// Reads the sequences from the terminal's description, by the names of terminfo's capabilities.
  ///
  /// - Parameter wraps: Whether text wraps at the right edge, as ncurses needs it.
  init(_ terminfo: borrowing Terminfo, mouse: MouseReporting, reportsFocus: Bool, wraps: Bool) {
    let known = PrivateModes(terminfo)
    isSynchronized = known.contains(.synchronizedOutput)
    isEmulator = known == .all
    mostMouse = known.contains(.mouse) ? mouse : .none
    reports = (known.contains(.focus) && reportsFocus) || mostMouse != .none
    showCursor = terminfo.sequence("cnorm")
    hideCursor = terminfo.sequence("civis")
    var wanted: [String] = []
    if known.contains(.paste) { wanted += ["2004"] }
    if known.contains(.focus), reportsFocus { wanted += ["1004"] }

    // The mode in which keys send the sequences that the description names.
    alternateScreen = terminfo.sequence("smcup")
    var settings = terminfo.sequence("smkx")
    for mode in wanted { settings += Self.mode(mode, "h") }
    // A character that the terminal draws wider than the driver expects must not go on in the next
    // row, or scroll the screen.
    if terminfo.isStandard, !wraps { settings += Self.mode("7", "l") }
    settings += hideCursor
    self.settings = settings

    // CAN cancels a sequence that was cut in the middle.
    var start: [UInt8] = [0x18]
    for number in known.numbers { start += Self.mode(number, "l") }
    resetOfReports = start + terminfo.sequence("rmkx")
    // Text wraps at the right edge.
    let wrapping = terminfo.isStandard ? Self.mode("7", "h") : []
    resetOfDrawing =
      terminfo.sequence("sgr0") + terminfo.sequence("rmacs") + wrapping + showCursor
    hasScrollRegion = terminfo.isStandard && terminfo.string("csr") != nil
    normalScreen = terminfo.string("rmcup").map(Terminfo.withoutPadding) ?? terminfo.belowScreen
  }

  /// Sets the modes of a session.
  var enter: [UInt8] { alternateScreen + settings }

  /// Resets the modes, whatever state the terminal is in, and leaves the alternate screen.
  var leave: [UInt8] {
    resetOfReports + resetOfRegion + resetOfDrawing + normalScreen + [0x0D]
  }

  /// Resets the modes that a program may have left set, and sets those of a session.
  ///
  /// The alternate screen is not left before: on the normal one, where the text of the program is,
  /// that would move the cursor to where it was before the session.
  var enterAfterProgram: [UInt8] {
    // Mode 6, in which rows count from the scrolled region, moves the cursor, too. The saved cursor
    // of the normal screen keeps it, which has no effect while all rows scroll.
    let origin = isEmulator ? Self.mode("6", "l") : []
    return resetOfReports + modesOfPrograms + resetOfDrawing + alternateScreen + resetOfRegion
      + origin + settings
  }

  /// Resets the modes that a program may have left set, and keeps the position of the cursor.
  var leaveAfterProgram: [UInt8] {
    // A program that was killed may have left the terminal on the alternate screen. Mode 1047 is
    // that screen without a saved position of the cursor.
    let normalScreen = isEmulator ? Self.mode("1047", "l") : []
    let region = hasScrollRegion ? "\u{1B}7".utf8 + resetOfRegion + "\u{1B}8".utf8 : []
    return resetOfReports + normalScreen + region + modesOfPrograms + resetOfDrawing + [0x0D]
  }

  /// Makes all rows scroll, and moves the cursor to the top left.
  private var resetOfRegion: [UInt8] { hasScrollRegion ? Array("\u{1B}[r".utf8) : [] }

  /// Resets modes that the driver never sets, and programs may: inserting characters, reversed
  /// colours of the screen, other encodings of the mouse, keys as xterm's modifyOtherKeys and
  /// kitty's flags encode them, and the shape of the cursor.
  ///
  /// It precedes the reset of the style: some terminals read `ESC [ > 4 m` as a style. A terminal
  /// emulator ignores unknown ones.
  private var modesOfPrograms: [UInt8] {
    guard isEmulator else { return [] }
    return Array("\u{1B}[4l\u{1B}[?5l\u{1B}[?1005l\u{1B}[?1015l\u{1B}[?1016l".utf8)
      + "\u{1B}[>4m\u{1B}[<99u\u{1B}[0 q".utf8
  }

  /// The sequence after which the terminal reports other mouse actions than before.
  ///
  /// Mode 1006, an encoding that has room for columns beyond 223, is set when reports begin, and
  /// reset when they end. Resetting one of the modes of actions ends all reports in xterm; the
  /// wanted modes are therefore set again.
  func mouse(from before: MouseReporting, to wanted: MouseReporting) -> [UInt8] {
    let (before, wanted) = (min(before, mostMouse), min(wanted, mostMouse))
    guard before != wanted else { return [] }
    var sequence = before.modes.dropFirst(wanted.modes.count).flatMap { Self.mode($0, "l") }
    sequence += wanted.modes.flatMap { Self.mode($0, "h") }
    if before == .none { sequence += Self.mode("1006", "h") }
    if wanted == .none { sequence += Self.mode("1006", "l") }
    return sequence
  }

  /// Begins a frame, with synchronized output if the terminal has it.
  ///
  /// - Returns: The index at which the frame begins, for ``endSynchronized(_:from:)``.
  func beginSynchronized(_ output: inout ByteBuffer) -> Int {
    defer { if isSynchronized { output.append(Self.synchronize) } }
    return output.count
  }

  /// Ends a frame that ``beginSynchronized(_:)`` began.
  ///
  /// A frame of at most 256 bytes is sent without synchronized output: it arrives in one piece
  /// anyway.
  func endSynchronized(_ output: inout ByteBuffer, from start: Int) {
    guard isSynchronized else { return }
    let first = start + Self.synchronize.count
    if output.count - first > 256 {
      output.append(Self.show)
    } else {
      output.remove(start..<first)
    }
  }

  private static let synchronize = mode("2026", "h")
  private static let show = mode("2026", "l")

  private static func mode(_ number: String, _ final: String) -> [UInt8] {
    Array(("\u{1B}[?" + number + final).utf8)
  }
}

extension MouseReporting {
  /// The numbers of the private modes that report the actions, from few actions to many.
  fileprivate var modes: [String] {
    switch self {
    case .none: []
    case .buttons: ["1000"]
    case .drags: ["1000", "1002"]
    case .everything: ["1000", "1002", "1003"]
    }
  }
}

/// The private modes that a terminal type has; terminfo has no standard capability for them.
///
/// A private mode is a setting with a number: `ESC [ ? number h` sets it, and `l` resets it.
private struct PrivateModes: OptionSet {
  let rawValue: Int

  /// Reports of the mouse (1000, 1002, 1003, 1006).
  static let mouse = PrivateModes(rawValue: 1 << 0)
  /// Reports of the focus (1004).
  static let focus = PrivateModes(rawValue: 1 << 1)
  /// Bracketed paste (2004): the terminal sends marks before and after pasted text.
  static let paste = PrivateModes(rawValue: 1 << 2)
  /// Synchronized output (2026).
  static let synchronizedOutput = PrivateModes(rawValue: 1 << 3)
  static let all: PrivateModes = [.mouse, .focus, .paste, .synchronizedOutput]
}

extension PrivateModes {
  /// Looks the modes up in a description.
  ///
  /// Most descriptions are older than the modes: Debian 12's `screen-256color`, a common TERM in
  /// tmux, names none of them. The capability for the mouse (`kmous`) identifies a terminal
  /// emulator, which has the modes or, according to ECMA-48, ignores unknown ones. The consoles of
  /// Linux and the Hurd have the capability but not the modes.
  init(_ terminfo: borrowing Terminfo) {
    let isConsole = ["linux", "hurd"].contains { terminfo.type.hasPrefix($0) }
    if terminfo.isStandard, terminfo.string("kmous") != nil, !isConsole {
      self = .all
      return
    }
    self = []
    if terminfo.string("XM") != nil { insert(.mouse) }
    if terminfo.string("fe") != nil { insert(.focus) }
    if terminfo.string("BE") != nil { insert(.paste) }
    if terminfo.string("Sync") != nil { insert(.synchronizedOutput) }
  }

  /// The numbers of the modes, in the order in which they are reset.
  var numbers: [String] {
    (contains(.synchronizedOutput) ? ["2026"] : [])
      + (contains(.mouse) ? ["1006", "1003", "1002", "1000"] : [])
      + (contains(.focus) ? ["1004"] : [])
      + (contains(.paste) ? ["2004"] : [])
  }
}

extension Terminfo {
  /// Whether the terminal reads the sequences of ECMA-48: it then ignores unknown private modes.
  fileprivate var isStandard: Bool { string("cup")?.starts(with: [0x1B, 0x5B]) ?? false }

  /// A capability's bytes without padding; empty if the type does not have it.
  fileprivate func sequence(_ name: String) -> [UInt8] {
    string(name).map(Self.withoutPadding) ?? []
  }

  /// Moves the cursor to the last row and adds a row below it, for a terminal without an alternate
  /// screen.
  fileprivate var belowScreen: [UInt8] {
    (expanded("cup", 9998, 0).map(Self.withoutPadding) ?? []) + [0x0D, 0x0A]
  }

  /// Removes padding, which requests pauses (`$<5/>`): no current terminal needs it.
  static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "$")) else { return bytes }
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
