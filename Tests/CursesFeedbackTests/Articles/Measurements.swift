import CursesFeedback

/// A component whose state the views on the page "Charts" show.
struct Measurements: Component {
  struct State: Equatable, Sendable {
    var time = "12:45"
    var count = 1024
    var loads = (0..<60).map { wave($0, period: 23) * 0.7 + wave($0, period: 5) * 0.3 }
    var changes = (0..<60).map { wave($0, period: 30) * wave($0, period: 7) - 0.4 }
    var received = (0..<120).map { wave($0, period: 55) * 70 + wave($0, period: 11) * 10 }
    var sent = (0..<120).map { 8 + wave($0 + 20, period: 80) * 30 }
    var download = ProgressEstimate(of: 512)
  }
  enum Event: Sendable { case pressed }

  let initial: State
  private let content: @Sendable (State) -> Node<Event>

  init(@ViewBuilder<Event> _ content: @escaping @Sendable (State) -> Node<Event>) {
    self.content = content
    var state = State()
    state.download.record(170, at: .seconds(10))
    state.download.record(188, at: .seconds(14))
    initial = state
  }

  func reduce(_ state: inout State, _ event: Event) {}
  func view(_ state: State) -> Node<Event> { content(state).theme(.dark) }

  /// A wave between 0 and 1.
  private static func wave(_ index: Int, period: Int) -> Double {
    let place = abs(2 * Double(index % period) / Double(period) - 1)
    return place * place * (3 - 2 * place)
  }
}
