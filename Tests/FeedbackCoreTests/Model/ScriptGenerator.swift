import RandomNumbers

/// Makes random scripts, the same one for the same seed.
struct ScriptGenerator {
  private var random: SplitMix
  private var codeCount = 1
  /// How many percent of the effects answer at once: where many do, they compete for the queue.
  private var haste = 0
  /// What the script is about: much of what it says is about that.
  private var theme = Scope.root

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  mutating func script() -> Script {
    codeCount = 1 + below(5)
    haste = pick([10, 30, 80])
    theme = pick([.root, .root, .child, .eachItem])
    var script = Script()
    for _ in 0..<codeCount { script.rules.append([change()] + list(upTo: 3) { $0.change() }) }
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
    switch chance(of: 60) ? theme : pick([.root, .child, .eachItem]) {
    case .root: chance(of: 35) ? .set(register(), below(4)) : .add(register(), 1 + below(3))
    case .child:
      pick([.bear(1 + below(2)), .bear(1 + below(2)), .bury, .setOfChild(register(), below(4))])
    case .eachItem:
      switch below(9) {
      case 0...2: .insert(1 + below(3), isFirst: chance(of: 50))
      case 3: .remove(1 + below(3))
      case 4...6: .setOfItem(1 + below(3), register(), below(4))
      case 7: .clear
      default: .reverseItems
      }
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
    if chance(of: 30) { effects.append(effect()) }
    let isKeyed = theme == .eachItem && chance(of: 50)
    return FeedbackPlan(
      trigger: isKeyed ? keyedTrigger() : trigger(),
      policy: chance(of: 50) ? .usual : policy(), effects: effects,
      scope: isKeyed || chance(of: 60) ? .root : pick([theme, .child, .eachItem]),
      enabled: chance(of: 20) ? condition() : .always)
  }

  private mutating func policy() -> Policy {
    pick([.latest, .merge, .mergeAtMost(1 + below(2)), .queue, .ignoreWhileRunning])
  }

  private mutating func address() -> Address {
    chance(of: 70) ? .root : pick([.child, .item(1 + below(3))])
  }

  private mutating func keyedTrigger() -> Trigger {
    pick([.eachValue, .eachItem, .eachUpdating])
  }

  private mutating func trigger() -> Trigger {
    switch below(14) {
    case 0, 1: .request(register())
    case 2: .edge(condition())
    case 3: .first(register())
    case 4: .every(register())
    case 5: .level(condition())
    case 6: .raw(condition(), codes())
    case 7: .shows(register(), onlyChanges: chance(of: 50))
    case 8: .source
    case 9: keyedTrigger()
    default: .on(code())
    }
  }

  private mutating func effect() -> EffectPlan {
    if chance(of: haste) { return .send(codes()) }
    return switch below(5) {
    case 0, 1: .callback(chance(of: 30) ? codes() : [])
    case 2: pick([.work, .work, .talk])
    case 3: .after(1 + below(5), code())
    default: .every(1 + below(5), code())
    }
  }

  private mutating func step() -> Step {
    switch below(100) {
    case 0..<25: .send(code(), to: address())
    case 25..<30: .sendGated(code())
    case 30..<34: .post(code())
    case 34..<50: .fire(below(8), code())
    case 50..<54: .postFrom(below(8), code())
    case 54..<56: .fail(below(4))
    case 56..<61: .answer(below(4), codes())
    case 61..<66: .work(below(4), codes())
    case 66..<78: .advance(1 + below(6))
    case 78..<82: .observe
    case 82..<84: .endObservation(below(4))
    case 84..<85: .stop
    case 85..<87: .pause
    case 87..<90: .resume
    default: interruption()
    }
  }

  private mutating func interruption() -> Step {
    let place = pick([Place.observer, .registration, .cancellation, .raw, .reducer, .gate])
    guard !place.isPure else {
      return .next(place, chance(of: 60) ? .send(code(), to: .root) : .stop)
    }
    switch below(14) {
    case 0...2: return .next(place, .send(code(), to: address()))
    case 3: return .next(place, .post(code()))
    case 4...5: return .next(place, .fire(below(8), code()))
    case 6: return .next(place, .answer(below(4), codes()))
    case 7: return .next(place, .observe)
    case 8: return .next(place, .endObservation(below(4)))
    case 9: return .next(place, .pause)
    case 10: return .next(place, .resume)
    case 11: return .next(place, pick([.sendGated(code()), .fail(below(4))]))
    case 12: return .next(place, .work(below(4), codes()))
    default: return .next(place, .stop)
    }
  }
}
