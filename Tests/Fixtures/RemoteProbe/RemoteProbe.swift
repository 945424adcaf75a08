import CursesDriver
import CursesFeedback

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program without an interface of its own that shows a counter to each viewer, until its
/// standard input ends.
///
/// After a line of input it prints "stopped", and does not respond any more.
@main struct RemoteProbe {
  @MainActor static func main() {
    Launch.main { _ in
      let server = try InspectionServer { Counter() }
      print("ready")
      // Reads a duplicate: the reader does not read the descriptor 0 if it is a terminal.
      if !(try await StandardInputReader(of: dup(0)).next().isEmpty) {
        print("stopped")
        while true { pause() }
      }
      server.close()
      return Launch.Status.success
    }
  }
}

/// A counter that says how large its screen is.
struct Counter: Component {
  struct State: Equatable, Sendable {
    var count = 0
    var size = Size.standard
  }

  enum Event: Equatable, Sendable { case counted, resized(Size) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .counted: state.count += 1
    case .resized(let size): state.size = size
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("Count: \(state.count) 侍").bold()
    Text("\(state.size.columns) columns, \(state.size.rows) rows")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("up", "Count", sends: .counted)
    KeyBinding.quit("q")
  }

  func event(for input: Input, in state: State) -> Event? {
    if case .resized(let size) = input { .resized(size) } else { nil }
  }
}
