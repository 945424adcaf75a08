import Testing

@testable import CursesFeedback

struct ShortTextTests {
  private struct Film: Sendable {
    let title: String
    let year: Int
  }

  private enum Event: Sendable {
    case opened
    case counted(Int)
    case loaded(films: [Film], page: Int)
    indirect case child(Event)
    case named(String?)
    case moved(Int, to: Int)
  }

  @Test(arguments: [
    (Event.opened, "opened"),
    (.counted(3), "counted(3)"),
    (.child(.child(.counted(1))), "child(child(counted(1)))"),
    (.named(nil), "named(nil)"),
    (.named("A\nB"), "named(\"A↵B\")"),
    (.moved(1, to: 2), "moved(1, to: 2)"),
    (
      .loaded(films: [Film(title: "Alien", year: 1979)], page: 2),
      "loaded(films: [Film(title: \"Alien\", year: 1979)], page: 2)"
    ),
  ])
  private func `the short text of an event is its case with its values`(event: Event, text: String)
  {
    #expect(ShortText.of(event) == text)
  }

  @Test func `a large collection is a number of elements, and a long text is cut`() {
    let films = Array(repeating: Film(title: "", year: 0), count: 1_000_000)
    #expect(
      ShortText.of(Event.loaded(films: films, page: 1))
        == "loaded(films: [1000000 elements], page: 1)")
    let text = ShortText.of(Event.named(String(repeating: "a", count: 1000)))
    #expect(text == "named(\"" + String(repeating: "a", count: 40) + "…\")")
  }

  @Test func `a line has at most 200 characters`() {
    let parts = (0..<3).map { _ in
      (0..<3).map { _ in Film(title: String(repeating: "a", count: 40), year: 1) }
    }
    #expect(ShortText.of(parts).count == 200)
    #expect(ShortText.of(parts).hasSuffix("…"))
  }
}
