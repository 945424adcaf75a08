import CursesFeedbackTesting
import Testing

/// An application with feedbacks of several kinds: requests, keyed requests, a timer, a
/// synchronous answer.
struct Shop: Equatable, Sendable {
  var query = ""
  var results: [String] = []
  var message: String?
  var downloads: [Int: Double] = [:]
  var isOpen = false
  var seconds = 0
  var echoes = 0

  enum Event: Equatable, Sendable {
    case searched(String)
    case found([String])
    case searchFailed(String)
    case ordered(Int)
    case arrived(Int)
    case progressed(Int, Double)
    case opened, closed
    case ticked
    case called
    case echoed
  }

  static let reducer = Reducer<Shop, Event> { shop, event in
    switch event {
    case .searched(let query): shop.query = query
    case .found(let results): shop.results = results
    case .searchFailed(let message): shop.message = message
    case .ordered(let number): shop.downloads[number] = 0
    case .arrived(let number): shop.downloads[number] = nil
    case .progressed(let number, let share): shop.downloads[number] = share
    case .opened: shop.isOpen = true
    case .closed: shop.isOpen = false
    case .ticked: shop.seconds += 1
    case .called: break
    case .echoed: shop.echoes += 1
    }
  }

  /// Searches for the query unless it is empty.
  static let search = Feedback<Shop, Event>.react(
    to: { $0.query.isEmpty ? nil : $0.query }, "search"
  ) { query in
    .perform({ _ in .found([query]) }, catch: { .searchFailed("\($0)") })
  }

  /// Runs one download for each ordered number.
  static let downloads = Feedback<Shop, Event>.react(
    toEach: { $0.downloads.keys.sorted() }, id: \.self, "download"
  ) { number in .perform { _ in .arrived(number) } }

  static let clock = Feedback<Shop, Event>.every(
    .seconds(1), "clock", while: \.isOpen, sends: .ticked)

  /// Answers each event `called` synchronously with `echoed`.
  static let echo = Feedback<Shop, Event>.on(.called, "echo") { _ in .send(.echoed) }
}

/// A test loop of a shop with these feedbacks.
@MainActor
func testLoop(
  _ feedbacks: Feedback<Shop, Shop.Event>..., sourceLocation: SourceLocation = #_sourceLocation
) -> TestLoop<Shop, Shop.Event> {
  TestLoop(
    initial: Shop(), reduce: Shop.reducer, feedbacks: feedbacks, sourceLocation: sourceLocation)
}
