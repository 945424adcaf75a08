/// Reduces a failing script to a small one that still fails.
struct ScriptShrinker {
  let fails: (Script) -> Bool

  /// Replaces the script with the first simpler one that fails, until none fails.
  func shrink(_ script: Script) -> Script {
    var smallest = script
    while let simpler = simplerScripts(smallest).first(where: fails) { smallest = simpler }
    return smallest
  }

  /// Simpler scripts: first those with fewer or simpler steps, then with fewer or simpler
  /// feedbacks, then with fewer or simpler changes in a rule.
  private func simplerScripts(_ script: Script) -> some Sequence<Script> {
    shorter(script, \.steps) + each(script, \.steps, simplerSteps)
      + shorter(script, \.feedbacks) + each(script, \.feedbacks, simplerFeedbacks)
      + each(script, \.rules) { rule in shorter(rule, \.self) + each(rule, \.self, simplerChanges) }
  }

  /// Copies of the value, each without a part of the list: all of it, a half, …, a single element.
  private func shorter<Root, Element>(
    _ root: Root, _ path: WritableKeyPath<Root, [Element]>
  ) -> [Root] {
    let count = root[keyPath: path].count
    var results: [Root] = []
    var size = count
    while size > 0 {
      for start in stride(from: 0, to: count, by: size) {
        var shorter = root
        shorter[keyPath: path].removeSubrange(start..<min(start + size, count))
        results.append(shorter)
      }
      size /= 2
    }
    return results
  }

  /// Copies of the value, each with one element of the list replaced by a simpler one.
  private func each<Root, Element>(
    _ root: Root, _ path: WritableKeyPath<Root, [Element]>, _ simpler: (Element) -> [Element]
  ) -> [Root] {
    root[keyPath: path].indices.flatMap { index in
      simpler(root[keyPath: path][index]).map { element in
        var simpler = root
        simpler[keyPath: path][index] = element
        return simpler
      }
    }
  }

  private func simplerSteps(_ step: Step) -> [Step] {
    switch step {
    case .send(let code, let address):
      (address == .root ? [] : [.send(code, to: .root)])
        + smaller(code).map { .send($0, to: address) }
    case .sendGated(let code):
      [.send(code, to: .root)] + smaller(code).map { .sendGated($0) }
    case .post(let code): [.send(code, to: .root)] + smaller(code).map { .post($0) }
    case .fire(let run, let code):
      smaller(run).map { .fire($0, code) } + smaller(code).map { .fire(run, $0) }
    case .postFrom(let run, let code): [.fire(run, code)]
    case .answer(let run, let codes):
      smaller(run).map { .answer($0, codes) } + shorter(codes, \.self).map { .answer(run, $0) }
        + each(codes, \.self, smaller).map { .answer(run, $0) }
    case .work(let run, let codes):
      [.answer(run, codes)] + smaller(run).map { .work($0, codes) }
        + shorter(codes, \.self).map { .work(run, $0) }
        + each(codes, \.self, smaller).map { .work(run, $0) }
    case .begin(let run): smaller(run).map { .begin($0) }
    case .reply(let run, let codes):
      smaller(run).map { .reply($0, codes) } + shorter(codes, \.self).map { .reply(run, $0) }
        + each(codes, \.self, smaller).map { .reply(run, $0) }
    case .finish(let run, let codes):
      smaller(run).map { .finish($0, codes) } + shorter(codes, \.self).map { .finish(run, $0) }
        + each(codes, \.self, smaller).map { .finish(run, $0) }
    case .unseen(let step): [step] + simplerSteps(step).map { .unseen($0) }
    case .fail(let run): [.answer(run, [])] + smaller(run).map { .fail($0) }
    case .advance(let time): time > 1 ? [.advance(1), .advance(time - 1)] : []
    case .endObservation(let number): smaller(number).map { .endObservation($0) }
    case .next(let place, let step):
      [step] + simplerSteps(step).map { .next(place, $0) }
    case .start, .observe, .trace, .stop, .pause, .resume: []
    }
  }

  private func simplerFeedbacks(_ plan: FeedbackPlan) -> [FeedbackPlan] {
    var results = shorter(plan, \.effects).filter { !$0.effects.isEmpty }
    func add(_ change: (inout FeedbackPlan) -> Void) {
      var simpler = plan
      change(&simpler)
      if simpler != plan { results.append(simpler) }
    }
    add { $0.scope = .root }
    add { $0.enabled = .always }
    add { $0.policy = .usual }
    for trigger in simplerTriggers(plan.trigger) { add { $0.trigger = trigger } }
    return results + each(plan, \.effects, simplerEffects)
  }

  private func simplerTriggers(_ trigger: Trigger) -> [Trigger] {
    switch trigger {
    case .raw(let condition, let codes):
      shorter(codes, \.self).map { .raw(condition, $0) }
        + (condition == .always ? [] : [.raw(.always, codes)])
    case .edge(let condition): condition == .always ? [] : [.edge(.always)]
    case .level(let condition): condition == .always ? [] : [.level(.always)]
    case .on(let code): smaller(code).map { .on($0) }
    case .shows(let register, let onlyChanges):
      onlyChanges ? [.shows(register, onlyChanges: false)] : []
    case .source: [.raw(.always, [])]
    case .request, .first, .every, .eachValue, .eachItem, .eachUpdating: []
    }
  }

  private func simplerEffects(_ effect: EffectPlan) -> [EffectPlan] {
    switch effect {
    case .send(let codes):
      shorter(codes, \.self).map { .send($0) } + each(codes, \.self, smaller).map { .send($0) }
    case .callback(let codes):
      shorter(codes, \.self).map { .callback($0) }
        + each(codes, \.self, smaller).map { .callback($0) }
    case .work: []
    case .talk: [.work]
    case .conclude: [.talk]
    case .sendThenWork(let codes):
      [.work] + shorter(codes, \.self).map { .sendThenWork($0) }
        + each(codes, \.self, smaller).map { .sendThenWork($0) }
    case .after(let time, let code):
      smaller(time).filter { $0 > 0 }.map { .after($0, code) }
        + smaller(code).map { .after(time, $0) }
    case .every(let time, let code):
      [.after(time, code)] + smaller(time).filter { $0 > 0 }.map { .every($0, code) }
        + smaller(code).map { .every(time, $0) }
    }
  }

  private func simplerChanges(_ change: Change) -> [Change] {
    switch change {
    case .set(let register, let value): smaller(value).map { .set(register, $0) }
    case .add(let register, let value): smaller(value).map { .add(register, $0) }
    case .setOfChild(let register, let value): smaller(value).map { .setOfChild(register, $0) }
    case .setOfItem(let id, let register, let value):
      smaller(value).map { .setOfItem(id, register, $0) }
    case .addToItems(let register, let value): smaller(value).map { .addToItems(register, $0) }
    case .fill: [.insert(1, isFirst: false)]
    case .setChild, .removeChild, .insert, .remove, .reverseItems, .clear: []
    }
  }

  private func smaller(_ number: Int) -> [Int] {
    number > 1 ? [0, number - 1] : number == 1 ? [0] : []
  }
}
