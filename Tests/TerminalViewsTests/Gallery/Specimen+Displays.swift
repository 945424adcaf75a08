import TerminalModel
import TerminalViews

/// Widgets that take no input.
extension Specimen {
  /// The widgets that take no input.
  static let displays = [
    text, stacks, panel, canvas, spinner, progressBar, headerBar, statusBar, keyHints, grid,
    readers, modifiers, looks, bigText, sparkline, gauge, barChart, lineChart, progressSummary,
    emptyState, errorState,
  ]

  /// Wide characters at even and at odd columns, a character of several scalars, and one with a
  /// combining mark: each width cuts through one of them.
  static let mixed = "日本 👍🏽e\u{301}한x語"

  static let text = Specimen(
    "Text",
    Value("wrapped") { Text("\(mixed) \(mixed)\nend") },
    Value("truncated") { Text(mixed, wrapping: .none) },
    Value("styled") {
      Text("\(mixed, style: .bold)\("x", foreground: .error) \(mixed, background: .selection)")
    },
    Value("empty") { Text("") })

  static let stacks = Specimen(
    "Column, Row, Layers",
    Value("lines") {
      Column(spacing: 1) {
        Row {
          Text(mixed)
          Spacer()
          Text(mixed, wrapping: .none)
        }
        Divider()
        Row {
          Text("a")
          Divider(.double)
          Text(mixed)
        }
      }
    },
    Value("in front") {
      Layers {
        Text(mixed)
        Text(" 한 한")
        Text("  x")
      }
    })

  static let panel = Specimen(
    "Panel",
    Value("titled") { Panel(mixed, footer: mixed) { Text(mixed) } },
    Value("joined") {
      Row {
        Panel("a", padding: 0) { Text(mixed) }
        Panel(border: .heavy) {
          Divider()
          Text(mixed)
        }
      }
      .joinedBorders()
    },
    Value("empty") { Panel {} })

  static let canvas = Specimen(
    "Canvas",
    Value("with text") {
      Canvas(width: 9, height: 2) { area in
        area.fill(with: "·")
        area.write(mixed, at: Position(column: -1, row: 0))
        area.write(mixed, at: Position(column: 6, row: 1))
      }
    })

  static let spinner = Specimen(
    "Spinner",
    Value("dots") {
      Row { for step in 0..<10 { Spinner(frame: step) } }
    },
    Value("strokes") { Spinner(frame: 2, pattern: .stroke) },
    Value("blocks") {
      Row { for step in 0..<4 { Spinner(frame: step, pattern: .blocks) } }
    })

  static let progressBar = Specimen(
    "ProgressBar",
    Value("half") { ProgressBar(0.5, showsPercentage: true) },
    Value("none") { ProgressBar(0) },
    Value("all") { ProgressBar(1, showsPercentage: true) },
    Value("narrow") { ProgressBar(0.34, width: 7) })

  static let headerBar = Specimen(
    "HeaderBar",
    Value("full") { HeaderBar(mixed, location: mixed) { Text(mixed) } },
    Value("short") { HeaderBar("Notes") })

  static let statusBar = Specimen(
    "StatusBar",
    Value("full") {
      StatusBar {
        Text(mixed)
      } center: {
        Text("한국어").foreground(.warning)
      } trailing: {
        Text("12:34 語")
      }
    })

  static let emptyState = Specimen(
    "EmptyState",
    Value("with a hint") { EmptyState(mixed, hint: mixed, glyph: "한") },
    Value("of a list") { List(count: 0) { Text("\($0)") } })

  static let errorState = Specimen(
    "ErrorState",
    Value("with a reason") { ErrorState(mixed, reason: mixed) },
    Value("in a panel") { Panel { ErrorState(mixed) } })

  static let keyHints = Specimen(
    "KeyHints",
    Value("of keys") {
      KeyHints(of: [
        KeyBinding("a", mixed, sends: .pressed), KeyBinding("up", "Move", sends: .pressed),
        KeyBinding(.ctrl("q"), "Quit", sends: .pressed),
      ])
    },
    Value("of the screen") {
      KeyHints().keys { KeyBinding("a", mixed, sends: .pressed) }
        .keyHint("f2", mixed)
    })

  static let grid = Specimen(
    "Grid",
    Value("two columns") {
      Grid(columns: [.content, .flexible]) {
        Text("한")
        Text(mixed)
        Text("name")
        Text(mixed, wrapping: .none)
        Text(mixed).gridCell(columns: 2)
      }
    },
    Value("fixed") {
      Grid(columns: [.fixed(3).aligned(.trailing), .content], columnSpacing: 1, rowSpacing: 1) {
        for _ in 0..<3 { Text(mixed, wrapping: .none) }
      }
    })

  static let readers = Specimen(
    "SizeReader, FocusReader, ViewThatFits",
    Value("with a focus") { FocusReader { Text("focus: \($0)") } },
    Value("read") { SizeReader { Text("\($0.columns) 한\($0.rows)") } },
    Value("fitting") {
      ViewThatFits {
        Text("\(mixed) \(mixed)", wrapping: .none)
        Text(mixed, wrapping: .none)
        Text("한")
      }
    })

  static let modifiers = Specimen(
    "modifiers of size and style",
    Value("of size") {
      Column {
        Text(mixed).padded(1).padded(columns: 1, rows: 0).padded(Insets(left: 1))
        Text(mixed).aligned(horizontally: .trailing)
        Text(mixed).aligned(.bottom).frame(minWidth: 4, maxHeight: 2)
        Text(mixed).aligned(vertically: .center).frame(width: 5, height: 2)
        Text(mixed).centered()
      }
    },
    Value("of style") {
      Column {
        Text(mixed).bold().italic().underlined()
        Text(mixed).dimmed().struckThrough().reversed()
        Text(mixed).foreground(.info).background(.surface)
      }
    },
    Value("of input") {
      Text(mixed).id("text").focusID(1).layoutDependsOn(1).mouseReporting(.everything)
    })

  static let looks = Specimen(
    "modifiers of looks",
    Value("other theme") { Panel("한") { Text(mixed) }.theme(.light) },
    Value("other tokens") { Panel("한") { Text(mixed) }.tokens([.border: .error]) },
    Value("other parts") {
      ProgressBar(0.5).widgetStyle(.progress) { $0.foreground = .warning }
    })
}
