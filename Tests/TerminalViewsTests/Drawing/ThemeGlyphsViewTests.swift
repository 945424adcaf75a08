import TerminalModel
import TerminalViews
import Testing

/// The glyphs of themes in the widgets.
@Suite struct ThemeGlyphsViewTests {
  private static let size = Size(columns: 24, rows: 7)

  /// Widgets with the glyphs that no ``WidgetSample`` shows.
  private static let others: [@Sendable () -> Node<Tap>] = [
    {
      Column {
        Checkbox("Off", isOn: false) { _ in Tap.added }
        ProgressBar(0.48)
        TabBar(
          ["One", "Two", "Three", "Four"], id: \.self, selection: "Two",
          selects: { _ in Tap.added }, closes: { _ in Tap.added }
        ) { Tab($0) }
        .frame(width: 12)
        KeyHints(of: [KeyBinding("a", "A long title", sends: Tap.added), .quit("q")])
          .frame(width: 12)
      }
      .toasts([Toast("No", level: .error, id: 1)], at: .bottomLeading)
    },
    {
      Column {
        ScrollBar(.horizontal, offset: 0, visible: 2, count: 9) { _ in Tap.added }
        ScrollBar(offset: 0, visible: 2, count: 9) { _ in Tap.added }.frame(height: 3)
      }
      .node()
    },
    {
      Table(count: 1, order: TableOrder("A", isAscending: false)) {
        TableColumn("A", width: .fixed(20)) { (row: Int) in Text("a") }
        TableColumn("B", width: .fixed(20)) { (row: Int) in Text("b") }
      }
      .node()
    },
    {
      List(
        ["a", "b"], id: \.self, selection: SelectedRows(current: "a", rows: ["a", "b"]),
        changes: { _ in Tap.added }
      ) { Text($0) }
      .node()
    },
  ]

  /// The frames of all samples with the glyphs of a theme.
  private func frames(_ theme: Theme, _ display: DisplayOptions) -> [Frame] {
    let samples =
      WidgetSample.all.map { ($0.view, $0.inputs) } + Self.others.map { ($0, []) }
    return samples.map { view, inputs in
      func scene(_ interface: InterfaceState) -> Scene<Tap> {
        Scene(view().theme(theme), size: Self.size, interface: interface, display: display)
      }
      return inputs.reduce(scene(InterfaceState())) {
        scene($0.respond(to: $1, at: .zero).interface)
      }.draw()
    }
  }

  @Test(arguments: Theme.Glyph.allCases)
  func `a widget draws the theme's glyph in the cells of the standard glyph`(glyph: Theme.Glyph) {
    var theme = Theme.dark
    theme.glyphs[glyph] = "¤"
    let standard = ThemeGlyphs.unicode[glyph].description
    var count = 0
    for reducesMotion in [false, true] {
      for usesColors in [false, true] {
        let display = DisplayOptions(reducesMotion: reducesMotion, usesColors: usesColors)
        for (old, new) in zip(frames(.dark, display), frames(theme, display)) {
          for position in Rect(Self.size).positions {
            let (before, after) = (old.buffer[position], new.buffer[position])
            guard before != after else { continue }
            count += 1
            #expect(before.cluster.description == standard)
            #expect(after == Cell(Cluster("¤" as Character), style: before.style))
          }
        }
      }
    }
    #expect(count > 0)
  }

  @Test func `a part of a view and its overlays have the glyphs of their theme`() {
    var theme = Theme.dark
    theme.glyphs[.collapsed] = ">"
    func collapsed() -> some View<Tap> {
      Collapsible("More", isExpanded: false, changes: { _ in .added }) {}
    }
    let view = Column<Tap> {
      collapsed()
      Row { Text("a").popover { collapsed() } }.theme(theme)
    }
    let frame = Scene(view.node(), size: Self.size, interface: InterfaceState()).draw()
    #expect(frame.text.hasPrefix("▸ More\na\n> More\n"))
  }

  @Test func `--ascii keeps ASCII glyphs, and a theme of ASCII glyphs looks as with --ascii`() {
    var theme = Theme.dark
    theme.glyphs[.checkMark] = "v"
    let box = Checkbox<Tap>("On", isOn: true) { _ in .added }
    func text(_ theme: Theme, usesASCII: Bool) -> String {
      Scene(
        box.theme(theme), size: Self.size, interface: InterfaceState(),
        display: DisplayOptions(usesASCII: usesASCII)
      ).draw().text.firstLine
    }
    #expect(text(theme, usesASCII: true) == "[v]›On‹")
    theme.glyphs = .ascii
    #expect(text(theme, usesASCII: false) == text(.dark, usesASCII: true))
  }

  @Test func `the spinner has the characters of the theme`() {
    var theme = Theme.dark
    theme.glyphs.spinner = ["a", "b"]
    let view = Row<Tap>(spacing: 0) { for step in -1...2 { Spinner(frame: step) } }.theme(theme)
    let frame = Scene(view, size: Self.size, interface: InterfaceState()).draw()
    #expect(frame.text.hasPrefix("baba"))
  }
}

extension String {
  fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? "" }
}
