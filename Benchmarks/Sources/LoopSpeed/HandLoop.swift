import DequeModule

/// The yardstick: a loop as one writes it by hand for one application, with a queue, a `switch`
/// and closures.
///
/// It keeps the order of the library's loop (one event to its end, then the next; what is sent
/// meanwhile waits) and nothing else: no runs, no cancellation, no other threads.
final class HandLoop {
  private(set) var state = 0
  private var queue: Deque<Step> = []
  private var isDraining = false
  private let feedbacks: [(Int) -> Step?]

  /// Each feedback is told of every state, and may answer with an event.
  init(feedbacks: [(Int) -> Step?]) {
    self.feedbacks = feedbacks
  }

  @inline(never)
  func start() {
    isDraining = true
    tellFeedbacks()
    drain()
  }

  @inline(never)
  func send(_ event: Step) {
    queue.append(event)
    guard !isDraining else { return }
    isDraining = true
    drain()
  }

  private func drain() {
    while let event = queue.popFirst() {
      switch event {
      case .up: state += 1
      case .down: state -= 1
      }
      tellFeedbacks()
    }
    isDraining = false
  }

  private func tellFeedbacks() {
    for feedback in feedbacks {
      if let answer = feedback(state) { queue.append(answer) }
    }
  }
}

/// A feedback by hand: computes a request, and does something when it has become another one.
func reacting(
  to request: @escaping (Int) -> Int?, perform: @escaping (Int) -> Step?
) -> (Int) -> Step? {
  var last: Int?
  return { state in
    let next = request(state)
    guard next != last else { return nil }
    last = next
    return next.flatMap(perform)
  }
}
