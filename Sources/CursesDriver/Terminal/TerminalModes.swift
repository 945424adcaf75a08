/// The bytes that switch a terminal's modes.
struct TerminalModes: Hashable, Sendable {
  /// What makes the terminal ours.
  var enter: [UInt8]
  /// What makes it as it was, whatever state it is in.
  var leave: [UInt8]
  /// Shows the cursor.
  var showCursor: [UInt8]
  /// Hides the cursor.
  var hideCursor: [UInt8]
  /// Whether the terminal may send reports by itself, which may be under way when it is handed back.
  ///
  /// Such a terminal answers the question for its attributes.
  let reports: Bool
  /// Whether the terminal can show a frame all at once.
  private let isSynchronized: Bool

  /// Reads the sequences from the terminal's description.
  init(_ terminfo: borrowing Terminfo, mouse: MouseReporting, reportsFocus: Bool) {
    let known = PrivateModes(terminfo)
    isSynchronized = known.contains(.synchronizedOutput)
    reports =
      (known.contains(.focus) && reportsFocus) || (known.contains(.mouse) && mouse != .none)
    showCursor = terminfo.sequence("cnorm")
    hideCursor = terminfo.sequence("civis")
    var wanted: [String] = []
    if known.contains(.paste) { wanted += ["2004"] }
    if known.contains(.focus), reportsFocus { wanted += ["1004"] }
    if known.contains(.mouse) { wanted += mouse.modes }

    enter = terminfo.sequence("smcup") + terminfo.sequence("smkx")
    enter += wanted.flatMap { Self.mode($0, "h") }
    enter += hideCursor

    // CAN: a sequence may have been cut in the middle.
    leave = [0x18] + known.numbers.flatMap { Self.mode($0, "l") }
    leave += terminfo.sequence("rmkx") + terminfo.sequence("sgr0") + terminfo.sequence("rmacs")
    if terminfo.isStandard {
      if terminfo.string("csr") != nil { leave += Array("\u{1B}[r".utf8) }
      leave += Self.mode("7", "h")
    }
    leave += showCursor
    leave += terminfo.string("rmcup").map(Terminfo.withoutPadding) ?? terminfo.belowScreen
    leave += [0x0D]
  }

  /// Begins a frame that is shown all at once if the terminal can do so.
  ///
  /// - Returns: the index at which the frame begins, for ``endSynchronized(_:from:)``.
  func beginSynchronized(_ output: inout ByteBuffer) -> Int {
    defer { if isSynchronized { output.append(Self.synchronize) } }
    return output.count
  }

  /// Ends such a frame.
  ///
  /// A small one goes out as it is: it arrives in one piece anyway.
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
    Array("\u{1B}[?".utf8) + number.utf8 + final.utf8
  }
}

/// What a terminal says of its mouse.
///
/// While it says something, marking text with the mouse needs a key held (Shift, in most
/// terminals).
public enum MouseReporting: Hashable, Sendable {
  /// Nothing.
  case none
  /// Buttons and the wheel.
  case buttons
  /// Buttons, the wheel, and movement while a button is held.
  case drags
  /// Every movement.
  case everything

  /// The private modes to set, the finest last; 1006 is how places beyond column 223 are said.
  fileprivate var modes: [String] {
    switch self {
    case .none: []
    case .buttons: ["1000", "1006"]
    case .drags: ["1000", "1002", "1006"]
    case .everything: ["1000", "1002", "1003", "1006"]
    }
  }
}

/// The private modes beyond the standard capabilities that a type of terminal has.
private struct PrivateModes: OptionSet {
  let rawValue: Int

  /// Reports of the mouse (1000, 1002, 1003, 1006).
  static let mouse = PrivateModes(rawValue: 1 << 0)
  /// Reports of the focus (1004).
  static let focus = PrivateModes(rawValue: 1 << 1)
  /// Marks around pasted text (2004).
  static let paste = PrivateModes(rawValue: 1 << 2)
  /// Frames that are shown all at once (2026).
  static let synchronizedOutput = PrivateModes(rawValue: 1 << 3)
  static let all: PrivateModes = [.mouse, .focus, .paste, .synchronizedOutput]
}

extension PrivateModes {
  /// Looks the modes up in a description.
  ///
  /// Most descriptions are older than the modes: Debian 12's `screen-256color`, which many set in
  /// tmux, names none of them. A terminal emulator is known by the mouse's key (`kmous`); it has the
  /// modes, or ignores private modes that it does not have, as ECMA-48 says. The Linux and the Hurd
  /// console have that key, too, but not the modes.
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

  /// The numbers of the modes, in the order in which they are switched off.
  var numbers: [String] {
    (contains(.synchronizedOutput) ? ["2026"] : [])
      + (contains(.mouse) ? ["1006", "1003", "1002", "1000"] : [])
      + (contains(.focus) ? ["1004"] : [])
      + (contains(.paste) ? ["2004"] : [])
  }
}

extension Terminfo {
  /// Whether the terminal reads sequences as ECMA-48 says: it then ignores private modes that it
  /// does not have.
  fileprivate var isStandard: Bool { string("cup")?.starts(with: [0x1B, 0x5B]) ?? false }

  /// A capability's bytes, ready to be sent; none where the type does not have it.
  fileprivate func sequence(_ name: String) -> [UInt8] {
    string(name).map(Self.withoutPadding) ?? []
  }

  /// For a terminal without an alternate screen: a new line behind the last.
  fileprivate var belowScreen: [UInt8] {
    (expanded("cup", 9998, 0).map(Self.withoutPadding) ?? []) + [0x0D, 0x0A]
  }

  /// A sequence without the pauses that it asks for (`$<5/>`): no terminal of today needs them.
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
