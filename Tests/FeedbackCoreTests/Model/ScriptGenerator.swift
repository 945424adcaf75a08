import RandomNumbers

/// Generates random scripts.
///
/// With the same seed, the n-th script is always the same.
///
/// A script uses only a few kinds of feedbacks, effects and steps, so that their combinations are
/// frequent.
struct ScriptGenerator {
  private var random: SplitMix
  private var codeCount = 1
  /// The part of the state to which most changes and many feedbacks apply.
  private var theme = Scope.root
  private var triggers: [TriggerKind] = []
  private var effects: [EffectKind] = []
  private var policies: [Policy] = []
  private var steps: [StepKind] = []
  private var places: [Place] = []

  fileprivate enum TriggerKind: CaseIterable {
    case request, edge, first, every, level, event, raw, showing, source, keyed
  }

  fileprivate enum EffectKind: CaseIterable {
    case answer, callback, talkativeCallback, work, talk, conclude, sendThenWork, after, every
  }

  fileprivate enum StepKind: CaseIterable {
    case send, sendToPart, sendGated, post, fire, postFrom, answer, work, begin, reply, finish, fail
    case advance, observe, endObservation, pause, resume, stop, interruption
  }

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  mutating func script() -> Script {
    chooseKinds()
    var script = Script()
    for _ in 0..<codeCount { script.rules.append([change()] + list(upTo: 4) { $0.change() }) }
    for _ in 0..<(1 + below(4)) { script.feedbacks.append(feedback()) }
    if chance(of: 50) { script.steps.append(.trace) }
    // Most loops start at once, but steps before the start are tested as well.
    if !chance(of: 10) { script.steps.append(.start) }
    for _ in 0..<(5 + below(20)) { script.steps.append(step()) }
    if chance(of: 10) { script.steps.insert(.start, at: below(script.steps.count)) }
    return script
  }

  private mutating func chooseKinds() {
    codeCount = 1 + below(4)
    theme = pick([.root, .child, .eachItem])
    triggers = some(1 + below(3), of: TriggerKind.allCases)
    if theme == .eachItem { triggers += [.keyed, .keyed] }
    effects = some(1 + below(3), of: EffectKind.allCases)
    policies = some(
      2, of: [.usual, .latest, .merge, .mergeAtMost(1 + below(2)), .queue, .ignoreWhileRunning])
    steps = [.send, .send, .interruption] + some(2 + below(5), of: StepKind.allCases)
    // Without answers, effects that never end would fill the script.
    if effects.contains(where: \.isWork) { steps += some(2, of: [.answer, .work, .begin, .reply]) }
    if steps.contains(.begin) { steps.append(.reply) }
    if steps.contains(.pause) { steps.append(.resume) }
    places = some(
      1 + below(2), of: [.observer, .registration, .cancellation, .raw, .reducer, .gate])
    if theme == .eachItem, chance(of: 50) { places = [.cancellation] }
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func chance(of percent: Int) -> Bool { below(100) < percent }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  private mutating func some<Value>(_ count: Int, of values: [Value]) -> [Value] {
    Array(values.shuffled(using: &random).prefix(count))
  }

  private mutating func list<Value>(
    upTo count: Int, of element: (inout ScriptGenerator) -> Value
  ) -> [Value] {
    var values: [Value] = []
    for _ in 0..<below(count + 1) { values.append(element(&self)) }
    return values
  }

  private mutating func code() -> Int { below(codeCount) }
  private mutating func codes() -> [Int] { list(upTo: 3) { $0.code() } }
  private mutating func someCodes() -> [Int] { [code()] + list(upTo: 2) { $0.code() } }
  private mutating func register() -> Register { pick([.a, .a, .b]) }

  private mutating func change() -> Change {
    switch chance(of: 70) ? theme : pick([.root, .child, .eachItem]) {
    case .root: chance(of: 35) ? .set(register(), below(4)) : .add(register(), 1 + below(3))
    case .child:
      pick([
        .setChild(1 + below(2)), .setChild(1 + below(2)), .removeChild,
        .setOfChild(register(), below(4)),
      ])
    case .eachItem:
      switch below(14) {
      case 0...2: .insert(1 + below(3), isFirst: chance(of: 50))
      case 3...4: .fill
      case 5...6: .remove(1 + below(3))
      case 7...8: .setOfItem(1 + below(3), register(), below(4))
      case 9...11: .addToItems(register(), 1 + below(3))
      case 12: .clear
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
    let kind = pick(triggers)
    return FeedbackPlan(
      trigger: trigger(kind), policy: chance(of: 50) ? .usual : pick(policies),
      effects: [effect()] + (chance(of: 30) ? [effect()] : []),
      scope: kind == .keyed || chance(of: 60) ? .root : pick([theme, .child, .eachItem]),
      enabled: chance(of: 20) ? condition() : .always)
  }

  private mutating func trigger(_ kind: TriggerKind) -> Trigger {
    switch kind {
    case .request: .request(register())
    case .edge: .edge(condition())
    case .first: .first(register())
    case .every: .every(register())
    case .level: .level(condition())
    case .event: .on(code())
    case .raw: .raw(condition(), codes())
    case .showing: .shows(register(), onlyChanges: chance(of: 50))
    case .source: .source
    case .keyed: pick([.eachValue, .eachItem, .eachItem, .eachUpdating])
    }
  }

  private mutating func effect() -> EffectPlan {
    switch pick(effects) {
    case .answer: .send(codes())
    case .callback: .callback([])
    case .talkativeCallback: .callback(someCodes())
    case .work: .work
    case .talk: .talk
    case .conclude: .conclude
    case .sendThenWork: .sendThenWork(someCodes())
    case .after: .after(1 + below(5), code())
    case .every: .every(1 + below(5), code())
    }
  }

  private mutating func step() -> Step {
    let kind = pick(steps)
    guard kind != .interruption else {
      let place = pick(places)
      return .next(place, interruption(at: place))
    }
    let step = step(kind)
    return kind.isOfAnotherThread && chance(of: 30) ? .unseen(step) : step
  }

  private mutating func step(_ kind: StepKind) -> Step {
    switch kind {
    case .send, .interruption: .send(code(), to: .root)
    case .sendToPart: .send(code(), to: pick([.child, .item(1 + below(3))]))
    case .sendGated: .sendGated(code())
    case .post: .post(code())
    case .fire: .fire(below(8), code())
    case .postFrom: .postFrom(below(8), code())
    case .answer: .answer(below(4), codes())
    case .work: .work(below(4), codes())
    case .begin: .begin(below(4))
    case .reply: .reply(below(4), codes())
    case .finish: .finish(below(8), codes())
    case .fail: .fail(below(4))
    case .advance: .advance(1 + below(6))
    case .observe: .observe
    case .endObservation: .endObservation(below(4))
    case .pause: .pause
    case .resume: .resume
    // Rare, because most steps after a stop have no effect.
    case .stop: chance(of: 20) ? .stop : .send(code(), to: .root)
    }
  }

  /// A step inside a callback.
  private mutating func interruption(at place: Place) -> Step {
    guard !place.isPure else {
      return chance(of: 60) ? .send(code(), to: .root) : .stop
    }
    switch below(8) {
    case 0: return .pause
    case 1: return .stop
    case 2: return .resume
    case 3: return step(pick([.fire, .finish]))
    default:
      let kind = pick(steps)
      return kind == .advance ? .pause : step(kind)
    }
  }
}

extension ScriptGenerator.EffectKind {
  fileprivate var isWork: Bool {
    switch self {
    case .work, .talk, .conclude, .sendThenWork: true
    case .answer, .callback, .talkativeCallback, .after, .every: false
    }
  }
}

extension ScriptGenerator.StepKind {
  fileprivate var isOfAnotherThread: Bool {
    switch self {
    case .work, .begin, .reply, .finish: true
    case .send, .sendToPart, .sendGated, .post, .fire, .postFrom, .answer, .fail, .advance,
      .observe, .endObservation, .pause, .resume, .stop, .interruption:
      false
    }
  }
}
