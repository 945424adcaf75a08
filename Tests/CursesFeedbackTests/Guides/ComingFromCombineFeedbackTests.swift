import CursesFeedback
import Synchronization
import Testing

/// The example of the page "Coming from CombineFeedback".
@MainActor
@Suite struct ComingFromCombineFeedbackTests {
  struct SignUp: Equatable, Sendable {
    var name = ""
    var isFree: Bool?

    var nameToCheck: String? { name.isEmpty || isFree != nil ? nil : name }

    enum Event: Equatable, Sendable {
      case nameChanged(String)
      case checked(isFree: Bool)
    }
  }

  private final class Service: Sendable {
    private let names = Mutex<[String]>([])

    var asked: [String] { names.withLock(\.self) }

    func isFree(_ name: String) async -> Bool {
      names.withLock { $0.append(name) }
      return name != "root"
    }
  }

  @Test func `checks a name half a second after its last change`() async {
    let clock = VirtualClock()
    let service = Service()
    let loop = signUp(clock) { await service.isFree($0) }
    loop.send(.nameChanged("roo"))
    clock.advance(by: .milliseconds(400))
    loop.send(.nameChanged("root"))
    clock.advance(by: .milliseconds(500))
    for await form in loop.states where form.isFree != nil { break }
    #expect(loop.state.isFree == false)
    #expect(service.asked == ["root"])
  }

  private func signUp(
    _ clock: VirtualClock, _ isFree: @escaping @Sendable (String) async -> Bool
  ) -> FeedbackLoop<SignUp, SignUp.Event> {
    let loop = FeedbackLoop(
      initial: SignUp(),
      reduce: Reducer<SignUp, SignUp.Event> { form, event in
        switch event {
        case .nameChanged(let name): (form.name, form.isFree) = (name, nil)
        case .checked(let isFree): form.isFree = isFree
        }
      },
      feedbacks: [
        .react(to: \.nameToCheck, "check name") { name in
          .perform { _ in .checked(isFree: await isFree(name)) }
        }
        .debounced(for: .milliseconds(500))
      ],
      clock: clock)
    loop.start()
    return loop
  }
}
