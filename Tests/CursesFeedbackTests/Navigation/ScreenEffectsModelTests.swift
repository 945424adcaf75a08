import CursesFeedbackTesting
import RandomNumbers
import Testing

/// Random operations on the stack of a running application.
@MainActor @Suite struct ScreenEffectsModelTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `effects run for the shown screens, and for covered screens whose routes keep running`(
    seed: UInt64
  ) {
    var random = SplitMix(seed: seed)
    let app = TestApp(Pile(), size: Size(columns: 30, rows: 14))
    for number in 0..<60 {
      let step = Int.random(in: 0..<7, using: &random)
      let place = [Place.running(number), .paused(number), .renewed(number)]
        .randomElement(using: &random)
      app.send(.changed { Self.take(step, place ?? .home, on: &$0) })
      let entries = app.state.stack.entries
      let page = entries.lastIndex { !$0.isPresented } ?? 0
      let running = entries.enumerated().filter { index, entry in
        index >= page || entry.route.retention == .running
      }
      #expect(app.pendingEffects.count == running.count)
      app.press("down")
      #expect(app.state.stack.top.screen?.row != nil, "the top screen has the focus")
    }
  }

  private nonisolated static func take(
    _ step: Int, _ place: Place, on stack: inout RouteStack<Place, PlaceScreens.State>
  ) {
    switch step {
    case 0, 1: stack.push(place)
    case 2: stack.present(place)
    case 3: stack.replace(place)
    case 4: stack.pop()
    case 5: stack.dismiss()
    default: stack.open(Array(stack.routes.prefix(2)) + [place])
    }
  }
}
