/// The state of a script's application.
struct World: Equatable, Sendable {
  var cell = Cell()
  var child: Kid?
  var items: [Kid] = []
  /// The event that led to this state.
  var cause: ScriptEvent?
}

/// Two numbers from 0 to 3, and the fuel.
///
/// Fuel makes every script end. An event that a step sends refills the fuel of each cell that
/// reduces it; any other event uses one unit of it. Without fuel the reducer of the cell makes no
/// change for such an event, and feedbacks that answer every state or event send nothing.
struct Cell: Equatable, Sendable {
  static let fullTank = 3

  var a = 0
  var b = 0
  var fuel = Cell.fullTank

  subscript(_ register: Register) -> Int {
    get { register == .a ? a : b }
    set {
      let value = ((newValue % 4) + 4) % 4
      if register == .a { a = value } else { b = value }
    }
  }

  func satisfies(_ condition: Condition) -> Bool {
    switch condition {
    case .isSet(let register): self[register] != 0
    case .equals(let register, let value): self[register] == value
    case .always: true
    }
  }

  /// Uses a unit of fuel for an event, or refills the fuel.
  ///
  /// - Returns: false if the event needed a unit of fuel and there was none.
  mutating func burn(for event: ScriptEvent) -> Bool {
    if event.refuels {
      fuel = Cell.fullTank
      return true
    }
    guard fuel > 0 else { return false }
    fuel -= 1
    return true
  }

  /// The reducer of the child and of each item.
  mutating func reduce(_ event: ScriptEvent, by rules: [[Change]]) {
    guard burn(for: event) else { return }
    for change in rules[event.code % rules.count] {
      switch change {
      case .set(let register, let value): self[register] = value
      case .add(let register, let value): self[register] += value
      case .setChild, .removeChild, .setOfChild, .insert, .fill, .remove, .setOfItem, .addToItems,
        .reverseItems, .clear:
        break
      }
    }
  }
}

/// The child or an item of the world.
struct Kid: Identifiable, Equatable, Sendable {
  let id: Int
  var cell = Cell()
}

/// An event, with its sender.
struct ScriptEvent: Equatable, Sendable {
  var code: Int
  /// The feedback of the run that sent it and the value of the run's request, which is 0 if there
  /// is none, such as "f0 2"; or "outside", also for the events of bodies and answers of steps.
  var sender: String
  /// Whether a step of the script sent it, by itself or through a run.
  var refuels: Bool
  var address = Address.root
}

extension ScriptEvent {
  static func outside(_ code: Int, to address: Address = .root) -> ScriptEvent {
    ScriptEvent(code: code, sender: "outside", refuels: true, address: address)
  }
}

extension World {
  /// The event for a value that ``Step/sendGated(_:)`` sends; nil, which rejects the value, if the
  /// first number is zero (rule R18 of `Conformance.md`).
  func gated(_ code: Int) -> ScriptEvent? {
    cell.a == 0 ? nil : .outside(code + cell.a)
  }

  /// The reducer of the parent, for its own events and those of its parts.
  mutating func reduce(_ event: ScriptEvent, by rules: [[Change]]) {
    cause = event
    guard cell.burn(for: event) else { return }
    for change in rules[event.code % rules.count] { make(change) }
  }

  private mutating func make(_ change: Change) {
    switch change {
    case .set(let register, let value): cell[register] = value
    case .add(let register, let value): cell[register] += value
    case .setChild(let id): child = Kid(id: id)
    case .removeChild: child = nil
    case .setOfChild(let register, let value): child?.cell[register] = value
    case .insert(let id, let isFirst):
      guard items.count < 4 else { return }
      items.insert(Kid(id: id), at: isFirst ? 0 : items.count)
    case .fill:
      items = (1...3).map { id in items.first { $0.id == id } ?? Kid(id: id) }
    case .remove(let id): items.removeAll { $0.id == id }
    case .setOfItem(let id, let register, let value):
      if let index = items.firstIndex(where: { $0.id == id }) {
        items[index].cell[register] = value
      }
    case .addToItems(let register, let value):
      for index in items.indices { items[index].cell[register] += value }
    case .reverseItems: items.reverse()
    case .clear: items = []
    }
  }
}

extension World: CustomStringConvertible {
  var description: String {
    let child = child.map { " child \($0)" } ?? ""
    let items = items.isEmpty ? "" : " items \(items)"
    return "\(cell)\(child)\(items) after \(cause.map { "\($0)" } ?? "nothing")"
  }
}

/// The two numbers and the fuel: "0/0~3".
extension Cell: CustomStringConvertible {
  var description: String { "\(a)/\(b)~\(fuel)" }
}

/// The identity and the cell: "1:0/0~3".
extension Kid: CustomStringConvertible {
  var description: String { "\(id):\(cell)" }
}

/// The code, the sender, and the address unless it is the root: "1 of f0 0".
extension ScriptEvent: CustomStringConvertible {
  var description: String { "\(code) of \(sender)" + (address == .root ? "" : " for \(address)") }
}
