/// Makes random scripts, the same one for the same seed.
struct ScriptGenerator {
  private var random: SplitMix64
  private var codeCount = 1

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func script() -> Script {
    codeCount = 1 + below(5)
    var script = Script()
    for _ in 0..<codeCount { script.rules.append(list(upTo: 2) { $0.change() }) }
    for _ in 0..<(1 + below(4)) { script.feedbacks.append(feedback()) }
    // Most loops are started at once; what happens before counts as well.
    if !chance(of: 10) { script.steps.append(.start) }
    for _ in 0..<(5 + below(20)) { script.steps.append(step()) }
    if chance(of: 10) { script.steps.insert(.start, at: below(script.steps.count)) }
    return script
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func chance(of percent: Int) -> Bool { below(100) < percent }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  private mutating func list<Value>(
    upTo count: Int, of element: (inout ScriptGenerator) -> Value
  ) -> [Value] {
    var values: [Value] = []
    for _ in 0..<below(count + 1) { values.append(element(&self)) }
    return values
  }

  private mutating func code() -> Int { below(codeCount) }
  private mutating func codes() -> [Int] { list(upTo: 3) { $0.code() } }
  private mutating func register() -> Register { pick([.a, .b]) }

  private mutating func change() -> Change {
    switch below(12) {
    case 0...2: .set(register(), below(4))
    case 3...6: .add(register(), 1 + below(3))
    case 7, 8: .bear(1)
    case 9: .bury
    default: .setOfChild(register(), below(4))
    }
  }

  private mutating func condition() -> Condition {
    switch below(4) {
    case 0: .always
    case 1: .equals(register(), below(4))
    default: .isSet(register())
    }
  }

  private mutating func feedback() -> FeedbackPlan {
    var effects = [effect()]
    if chance(of: 0) { effects.append(effect()) }
    return FeedbackPlan(
      trigger: trigger(), effects: effects, scope: chance(of: 25) ? .child : .root)
  }

  private mutating func trigger() -> Trigger {
    switch below(9) {
    case 0, 1: .request(register())
    case 2: .edge(condition())
    case 3: .first(register())
    case 4: .every(register())
    case 5: .level(condition())
    case 6: .raw(condition(), codes())
    default: .on(code())
    }
  }

  private mutating func effect() -> EffectPlan {
    switch below(7) {
    case 0, 1: .send(codes())
    case 2, 3: .callback(chance(of: 30) ? codes() : [])
    case 4: .work
    case 5: .after(1 + below(5), code())
    default: .every(1 + below(5), code())
    }
  }

  private mutating func step() -> Step {
    switch below(100) {
    case 0..<28: .send(code(), to: chance(of: 25) ? .child : .root)
    case 28..<34: .post(code())
    case 34..<50: .fire(below(8), code())
    case 50..<54: .postFrom(below(8), code())
    case 54..<66: .answer(below(4), code())
    case 66..<78: .advance(1 + below(6))
    case 78..<82: .observe
    case 82..<84: .endObservation(below(4))
    case 84..<85: .stop
    default: interruption()
    }
  }

  private mutating func interruption() -> Step {
    let place = pick([Place.observer, .registration, .cancellation, .raw, .reducer])
    guard place != .reducer else { return .next(.reducer, .send(code(), to: .root)) }
    switch below(10) {
    case 0...2: return .next(place, .send(code(), to: chance(of: 25) ? .child : .root))
    case 3: return .next(place, .post(code()))
    case 4...5: return .next(place, .fire(below(8), code()))
    case 6: return .next(place, .answer(below(4), code()))
    case 7: return .next(place, .observe)
    case 8: return .next(place, .endObservation(below(4)))
    default: return .next(place, .stop)
    }
  }
}
