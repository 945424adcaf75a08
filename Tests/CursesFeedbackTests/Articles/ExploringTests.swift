import CursesFeedbackTesting
import Testing

/// The code on the page "Exploring an application".
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ExploringTests {
  // The article breaks a line that is too long here.
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
}
