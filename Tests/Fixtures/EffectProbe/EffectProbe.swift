import CursesFeedback
import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program whose effects misbehave after a key: they block the threads of Swift's pool, block
/// when they are cancelled, throw, cause 100,001 events one after the other, or send events without
/// a pause or with twenty pauses.
///
/// One effect writes a line when it is cancelled.
/// At one key it traps, at another an event of an effect makes it trap. After a third key, it shows a
/// component that is not among its children.
@main struct EffectProbe: App {
  enum Mode: Codable, Equatable, Sendable {
    case idle, blocking, holdingEnd, throwing, cycling, flooding, trapping, unlisted, cleaning
    case holdingMain, pausing
  }

  struct State: Equatable, Sendable {
    var mode = Mode.idle
    var count = 0
    /// The number of presses of a key that has no other effect.
    var presses = 0
    var lamp = Lamp.State()
  }

  enum Event: Codable, Equatable, Sendable {
    case chose(Mode)
    case counted
    case pressed
    case trapped
    case lamp(Lamp.Event)
    var lamp: Lamp.Event? { if case .lamp(let event) = self { event } else { nil } }
  }

  let initial = State()
  private var lamp: Scope<State, Event> { Lamp().scope(\State.lamp, Case(Event.lamp, \.lamp)) }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .chose(let mode): state.mode = mode
    case .counted: state.count += 1
    case .pressed: state.presses += 1
    case .trapped: fatalError("The probe has trapped.")
    case .lamp: break
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: { $0.mode == .blocking }, "block") { _ in
      .run { _ in
        await withDiscardingTaskGroup { group in
          // More tasks than most machines have cores, so that they block every thread of Swift's
          // pool.
          for _ in 1...256 { group.addTask { _ = sleep(3600) } }
        }
      }
    }
    Feedback.react(when: { $0.mode == .holdingEnd }, "hold the end") { _ in
      .callback { _ in Cancellation { sleep(3600) } }
    }
    Feedback.react(when: { $0.mode == .throwing }, "load") { _ in
      .run { _ in throw LaunchError(message: "no \u{1B}[31mdisk") }
    }
    Feedback.react(to: { $0.mode == .cycling && $0.count < 100_001 ? $0.count : nil }, "count") {
      _ in
      .send(.counted)
    }
    Feedback.react(when: { $0.mode == .flooding }, "flood") { _ in
      .callback { context in
        Thread.detachNewThread { while true { context.send(.counted) } }
        return .none
      }
    }
    Feedback.react(when: { $0.mode == .cleaning }, "clean") { _ in
      .run { context in
        do { try await context.clock.sleep(for: .seconds(3600)) } catch {
          usleep(20_000)
          FileHandle.standardError.write(Data("cleaned up\n".utf8))
        }
      }
    }
    Feedback.react(when: { $0.mode == .holdingMain }, "hold the main thread") { _ in
      .run { context in
        do { try await context.clock.sleep(for: .seconds(3600)) } catch {
          await MainActor.run { _ = sleep(3600) }
        }
      }
    }
    Feedback.react(when: { $0.mode == .pausing }, "pause") { _ in
      .run { context in
        for _ in 1...20 {
          try await context.clock.sleep(for: .milliseconds(30))
          context.send(.counted)
        }
      }
    }
    Feedback.react(when: { $0.mode == .trapping }, "trap") { _ in .run { $0.send(.trapped) } }
  }

  func view(_ state: State) -> Node<Event> {
    Text(state.count > limit(of: state.mode) ? "counted" : "\(state.mode)")
    Text("presses: \(state.presses)")
    if state.mode == .unlisted { lamp.view(state) }
  }

  /// The number of events after which the screen shows that they were counted.
  private func limit(of mode: Mode) -> Int {
    switch mode {
    case .pausing: 19
    case .flooding: 20_000
    default: 100_000
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("b", sends: .chose(.blocking))
    KeyBinding("h", sends: .chose(.holdingEnd))
    KeyBinding("t", sends: .chose(.throwing))
    KeyBinding("c", sends: .chose(.cycling))
    KeyBinding("f", sends: .chose(.flooding))
    KeyBinding("e", sends: .chose(.trapping))
    KeyBinding("w", sends: .chose(.cleaning))
    KeyBinding("m", sends: .chose(.holdingMain))
    KeyBinding("s", sends: .chose(.pausing))
    KeyBinding("u", sends: .chose(.unlisted))
    KeyBinding("p", sends: .pressed)
    KeyBinding("!", sends: .trapped)
    KeyBinding.quit("q")
  }

  var version: String? { "1.2" }

  func farewell(_ state: State) -> String? { "last mode: \(state.mode)" }
}

/// A component that its parent shows, but does not list.
struct Lamp: Component {
  struct State: Equatable, Sendable { var isOn = false }
  enum Event: Codable, Equatable, Sendable { case switched }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) { state.isOn.toggle() }

  func view(_ state: State) -> Node<Event> { Text("lamp") }
}
