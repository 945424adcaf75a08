import TerminalModel
import TerminalViews

/// The palette of commands, and text that the mouse selects.
extension Specimen {
  private static let wide = "日本語 and 한국어"

  private static func palette(of bindings: [KeyBinding<RandomEvent>]) -> Node<RandomEvent> {
    Text("").dialog { CommandPalette(of: bindings, closes: .switched(false)) }
  }

  private static let commands: [KeyBinding<RandomEvent>] = [
    KeyBinding("a", "Add", sends: .picked("add")), KeyBinding("d", "Delete", sends: .pressed),
    KeyBinding("r", "Rename", sends: .pressed),
  ]

  /// More commands than a palette shows at once, with long titles.
  private static let many: [KeyBinding<RandomEvent>] = (1...6).map {
    KeyBinding(Key(.function($0)), "\($0) \(wide)", sends: .selected($0))
  }

  static let palette = Specimen(
    "CommandPalette",
    Value("of commands") { palette(of: commands) },
    Value("with another current command", keys: .down) { palette(of: commands) },
    Value("with found commands", keys: "r", "e") { palette(of: commands) },
    Value("with selected text", keys: "r", "e", "alt+a") { palette(of: commands) },
    Value("with nothing found", keys: "x") { palette(of: commands) },
    Value("without commands") { palette(of: []) },
    Value("long, at its end", keys: .up, .pageDown, .pageDown, .pageDown, .pageDown, .pageDown) {
      palette(of: many)
    },
    responses: Responses(
      enter: [.switched(false), .picked("add")], click: [.switched(false), .picked("add")],
      wheel: [], paste: []),
    pictures: """
      of commands:
      -                    ╭─ Commands ───────╮ ╭─ Commands ───────╮ ╭─ Commands ───────╮
                           │ ›Search comman…‹ │ │ ›Search comman…‹ │ │ (Search comman…) │
                           │                  │ │                  │ │                  │
                           │ ▌ Add        a ┃ │ │ ▌ Add        a ┃ │ │ ▌ Add        a ┃ │
                           │   Delete     d   │ │   Delete     d   │ │   Delete     d   │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      with another current command:
      -                    ╭─ Commands ───────╮ ╭─ Commands ───────╮ ╭─ Commands ───────╮
                           │ ›Search comman…‹ │ │ ›Search comman…‹ │ │ (Search comman…) │
                           │                  │ │                  │ │                  │
                           │   Add        a ┃ │ │ ▌ Add        a ┃ │ │   Add        a ┃ │
                           │ ▌ Delete     d   │ │   Delete     d   │ │ ▌ Delete     d   │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      with found commands:
      -                    ╭─ Commands ───────╮ ╭─ Commands ───────╮ ╭─ Commands ───────╮
                           │ ›re            ‹ │ │ ›re            ‹ │ │ (re            ) │
                           │                  │ │                  │ │                  │
                           │ ▌ Rename     r   │ │ ▌ Rename     r   │ │ ▌ Rename     r   │
                           │                  │ │                  │ │                  │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      with selected text:
      -                    ╭─ Commands ───────╮ ╭─ Commands ───────╮ ╭─ Commands ───────╮
                           │ ›re            ‹ │ │ ›re            ‹ │ │ (re            ) │
                           │                  │ │                  │ │                  │
                           │ ▌ Rename     r   │ │ ▌ Rename     r   │ │ ▌ Rename     r   │
                           │                  │ │                  │ │                  │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      with nothing found:
      -                    ╭─ Commands ───────╮ ╭─ Commands ───────╮ ╭─ Commands ───────╮
                           │ ›x             ‹ │ │ ›x             ‹ │ │ (x             ) │
                           │                  │ │                  │ │                  │
                           │   No command ma… │ │   No command ma… │ │   No command ma… │
                           │                  │ │                  │ │                  │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      without commands:
      -                    ╭─ Commands ───────╮ ╭─ Commands ───────╮ ╭─ Commands ───────╮
                           │ ›Search comman…‹ │ │ ›Search comman…‹ │ │ (Search comman…) │
                           │                  │ │                  │ │                  │
                           │   No command ma… │ │   No command ma… │ │   No command ma… │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      long, at its end:
      -                    ╭─ Commands ───────╮ ╭─ Commands ───────╮ ╭─ Commands ───────╮
                           │ ›Search comman…‹ │ │ ›Search comman…‹ │ │ (Search comman…) │
                           │                  │ │                  │ │                  │
                           │   5 日本…   F5   │ │ ▌ 5 日本…   F5   │ │   5 日本…   F5   │
                           │ ▌ 6 日本…   F6 ┃ │ │   6 日本…   F6 ┃ │ │ ▌ 6 日本…   F6 ┃ │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      """, closesOutside: true)

  static let textSelection = Specimen(
    "textSelection",
    Value("not selected") {
      Column {
        Text("One two")
        Text(wide)
      }
      .textSelection()
    },
    Value("selected", drag: Drag(Position(column: 4, row: 0), Position(column: 7, row: 1))) {
      Column {
        Text("One two")
        Text(wide)
      }
      .textSelection()
    },
    Value("with a control", drag: Drag(Position(column: 0, row: 0), Position(column: 2, row: 1))) {
      Column {
        Text("One two")
        Button("Save", sends: .pressed)
      }
      .textSelection()
    },
    Value("without text") { Text("").textSelection() },
    Value("long", drag: Drag(Position(column: 4, row: 0), Position(column: 3, row: 1))) {
      Text("\(wide) \(wide)").textSelection()
    },
    responses: Responses(),
    pictures: """
      not selected:
      One two              -                    One two              One two
      日本語 and 한국어                         日本語 and 한국어    日本語 and 한국어
      selected:
      One two              -                    One two              One two
      日本語 and 한국어                         日本語 and 한국어    日本語 and 한국어
      with a control:
      One two              One two              One two              One two
      [ Save ]             [›Save‹]             [»Save«]             ( Save )
      without text:
      -                    -                    -                    -
      long:
      日本語 and 한국어 日 -                    日本語 and 한국어 日 日本語 and 한국어 日
      本語 and 한국어                           本語 and 한국어      本語 and 한국어
      """)
}
