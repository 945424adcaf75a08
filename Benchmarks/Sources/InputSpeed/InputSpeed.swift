import Measuring
import TerminalModel

/// Measures the decoding of a terminal's input.
@main
struct InputSpeed {
  static func main() {
    let keys = [UInt8](repeating: UInt8(ascii: "+"), count: 1_000_000)
    let text = [UInt8]("The quick brown fox jumps over the lazy dog.\n".utf8)
    let megabyte = (0..<1_000_000).map { text[$0 % text.count] }
    let paste = [UInt8]("\u{1B}[200~".utf8) + megabyte + [UInt8]("\u{1B}[201~".utf8)
    var table = Table("input, median of 9", "inputs", "ms", "ns a byte")
    for (title, bytes) in [("a million keys", keys), ("a megabyte pasted", paste)] {
      let results = (0..<9).map { _ in decode(bytes) }
      let time = median(results.map(\.milliseconds))
      table.append(
        title, "\(results[0].inputs)", time.formatted(digits: 1),
        (time * 1e6 / Double(bytes.count)).formatted(digits: 1))
    }
    print(table)
  }

  /// Decodes bytes as they arrive from a terminal, in pieces of at most 4096 bytes.
  private static func decode(_ bytes: [UInt8]) -> (inputs: Int, milliseconds: Double) {
    var decoder = InputDecoder()
    var inputs = 0
    let duration = ContinuousClock().measure {
      for start in stride(from: 0, to: bytes.count, by: 4096) {
        inputs += decoder.decode(bytes[start..<min(start + 4096, bytes.count)]).count
      }
    }
    return (inputs, duration / .milliseconds(1))
  }
}
