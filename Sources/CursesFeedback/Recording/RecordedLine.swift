import TerminalViews

/// A line of a recording, put together from bytes.
///
/// One is written for each key and for each frame: a string with interpolations would take more
/// instructions than all the rest of the recording. The struct is not isolated to an actor: its
/// closures would then be isolated, too, and check their executor on each call.
struct RecordedLine {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(256) }

  /// Begins a line with the time and the number of the state.
  mutating func begin(state: Int, at time: Duration) {
    bytes.removeAll(keepingCapacity: true)
    add(ascii: "{\"time\":")
    let (seconds, attoseconds) = time.components
    add(digitsOf: UInt64(seconds) &* 1_000_000_000 &+ UInt64(attoseconds / 1_000_000_000))
    add(ascii: ",\"state\":")
    add(digitsOf: UInt64(state))
  }

  /// Ends the line with a line feed, and returns its bytes.
  mutating func end() -> [UInt8] {
    add(ascii: "}\n")
    return bytes
  }

  mutating func add(_ name: StaticString, _ number: Int) {
    add(name: name)
    add(digitsOf: UInt64(number))
  }

  mutating func add(_ name: StaticString, _ text: String) {
    add(name: name)
    EncodedValue.text(text).appendJSON(to: &bytes)
  }

  mutating func add(_ name: String, _ value: EncodedValue) {
    bytes.append(UInt8(ascii: ","))
    EncodedValue.text(name).appendJSON(to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    value.appendJSON(to: &bytes)
  }

  /// Adds a hash as sixteen hexadecimal digits.
  mutating func addHash(_ name: StaticString, _ hash: UInt64) {
    add(name: name)
    let words = (Self.hexadecimal(hash >> 32), Self.hexadecimal(hash & 0xFFFF_FFFF))
    bytes.append(UInt8(ascii: "\""))
    withUnsafeBytes(of: (words.0.bigEndian, words.1.bigEndian)) { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func add(name: StaticString) {
    add(ascii: ",\"")
    add(ascii: name)
    add(ascii: "\":")
  }

  private mutating func add(ascii text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func add(digitsOf number: UInt64) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var first = 20
      var rest = number
      repeat {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        rest = quotient
      } while rest > 0
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[first...]))
    }
  }

  /// The eight hexadecimal digits of a number of 32 bits in ASCII, the first one in the highest
  /// byte.
  private static func hexadecimal(_ number: UInt64) -> UInt64 {
    // Each step halves the groups of bits, until each byte has four of them.
    var digits = (number | number << 16) & 0x0000_FFFF_0000_FFFF
    digits = (digits | digits << 8) & 0x00FF_00FF_00FF_00FF
    digits = (digits | digits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    // The sum of 6 and a digit from a to f (10 to 15) sets the fifth bit of its byte.
    let letters = (digits &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    let distance = UInt64(UInt8(ascii: "a") - UInt8(ascii: "0") - 10)
    return digits &+ 0x3030_3030_3030_3030 &+ letters &* distance
  }
}
