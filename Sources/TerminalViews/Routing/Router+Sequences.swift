import TerminalModel

/// Sequences of keys, such as `g g`, and counts, such as the 3 of `3 j`: a key continues, completes
/// or drops the pending ones.
extension Router {
  /// The response of the key bindings to a key, or nil if none takes it.
  ///
  /// The layers of bindings around the focus come first, then the other active ones. The first
  /// layer in which the key has a meaning decides. If the key begins or continues a sequence there,
  /// later layers can still have an action for the keys typed so far, which is carried out if no
  /// further key of the sequence follows.
  func response(ofBindingsTo key: Key, after pending: PendingKeys) -> Response? {
    var isBeginning = false
    let first = pending.keys.first ?? key
    for layer in routes.keyLayers(withFocusAt: interface.focus, reachedBy: first) {
      switch layer.match(key, after: pending) {
      case .action(let action) where !hasEffect(action): continue
      case .action(let action):
        guard isBeginning else { return response(of: action) }
        return waiting(after: pending.adding(key, isAmbiguous: true))
      case .pending(let action):
        if action != nil { return waiting(after: pending.adding(key, isAmbiguous: true)) }
        isBeginning = true
      case .count(let count):
        guard !isBeginning else { continue }
        var counted = pending
        counted.count = count
        return waiting(after: counted)
      case .none: continue
      }
    }
    return isBeginning ? waiting(after: pending.adding(key, isAmbiguous: false)) : nil
  }

  /// The response to a key while others are pending.
  ///
  /// Escape drops them. A key that does not continue them drops them, too, after their own action
  /// if they have one (`g`, if `g` and `g g` are bound), and is handled as if it were typed alone.
  func respond(to key: Key, after pending: PendingKeys) -> Response {
    if pending.isExpired { return resolving(pending) }
    if key == .escape { return waiting(after: PendingKeys()) }
    if let response = response(ofBindingsTo: key, after: pending) { return response }
    return endingPendingKeys { $0.respond(to: key) }
  }

  /// The response to an input that does not continue the pending keys, if there are any.
  ///
  /// The input drops the pending keys after their own action, if they have one. That action may
  /// change the scene, so that the input is then read again.
  func endingPendingKeys(_ respond: (Router) -> Response) -> Response {
    guard interface.hasPendingKeys else { return respond(self) }
    var first = resolving(interface.pendingKeys)
    guard first.events.isEmpty, !first.quits else {
      first.isRepeated = !first.quits
      return first
    }
    var router = self
    router.interface = first.interface
    var response = respond(router)
    response.copied = response.copied ?? first.copied
    return response
  }

  /// The response to pending keys that no other key continues: their own action, if they have one.
  private func resolving(_ pending: PendingKeys) -> Response {
    guard let first = pending.keys.first, let last = pending.keys.last else {
      return waiting(after: PendingKeys())
    }
    for layer in routes.keyLayers(withFocusAt: interface.focus, reachedBy: first) {
      switch layer.match(last, after: pending.withoutLast) {
      case .action(let action) where !hasEffect(action): continue
      case .action(let action), .pending(.some(let action)): return response(of: action)
      case .none, .count, .pending(nil): continue
      }
    }
    return waiting(after: PendingKeys())
  }

  private func waiting(after pending: PendingKeys) -> Response {
    var next = interface
    next.pendingKeys = pending
    return Response(interface: next)
  }

  private func response(of action: KeyBinding<Any>.Action) -> Response {
    var next = interface
    if interface.hasPendingKeys { next.pendingKeys = PendingKeys() }
    switch action {
    case .sends(let event): return Response(events: [event], interface: next)
    case .quits: return Response(interface: next, quits: true)
    case .copiesSelection: return Response(interface: next, copied: selectedText)
    case .submitsForm:
      var router = self
      router.interface = next
      let form = routes.formIndex(withFocusAt: next.focus)
      return form.flatMap { router.respond(to: .key(.enter), at: $0) } ?? Response(interface: next)
    }
  }

  /// Whether an action has an effect now.
  private func hasEffect(_ action: KeyBinding<Any>.Action) -> Bool {
    switch action {
    case .sends, .quits: true
    case .copiesSelection: interface.hasSelection
    case .submitsForm: routes.formIndex(withFocusAt: interface.focus) != nil
    }
  }
}
