package import TerminalModel

/// The keystrokes, in the lists of bindings added so far, that act at once, because they are not
/// the beginning of a longer sequence.
///
/// A sequence of a later list that begins with such keystrokes cannot be typed.
struct ActingKeys {
  private var acting: Set<Keystrokes> = []
  private var begun: Set<Keystrokes> = []

  /// Whether keystrokes of a later list can be typed.
  func leave(_ keystrokes: Keystrokes) -> Bool {
    acting.isEmpty || keystrokes.beginnings.allSatisfy { !acting.contains($0) }
  }

  /// Whether keystrokes begin longer ones of the lists.
  func begin(_ keystrokes: Keystrokes) -> Bool { begun.contains(keystrokes) }

  /// Adds the keystrokes of a list of bindings.
  ///
  /// Keystrokes that begin longer ones, of this list or an earlier one, do not act at once, but
  /// wait for the next key.
  mutating func add(_ list: [Keystrokes]) {
    for keystrokes in list { begun.formUnion(keystrokes.beginnings) }
    for keystrokes in list where !begun.contains(keystrokes) { acting.insert(keystrokes) }
  }
}

extension Keystrokes {
  /// The shorter keystrokes with which these begin; none for a single key.
  package var beginnings: [Keystrokes] {
    keys.indices.dropFirst().compactMap { Keystrokes(keys[..<$0]) }
  }
}
