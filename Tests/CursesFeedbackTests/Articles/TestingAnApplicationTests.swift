import CursesFeedbackTesting
import Testing

/// The tests on the page "Testing an application".
@MainActor
@Suite struct TestingAnApplicationTests {
  @Test func `a film is deleted after a question`() {
    let app = TestApp(Films(load: { [] }), size: Size(columns: 40, rows: 6))
    app.answer("load", with: .loaded(["Alien", "Dune", "Fargo"]))
    app.press(.down, "d")
    expectSnapshot(of: app.frame)
    app.click("Keep")
    app.press("d", .enter)
    #expect(app.state.titles == ["Alien", "Fargo"])
  }

  @Test func `a failure can be retried`() {
    let app = TestApp(Films(load: { [] }))
    #expect(app.pendingEffects == ["load"])
    app.answer("load", with: .loadingFailed("There is no network."))
    #expect(app.pendingEffects == [])
    app.press("r")
    #expect(app.pendingEffects == ["load"])
  }

  @Test func `the list shows the films that are loaded`() async {
    let app = TestApp(Films(load: { ["Alien"] }), effects: .live)
    await app.settle()
    #expect(app.state.titles == ["Alien"])
  }

  @Test func `one effect works, and the others wait`() async {
    let app = TestApp(Films(load: { ["Alien"] }))
    app.letRun("load")
    await app.settle()
    #expect(app.state.titles == ["Alien"])
  }

  @Test func `an effect goes on after each of its sleeps`() async {
    let app = TestApp(Transcript(), effects: .live)
    await app.settle(advancingBy: .seconds(1))
    #expect(app.state.chunks == 20)
  }

  @Test func `everything that a loading failure causes`() {
    let app = TestApp(Films(load: { [] }), exhaustivity: .all)
    app.expectStart("load")
    app.expectText("Loading")
    app.answer("load", with: .loadingFailed("There is no network."))
    app.receive(.loadingFailed("There is no network.")) {
      $0.isLoading = false
      $0.failure = "There is no network."
    }
    app.expectText("There is no network.")
    app.finish()
  }

  @Test func `a failure has the screen and the history of the test`() {
    let app = TestApp(Films(load: { [] }), size: Size(columns: 24, rows: 3))
    app.expectText("Loading")
    app.answer("load", with: .loadingFailed("No disk"))
    withKnownIssue {
      app.expectText("Alien")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        There is no "Alien" on the screen.
        The screen, 24 columns, 3 rows:
        ┌────────────────────────┐
        │No disk                 │
        │                        │
        │ d Delete …      q Quit │
        └────────────────────────┘
        The history since the last passed expectation:
          answer load with loadingFailed("No disk")
          #1 loadingFailed("No disk") (from load)
            - isLoading: true
            - failure: nil
            + isLoading: false
            + failure: "No disk"
        For a recording that the inspector opens, run the test with SESSION_RECORDINGS=/tmp.
        """
      ]
    }
  }

  @MainActor @Suite(.reportsApps) struct FilmsTests {
    @Test func `there is a film at the start`() {
      let app = TestApp(Films(load: { [] }))
      #expect(app.state.titles.isEmpty)
    }
  }

  @Test func `the question fits in each theme, and with few colours`() {
    let films = Films(load: { [] })
    var state = films.initial
    state.titles = ["Alien", "Dune", "Fargo"]
    state.isAsking = true
    let app = TestApp(films, initial: state)
    expectSnapshots(
      of: app, themes: [.dark, .light], sizes: [Size(columns: 40, rows: 6)],
      depths: [.direct, .eight])
  }

  @Test func `a moved selection draws at most two rows`() {
    let app = TestApp(Films(load: { [] }), size: Size(columns: 40, rows: 6))
    app.answer("load", with: .loaded(["Alien", "Dune", "Fargo"]))
    let frames = app.terminal.frameCount
    app.press(.down)
    #expect(app.terminal.frameCount == frames + 1)
    #expect((app.terminal.lastChanges?.cellCount ?? 0) <= 80)
  }

  @Test func `a terminal that accepts no frames gets one frame for many deadlines`() {
    let app = TestApp(Ticker(), size: Size(columns: 40, rows: 6))
    let frames = app.terminal.frameCount
    app.terminal.isReading = false
    app.advance(by: .seconds(6600))
    app.terminal.isReading = true
    #expect(app.terminal.frameCount == frames + 1)
    app.expectText("6600 s")
  }

  /// Counts the seconds.
  private struct Ticker: Component {
    let initial = 0

    func reduce(_ state: inout Int, _ event: Int) { state += event }

    var feedbacks: [Feedback<Int, Int>] {
      Feedback.every(.seconds(1), "tick", while: { _ in true }, sends: 1)
    }

    func view(_ state: Int) -> Node<Int> { Text("\(state) s").node() }
  }

  @Test func `the films fit a small screen`() {
    let app = TestApp(Films(load: { [] }), size: Size(columns: 40, rows: 6))
    app.answer("load", with: .loaded(["Alien", "Dune", "Fargo"]))
    app.resize(columns: 12, rows: 3)
    app.scroll(1, column: 0, row: 0)
    expectSnapshot(of: app.frame)
  }
}
