import CursesFeedback

/// An outside source that calls back.
struct NetworkWatch: Sendable {
  let watch: @Sendable (_ onChange: @escaping @Sendable (Bool) -> Void) -> Cancellation
}

/// The feedbacks of the guide "Feedback loops", as the page shows them.
extension LibraryGuide {
  typealias Feedbacks = [Feedback<Library, Event>]

  struct Catalogue: Sendable {
    let search: @Sendable (String) async throws -> [Book]
    let download: @Sendable (Book.ID) async -> Void
  }

  @FeedbackBuilder<Library, Event>
  static func searching(_ catalogue: Catalogue) -> [Feedback<Library, Event>] {
    Feedback.react(to: \.requestedSearch, "search") { query in
      .perform { _ in
        .found(try await catalogue.search(query))
      } catch: { error in
        .searchFailed("\(error)")
      }
    }
  }

  @FeedbackBuilder<Library, Event>
  static func watching(_ network: NetworkWatch) -> Feedbacks {
    Feedback.react(when: { _ in true }, "network") { _ in
      .callback { context in
        network.watch { isOnline in context.send(.connectionChanged(isOnline: isOnline)) }
      }
    }
  }

  @FeedbackBuilder<Library, Event>
  static func tryingAgain() -> Feedbacks {
    Feedback.react(when: { $0.failure != nil }, "try again") { _ in
      .every(.seconds(5), send: .retried)
    }
  }

  @FeedbackBuilder<Library, Event>
  static func downloading(_ catalogue: Catalogue) -> Feedbacks {
    Feedback.react(toEach: \.downloads, "download") { download in
      .perform { _ in
        await catalogue.download(download.id)
        return .downloaded(download.id)
      }
    }
  }

  @FeedbackBuilder<Library, Event>
  static func hurrying(_ hurry: @escaping @Sendable (Book.ID) async -> Void) -> Feedbacks {
    Feedback.react(
      toEach: \.downloads, "hurry",
      updating: { values in
        .run { _ in
          for await download in values where download.isUrgent { await hurry(download.id) }
        }
      })
  }

  @FeedbackBuilder<Library, Event>
  static func announcing(_ bell: @escaping @Sendable (Book.ID, Int) async -> Void) -> Feedbacks {
    Feedback.on({ if case .downloaded(let id) = $0 { id } else { nil } }, "announce") {
      id, library in
      .run { _ in await bell(id, library.downloads.count) }
    }
  }

  @FeedbackBuilder<Library, Event>
  static func timing() -> Feedbacks {
    Feedback.every(.seconds(60), "refresh", while: \.isOnline, sends: .refreshAsked)
    Feedback.after({ $0.failure == nil ? nil : .seconds(30) }, "forgive", sends: .retried)
  }

  @FeedbackBuilder<Library, Event>
  static func patiently(_ catalogue: Catalogue) -> Feedbacks {
    Feedback.react(to: \.requestedSearch, "search") { query in
      .perform { _ in
        .found(try await catalogue.search(query))
      } catch: { error in
        .searchFailed("\(error)")
      }
    }
    .debounced(for: .milliseconds(300))
    .retrying(.exponential(from: .seconds(1), tries: 3))
    .timeout(after: .seconds(20))
    .enabled(while: \.isOnline)
  }
}
