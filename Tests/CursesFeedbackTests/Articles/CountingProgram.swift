import CursesDriver
import CursesFeedback

/// The program on the page "Architecture": a loop on a terminal, without a component.
struct CountingProgram {
  enum Step { case up, down }

  @MainActor func count(on terminal: any TerminalDriver) async throws -> Int {
    let session = Session(terminal: terminal)
    let input = Feedback<Int, Step>.input(from: session) { count in
      KeyBinding("+", "Up", sends: .up)
      if count > 0 { KeyBinding("-", "Down", sends: .down) }
      KeyBinding.quit("q")
    }
    let rendering = Feedback<Int, Step>.rendering(on: session) { count in
      Text("Count: \(count)").bold()
      KeyHints()
    }
    let loop = FeedbackLoop(
      initial: 0,
      reduce: Reducer { (count: inout Int, step: Step) in count += step == .up ? 1 : -1 },
      feedbacks: [input, rendering])
    loop.start()
    try await session.ended()
    loop.stop()
    return loop.state
  }

  @MainActor func start() -> Never {
    Launch.main { _ in
      let terminal = try CursesTerminal.open()
      let result = try await count(on: terminal)
      print(result)
      return Launch.Status.success
    }
  }
}
