import TerminalModel
import TerminalViews
import Testing

/// A widget with its parts (``WidgetPart``), and the texts of the cells of each.
struct WidgetSample: Sendable, CustomTestStringConvertible {
  let name: String
  /// The parts with the texts of their cells, row by row with a slash between them.
  let parts: KeyValuePairs<WidgetPart, String>
  /// Whether the widget has the focus; if not, a control before the widget has it.
  let hasFocus: Bool
  /// The inputs that show the parts.
  let inputs: [Input]
  let view: @Sendable () -> Node<Tap>

  init(
    _ name: String, hasFocus: Bool = false, inputs: [Input] = [],
    _ parts: KeyValuePairs<WidgetPart, String>,
    @ViewBuilder<Tap> view: @escaping @Sendable () -> Node<Tap>
  ) {
    (self.name, self.parts, self.hasFocus) = (name, parts, hasFocus)
    (self.inputs, self.view) = (inputs, view)
  }

  var testDescription: String { name }
}

extension WidgetSample {
  static let all = buttons + choices + rows + fields + containers + bars + menus + displays

  private static let buttons = [
    WidgetSample("Button", [.button: "[ Save ]"]) { Button("Save", sends: .added) },
    WidgetSample("Button, focused", hasFocus: true, [.focusedButton: "[›Save‹]"]) {
      Button("Save", sends: .added)
    },
    WidgetSample(
      "Button, pressed", hasFocus: true, inputs: [.mouse(Mouse(.pressed(.left), at: .origin))],
      [.pressedButton: "[»Save«]"]
    ) { Button("Save", sends: .added) },
    WidgetSample("Button, disabled", [.disabledButton: "( Save )"]) {
      Button("Save", sends: .added).disabled()
    },
    WidgetSample("Slider", [.sliderTrack: "━━●──", .button: "[ ━━●── ]"]) {
      Slider(2, in: 0...4) { _ in .added }.frame(width: 9)
    },
  ]

  private static let choices = [
    WidgetSample("Toggle", [.toggleTrack: "━━●", .choice: "━━● Wrap "]) {
      Toggle("Wrap", isOn: true) { _ in .added }
    },
    WidgetSample(
      "Toggle, focused", hasFocus: true, [.toggleTrack: "━━●", .focusedChoice: "━━●›Wrap‹"]
    ) {
      Toggle("Wrap", isOn: true) { _ in .added }
    },
    WidgetSample("Checkbox", [.checkboxMark: "[✓]", .choice: "[✓] Wrap "]) {
      Checkbox("Wrap", isOn: true) { _ in .added }
    },
    WidgetSample("RadioGroup", [.radioMark: "[●]/[○]", .choice: "[●] a /[○] b "]) {
      RadioGroup(["a", "b"], selection: "a", changes: { _ in .added }) { $0 }
    },
    WidgetSample(
      "MultiSelect", hasFocus: true,
      [.checkboxMark: "[✓]/[ ]", .choice: "[ ] b ", .focusedChoice: "[✓]›a‹"]
    ) { MultiSelect(["a", "b"], selection: ["a"], changes: { _ in .added }) { $0 } },
  ]

  private static let rows = [
    WidgetSample(
      "List", hasFocus: true,
      [
        .selection: "▌ row 1                ", .selectionMark: "▌",
        .sectionTitle: "  head 0               /  head 1               ", .scrollThumb: "┃/┃/┃/┃/┃",
      ]
    ) {
      List(count: 6, selection: 1, selects: { .chosen($0) }) { Text("row \($0)") }
        .sections([0, 1], rowCount: { _ in 3 }) { Text("head \($0)") }
    },
    WidgetSample(
      "List, unfocused", [.inactiveSelection: "▌ row 0                 ", .selectionMark: "▌"]
    ) {
      List(count: 2, selection: 0, selects: { .chosen($0) }) { Text("row \($0)") }
    },
    WidgetSample(
      "Table",
      [
        .tableTitle: "  Name ▲                ", .sortMark: "▲",
        .inactiveSelection: "▌ row 0                 ", .selectionMark: "▌",
      ]
    ) {
      Table(
        count: 2, selection: .row(0, selects: { .chosen($0) }), order: TableOrder("Name")
      ) { TableColumn("Name") { (row: Int) in Text("row \(row)") } }
    },
    WidgetSample("Tree", [.treeGuide: "├─/└── ", .treeMark: "▾ /▸ /▸ ", .selectionMark: "▌"]) {
      let outline = Outline(["one", "two"], expanded: ["one"]) { _ in ["three", "four"] }
      Tree(
        outline, selection: "one", isExpandable: { $0 != "four" }, selects: { _ in .added },
        changes: { _ in .added }
      ) { Text($0) }
    },
  ]

  private static let fields = [
    WidgetSample("TextField", [.field: "[x                     ]", .fieldMessage: "! Too short"]) {
      TextField("Name", text: "x") { _ in .added }.message("Too short")
    },
    WidgetSample(
      "TextField, focused", hasFocus: true, inputs: [.key("alt+a")],
      [.focusedField: "›    ‹", .textSelection: "Ada"]
    ) { TextField("Name", text: "Ada") { _ in .added }.frame(width: 9) },
    WidgetSample("TextField, empty", [.placeholder: "Name"]) {
      TextField("Name", text: "") { _ in .added }
    },
    WidgetSample("TextEditor", [.lineNumber: "1/2", .fieldMessage: "! Too long"]) {
      TextEditor("Notes", text: TextDocument("a\nb")) { _ in .added }
        .message("Too long").lineNumbers()
    },
    WidgetSample(
      "Form", [.formLabel: "Name", .fieldMessage: "! Too short", .sectionTitle: "Person"]
    ) {
      Form("Save", submits: .added) {
        FormSection("Person")
        FormField("Name", status: .invalid("Too short", isUrgent: true)) {
          TextField("", text: "x") { _ in .added }
        }
      }
    },
  ]

  private static let containers = [
    WidgetSample("Panel", [.border: "╭──╮/││/╰─────────╯", .title: " Title "]) {
      Panel("Title", border: .rounded) { Text("text") }
    },
    WidgetSample("Panel, focused", hasFocus: true, [.focusedBorder: "╭───╮/││/╰──────────╯"]) {
      Panel("Title", border: .rounded) { Button("Save", sends: .added) }
    },
    WidgetSample("Divider", [.divider: "────"]) {
      Column {
        Text("text")
        Divider()
      }
    },
    WidgetSample("Split", [.divider: "│/│/│/│/│/│/│"]) { split },
    WidgetSample("Split, focused", hasFocus: true, [.focusedDivider: "┃/┃/┃/┃/┃/┃/┃"]) { split },
    WidgetSample("Collapsible", [.collapsibleTitle: "▾ More "]) {
      Collapsible("More", isExpanded: true, changes: { _ in .added }) { Text("text") }
    },
    WidgetSample(
      "Tabs", [.tab: " Two ", .selectedTab: " One ", .tabLine: "━━━━━───────────────────"]
    ) {
      TabBar(["One", "Two"], id: \.self, selection: "One", selects: { _ in .added }) { Tab($0) }
    },
    WidgetSample("EmptyState", [.messageTitle: "No films", .messageText: "Press f."]) {
      EmptyState("No films", hint: "Press f.", glyph: "★")
    },
    WidgetSample(
      "ErrorState",
      [.messageTitle: "✗ No films", .messageText: "No network.", .helpKey: "r"]
    ) { ErrorState("No films", reason: "No network.").retry(key: "r", sends: .added) },
    WidgetSample("Breadcrumbs", [.breadcrumb: "a›b›", .lastBreadcrumb: "c"]) {
      Breadcrumbs(["a", "b", "c"], selects: { _ in .added }) { $0 }
    },
  ]

  private static var split: Split<Tap> {
    Split(.horizontal, initially: .first(3)) {
      Text("a")
    } second: {
      Text("b")
    }
  }

  private static let bars = [
    WidgetSample(
      "HeaderBar",
      [.headerBar: " here           ok ", .headerTitle: " App ", .headerLocation: "here"]
    ) {
      HeaderBar("App", location: "here") { Text("ok") }
    },
    WidgetSample("StatusBar", [.statusBar: " ready                  "]) {
      StatusBar { Text("ready") }
    },
    WidgetSample("KeyHints", [.helpBar: "  Add                  ", .helpKey: "a"]) {
      KeyHints(of: [KeyBinding("a", "Add", sends: .added)])
    },
    WidgetSample("KeyHelp", [.helpKey: "a"]) {
      KeyHelp(of: [KeyBinding("a", "Add", sends: .added)])
    },
  ]

  private static let menus = [
    WidgetSample(
      "Menu", hasFocus: true, inputs: [.key(" ")],
      [
        .menuItem: "  Open     ", .focusedMenuItem: " ›Save‹  s ", .menuKey: "s",
        .menuBorder: "╭───────────╮/││/││/╰───────────╯",
      ]
    ) {
      Menu("File", of: [KeyBinding("s", "Save", sends: .added)]) {
        MenuItem("Save", command: "save")
        MenuItem("Open", sends: .added)
      }
    },
    WidgetSample("MenuBar", [.menuTitle: " File "]) {
      MenuBar([Menu("File") { MenuItem("Open", sends: Tap.added) }])
    },
    WidgetSample(
      "Select", hasFocus: true, inputs: [.key(" ")],
      [
        .menuItem: "  b       ", .focusedMenuItem: "✓›a‹      ",
        .menuBorder: "╭──────────╮/││/││/╰──────────╯",
      ]
    ) { Select(["a", "b"], selection: "a", changes: { _ in .added }) { $0 } },
    WidgetSample(
      "CommandPalette", hasFocus: true, [.paletteCommand: "Add/Bid", .paletteKey: "a/b"]
    ) {
      CommandPalette(
        of: [KeyBinding("a", "Add", sends: .added), KeyBinding("b", "Bid", sends: .removed)],
        closes: .removed)
    },
    WidgetSample(
      "tooltip", hasFocus: true, inputs: [.key(.alt("h"))], [.tooltip: "╭──────╮/│ Note │/╰──────╯"]
    ) {
      Button("Save", sends: .added).tooltip("Note")
    },
    WidgetSample("toast", [.toast: " ✓ Saved "]) {
      Text("text").toasts([Toast("Saved", level: .success, id: 1)])
    },
  ]

  private static let displays = [
    WidgetSample("Spinner", [.spinner: "⠋"]) { Spinner(frame: 0) },
    WidgetSample("ProgressBar", [.progress: "━━━━━━━━━━━━", .progressTrack: "────────────"]) {
      ProgressBar(0.5)
    },
    WidgetSample("Gauge", [.gauge: " CPU        ", .gaugeTrack: "        50% "]) {
      Gauge("CPU", value: 0.5)
    },
    WidgetSample("Sparkline", [.sparkline: "▁▅█"]) { Sparkline([0, 1, 2]) },
    WidgetSample(
      "LineChart", [.chartAxis: "2┈┈┈┈┈┈┈┈┈┈┈┈┈┈/1┈┈┈┈┈┈┈┈┈┈┈┈┈┈/01", .chartLabel: "inout"]
    ) {
      LineChart([ChartSeries("in", values: [1, 2]), ChartSeries("out", values: [2, 1])])
    },
    WidgetSample("BarChart", [.chartLabel: "a1/b2"]) {
      BarChart([ChartBar("a", 1), ChartBar("b", 2)])
    },
  ]
}
