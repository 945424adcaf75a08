/// The cases of an enumeration by its type alone, without a value.
enum EnumCases {
  /// The names of the cases, sorted; nil for a type that is no enumeration, for `Optional`, and for
  /// a type that describes itself, because the description of a value need not be the name of its
  /// case.
  ///
  /// Swift has no interface for this. The names are read from the metadata of the type, as `Mirror`
  /// reads that of a value. The layout is the one of the stable binary interface:
  /// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
  static func names(of type: Any.Type) -> [String]? {
    let describesItself =
      type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
      || type is any TextOutputStreamable.Type
    guard !describesItself else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == kindOfEnum else { return nil }
    let word = MemoryLayout<UInt>.size
    let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
    guard let fields = target(of: descriptor + fieldsOffset) else { return nil }
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).compactMap { index in
      // A record has the flags, the type of the payload, and the name.
      let record = fields + 16 + index * recordSize
      return target(of: record + 8).map { String(cString: $0.assumingMemoryBound(to: UInt8.self)) }
    }.sorted()
  }

  /// The kind of an enumeration other than `Optional`.
  private static let kindOfEnum: UInt = 0x201
  /// The offset of the reference to the fields in the description of a type, in bytes.
  private static let fieldsOffset = 16

  /// The address that a relative reference refers to, or nil if it refers to none.
  private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(reference.load(as: Int32.self))
    return offset == 0 ? nil : reference + offset
  }
}
