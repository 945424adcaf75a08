import FeedbackCore

/// What an effect is made from: the value that asks for it, and how far it may go.
private struct Want: Equatable, Sendable {
  let value: Int
  /// None where the effect does not see the state.
  var fuel: Int?
}

/// A state with a cell in it: the world's, or a child's.
protocol HasCell: Equatable, Sendable {
  var cell: Cell { get }
}

extension World: HasCell {}
extension Kid: HasCell {}

extension Case where Root == ScriptEvent, Value == ScriptEvent {
  /// The events of the child.
  static var child: Case {
    Case(
      embed: { event in
        var event = event
        event.address = .child
        return event
      },
      extract: { event in
        guard event.address == .child else { return nil }
        var event = event
        event.address = .root
        return event
      })
  }
}

@MainActor
extension FeedbackPlan {
  /// The plan as a feedback of a loop.
  func feedback(_ number: Int, on stage: Stage) -> Feedback<World, ScriptEvent> {
    let name = "f\(number)"
    return switch scope {
    case .root: local(name, on: stage)
    case .child, .eachItem:
      (local(name, on: stage) as Feedback<Kid, ScriptEvent>)
        .pullback(state: .optional(\World.child), event: .child)
    }
  }

  private func local<State: HasCell>(
    _ name: String, on stage: Stage
  ) -> Feedback<State, ScriptEvent> {
    let effect: @Sendable (Want) -> Effect<ScriptEvent> = { want in
      MainActor.assumeIsolated {
        let plan = want.fuel == 0 ? .nothing : effects[want.value % effects.count]
        return plan.effect(name, want.value, on: stage)
      }
    }
    switch trigger {
    case .request(let register):
      return .react(
        to: { $0.cell[register] == 0 ? nil : $0.cell[register] }, name,
        effect: { effect(Want(value: $0)) })
    case .edge(let condition):
      return .react(
        when: { $0.cell.satisfies(condition) }, name,
        effect: { effect(Want(value: $0.cell.a, fuel: $0.cell.fuel)) })
    case .first(let register):
      return .react(toFirst: { Self.want($0.cell, register) }, name, effect: effect)
    case .every(let register):
      return .react(toEvery: { Self.want($0.cell, register) }, name, effect: effect)
    case .level(let condition):
      return .restart(
        while: { $0.cell.satisfies(condition) }, name,
        effect: { effect(Want(value: $0.cell.a, fuel: $0.cell.fuel)) })
    case .on(let code):
      return .on(
        { $0.code == code && $0.address == .root ? code : nil }, name,
        effect: { code, state in effect(Want(value: code, fuel: state.cell.fuel)) })
    case .raw(let condition, let codes):
      return raw(name, on: stage, condition, codes)
    case .eachValue, .eachItem, .eachUpdating:
      return .react(to: { _ in nil as Int? }, name, effect: { _ in .none })
    }
  }

  private nonisolated static func want(_ cell: Cell, _ register: Register) -> Want? {
    cell[register] == 0 ? nil : Want(value: cell[register], fuel: cell.fuel)
  }

  private func raw<State: HasCell>(
    _ name: String, on stage: Stage, _ condition: Condition, _ codes: [Int]
  ) -> Feedback<State, ScriptEvent> {
    .raw(name) { context in
      RawConnection(
        observe: { state, cause in
          MainActor.assumeIsolated {
            let cell = state.cell
            stage.write("tell \(name) of \(cell) after \(cause.map { "\($0)" } ?? "nothing")")
            if cell.satisfies(condition), cell.fuel > 0 {
              for code in codes {
                context.send(ScriptEvent(code: code, sender: "\(name) 0", refuels: false))
              }
            }
            stage.pass(.raw)
          }
        },
        cancellation: MainActor.assumeIsolated {
          stage.register(name, 0, context.send, sending: [])
        })
    }
  }
}

@MainActor
extension EffectPlan {
  fileprivate func effect(
    _ name: String, _ value: Int, on stage: Stage
  ) -> Effect<ScriptEvent> {
    func event(_ code: Int) -> ScriptEvent {
      ScriptEvent(code: code, sender: "\(name) \(value)", refuels: false)
    }
    switch self {
    case .send(let codes):
      let events = codes.map { event($0) }
      return switch events.count {
      case 0: .none
      case 1: .send(events[0])
      case 2: .send(events[0], events[1])
      default: .send(events[0], events[1], events[2])
      }
    case .callback(let codes):
      return .callback { context in
        MainActor.assumeIsolated {
          stage.register(name, value, context.send, sending: codes)
        }
      }
    case .work: return .run { _ in }
    case .after(let time, let code):
      return .after(.milliseconds(time), send: event(code))
    case .every(let time, let code):
      return .every(.milliseconds(time), send: event(code))
    }
  }
}
