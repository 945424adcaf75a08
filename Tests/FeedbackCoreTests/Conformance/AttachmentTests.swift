import FeedbackCore
import Testing

/// A feedback does not get the event that attaches it.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct AttachmentTests {
  private struct Parent: Equatable, Sendable {
    var child: Item?
    var items: [Item] = []
    var isOpen = false
  }

  private enum Event: Equatable, Sendable {
    case opened
    case again

    static let child = Case<Event, Event>({ $0 }, { $0 })
    static let item = Case<Event, (Character, Event)>({ $1 }, { ("a", $0) })
  }

  private enum Place: CaseIterable, Sendable {
    case child, item, condition
  }

  private let log = Log<String>()

  @Test(arguments: Place.allCases)
  private func `R16 R22 an event-driven feedback answers only the events after its attachment`(
    _ place: Place
  ) {
    let loop = loop(place, answering(), answering())
    loop.send(.opened)
    #expect(log.entries == [])
    loop.send(.again)
    #expect(log.entries == ["again"])
  }

  @Test(arguments: Place.allCases)
  private func `R20 R22 a raw feedback gets the state at its attachment without a cause`(
    _ place: Place
  ) {
    let loop = loop(place, raw(), raw())
    loop.send(.opened)
    #expect(log.entries == ["nil"])
    loop.send(.again)
    #expect(log.entries == ["nil", "again"])
  }

  private func answering<State>() -> Feedback<State, Event> {
    .on({ $0 }, "on") { [log] event, _ in
      log.add("\(event)")
      return .none
    }
  }

  private func raw<State>() -> Feedback<State, Event> {
    .raw("raw") { [log] _ in
      RawConnection(observe: { _, cause in log.add(cause.map { "\($0)" } ?? "nil") })
    }
  }

  private func loop(
    _ place: Place, _ ofItem: Feedback<Item, Event>, _ ofParent: Feedback<Parent, Event>
  ) -> FeedbackLoop<Parent, Event> {
    let feedback: Feedback<Parent, Event> =
      switch place {
      case .child: ofItem.pullback(state: .optional(\.child), event: Event.child)
      case .item: ofItem.pullback(each: .identified(\.items), event: Event.item)
      case .condition: ofParent.enabled(while: \.isOpen)
      }
    let loop = FeedbackLoop<Parent, Event>(
      initial: Parent(),
      reduce: Reducer { parent, _ in parent = Parent(child: "a1", items: ["a1"], isOpen: true) },
      feedbacks: [feedback], clock: VirtualClock())
    loop.start()
    return loop
  }
}
