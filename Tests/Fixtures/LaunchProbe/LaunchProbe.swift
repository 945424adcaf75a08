import CursesFeedback

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that prints the environment variable FAREWELL as its farewell, and that says if motion is
/// reduced.
///
/// At the key `c` it copies a text to the clipboard. At the key `i` it reads a line of its standard
/// input; the farewell then says whether standard input is a terminal. At the key `b` it makes its
/// writes to the terminal fail. It opens paths such as `counts/7`. With the variable FAULTY, one of its effects throws an error, and
/// the cancellation of another blocks.
@main struct LaunchProbe: App {
  struct State: Equatable, Sendable {
    var count = 0
    var requestsInput = false
    var copies = false
    var input: String?
    let isFaulty = getenv("FAULTY") != nil
    var reducesMotion = false
  }

  struct Failure: Error {}

  enum Event: Codable, Equatable, Sendable {
    case counted, copied, inputRequested
    case inputRead(String?)
    case opened(Int)
  }

  static let paths: RoutePaths<Int> = [RoutePath("counts/NUMBER", Case({ $0 }, { $0 }))]

  var links: Links<Event> { Links(Self.paths, opens: Event.opened) }

  let initial: State

  init() { self.init(options: LaunchOptions()) }

  init(options: LaunchOptions) { initial = State(reducesMotion: options.reducesMotion) }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .counted: state.count += 1
    case .copied: state.copies = true
    case .inputRequested: state.requestsInput = true
    case .opened(let count): state.count = count
    case .inputRead(let line): state.input = line ?? "none"
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { $0.count == 1 ? 1 : nil }, "break") { _ in
      .perform { _ in
        Self.closeForWriting()
        return .counted
      }
    }
    Feedback.react(to: { $0.isFaulty ? 1 : nil }, "fails") { _ in
      .perform { _ in throw Failure() }
    }
    Feedback.react(to: { $0.isFaulty ? 1 : nil }, "blocks") { _ in
      .callback { _ in Cancellation { while true { pause() } } }
    }
    Feedback.react(to: { $0.copies ? 1 : nil }, "copy") { _ in .copy("hi") }
    Feedback.react(to: { $0.requestsInput ? 1 : nil }, "read input") { _ in
      .perform { _ in .inputRead(readLine()) }
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("Count: \(state.count)").mouseReporting(.buttons)
    if let input = state.input { Text("Input: \(input)") }
    if state.reducesMotion {
      Row(spacing: 1) {
        Spinner(frame: 0); Text("Nothing moves.")
      }
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("b", "Break", sends: .counted)
    KeyBinding("c", "Copy", sends: .copied)
    KeyBinding("i", "Input", sends: .inputRequested)
    KeyBinding.quit("q")
  }

  func farewell(_ state: State) -> String? {
    if state.input != nil { return "Input is a terminal: \(isatty(STDIN_FILENO) == 1)" }
    return getenv("FAREWELL").map { String(cString: $0) }
  }

  /// Makes the framework's writes to the terminal fail: replaces its descriptor, the non-blocking
  /// one, by one that can only be read.
  private static func closeForWriting() {
    let device = open("/dev/tty", O_RDONLY | O_NONBLOCK | O_NOCTTY)
    for descriptor in Int32(3)..<64 where isatty(descriptor) == 1 {
      if fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0 { dup2(device, descriptor) }
    }
  }
}
