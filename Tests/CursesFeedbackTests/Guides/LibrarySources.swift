import CursesFeedback

/// The sources and bindings of the library's loop, as the page shows them.
extension LibraryGuide {
  @FeedbackBuilder<Library, Event>
  static func following(_ connections: AsyncStream<Bool>) -> Feedbacks {
    Feedback.events(from: connections, "network") { library, isOnline in
      library.isOnline == isOnline ? nil : .connectionChanged(isOnline: isOnline)
    }
  }

  @FeedbackBuilder<Library, Event>
  static func keepingJournal(_ write: @escaping @Sendable (String) -> Void) -> Feedbacks {
    Feedback.raw("journal") { context in
      RawConnection { library, event in
        if case .searchFailed(let reason) = event { write(reason) }
      }
    }
  }

  @FeedbackBuilder<Library, Event>
  static func keepingJournalInATask(_ write: @escaping @Sendable (String) -> Void) -> Feedbacks {
    Feedback.raw("journal") { states, send in
      for await (_, event) in states {
        if case .searchFailed(let reason) = event { write(reason) }
      }
    }
  }

  @FeedbackBuilder<Library, Event>
  static func binding(
    _ network: NetworkWatch, _ show: @escaping @Sendable (String) -> Void
  ) -> Feedbacks {
    Feedback.binding("title", of: \.query, to: { query in show("Search: \(query)") })
    Feedback.binding(
      "network",
      from: { send in
        network.watch { isOnline in send(.connectionChanged(isOnline: isOnline)) }
      })
  }

  @FeedbackBuilder<Library, Event>
  static func binding(weakly status: StatusLine) -> Feedbacks {
    Feedback.binding("status", weakly: status, of: \.downloads.count) { status, count in
      status.show(count)
    }
  }
}

/// A view that an object outside the loop owns.
final class StatusLine: Sendable {
  private let shown: @Sendable (Int) -> Void

  init(shown: @escaping @Sendable (Int) -> Void) {
    self.shown = shown
  }

  func show(_ count: Int) {
    shown(count)
  }
}
