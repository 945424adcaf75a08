import TerminalModel
import TerminalViews
import Testing

@Suite struct WidgetStyleTests {
  private static let size = Size(columns: 24, rows: 6)

  /// The styles of the cells on a screen, each once.
  private func styles(_ view: Node<Tap>) -> Set<Style> {
    let frame = Scene(view, size: Self.size, interface: InterfaceState()).draw()
    return Set((0..<Self.size.rows).flatMap { row in frame.buffer.row(row).map(\.style) })
  }

  @Test func `a change takes no effect on other parts, and outside the view`() {
    let view = Column<Tap> {
      ProgressBar(0.5).widgetStyle(.selection) { $0.foreground = .magenta }
      ProgressBar(0.5)
      Text("text").widgetStyle(.progress) { $0.foreground = .magenta }
    }
    #expect(!styles(view.node()).contains { $0.foreground == .magenta })
  }

  @Test func `the changes of inner views come last`() {
    let view = ProgressBar<Tap>(0.5).widgetStyle(.progress) { $0.foreground = .magenta }
      .widgetStyle(.progress) { $0 = Style(foreground: .red, attributes: .underline) }
    let both = Style(foreground: .magenta, attributes: .underline)
    #expect(styles(view).contains(both))
    #expect(!styles(view).contains { $0.foreground == .red })
  }

  @Test func `tokens are replaced, and outer views replace the results`() {
    let view = Row<Tap> {
      Text("a").foreground(.accent).tokens([.accent: .success])
      Text("b").foreground(.accent)
      Text("c").foreground(.accent).tokens([.accent: .warning])
    }.tokens([.warning: .red])
    let row = scene(8, 1) { view }.draw().buffer.row(0)
    #expect(
      row.filter { $0.cluster != .blank }.map(\.style.foreground) == [.success, .accent, .red])
  }

  @Test func `overlays of a view share its look`() {
    let view = Column<Tap> {
      Row {
        Text("anchor").popover { ProgressBar(0.5).frame(width: 6) }
      }
      .widgetStyle(.progress) { $0.attributes.insert(.underline) }
      .tokens([.accent: .success])
    }
    #expect(
      styles(view.node()).contains { $0.foreground == .success && $0.attributes == .underline })
  }

  @Test func `without colours a part with a theme keeps its tokens`() {
    let view = Row<Tap> { Text("a").foreground(.accent).theme(.dracula) }
    let frame = Scene(
      view.node(), size: Size(columns: 3, rows: 1), interface: InterfaceState(),
      display: DisplayOptions(usesColors: false)
    ).draw()
    #expect(frame.buffer.row(0).first?.style.foreground == .accent)
  }

  @Test(
    arguments: [
      (.direct, .rgb(red: 1, green: 2, blue: 3)), (.palette, .palette(200)),
      (.sixteen, .brightMagenta), (.eight, .green),
    ] as [(ColorDepth, Color)])
  func `a part with a theme has the theme's colours for the terminal`(
    colors: ColorDepth, expected: Color
  ) {
    var theme = Theme.dracula
    theme[.accent] = .rgb(red: 1, green: 2, blue: 3)
    theme.setColor(of: .accent, at: .palette, to: .palette(200))
    theme.setColor(of: .accent, at: .sixteen, to: .brightMagenta)
    theme.setColor(of: .accent, at: .eight, to: .green)
    var display = DisplayOptions()
    display.colors = colors
    let view = Row<Tap> { Text("a").foreground(.accent).theme(theme) }
    let frame = Scene(
      view.node(), size: Size(columns: 3, rows: 1), interface: InterfaceState(), display: display
    ).draw()
    #expect(frame.buffer.row(0).first?.style.foreground == expected)
  }

  @Test func `overlays of a part with a theme have its colours`() {
    let view = Column<Tap> {
      Row { Text("anchor").popover { ProgressBar(0.5).frame(width: 6) } }
        .theme(.dracula)
    }
    let colors = styles(view.node())
    #expect(colors.contains { $0.foreground == Theme.dracula[.accent] })
    #expect(colors.contains { $0.background == Theme.dracula[.surface] })
  }
}
