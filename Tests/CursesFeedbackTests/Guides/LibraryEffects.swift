import CursesFeedback

/// The effects of the guide "Feedback loops" that control their answers and ends.
extension LibraryGuide {
  /// An archive that calls back once.
  struct Archive: Sendable {
    let fetch:
      @Sendable (_ query: String, _ done: @escaping @Sendable ([Book]) -> Void) -> Cancellation
  }

  /// The title of a window, which belongs to the main actor.
  @MainActor
  final class TitleBar {
    var text = ""
  }

  @FeedbackBuilder<Library, Event>
  static func refreshing(_ catalogue: Catalogue) -> Feedbacks {
    Feedback.on(.refreshAsked, "refresh", policy: .ignoreWhileRunning) { library in
      .perform { _ in .found(try await catalogue.search(library.query)) }
    }
  }

  @FeedbackBuilder<Library, Event>
  static func refreshing(from archive: Archive) -> Feedbacks {
    Feedback.on(.refreshAsked, "archive", policy: .queue) { library in
      .callback { context in
        archive.fetch(library.query) { books in context.finish(.found(books)) }
      }
    }
  }

  @FeedbackBuilder<Library, Event>
  static func forgiving(_ catalogue: Catalogue) -> Feedbacks {
    Feedback.on(.refreshAsked, "refresh") { library in
      .send(.retried, then: .perform { _ in .found(try await catalogue.search(library.query)) })
    }
  }

  @FeedbackBuilder<Library, Event>
  static func entitling(_ title: TitleBar) -> Feedbacks {
    Feedback.binding("title", of: \.query, onMainActor: { query in title.text = query })
  }

  @MainActor
  static func observe(
    _ loop: FeedbackLoop<Library, Event>, _ write: @escaping @MainActor (String) -> Void
  ) -> Cancellation {
    let observation = loop.observe(
      { library in write(library.query) }, ended: { write("the loop has stopped") })
    return observation
  }
}

extension DeskGuide {
  static func speaking(
    _ begin: @escaping @Sendable (Book.ID?) -> Cancellation
  ) -> Feedback<Reader, Reader.Event> {
    .react(when: \.isReadingAloud, "voice") { _ in
      .callback { context in begin(context.key.elements.first as? Book.ID) }
    }
  }
}
