import TerminalModel

/// The byte sequences that terminals send, and the inputs that they mean.
///
/// A sequence of more than one character begins with ESC (U+001B).
enum InputTable {
  static let keys: [(String, Key)] = controls + alt + arrows + editing + functions + others

  static let controls: [(String, Key)] =
    [
      ("\0", "ctrl+space"), ("\t", "tab"), ("\r", "enter"), ("\n", "ctrl+j"),
      ("\u{7F}", "backspace"),
      ("\u{8}", "ctrl+backspace"), ("\u{1}", "ctrl+a"), ("\u{3}", "ctrl+c"), ("\u{1A}", "ctrl+z"),
      ("\u{1C}", #"ctrl+\"#), ("\u{1D}", "ctrl+]"), ("\u{1E}", "ctrl+^"), ("\u{1F}", "ctrl+_"),
      ("\u{1B}", "esc"), ("a", "a"), ("Z", "Z"), (" ", "space"), ("é", "é"), ("字", "字"), ("😀", "😀"),
    ]

  static let alt: [(String, Key)] = [
    ("\u{1B}x", "alt+x"), ("\u{1B}X", "alt+X"), ("\u{1B}é", "alt+é"), ("\u{1B}😀", "alt+😀"),
    ("\u{1B}\r", "alt+enter"), ("\u{1B}\u{7F}", "alt+backspace"), ("\u{1B}\t", "alt+tab"),
    ("\u{1B}\u{1}", "ctrl+alt+a"), ("\u{1B}\0", "ctrl+alt+space"), ("\u{1B} ", "alt+space"),
    ("\u{1B}[", "alt+["), ("\u{1B}O", "alt+O"), ("\u{1B}]", "alt+]"), ("\u{1B}P", "alt+P"),
    ("\u{1B}_", "alt+_"), ("\u{1B}^", "alt+^"), ("\u{1B}\\", #"alt+\"#),
    ("\u{1B}\u{1B}[A", "alt+up"), ("\u{1B}\u{1B}OB", "alt+down"), ("\u{1B}\u{1B}[3~", "alt+delete"),
  ]

  static let arrows: [(String, Key)] = [
    ("\u{1B}[A", "up"), ("\u{1B}[B", "down"), ("\u{1B}[C", "right"), ("\u{1B}[D", "left"),
    ("\u{1B}OA", "up"), ("\u{1B}OB", "down"), ("\u{1B}OC", "right"), ("\u{1B}OD", "left"),
    ("\u{1B}[1;2A", "shift+up"), ("\u{1B}[1;3B", "alt+down"), ("\u{1B}[1;5C", "ctrl+right"),
    ("\u{1B}[1;8D", "ctrl+alt+shift+left"), ("\u{1B}[1;9A", "alt+up"), ("\u{1B}[;5A", "ctrl+up"),
    ("\u{1B}[5A", "ctrl+up"), ("\u{1B}O5A", "ctrl+up"), ("\u{1B}O1;5A", "ctrl+up"),
    ("\u{1B}[1;129A", "up"), ("\u{1B}[1;5:1A", "ctrl+up"), ("\u{1B}[1;5:2A", "ctrl+up"),
    ("\u{1B}[a", "shift+up"), ("\u{1B}[d", "shift+left"), ("\u{1B}Ob", "ctrl+down"),
  ]

  static let editing: [(String, Key)] = [
    ("\u{1B}[H", "home"), ("\u{1B}OH", "home"), ("\u{1B}[1~", "home"), ("\u{1B}[7~", "home"),
    ("\u{1B}[F", "end"), ("\u{1B}OF", "end"), ("\u{1B}[4~", "end"), ("\u{1B}[8~", "end"),
    ("\u{1B}[2~", "insert"), ("\u{1B}[3~", "delete"), ("\u{1B}[5~", "pageup"),
    ("\u{1B}[6~", "pagedown"), ("\u{1B}[3;2~", "shift+delete"), ("\u{1B}[5;5~", "ctrl+pageup"),
    ("\u{1B}[1;6H", "ctrl+shift+home"), ("\u{1B}[3$", "shift+delete"), ("\u{1B}[5^", "ctrl+pageup"),
    ("\u{1B}[8@", "ctrl+shift+end"), ("\u{1B}[3;5:2~", "ctrl+delete"),
  ]

  static let functions: [(String, Key)] = [
    ("\u{1B}OP", "f1"), ("\u{1B}OQ", "f2"), ("\u{1B}OR", "f3"), ("\u{1B}OS", "f4"),
    ("\u{1B}[P", "f1"), ("\u{1B}[R", "f3"), ("\u{1B}[[A", "f1"), ("\u{1B}[[E", "f5"),
    ("\u{1B}[11~", "f1"), ("\u{1B}[12~", "f2"), ("\u{1B}[13~", "f3"), ("\u{1B}[14~", "f4"),
    ("\u{1B}[15~", "f5"), ("\u{1B}[17~", "f6"), ("\u{1B}[18~", "f7"), ("\u{1B}[19~", "f8"),
    ("\u{1B}[20~", "f9"), ("\u{1B}[21~", "f10"), ("\u{1B}[23~", "f11"), ("\u{1B}[24~", "f12"),
    ("\u{1B}[25~", "f13"), ("\u{1B}[34~", "f20"), ("\u{1B}[1;2P", "shift+f1"),
    ("\u{1B}[1;5R", "ctrl+f3"), ("\u{1B}O2P", "shift+f1"), ("\u{1B}[15;3~", "alt+f5"),
    ("\u{1B}[24;8~", "ctrl+alt+shift+f12"), ("\u{1B}[11^", "ctrl+f1"),
  ]

  static let others: [(String, Key)] = [
    ("\u{1B}[Z", "shift+tab"), ("\u{1B}[1;5Z", "ctrl+shift+tab"), ("\u{1B}OM", "enter"),
    ("\u{1B}OI", "tab"), ("\u{1B}OX", "="), ("\u{1B}Oj", "*"), ("\u{1B}Op", "0"), ("\u{1B}Oy", "9"),
    ("\u{1B}[27;5;105~", "ctrl+i"), ("\u{1B}[27;2;13~", "shift+enter"),
    ("\u{1B}[27;6;65~", "ctrl+A"),
    ("\u{1B}[27;5;9~", "ctrl+tab"), ("\u{1B}[27;5;127~", "ctrl+backspace"),
    ("\u{1B}[97u", "a"), ("\u{1B}[97;5u", "ctrl+a"), ("\u{1B}[97;2u", "A"),
    ("\u{1B}[97;6u", "ctrl+A"),
    ("\u{1B}[97;5:1u", "ctrl+a"), ("\u{1B}[97;5:2u", "ctrl+a"), ("\u{1B}[49:33;2u", "!"),
    ("\u{1B}[49:33;6u", "ctrl+!"), ("\u{1B}[97;;65u", "A"), ("\u{1B}[97::99;5u", "ctrl+a"),
    ("\u{1B}[233;3u", "alt+é"), ("\u{1B}[32;5u", "ctrl+space"), ("\u{1B}[27u", "esc"),
    ("\u{1B}[13;5u", "ctrl+enter"), ("\u{1B}[9;2u", "shift+tab"),
    ("\u{1B}[127;3u", "alt+backspace"),
    ("\u{1B}[57376u", "f13"), ("\u{1B}[57404u", "5"), ("\u{1B}[57414u", "enter"),
    ("\u{1B}[57419;5u", "ctrl+up"), ("\u{1B}[57426u", "delete"),
  ]

  static let mouse: [(String, [Input])] = [
    ("\u{1B}[<0;1;1M", [.mouse(Mouse(.pressed(.left), at: .origin))]),
    ("\u{1B}[<0;1;1m", [.mouse(Mouse(.released(.left), at: .origin))]),
    ("\u{1B}[<1;3;4M", mouse(.pressed(.middle), 2, 3)),
    ("\u{1B}[<2;300;200M", mouse(.pressed(.right), 299, 199)),
    ("\u{1B}[<32;3;4M", mouse(.dragged(.left), 2, 3)),
    ("\u{1B}[<34;3;4M", mouse(.dragged(.right), 2, 3)),
    ("\u{1B}[<35;3;4M", mouse(.moved, 2, 3)),
    ("\u{1B}[<64;3;4M", mouse(.scrolledUp, 2, 3)), ("\u{1B}[<65;3;4M", mouse(.scrolledDown, 2, 3)),
    ("\u{1B}[<66;3;4M", mouse(.scrolledLeft, 2, 3)),
    ("\u{1B}[<67;3;4M", mouse(.scrolledRight, 2, 3)),
    ("\u{1B}[<4;3;4M", mouse(.pressed(.left), 2, 3, .shift)),
    ("\u{1B}[<8;3;4m", mouse(.released(.left), 2, 3, .alt)),
    ("\u{1B}[<81;3;4M", mouse(.scrolledDown, 2, 3, .control)),
    ("\u{1B}[<63;3;4M", mouse(.moved, 2, 3, [.shift, .alt, .control])),
  ]

  static let reports: [(String, [Input])] = [
    ("\u{1B}[I", [.focused(true)]), ("\u{1B}[O", [.focused(false)]),
    ("\u{1B}[I\u{1B}[O", [.focused(true), .focused(false)]),
    ("\u{1B}[<0;1;1Ma", [.mouse(Mouse(.pressed(.left), at: .origin)), .key("a")]),
  ]

  /// Single sequences that are no input.
  static let skipped: [String] = [
    "\u{1B}[?62;22c", "\u{1B}[>1;95;0c", "\u{1B}[?1u", "\u{1B}[?2026;1$y", "\u{1B}[4;1$y",
    "\u{1B}[24;80R", "\u{1B}[1;9R", "\u{1B}[?1;2R", "\u{1B}[8;24;80t", "\u{1B}[0n", "\u{1B}[201~",
    "\u{1B}[E", "\u{1B}[G", "\u{1B}[99~", "\u{1B}[200;1~", "\u{1B}[1;5:3A", "\u{1B}[97;5:3u",
    "\u{1B}[3;1:3~",
    "\u{1B}[57441;2u", "\u{1B}[5u", "\u{1B}[u", "\u{1B}[55296u", "\u{1B}[9999999999999999999999u",
    "\u{1B}[<128;3;4M", "\u{1B}[<0;0;0M", "\u{1B}[<0;1M", "\u{1B}[<3;1;1M", "\u{1B}[<32;-5;3M",
    "\u{1B}[M !!", "\u{1B}[[Z", "\u{1B}OE", "\u{1B}[1;2;3;4;5;6;7z", "\u{1B}[ q", "\u{1B}[:;:;A",
    "\u{1B}]11;rgb:1a1a/1b1b/1c1c\u{1B}\\", "\u{1B}]11;rgb:1a1a/1b1b/1c1c\u{7}",
    "\u{1B}]lrm -rf\u{1B}\\", "\u{1B}]Licon\u{1B}\\", "\u{1B}]52;c;cm0gLXJm\u{7}",
    "\u{1B}P>|XTerm(390)\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P!|00000000\u{1B}\\",
    "\u{1B}P1+r544e=787465726d\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}]0;é字\u{1B}\\",
    "\u{1B}[" + String(repeating: "1;", count: 300) + "A",
  ]

  private static func mouse(
    _ action: Mouse.Action, _ column: Int, _ row: Int, _ modifiers: Key.Modifiers = []
  ) -> [Input] {
    [.mouse(Mouse(action, at: Position(column: column, row: row), modifiers: modifiers))]
  }
}
