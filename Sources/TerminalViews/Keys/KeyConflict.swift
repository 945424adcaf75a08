public import TerminalModel

/// Keys of bindings on one screen that cannot be typed, or that another binding takes.
public enum KeyConflict: Hashable, Sendable {
  /// Earlier bindings of the same component have all keys of a command.
  case unreachable(KeyCommand)
  /// Two components side by side bind the same keys, or one of them binds keys that begin a
  /// sequence of the other. The first gets them unless the focus is in the second.
  case shared(Keystrokes, KeyCommand, KeyCommand)
  /// Keys of the first command begin with a digit that is a count for the second one, a counted
  /// binding of another component.
  case counted(Keystrokes, KeyCommand, for: KeyCommand)
  /// The first keys of a command, which a help bar shows, contain a key that terminals send only in
  /// an extended keyboard mode (``Key/ctrl(_:)``).
  case unsent(Key, KeyCommand)
}

extension KeyConflict: CustomStringConvertible {
  /// The conflict in a sentence.
  public var description: String {
    switch self {
    case .unreachable(let command):
      "\(command.reference) is unreachable: earlier bindings of its component have all its keys."
    case .shared(let keys, let first, let second):
      "\(first.reference) and \(second.reference) of another component share the keys \(keys.name)."
    case .counted(let keys, let command, let counted):
      "The keys \(keys.name) of \(command.reference) begin a count for \(counted.reference) "
        + "of another component."
    case .unsent(let key, let command):
      "\(command.reference) has the key \(key.name), for which terminals send "
        + "\(key.sent.name) unless they are in an extended keyboard mode."
    }
  }
}

extension KeyCommand {
  /// The title, or the keys of an untitled command.
  fileprivate var reference: String {
    "\"\(title.isEmpty ? keys.map(\.name).joined(separator: ", ") : title)\""
  }
}

extension KeyConflict {
  /// The conflicts among active key layers; a layer is the key bindings of one view (``KeyLayer``).
  ///
  /// - Parameters:
  ///   - root: The views of a scene.
  ///   - active: The indices of the active layers among ``Routes/keyLayers``.
  package static func conflicts(in root: Box, active: [Int]) -> [KeyConflict] {
    var layers: [Layer] = []
    collect(root, inside: [], into: &layers)
    let shown = layers.filter { active.contains($0.index) }
    var conflicts = shown.flatMap { $0.unreachable + $0.unsent }
    for (index, layer) in shown.enumerated() {
      for other in shown[(index + 1)...] where !other.outer.contains(layer.index) {
        conflicts += layer.shared(with: other)
      }
      for other in shown where other.index != layer.index && !other.outer.contains(layer.index) {
        conflicts += layer.counted(from: other)
      }
    }
    return conflicts
  }

  /// The commands of a key layer, and the indices of the layers around it.
  private struct Layer {
    let index: Int
    let outer: Set<Int>
    let commands: [KeyCommand]
    /// The first command that takes a count, or nil if there is none.
    let counted: KeyCommand?

    var unreachable: [KeyConflict] {
      var taken: Set<Keystrokes> = []
      var isTyping = false
      return commands.compactMap { command in
        let isHidden =
          command.takesCharacters
          ? isTyping : !command.keys.isEmpty && taken.isSuperset(of: command.keys)
        defer {
          taken.formUnion(command.keys)
          isTyping = isTyping || command.takesCharacters
        }
        return isHidden ? .unreachable(command) : nil
      }
    }

    /// The commands whose first keys contain a key that needs an extended keyboard mode.
    var unsent: [KeyConflict] {
      commands.compactMap { command in
        let key = command.keys.first?.keys.first { $0.sent != $0 }
        return key.map { .unsent($0, command) }
      }
    }

    /// The keys of another layer that begin with a digit, for which this layer has no keys except
    /// the count.
    func counted(from other: Layer) -> [KeyConflict] {
      guard let counted else { return [] }
      let own = Set(commands.flatMap(\.keys).map { $0.keys[0] })
      let digits = Set(PendingKeys().digits.map { $0.keys[0] }).subtracting(own)
      return other.commands.flatMap { command in
        command.keys.filter { digits.contains($0.keys[0]) }
          .map { .counted($0, command, for: counted) }
      }
    }

    func shared(with other: Layer) -> [KeyConflict] {
      commands.flatMap { command in
        command.keys.compactMap { keys in
          for rival in other.commands {
            for keystrokes in rival.keys {
              guard let both = shared(keys, with: keystrokes, of: other) else { continue }
              return .shared(both, command, rival)
            }
          }
          return nil
        }
      }
    }

    /// The keystrokes for which two bindings compete; nil if both can be typed.
    ///
    /// Bindings compete if their keystrokes are the same, or if those of one begin those of the
    /// other and act at once, because no sequence of their own layer begins with them.
    private func shared(
      _ own: Keystrokes, with theirs: Keystrokes, of other: Layer
    ) -> Keystrokes? {
      if own == theirs { return own }
      if theirs.beginnings.contains(own), !hasSequence(beginningWith: own) { return own }
      if own.beginnings.contains(theirs), !other.hasSequence(beginningWith: theirs) {
        return theirs
      }
      return nil
    }

    private func hasSequence(beginningWith keys: Keystrokes) -> Bool {
      commands.contains { $0.keys.contains { $0.beginnings.contains(keys) } }
    }
  }

  /// Collects the layers in the order of ``Routes/keyLayers``: outer before inner.
  private static func collect(_ box: Box, inside outer: Set<Int>, into layers: inout [Layer]) {
    var outer = outer
    switch box.content {
    case .keys(let layer):
      let index = layers.count
      let hints = layer.hints().filter { $0.handler == .binding || $0.handler == .counted }
      layers.append(
        Layer(
          index: index, outer: outer, commands: hints.map(\.command),
          counted: hints.first { $0.handler == .counted }?.command))
      outer.insert(index)
    case .disabled: return
    case .nothing, .text, .canvas, .control, .style, .joinedBorders, .look, .backdrop, .focusID,
      .focusScope, .unfocusable, .tooltip, .mouseReporting, .selectable, .rows, .modal,
      .anchor, .overlay:
      break
    }
    for child in box.children where child.takesInput {
      collect(child, inside: outer, into: &layers)
    }
  }
}
