/// The values that the framework keeps for a control between two inputs, such as a cursor or a
/// scroll offset.
///
/// They last as long as the control is shown, or is in a row of a list that is scrolled out of
/// sight, or on a page, such as that of another tab, that can be shown again. They are found again
/// by the control's place in the tree of views, or by its ``View/id(_:)``.
/// Data that belong to the application, such as the text of a field, are in the application's state
/// instead.
public protocol ControlMemory: Codable, Hashable, Sendable {
  /// Makes the memory of a control that was not shown before.
  init()
}

/// The memory of a control that remembers nothing.
public struct NoMemory: ControlMemory {
  /// Makes an empty memory.
  public init() {}
}

/// A memory of any type.
package struct StoredMemory: Hashable, Sendable {
  package let value: any ControlMemory

  /// Stores a memory, or returns nil for one that equals a new memory.
  package init?<Memory: ControlMemory>(_ memory: Memory) {
    guard memory != Memory() else { return nil }
    value = memory
  }

  /// The memory as a value of a type; a new one if nothing, or another type, is stored.
  package static func value<Memory: ControlMemory>(of stored: StoredMemory?) -> Memory {
    // Most controls have no stored memory; the cast of a nil value took a hundred instructions.
    guard let stored else { return Memory() }
    return stored.cast()
  }

  /// The memory as a value of a type; a new one if another type is stored.
  ///
  /// Not inlined: the types that the casts need would be looked up also if nothing is stored, which
  /// took 400 instructions.
  @inline(never) private func cast<Memory: ControlMemory>() -> Memory {
    value as? Memory ?? (value as? EncodedMemory)?.decoded() ?? Memory()
  }

  package static func == (left: StoredMemory, right: StoredMemory) -> Bool {
    left.value.isEqual(to: right.value)
  }

  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension ControlMemory {
  fileprivate func isEqual(to other: any ControlMemory) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
