import TerminalModel
import TerminalViews

/// A line of a recording, put together from bytes in memory that is used again for each line.
///
/// One is written for each key and for each frame. The lines of a key take 1,400 instructions; with
/// an array, which checks at each addition whether its memory is shared, they would take 4,700.
/// The struct is not isolated to an actor: its closures would then be isolated, too, and check
/// their executor on each call.
struct RecordedLine: ~Copyable {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 8)
  private var count = 0

  deinit { memory.deallocate() }

  /// The bytes of the line.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  /// Begins a line with the time in nanoseconds and the number of the state.
  mutating func begin(state: Int, at nanoseconds: Int) {
    if memory.count > Self.keptCapacity { shrink() }
    count = 0
    add(ascii: "{\"time\":")
    add(digitsOf: UInt64(nanoseconds))
    add(ascii: ",\"state\":")
    add(digitsOf: UInt64(state))
  }

  /// Ends the line with a line feed.
  mutating func end() { add(ascii: "}\n") }

  mutating func add(_ name: StaticString, _ number: Int) {
    add(name: name)
    add(digitsOf: UInt64(number))
  }

  mutating func add(_ name: StaticString, _ text: String) {
    add(name: name)
    add(json: .text(text))
  }

  mutating func add(_ name: String, _ value: EncodedValue) {
    add(byte: UInt8(ascii: ","))
    add(json: .text(name))
    add(byte: UInt8(ascii: ":"))
    add(json: value)
  }

  /// Adds a hash as sixteen hexadecimal digits.
  mutating func addHash(_ name: StaticString, _ hash: UInt64) {
    add(name: name)
    add(byte: UInt8(ascii: "\""))
    add(word: Self.hexadecimal(hash >> 32).bigEndian)
    add(word: Self.hexadecimal(hash & 0xFFFF_FFFF).bigEndian)
    add(byte: UInt8(ascii: "\""))
  }

  /// Adds the name of a key.
  mutating func addKey(_ key: Key) {
    // Most keys are characters, which JSON does not escape.
    if key.modifiers.isEmpty, case .character(let character) = key.code,
      character.utf8.count == 1, let byte = character.utf8.first, byte > 0x20, byte < 0x7F,
      byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\")
    {
      add(ascii: ",\"key\":\"")
      add(byte: byte)
      add(byte: UInt8(ascii: "\""))
    } else {
      add("key", key.name)
    }
  }

  @inline(__always) private mutating func add(name: StaticString) {
    add(ascii: ",\"")
    add(ascii: name)
    add(ascii: "\":")
  }

  @inline(__always) private mutating func add(ascii text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    memory.baseAddress?.advanced(by: count)
      .copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  private mutating func add(json value: EncodedValue) {
    var bytes: [UInt8] = []
    value.appendJSON(to: &bytes)
    reserve(bytes.count)
    memory[count...].copyBytes(from: bytes)
    count += bytes.count
  }

  @inline(__always) private mutating func add(byte: UInt8) {
    reserve(1)
    memory[count] = byte
    count += 1
  }

  @inline(__always) private mutating func add(word: UInt64) {
    reserve(8)
    memory.storeBytes(of: word, toByteOffset: count, as: UInt64.self)
    count += 8
  }

  private mutating func add(digitsOf number: UInt64) {
    let limit = 20
    reserve(3 * limit)
    guard let start = memory.baseAddress?.advanced(by: count) else { return }
    // The digits are written from the last to the first, and then moved to their place.
    let end = start + 2 * limit
    var (first, rest) = (end, number)
    while rest >= 10 {
      let quotient = rest / 100
      let pair = rest &- quotient &* 100
      let ten = (pair &* 103) &>> 10
      let digits = 0x3030 &+ ten &+ ((pair &- ten &* 10) &<< 8)
      first -= 2
      first.storeBytes(of: UInt16(truncatingIfNeeded: digits).littleEndian, as: UInt16.self)
      rest = quotient
    }
    if rest > 0 || first == end {
      first -= 1
      first.storeBytes(of: UInt8(truncatingIfNeeded: 0x30 + rest), as: UInt8.self)
    }
    start.copyMemory(from: first, byteCount: limit)
    count += end - first
  }

  /// The most memory that is kept for the next line, in bytes.
  private static let keptCapacity = 65_536

  @inline(never) private mutating func shrink() {
    memory.deallocate()
    memory = .allocate(byteCount: 1024, alignment: 8)
  }

  @inline(__always) private mutating func reserve(_ added: Int) {
    if count + added > memory.count { grow(added) }
  }

  @inline(never) private mutating func grow(_ added: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: 2 * (count + added), alignment: 8)
    larger.copyMemory(from: bytes)
    memory.deallocate()
    memory = larger
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
