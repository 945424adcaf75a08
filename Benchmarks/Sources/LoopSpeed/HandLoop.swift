import DequeModule

/// The yardstick: a loop written by hand for one application, with a queue, a `switch` and
/// closures.
///
/// It keeps the order of the library's loop: each event is processed completely before the next,
/// and events sent meanwhile wait. It has no long-running effects, no cancellation and no support
/// for threads.
final class HandLoop {
  private(set) var state = 0
  private var queue: Deque<Step> = []
  private var isDraining = false
  private let feedbacks: [(Int) -> Step?]

  /// Makes a loop; each feedback receives every state and may return an event.
  init(feedbacks: [(Int) -> Step?]) {
    self.feedbacks = feedbacks
  }

  @inline(never)
  func start() {
    isDraining = true
    notifyFeedbacks()
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
      notifyFeedbacks()
    }
    isDraining = false
  }

  private func notifyFeedbacks() {
    for feedback in feedbacks {
      if let answer = feedback(state) { queue.append(answer) }
    }
  }
}

/// A hand-written feedback: computes a request, and performs an action when it changes, unless it
/// becomes nil.
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
