import CursesFeedback

/// A component that loads the page that its state requests, and counts seconds.
struct Pages: Component {
  struct State: Equatable, Sendable {
    var requestedPage: Int? = 1
    var text = ""
    var isPaused = false
    var seconds = 0
  }

  enum Event: Equatable, Sendable {
    case pageLoaded(String)
    case pageFailed(String)
    case ticked
  }

  let catalogue: Catalogue
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .pageLoaded(let text), .pageFailed(let text):
      state.text = text
      state.requestedPage = nil
    case .ticked: state.seconds += 1
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.requestedPage, "load page") { page in
      .perform { _ in
        .pageLoaded(try await catalogue.page(page))
      } catch: { error in
        .pageFailed("\(error)")
      }
    }
    Feedback.every(.seconds(1), "clock", while: { !$0.isPaused }, sends: .ticked)
  }

  func view(_ state: State) -> Node<Event> {
    Text(state.text)
  }
}

/// The source of the pages.
struct Catalogue: Sendable {
  func page(_ number: Int) async throws -> String { "Page \(number)" }
}
