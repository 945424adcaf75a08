/// A control sequence: `ESC [`, parameters, and a letter that says what to do.
struct ControlSequence: Hashable, Sendable {
  /// What to do: the marker that comes before the parameters, the bytes between them and the
  /// last one, and that last byte, for example `H`, `?h` or `$p`.
  let name: String
  /// The parameters, each with its parts; nil where nothing was said.
  let parameters: [[Int?]]
  /// The bytes as they came.
  let text: String

  /// No parameter that a terminal understands is larger.
  private static let largest = 65_535

  /// Reads what stood behind `ESC [`, the last byte included.
  init(body: [UInt8]) {
    let marker = body.prefix { (0x3C...0x3F).contains($0) }
    let digits = body.dropFirst(marker.count).prefix { (0x30...0x3B).contains($0) }
    let rest = body.dropFirst(marker.count + digits.count)
    name = String(decoding: marker + rest, as: UTF8.self)
    text = "\u{1B}[" + String(decoding: body, as: UTF8.self)
    parameters = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { parameter in
        parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
          .map(Self.number)
      }
  }

  /// A count: one where nothing, or zero, was said.
  func count(_ index: Int = 0) -> Int {
    max(1, value(index))
  }

  /// A plain number: zero where nothing was said.
  func value(_ index: Int = 0) -> Int {
    parameters.indices.contains(index) ? parameters[index].first.flatMap(\.self) ?? 0 : 0
  }

  /// All parameters as plain numbers.
  var values: [Int] { parameters.indices.map { value($0) } }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    return digits.reduce(0) { min(largest, $0 * 10 + Int($1) - 0x30) }
  }
}
