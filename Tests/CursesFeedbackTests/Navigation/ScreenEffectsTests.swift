import CursesFeedbackTesting
import Testing

/// The effects of the screens of a stack.
@MainActor @Suite struct ScreenEffectsTests {
  private let app = TestApp(Pile())

  private func change(
    _ change: @escaping @Sendable (inout RouteStack<Place, PlaceScreens.State>) -> Void
  ) {
    app.send(.changed(change))
  }

  /// Answers the first waiting effect with a text.
  private func answer(_ text: String, _ id: ScreenID) {
    app.answer("ask", with: .screen(id, .answered(text)))
  }

  @Test func `a screen requests its effects when it is pushed`() {
    #expect(app.pendingEffects == ["ask"])
    change { $0.push(.running(1)) }
    #expect(app.pendingEffects == ["ask", "ask"])
  }

  @Test func `the effects of a popped screen are cancelled`() {
    change { $0.push(.running(1)) }
    app.press(.escape)
    #expect(app.pendingEffects == ["ask"])
    answer("home", app.state.stack.root.id)
    #expect(app.state.stack.root.screen?.answer == "home")
  }

  @Test func `an event that changes nothing stores no state of a new screen`() {
    let home = app.state.stack.root.id
    app.send(.screen(home, .selected(0)))
    #expect(app.state.stack.root.screen == nil)
    app.send(.screen(home, .selected(1)))
    #expect(app.state.stack.root.screen?.row == 1)
    app.send(.screen(home, .selected(0)))
    #expect(app.state.stack.root.screen?.row == 0)
  }

  @Test func `a running screen that is covered gets its answer`() {
    let home = app.state.stack.root.id
    change { $0.push(.running(1)) }
    answer("late", home)
    #expect(app.state.stack.root.screen?.answer == "late")
    #expect(app.state.stack.top.screen == nil)
  }

  @Test func `two screens of one route have their own states and effects`() {
    change { stack in
      stack.push(.running(1))
      stack.push(.running(1))
    }
    #expect(app.pendingEffects == ["ask", "ask", "ask"])
    answer("home", app.state.stack.entries[0].id)
    answer("one", app.state.stack.entries[1].id)
    #expect(app.state.stack.entries.map(\.screen?.answer) == ["home", "one", nil])
    app.press(.escape)
    #expect(app.pendingEffects == [])
  }

  @Test func `the effects of a replaced screen are cancelled, and those of the new one start`() {
    change { $0.push(.running(1)) }
    let old = app.state.stack.top.id
    change { $0.replace(.running(1)) }
    #expect(app.state.stack.top.id != old)
    #expect(app.pendingEffects == ["ask", "ask"])
  }

  @Test func `the effects of a paused screen end while it is covered`() {
    change { $0.push(.paused(1)) }
    app.send(.screen(app.state.stack.top.id, .counted))
    change { $0.push(.running(2)) }
    #expect(app.pendingEffects == ["ask", "ask"])
    app.press(.escape)
    #expect(app.pendingEffects == ["ask", "ask"])
    #expect(app.state.stack.top.screen?.count == 1)
  }

  @Test func `a renewed screen has its first state and new effects when it is shown again`() {
    change { $0.push(.renewed(1)) }
    app.send(.screen(app.state.stack.top.id, .counted))
    app.send(.screen(app.state.stack.top.id, .answered("old")))
    change { $0.push(.running(2)) }
    #expect(app.pendingEffects == ["ask", "ask"])
    app.press(.escape)
    #expect(app.state.stack.top.screen == nil)
    #expect(app.pendingEffects == ["ask", "ask"])
  }

  @Test(arguments: [Place.running(1), .paused(1), .renewed(1)])
  func `a screen under a presented one keeps its effects`(place: Place) {
    change { $0.push(place) }
    app.send(.screen(app.state.stack.top.id, .counted))
    change { $0.present(.running(2)) }
    #expect(app.pendingEffects == ["ask", "ask", "ask"])
    #expect(app.state.stack.entries[1].screen?.count == 1)
  }

  @Test
  func `when another tab is selected, running screens keep their effects, and paused ones do not`()
  {
    let app = TestApp(Folders())
    #expect(app.pendingEffects == ["ask"])
    app.send(.changed { $0.select(.second) })
    #expect(app.pendingEffects == ["ask", "ask"])
    app.send(.changed { $0.select(.first) })
    #expect(app.pendingEffects == ["ask"])
  }
}
