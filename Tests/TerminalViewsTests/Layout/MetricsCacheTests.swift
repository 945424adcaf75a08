import TerminalModel
import Testing

@testable import TerminalViews

/// Cached views and rows after a change of the metrics.
@Suite struct MetricsCacheTests {
  private func layOut(
    _ view: Node<Tap>, _ metrics: ThemeMetrics, after last: UntypedScene? = nil
  ) -> UntypedScene {
    var theme = Theme.dark
    theme.metrics = metrics
    return UntypedScene(
      view.theme(theme).element, size: Size(columns: 30, rows: 8),
      interface: last?.interface ?? InterfaceState(), reusing: last?.cache)
  }

  private func expectFresh(
    _ view: () -> Node<Tap>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var scene = layOut(view(), .standard)
    for metrics in [ThemeMetrics.compact, .comfortable, .standard] {
      scene = layOut(view(), metrics, after: scene)
      let fresh = layOut(view(), metrics)
      #expect(scene.drawn() == fresh.drawn(), sourceLocation: sourceLocation)
    }
  }

  @Test func `a cached pane is laid out again for other metrics, and only then`() {
    func view() -> Node<Tap> { Panel { Text("text") }.layoutDependsOn(0) }
    let first = layOut(view(), .standard)
    let same = layOut(view(), .standard, after: first)
    #expect(same.viewsReused == 1)
    #expect(layOut(view(), .compact, after: same).viewsReused == 0)
    expectFresh(view)
  }

  @Test func `cached rows are laid out again for other metrics, and only then`() {
    func view() -> Node<Tap> {
      List(count: 3, rowsDependOn: 0, selects: Tap.chosen) { row in
        StatusBar { Text("\(row)") }
      }
      .node()
    }
    let first = layOut(view(), .standard)
    let same = layOut(view(), .standard, after: first)
    #expect((same.rowsBuilt, same.rowsReused) == (0, 3))
    #expect(layOut(view(), .compact, after: same).rowsReused == 0)
    expectFresh(view)
  }

  @Test func `fitted rows are measured again for other metrics`() {
    expectFresh {
      List(count: 5, rowsDependOn: 0, selects: Tap.chosen) { row in
        Panel { Text("\(row)") }
      }
      .fittedRows().node()
    }
  }

  @Test func `the contents of columns are measured again for other metrics`() {
    expectFresh {
      Table<Tap>(count: 2, rowsDependOn: 0) {
        TableColumn("A", width: .content()) { _ in Button("Add", sends: .added) }
        TableColumn("B") { _ in "text" }
      }
      .node()
    }
  }

  @Test func `a cached pane and cached rows are laid out again for glyphs of ASCII`() {
    func layOut(_ theme: Theme, after last: UntypedScene?) -> UntypedScene {
      let view = Column<Tap> {
        BigText("1").layoutDependsOn(0)
        List(count: 1, rowHeight: 6, rowsDependOn: 0) { _ in BigText("2") }.layoutDependsOn(0)
      }
      return UntypedScene(
        view.theme(theme).element, size: Size(columns: 12, rows: 12),
        interface: InterfaceState(), reusing: last?.cache)
    }
    var theme = Theme.dark
    theme.glyphs = .ascii
    var scene = layOut(.dark, after: nil)
    for theme in [Theme.dark, theme, .dark] {
      scene = layOut(theme, after: scene)
      #expect(scene.drawn() == layOut(theme, after: nil).drawn())
    }
  }

  @Test func `a layout for keys alone has the metrics of the user's theme`() throws {
    var theme = Theme.dark
    theme.metrics = .comfortable
    let display = DisplayOptions(theme: theme)
    let view = Panel<Tap> {
      List(count: 99, selection: 0, selects: Tap.chosen) { Text("\($0)") }
    }.node()
    let size = Size(columns: 12, rows: 12)
    let scene = UntypedScene(
      view.element, size: size, interface: InterfaceState(), display: display)
    let part = try #require(
      FocusedScene(
        view.element, size: size, interface: scene.interface, display: display))
    #expect(part.interface == scene.interface)
    // Page Down moves by the visible rows: ten with the standard metrics.
    #expect(part.respond(to: .pageDown)?.events.map { $0 as? Tap } == [.chosen(8)])
  }
}
