import CursesFeedback

/// The desk of the guide "Feedback loops": a parent with children that do not depend on it.
enum DeskGuide {
  typealias Book = LibraryGuide.Book

  struct Reader: Equatable, Identifiable, Sendable {
    let id: Book.ID
    var page = 1
    var isReadingAloud = false

    enum Event: Equatable, Sendable {
      case pageTurned, readingAloudToggled
    }

    static let reduce = Reducer<Reader, Event> { reader, event in
      switch event {
      case .pageTurned: reader.page += 1
      case .readingAloudToggled: reader.isReadingAloud.toggle()
      }
    }

    static let turning = Feedback<Reader, Event>.every(
      .seconds(30), "turn pages", while: \.isReadingAloud, sends: .pageTurned)
  }

  struct Desk: Equatable, Sendable {
    var reader: Reader?
    var shelf: [Reader] = []

    enum Event: Equatable, Sendable {
      case opened(Book.ID), closed
      case reader(Reader.Event)
      case shelf(Book.ID, Reader.Event)

      var reader: Reader.Event? { if case .reader(let event) = self { event } else { nil } }
      var shelf: (Book.ID, Reader.Event)? {
        if case .shelf(let id, let event) = self { (id, event) } else { nil }
      }
      static let ofReader = Case(reader, \.reader)
      static let ofShelf = Case(shelf, \.shelf)
    }
  }

  @MainActor
  static func loop(_ clock: VirtualClock) -> FeedbackLoop<Desk, Desk.Event> {
    let reduce = Reader.reduce.pullback(state: .optional(\.reader), event: Desk.Event.ofReader)
      .then(Reader.reduce.pullback(each: .identified(\.shelf), event: Desk.Event.ofShelf))
      .then(Desk.reduce)
    let feedbacks: [Feedback<Desk, Desk.Event>] = [
      Reader.turning.pullback(state: .optional(\.reader), event: Desk.Event.ofReader),
      Reader.turning.pullback(each: .identified(\.shelf), event: Desk.Event.ofShelf),
    ]
    return FeedbackLoop(initial: Desk(), reduce: reduce, feedbacks: feedbacks, clock: clock)
  }

  @MainActor
  static func turn(_ loop: FeedbackLoop<Desk, Desk.Event>) -> ScopedLoop<Reader?, Reader.Event> {
    let reader = loop.scope(\.reader, event: Desk.Event.reader)
    reader.send(.pageTurned)
    return reader
  }
}

extension DeskGuide.Desk {
  static let reduce = Reducer<Self, Event> { desk, event in
    switch event {
    case .opened(let id):
      desk.reader = DeskGuide.Reader(id: id)
      desk.shelf.append(DeskGuide.Reader(id: id))
    case .closed:
      desk.reader = nil
    case .reader, .shelf:
      break
    }
  }
}
