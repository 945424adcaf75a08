import CursesFeedbackTesting
import Testing

/// The code on the page "Exploring an application".
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ExploringTests {
  // As in the article, the line of the invariants is not split, although it is too long.
  // swift-format-ignore
  @Test func `no inputs lead to a fault`() async {
    await explore(
      Films(load: { [] }), steps: 200,
      invariants: ["a film is selected": { $0.titles.isEmpty || $0.titles.indices.contains($0.selected) }],
      answers: { effect, _ in effect == "load" ? [.loaded(["Alien", "Dune"]), .loaded([])] : [] })
  }

  @Test func `steps are performed again`() async {
    let fault = await retry([.press("d"), .press("enter")], with: Films(load: { [] }))
    #expect(fault == nil)
  }

  @Test func `steps in a file are performed again`() async throws {
    let fault = try await retry(file: "Sessions/Films-trap.steps", with: Films(load: { [] }))
    #expect(fault == nil)
  }

  @Test(arguments: [
    ("Sessions/missing.steps", "The file cannot be read."),
    (
      "ExploringTests.swift",
      "line 1: This is no step of an exploration: import CursesFeedbackTesting"
    ),
  ])
  func `a file that cannot be read or has a line that is no step is an error`(
    path: String, reason: String
  ) async {
    let error = await #expect(throws: ExplorationFileError.self) {
      try await retry(file: path, with: Films(load: { [] }))
    }
    #expect(error?.description.hasSuffix(reason) == true)
  }

  @Test func `the diagram has the states of the films`() async {
    let exploration = await explore(
      Films(load: { [] }), steps: 200,
      answers: { effect, _ in effect == "load" ? [.loaded(["Alien", "Dune"])] : [] },
      stateCase: { $0.isLoading ? "loading" : $0.isAsking ? "asking" : "list" })
    print(exploration.diagram(.mermaid))
    let page = exploration.page(title: "Films")
    #expect(page.contains("<h1>Films</h1>"))
    #expect(exploration.stateCases == ["asking", "list", "loading"])
  }

  // swift-format-ignore
  @Test func `the film of the article Proof shows the steps that lead to a fault`() async throws {
    let exploration = await explore(
      CarelessFilms(), steps: 1_000, size: Size(columns: 56, rows: 12), checks: [],
      invariants: ["a film is selected": { $0.titles.isEmpty || $0.titles.indices.contains($0.selected) }],
      answers: { effect, _ in effect == "load" ? [.loaded(["Alien", "Brazil"])] : [] },
      recordsIssue: false)
    let failure = try #require(exploration.failure)
    #expect(failure.check == "a film is selected")
    #expect(failure.steps.count <= 5)
    let recording = try Recording(parsing: #require(failure.recording))
    let (moments, divergence) = CarelessFilms().moments(of: recording)
    #expect(divergence == nil)
    expectFilm(
      of: moments.map(\.frame), every: .seconds(1.5), title: "films",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/film-exploration.svg")
  }

  /// The films with a fault: after the last one was deleted, none is selected.
  struct CarelessFilms: Component {
    typealias State = Films.State
    typealias Event = Films.Event

    private let films = Films(load: { [] })
    var initial: State { films.initial }
    var feedbacks: [Feedback<State, Event>] { films.feedbacks }

    func reduce(_ state: inout State, _ event: Event) {
      let selected = state.selected
      films.reduce(&state, event)
      if case .deletionConfirmed = event { state.selected = selected }
    }

    func view(_ state: State) -> Node<Event> { films.view(state) }
    func keys(_ state: State) -> [KeyBinding<Event>] { films.keys(state) }
  }
}
