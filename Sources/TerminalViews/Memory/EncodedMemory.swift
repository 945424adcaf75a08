/// The memory of a control in a restored interface state, until the control asks for it.
package struct EncodedMemory: ControlMemory {
  private let type: String
  private let value: EncodedValue

  package init() { (type, value) = ("", .null) }

  /// Encodes a memory; one that is encoded already stays as it is.
  ///
  /// - Throws: The error of the memory's own encoding.
  package init(_ memory: any ControlMemory) throws {
    if let encoded = memory as? EncodedMemory {
      self = encoded
    } else {
      type = typeName(Swift.type(of: memory))
      value = try EncodedValue(encoding: memory)
    }
  }

  /// The memory of a control, or nil if it is that of another type, or of an earlier version of the
  /// type.
  package func decoded<Memory: ControlMemory>() -> Memory? {
    guard type == typeName(Memory.self) else { return nil }
    // A memory that cannot be decoded is that of an earlier version.
    return try? value.decoded(as: Memory.self)
  }
}
