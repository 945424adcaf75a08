extension String {
  /// Calls a closure with the text's bytes, which are copied only if they are not contiguous (as in
  /// strings of Objective-C).
  ///
  /// Inlinable, because a call of the generic function takes 400 instructions more.
  @inlinable
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable({ body($0.span) }) { return result }
    var copy = self
    return copy.withUTF8 { body($0.span) }
  }

  /// Whether both have the same bytes; canonically equivalent texts can differ in them.
  ///
  /// Constant time if both share their memory, otherwise linear.
  package func hasSameBytes(as other: String) -> Bool {
    withBytes { own in
      other.withBytes { other in
        guard own.count == other.count else { return false }
        return own.isIdentical(to: other) || own.indices.allSatisfy { own[$0] == other[$0] }
      }
    }
  }
}
