import TerminalModel

/// A control sequence (CSI): `ESC [`, parameters, intermediate bytes and a final byte.
struct ControlSequence: Hashable, Sendable {
  /// The function: the private marker before the parameters (`<`, `=`, `>` or `?`), the
  /// intermediate bytes and the final byte, for example `H`, `?h` or `$p`.
  let name: String
  /// The parameters, which `;` separates, each with its subparameters, which `:` separates; nil for
  /// an empty one.
  let parameters: [[Int?]]
  /// The whole sequence as text.
  let text: String

  /// Parses the bytes after `ESC [`, including the final byte.
  init(body: [UInt8]) {
    let marker = body.prefix { (0x3C...0x3F).contains($0) }
    let digits = body.dropFirst(marker.count).prefix { (0x30...0x3B).contains($0) }
    let rest = body.dropFirst(marker.count + digits.count)
    name = String(decoding: marker + rest, as: UTF8.self)
    text = "\u{1B}[" + String(decoding: body, as: UTF8.self)
    parameters = [[Int?]](controlParameters: digits)
  }

  /// The parameter at an index as a count: 1 if it is missing or 0.
  func count(_ index: Int = 0) -> Int {
    max(1, value(index))
  }

  /// The parameter at an index as a number: 0 if it is missing.
  func value(_ index: Int = 0) -> Int {
    parameters.indices.contains(index) ? parameters[index].first.flatMap(\.self) ?? 0 : 0
  }

  /// All parameters as numbers.
  var values: [Int] { parameters.indices.map { value($0) } }
}
