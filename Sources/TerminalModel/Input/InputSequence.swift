/// A sequence that the terminal sends: `ESC [` (CSI) or `ESC O` (SS3), parameters, and a final byte
/// that names the function.
struct InputSequence {
  /// The private marker before the parameters (`<`, `=`, `>` or `?`), the intermediate bytes after
  /// them and the final byte, for example `A`, `<M` or `?$y`.
  let name: String
  /// The parameters, each as its parts between colons (subparameters); nil for an empty part.
  let parameters: [[Int?]]

  /// The value to which larger parameters are clamped.
  ///
  /// It has no meaning: the largest parameter with a meaning is a Unicode scalar, at most 0x10FFFF.
  private static let largest = 0x110000

  init(body: ArraySlice<UInt8>, final: UInt8) {
    let marker = body.prefix { (0x3C...0x3F).contains($0) }
    let digits = body.dropFirst(marker.count).prefix { (0x30...0x3B).contains($0) }
    let others = body.dropFirst(marker.count + digits.count)
    // Most names are the final byte alone: for an arrow key the general path takes 3200
    // instructions.
    name =
      marker.isEmpty && others.isEmpty
      ? String(Unicode.Scalar(final)) : String(decoding: marker + others + [final], as: UTF8.self)
    parameters =
      digits.isEmpty
      ? []
      : digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
        $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
      }
  }

  /// A part of a parameter, or nil if it is missing or empty.
  func value(_ index: Int, part: Int = 0) -> Int? {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part) else {
      return nil
    }
    return parameters[index][part]
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    return digits.reduce(0) { min(largest, $0 * 10 + Int($1) - 0x30) }
  }
}
