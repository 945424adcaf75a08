/// The reason why a text is not JSON.
package struct JSONError: Error, Hashable, CustomStringConvertible {
  /// The number of bytes before the error.
  package let offset: Int
  /// The reason in one sentence.
  package let message: String

  package var description: String { "\(message) (at byte \(offset))" }
}
