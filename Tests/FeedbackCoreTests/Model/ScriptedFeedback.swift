@testable import FeedbackCore

/// The request for an effect: its value, and the fuel of the state (``Cell``).
private struct Want: Equatable, Sendable {
  let value: Int
  /// Nil if the effect starts even without fuel.
  var fuel: Int?
}

/// The request for an item, with the item's identity as its key.
struct ItemRequest: Identifiable, Equatable, Sendable {
  let id: Int
  let value: Int
}

/// A state with a cell and items: the world, the child or an item.
protocol HasCell: Equatable, Sendable {
  var cell: Cell { get }
  var items: [Kid] { get }
}

extension World: HasCell {}
extension Kid: HasCell {
  /// Children have no items.
  var items: [Kid] { [] }
}

extension Case where Root == ScriptEvent, Value == ScriptEvent {
  /// The events of the child.
  static var child: Case {
    Case(
      { event in
        var event = event
        event.address = .child
        return event
      },
      { event in
        guard event.address == .child else { return nil }
        var event = event
        event.address = .root
        return event
      })
  }
}

extension Case where Root == ScriptEvent, Value == (Int, ScriptEvent) {
  /// The events of the items, with their identities.
  static var item: Case {
    Case(
      { id, event in
        var event = event
        event.address = .item(id)
        return event
      },
      { event in
        guard case .item(let id) = event.address else { return nil }
        var event = event
        event.address = .root
        return (id, event)
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
    case .eachItem:
      (local(name, on: stage) as Feedback<Kid, ScriptEvent>)
        .pullback(each: .identified(\World.items), event: .item)
    case .child:
      (local(name, on: stage) as Feedback<Kid, ScriptEvent>)
        .pullback(state: .optional(\World.child), event: .child)
    }
  }

  private func local<State: HasCell>(
    _ name: String, on stage: Stage
  ) -> Feedback<State, ScriptEvent> {
    let feedback: Feedback<State, ScriptEvent> = alwaysThere(name, on: stage)
    let condition = enabled
    return condition == .always
      ? feedback : feedback.enabled(while: { $0.cell.satisfies(condition) })
  }

  private func alwaysThere<State: HasCell>(
    _ name: String, on stage: Stage
  ) -> Feedback<State, ScriptEvent> {
    let effects = self.effects
    let effect: @Sendable (Want) -> Effect<ScriptEvent> = { want in
      MainActor.assumeIsolated {
        let plan = want.fuel == 0 ? .nothing : effects[want.value % effects.count]
        return plan.effect(name, want.value, on: stage)
      }
    }
    let policy = runPolicy
    switch trigger {
    case .request(let register):
      return .react(
        to: { $0.cell[register] == 0 ? nil : $0.cell[register] }, name, policy: policy,
        effect: { effect(Want(value: $0)) })
    case .edge(let condition):
      return .react(
        when: { $0.cell.satisfies(condition) }, name, policy: policy,
        effect: { effect(Want(value: $0.cell.a, fuel: $0.cell.fuel)) })
    case .first(let register):
      return .react(
        toFirst: { Self.want($0.cell, register) }, name, policy: policy, effect: effect)
    case .every(let register):
      return .react(
        toEvery: { Self.want($0.cell, register) }, name, policy: policy, effect: effect)
    case .level(let condition):
      return .restart(
        while: { $0.cell.satisfies(condition) }, name, policy: policy,
        effect: { effect(Want(value: $0.cell.a, fuel: $0.cell.fuel)) })
    case .on(let code):
      return .on(
        { $0.code == code && $0.address == .root ? code : nil }, name, policy: policy,
        effect: { code, state in effect(Want(value: code, fuel: state.cell.fuel)) })
    case .raw(let condition, let codes):
      return raw(name, on: stage, condition, codes)
    case .shows(let register, onlyChanges: false):
      return .binding(
        name,
        to: { state in
          MainActor.assumeIsolated { stage.write("\(name) shows \(state.cell[register])") }
        })
    case .shows(let register, onlyChanges: true):
      return .binding(
        name, of: { $0.cell[register] },
        to: { value in
          MainActor.assumeIsolated { stage.write("\(name) shows \(value)") }
        })
    case .source:
      return .binding(
        name,
        from: { sender in
          MainActor.assumeIsolated { stage.register(name, 0, sender, sending: []) }
        })
    case .eachValue:
      return .react(
        toEach: { $0.items.map(\.cell.a).filter { $0 != 0 } }, id: { $0 }, name,
        policy: policy, effect: { effect(Want(value: $0)) })
    case .eachItem:
      return .react(
        toEach: { $0.items.map { ItemRequest(id: $0.id, value: $0.cell.a) } }, name,
        policy: policy, effect: { effect(Want(value: $0.value)) })
    case .eachUpdating:
      return .react(
        toEach: { $0.items.map { ItemRequest(id: $0.id, value: $0.cell.a) } }, name,
        policy: policy,
        updating: { values in
          MainActor.assumeIsolated {
            let value = values.current.value
            return effects[value % effects.count].effect(name, value, on: stage, values)
          }
        })
    }
  }

  private var runPolicy: RunPolicy {
    switch effectivePolicy {
    case .usual, .latest: .latest
    case .merge: .merge
    case .mergeAtMost(let limit): .merge(max: limit)
    case .queue: .queue
    case .ignoreWhileRunning: .ignoreWhileRunning
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
          stage.register(name, 0, context.send, sending: [], finish: { context.end($0) })
        })
    }
  }
}

@MainActor
extension EffectPlan {
  fileprivate func effect(
    _ name: String, _ value: Int, on stage: Stage, _ values: RequestValues<ItemRequest>? = nil
  ) -> Effect<ScriptEvent> {
    func event(_ code: Int) -> ScriptEvent {
      ScriptEvent(code: code, sender: "\(name) \(value)", refuels: false)
    }
    switch self {
    case .send(let codes):
      return .send(codes.map { event($0) })
    case .callback(let codes):
      return .callback { context in
        MainActor.assumeIsolated {
          stage.register(
            name, value, context.send, sending: codes, values, finish: { context.end($0) })
        }
      }
    case .work:
      return .perform { _ in await stage.work(name, values?.current.value ?? value).first }
    case .talk:
      return .run { context in
        for event in await stage.work(name, values?.current.value ?? value) { context.send(event) }
      }
    case .conclude:
      return .run { context in
        let events = await stage.work(name, values?.current.value ?? value)
        for event in events.dropLast() { context.send(event) }
        context.end(events.suffix(1))
      }
    case .sendThenWork(let codes):
      return Effect(
        kind: .first(
          codes.map { event($0) },
          Effect.perform { _ in await stage.work(name, values?.current.value ?? value).first }.kind)
      )
    case .after(let time, let code):
      return .after(.milliseconds(time), send: event(code))
    case .every(let time, let code):
      return .every(.milliseconds(time), send: event(code))
    }
  }
}
