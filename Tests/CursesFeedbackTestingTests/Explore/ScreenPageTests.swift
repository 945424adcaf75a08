import CursesFeedback
import CursesFeedbackTesting
import Testing

/// Pages with screens of explorations and recordings.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ScreenPageTests {
  private typealias Shelf = ExplorationReportTests.Shelf

  @Test func `the page of an exploration has each screen once, with its steps and its state`() async
  {
    let exploration = await explore(Shelf(), steps: 200, checks: [.loop])
    let page = exploration.page(title: "A <shelf>")
    #expect(page.components("<svg ") == exploration.screens.count)
    #expect(page.contains("<h1>A &lt;shelf&gt;</h1>"))
    #expect(page.contains("<b>phase: open, isLit: false, reader: nil</b>"))
    for screen in exploration.screens {
      #expect(
        page.contains("<pre>\(screen.steps.map(\.description).joined(separator: "\n"))</pre>"))
    }
    #expect(page.contains("2 screens after 200 steps"))
    #expect(page.utf8.count < 50_000)
  }

  /// A recording of a shelf that is opened and closed.
  private func recording() throws -> Recording {
    let app = TestApp(Shelf(), size: Size(columns: 60, rows: 10), records: true)
    _ = app.frame
    app.press("o")
    _ = app.frame
    app.press("c")
    _ = app.frame
    return try Recording(parsing: app.endRecording())
  }

  @Test func `a matrix has each moment in each size, theme and number of colours`() throws {
    let page = screenMatrix(
      of: try recording(), by: Shelf(), after: [0, 1], themes: [.dark, .light],
      sizes: [Size(columns: 20, rows: 5), Size(columns: 50, rows: 12)], depths: [.direct, .eight])
    #expect(page.components("<svg ") == 16)
    #expect(page.components("<h2>") == 4)
    #expect(page.contains("<h2>After 1 input, 20x5</h2>"))
    #expect(page.components("<b>light, eight</b>") == 4)
    #expect(page.components(">open") == 8)
    #expect(page.components(">closed") == 8)
  }

  @Test func `without arguments, a matrix has the end of the session`() throws {
    let page = screenMatrix(of: try recording(), by: Shelf())
    #expect(page.components("<svg ") == 1)
    #expect(page.contains("<h2>After 2 inputs, 60x10</h2>"))
  }

  @Test func `a matrix names the first difference of a recording that does not replay`() throws {
    struct Changed: Component {
      typealias State = Shelf.State
      typealias Event = Shelf.Event
      let shelf = Shelf()
      var initial: State { shelf.initial }
      func reduce(_ state: inout State, _ event: Event) { shelf.reduce(&state, event) }
      func view(_ state: State) -> Node<Event> { Text("another view").node() }
      func keys(_ state: State) -> [KeyBinding<Event>] { shelf.keys(state) }
    }
    let divergence = try #require(Changed().moments(of: try recording()).divergence)
    let page = screenMatrix(of: try recording(), by: Changed())
    let line = try #require("\(divergence)".split(separator: "\n").first)
    #expect(page.contains(line))
    #expect(!screenMatrix(of: try recording(), by: Shelf()).contains("another view"))
  }

  @Test func `the moments of a recording have its frames, states and inputs`() throws {
    let (moments, divergence) = Shelf().moments(of: try recording())
    #expect(divergence == nil)
    #expect(moments.map(\.inputs.count) == [0, 1, 2])
    #expect(moments.map(\.state.phase) == [.closed, .open, .closed])
    #expect(moments[1].frame.text.contains("open"))
    #expect(moments[2].inputs.last == .key("c"))
  }
}

extension String {
  /// The number of occurrences of a text.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
