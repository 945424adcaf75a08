import TerminalModel
import Testing

@testable import TerminalViews

/// The metrics of themes in the layout of the widgets.
@Suite struct MetricsViewTests {
  @Test func `a panel has the padding of the theme, unless it states its own`() {
    let wide = Theme(panelColumns: 3, panelRows: 1)
    #expect(
      screen(12, 5) { Panel { Text("abcd") }.theme(wide) } == """
        ╭──────────╮
        │          │
        │   abcd   │
        │          │
        ╰──────────╯
        """)
    #expect(
      screen(6, 3) { Panel { Text("abcd") }.theme(Theme(panelColumns: 0)) } == """
        ╭────╮
        │abcd│
        ╰────╯
        """)
    let own = Panel<Tap>(padding: Insets(columns: 2)) { Text("ab") }
    #expect(screen(8, 3) { own.theme(wide) } == screen(8, 3) { own })
  }

  @Test(arguments: [
    (1, "[Save]"), (2, "[ Save ]"), (3, "[  Save  ]"), (4, "[   Save   ]"),
  ])
  func `a button has the padding of the theme`(padding: Int, text: String) {
    let view = Row { Button("Save", sends: Tap.added).focusable(false) }
    #expect(screen(20, 1) { view.theme(Theme(buttonPadding: padding)) } == text)
  }

  @Test(arguments: [(1, "›Save‹"), (2, "[›Save‹]"), (4, "[  ›Save‹  ]")])
  func `each padding of a button shows the focus`(padding: Int, text: String) {
    let view = Row { Button("Save", sends: Tap.added) }.theme(Theme(buttonPadding: padding))
    #expect(screen(20, 1) { view } == text)
  }

  @Test func `a bar has the padding of the theme at both ends`() {
    let header = HeaderBar<Tap>("App", location: "Here") { Text("ok") }
    #expect(screen(24, 1) { header.theme(Theme(barPadding: 0)) } == "App Here              ok")
    #expect(screen(24, 1) { header.theme(Theme(barPadding: 3)) } == "   App    Here     ok")
    let status = StatusBar<Tap> {
      Text("left")
    } trailing: {
      Text("right")
    }
    #expect(screen(20, 1) { status.theme(Theme(barPadding: 0)) } == "left           right")
    #expect(screen(20, 1) { status.theme(Theme(barPadding: 4)) } == "    left   right")
    let help = KeyHints(of: [KeyBinding("n", "New", sends: Tap.added)])
    #expect(screen(30, 1) { help.theme(Theme(barPadding: 2)) } == "  n New")
    #expect(screen(23, 1) { help.theme(Theme(barPadding: 2)) } == "n New")
  }

  @Test func `a form has the row spacing and the label gap of the theme`() {
    let form = Form<Tap>("OK", submits: .added) {
      FormField("Name") { Checkbox("A", isOn: true, changes: { _ in .added }) }
      FormField("Home") { Checkbox("B", isOn: true, changes: { _ in .added }) }
    }
    func rows(_ theme: Theme, height: Int = 12) -> [Int?] {
      let lines = screen(40, height) { form.theme(theme) }.split(
        separator: "\n", omittingEmptySubsequences: false)
      return ["Name", "Home", "OK"].map { label in lines.firstIndex { $0.contains(label) } }
    }
    #expect(rows(Theme(formRowSpacing: 0)) == [0, 1, 2])
    #expect(rows(.dark) == [0, 2, 4])
    #expect(rows(Theme(formRowSpacing: 2)) == [0, 3, 6])
    #expect(
      rows(Theme(formRowSpacing: 2), height: 6) == [0, 2, 4], "Fewer rows, if there are few.")
    let gap = screen(40, 6) { form.theme(Theme(formLabelGap: 4)) }
    #expect(gap.hasPrefix("Name     ☑"), "\(gap)")
  }

  @Test(arguments: [0, 1, 2])
  func `a message is below its field, and moves later rows only without spacing`(spacing: Int) {
    func form(isValid: Bool) -> String {
      screen(40, 12) {
        Form<Tap>("OK", submits: .added) {
          FormField("Name", status: isValid ? .valid : .invalid("Wrong", isUrgent: true)) {
            Checkbox("A", isOn: true, changes: { _ in .added })
          }
          FormField("Home") { Checkbox("B", isOn: true, changes: { _ in .added }) }
        }
        .theme(Theme(formRowSpacing: spacing))
      }
    }
    func row(of text: String, isValid: Bool) -> Int? {
      form(isValid: isValid).split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(text) }
    }
    #expect(row(of: "! Wrong", isValid: false) == 1)
    #expect(row(of: "Home", isValid: true) == 1 + spacing)
    #expect(row(of: "Home", isValid: false) == 1 + max(1, spacing))
  }

  @Test func `a dialog has the padding of the theme, as far as there is room`() {
    func box(_ theme: Theme, _ size: Size = Size(columns: 60, rows: 16)) -> Size? {
      let view = Text("a").dialog { Alert("Title", message: "A message", dismisses: Tap.added) }
      let scene = Scene(view.theme(theme), size: size, interface: InterfaceState())
      return scene.untyped.routes.overlays.first?.rect.size
    }
    let standard = box(.dark)
    let wide = box(Theme(dialogColumns: 6, dialogRows: 2))
    #expect(wide?.columns == standard.map { $0.columns + 8 })
    #expect(wide?.rows == standard.map { $0.rows + 2 })
    #expect(box(Theme(dialogRows: 0))?.rows == standard.map { $0.rows - 2 })
    let small = Size(columns: 30, rows: 7)
    #expect(box(Theme(dialogColumns: 8, dialogRows: 2), small) == box(.dark, small))
  }

  @Test func `a table has the gap of the theme between its columns`() {
    func table(_ gap: Int) -> String {
      screen(40, 2) {
        Table<Tap>(count: 1) {
          TableColumn("A", width: .fixed(3)) { _ in "abc" }
          TableColumn("B", width: .fixed(3)) { _ in "def" }
        }
        .theme(Theme(tableColumnGap: gap))
      }
    }
    #expect(table(1).hasSuffix("\nabc def"))
    #expect(table(5).hasSuffix("\nabc     def"))
  }

  @Test func `a part of a view has the metrics of its own theme`() {
    let button = Button("a", sends: Tap.added).focusable(false)
    let view = Row {
      button; button.theme(Theme(buttonPadding: 1)); button
    }
    #expect(screen(30, 1) { view } == "[ a ] [a] [ a ]")
    let around = view.theme(Theme(buttonPadding: 3))
    #expect(screen(30, 1) { around } == "[  a  ] [a] [  a  ]")
  }

  @Test func `an overlay has the metrics of the view that it belongs to`() {
    let popover = Text("x").popover { Button("a", sends: Tap.added) }
    let view = Column { popover.theme(Theme(buttonPadding: 1)) }
    #expect(screen(10, 2) { view } == "x\n›a‹")
  }

  @Test func `the user's theme replaces the metrics of the whole view, not those of a part`() {
    let display = DisplayOptions(theme: Theme(buttonPadding: 1))
    func text(_ view: some View<Tap>, _ display: DisplayOptions) -> Frame {
      Scene(
        view.node(), size: Size(columns: 20, rows: 1), interface: InterfaceState(),
        display: display
      ).draw()
    }
    let button = Button("a", sends: Tap.added).focusable(false)
    let view = Row {
      button; button.theme(.nord)
    }.theme(Theme(buttonPadding: 4))
    let frame = text(view, display)
    #expect(frame.text == "[a] [ a ]")
    #expect(frame.theme == display.theme)
    #expect(text(Row { button }, DisplayOptions(metrics: .compact)).text == "[a]")
    #expect(text(view, DisplayOptions(metrics: .compact)).text == "[   a   ] [ a ]")
  }

  @Test func `a panel adds the padding of its theme to the maximum width of its content`() {
    func columns(_ view: some View<Tap>) -> Int {
      screen(40, 3) {
        Row(spacing: 0) {
          view
          Text("|").frame(maxWidth: .max)
        }
      }.split(separator: "\n").first?.prefix { $0 != "|" }.count ?? 0
    }
    let panel = Panel<Tap> { Text("a").frame(maxWidth: 8) }
    #expect(columns(panel) == 12)
    #expect(columns(panel.theme(Theme(panelColumns: 4))) == 18)
    #expect(columns(Panel { panel }.theme(Theme(panelColumns: 0))) == 12)
  }

  @Test func `a control of an application reads the metrics in layout and while it draws`() {
    struct Bar: DrawnControl {
      typealias Event = Tap
      var inputs: InputMask { [] }
      func size(in proposed: Size, _ metrics: ThemeMetrics) -> Size {
        Size(columns: metrics[.barPadding] + 1, rows: 1)
      }
      func draw(_ memory: NoMemory, on area: inout DrawingArea) {
        area.write("#", at: Position(column: area.metrics[.barPadding], row: 0))
      }
    }
    let view = Row {
      Bar(); Text("a")
    }
    #expect(screen(10, 1) { view.theme(Theme(barPadding: 4)) } == "    # a")
  }
}

extension Theme {
  /// The dark theme with a number of cells for one or two metrics.
  fileprivate init(
    panelColumns: Int? = nil, panelRows: Int? = nil, dialogColumns: Int? = nil,
    dialogRows: Int? = nil, buttonPadding: Int? = nil, formRowSpacing: Int? = nil,
    formLabelGap: Int? = nil, tableColumnGap: Int? = nil, barPadding: Int? = nil
  ) {
    self = .dark
    let cells: [Metric: Int?] = [
      .panelColumns: panelColumns, .panelRows: panelRows, .dialogColumns: dialogColumns,
      .dialogRows: dialogRows, .buttonPadding: buttonPadding, .formRowSpacing: formRowSpacing,
      .formLabelGap: formLabelGap, .tableColumnGap: tableColumnGap, .barPadding: barPadding,
    ]
    for (metric, cells) in cells { if let cells { metrics[metric] = cells } }
  }
}
