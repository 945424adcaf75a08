import CursesFeedback

/// The loops of the guide "Feedback loops".
extension LibraryGuide {
  @MainActor
  static func search(_ catalogue: Catalogue) async -> [Book] {
    let loop = FeedbackLoop(
      initial: Library(), reduce: reduce, feedbacks: searching(catalogue))
    loop.start()
    loop.send(.queryChanged("swift"))
    for await library in loop.states where !library.books.isEmpty {
      return library.books
    }
    return []
  }

  static func searchOnActor(_ catalogue: Catalogue) async -> [Book] {
    let loop = LoopActor(initial: Library(), reduce: reduce, feedbacks: searching(catalogue))
    await loop.start()
    await loop.send(.queryChanged("swift"))
    for await library in await loop.states where !library.books.isEmpty {
      return library.books
    }
    return []
  }

  @MainActor
  static func requestTwice(_ loop: FeedbackLoop<Library, Event>) {
    let requested = loop.sender { library, id in
      library.downloads.contains { $0.id == id } ? nil : .downloadRequested(id)
    }
    requested.now(7)
    requested.now(7)
  }

  @MainActor
  static func resizing(_ loop: FeedbackLoop<Int, Int>) -> Sender<Int> {
    let resized = loop.sender.keeping(.latest)
    return resized
  }

  @MainActor
  static func reportDiagnostics(
    of loop: FeedbackLoop<Library, Event>, _ write: @escaping @Sendable (String) -> Void
  ) async {
    for await diagnostic in loop.diagnostics { write("\(diagnostic)") }
  }

  @MainActor
  static func trace(
    _ loop: FeedbackLoop<Library, Event>, _ write: @escaping @MainActor (String) -> Void
  ) -> Cancellation {
    let tracing = loop.trace { trace in write("#\(trace.stateNumber): \(trace.activity)") }
    return tracing
  }
}
