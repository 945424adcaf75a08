/// A feedback that is attached to a part of the state, with its memory.
///
/// R21 and so on are the rules of `Conformance.md`.
struct ModelAttachment {
  /// The identity of the child or the item, or nil for the root.
  let part: Int?
  /// The part of the state that it got last (R21).
  var lastPart: Kid?
  /// The value of its request in that state.
  var last: Int?
  var lastKeyed: [ModelRequest] = []
  /// The run of a feedback that has a single run as long as it is attached.
  var longRun: Int?
}

/// A request under a key (R15).
struct ModelRequest: Equatable {
  let key: Int
  let value: Int
}

/// A part of the state to which a feedback is attached.
struct ModelPart {
  let id: Int?
  let cell: Cell
  let address: Address
  var kid: Kid? { id.map { Kid(id: $0, cell: cell) } }
}

extension LoopModel {
  /// Revokes a feedback's runs for each part of the state that no longer exists or no longer
  /// satisfies the feedback's condition (R22, R25), and deletes its memory of them.
  func withdrawLost(of feedback: Int) -> [ModelCommand] {
    let present = parts(of: feedback).map(\.id)
    let lost = attachments[feedback].filter { !present.contains($0.part) }
    attachments[feedback].removeAll { !present.contains($0.part) }
    return lost.flatMap { withdrawals(of: $0, feedback) }
  }

  /// Revokes the runs of an attachment, in the order of its requests if there are many (R15),
  /// otherwise in the order of the starts.
  private func withdrawals(of attachment: ModelAttachment, _ feedback: Int) -> [ModelCommand] {
    let keys = attachment.lastKeyed.isEmpty ? [nil] : attachment.lastKeyed.map(\.key)
    return keys.map { withdraw(feedback, part: attachment.part, key: $0) }
  }

  /// Detaches feedbacks: their runs are revoked in declaration order (R24, R25), and those of one
  /// feedback in the order of its children and requests (R15).
  func detachAll(which isDetached: (FeedbackPlan) -> Bool) -> [ModelCommand] {
    detachments += 1
    let pending = commands
    commands.removeAll { command in
      switch command {
      case .change(let feedback, _), .withdraw(let feedback, _):
        isDetached(script.feedbacks[feedback])
      default:
        false
      }
    }
    var decided: [ModelCommand] = []
    for feedback in script.feedbacks.indices where isDetached(script.feedbacks[feedback]) {
      for case .withdraw(feedback, let decide) in pending { decided += decide() }
      for attachment in attachments[feedback] {
        for case .withdraw(_, let decide) in withdrawals(of: attachment, feedback) {
          decided += decide()
        }
      }
      attachments[feedback] = []
    }
    dropHeldPlaces()
    return decided
  }

  /// Passes the state to one feedback, for each part to which it is attached (R21, R22).
  func tell(_ feedback: Int, cause: ScriptEvent?) -> [ModelCommand] {
    let parts = parts(of: feedback)
    defer {
      // The runs of children are revoked in the order of their last collection (R15).
      attachments[feedback] = parts.flatMap { part in
        attachments[feedback].filter { $0.part == part.id }
      }
    }
    return parts.flatMap { part in
      let isNew = !attachments[feedback].contains { $0.part == part.id }
      let place = attach(feedback, to: part)
      // R22: a feedback does not get the event that attaches it.
      let cause = isNew ? nil : cause.flatMap { localized($0, for: part) }
      let isTold =
        part.id == nil || cause != nil || attachments[feedback][place].lastPart != part.kid
      guard isTold else { return [ModelCommand]() }
      attachments[feedback][place].lastPart = part.kid
      return tell(feedback, at: place, part, cause: cause)
    }
  }

  /// The parts of the state to which the feedback is attached now.
  private func parts(of feedback: Int) -> [ModelPart] {
    let plan = script.feedbacks[feedback]
    let all =
      switch plan.scope {
      case .root: [ModelPart(id: nil, cell: world.cell, address: .root)]
      case .child:
        world.child.map { [ModelPart(id: $0.id, cell: $0.cell, address: .child)] } ?? []
      case .eachItem:
        firstOfEach(world.items).map { ModelPart(id: $0.id, cell: $0.cell, address: .item($0.id)) }
      }
    return all.filter { $0.cell.satisfies(plan.enabled) }
  }

  private func firstOfEach(_ items: [Kid]) -> [Kid] {
    items.indices.filter { index in
      items.firstIndex { $0.id == items[index].id } == index
    }.map { items[$0] }
  }

  /// Children have no items.
  private func items(of part: ModelPart) -> [Kid] { part.id == nil ? world.items : [] }

  private func attach(_ feedback: Int, to part: ModelPart) -> Int {
    if let place = attachments[feedback].firstIndex(where: { $0.part == part.id }) { return place }
    attachments[feedback].append(ModelAttachment(part: part.id))
    return attachments[feedback].count - 1
  }

  /// The event with the part as its root, or nil if it is not an event of the part.
  private func localized(_ event: ScriptEvent, for part: ModelPart) -> ScriptEvent? {
    guard part.id != nil else { return event }
    guard event.address == part.address else { return nil }
    var event = event
    event.address = .root
    return event
  }

  private func tell(
    _ feedback: Int, at place: Int, _ part: ModelPart, cause: ScriptEvent?
  ) -> [ModelCommand] {
    let cell = part.cell
    let last = attachments[feedback][place].last
    func start(_ value: Int, fuel: Int? = nil) -> [ModelCommand] {
      [.change(of: feedback) { self.start(feedback, part, key: nil, value, fuel: fuel) }]
    }
    func remember(_ value: Int?) -> [ModelCommand] {
      attachments[feedback][place].last = value
      // The end of a request revokes its runs (R14), also the waiting ones (R17).
      guard value == nil, last != nil else { return [] }
      return [withdraw(feedback, part: part.id, key: nil)]
    }
    let plan = script.feedbacks[feedback]
    switch plan.trigger {
    case .request(let register):
      let next = cell[register] == 0 ? nil : cell[register]
      let withdrawn = remember(next)
      guard let next, next != last else { return withdrawn }  // R13, R14
      return start(next)
    case .edge(let condition):
      let next = cell.satisfies(condition) ? cell.a : nil
      let withdrawn = remember(next)
      guard let next, last == nil else { return withdrawn }
      return start(next, fuel: cell.fuel)
    case .first(let register):
      let next = cell[register] == 0 ? nil : cell[register]
      let withdrawn = remember(next)
      guard let next, last == nil else { return withdrawn }
      return start(next, fuel: cell.fuel)
    case .every(let register):
      let next = cell[register] == 0 ? nil : cell[register]
      let withdrawn = remember(next)
      guard let next else { return withdrawn }
      return start(next, fuel: cell.fuel)
    case .level(let condition):
      let next = cell.satisfies(condition) ? cell.a : nil
      let withdrawn = remember(next)
      guard let next else { return withdrawn }
      return start(next, fuel: cell.fuel)
    case .on(let code):
      // R16: other events start nothing, and each of several equal ones starts an effect.
      guard let cause, cause.code == code, cause.address == .root else { return [] }
      return start(code, fuel: cell.fuel)
    case .raw, .source, .shows:
      return tellLongRun(feedback, at: place, part, cause: cause)
    case .eachValue:
      return tellKeyed(
        feedback, at: place, part,
        items(of: part).map(\.cell.a).filter { $0 != 0 }.map { ModelRequest(key: $0, value: $0) })
    case .eachItem, .eachUpdating:
      return tellKeyed(
        feedback, at: place, part,
        items(of: part).map { ModelRequest(key: $0.id, value: $0.cell.a) })
    }
  }

  /// R19, R20: connects when it is attached, and gets every state.
  private func tellLongRun(
    _ feedback: Int, at place: Int, _ part: ModelPart, cause: ScriptEvent?
  ) -> [ModelCommand] {
    let isNew = attachments[feedback][place].longRun == nil
    let run =
      attachments[feedback][place].longRun
      ?? addRun(feedback, part, key: nil, value: 0, effect: nil)
    if isNew { runs[run].phase = .wanted }
    attachments[feedback][place].longRun = run
    func begin(_ commands: [ModelCommand]) -> [ModelCommand] {
      guard isNew else { return [] }
      return [
        .change(of: feedback) { [self] in
          guard runs[run].isCurrent else { return [] }
          runs[run].phase = .working
          activity?.append("+\(runs[run].description)")
          return commands
        }
      ]
    }
    return switch script.feedbacks[feedback].trigger {
    case .shows(let register, let onlyChanges):
      begin([]) + show(part.cell[register], run, feedback, at: place, onlyChanges: onlyChanges)
    case .source: begin([.connect(run)])
    default:
      begin([.connect(run)]) + [.change(of: feedback) { [.tellRaw(run, part.cell, cause)] }]
    }
  }

  private func show(
    _ value: Int, _ run: Int, _ feedback: Int, at place: Int, onlyChanges: Bool
  ) -> [ModelCommand] {
    let last = attachments[feedback][place].last
    attachments[feedback][place].last = value
    return onlyChanges && last == value ? [] : [.change(of: feedback) { [.show(run, value)] }]
  }

  /// Revokes all current runs of a request: working, waiting (R17) and finished ones.
  func withdraw(_ feedback: Int, part: Int?, key: Int?) -> ModelCommand {
    .withdraw(of: feedback) { [self] in
      revoke(currentRuns(of: feedback, part: part, key: key))
    }
  }
}
