import TerminalModel
import TerminalViews

/// A line of a recording, put together from bytes in memory that is used again for each line.
///
/// One is written for each key and for each frame. The lines of a key and its frame take 900
/// instructions; with an array, which checks at each addition whether its memory is shared, they
/// would take 4,700.
///
/// The struct is not isolated to an actor: its closures would then be isolated, too, and check
/// their executor on each call.
struct RecordedLine: ~Copyable {
  private var memory = UnsafeMutableRawPointer.allocate(byteCount: 1024, alignment: 8)
  private var capacity = 1024
  private var count = 0
  /// The state of the last line.
  private var state = Digits(of: 0)
  /// The time of the last line, in tenths of a second.
  private var tenths = Digits(of: 0)
  /// The number of bytes up to the tenths of a second, or 0 if the last line has none.
  private var prefixCount = 0

  deinit { memory.deallocate() }

  /// The bytes of the line.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }

  /// Begins a line with the time in nanoseconds and the number of the state.
  mutating func begin(state: Int, at nanoseconds: Int) {
    if capacity > Self.keptCapacity { shrink() }
    begin(time: UInt64(nanoseconds))
    put(",\"state\":")
    put(state: UInt64(state))
  }

  /// Ends the line with a line feed.
  mutating func end() {
    reserve(2)
    put("}\n")
  }

  @inline(__always) mutating func add(_ name: StaticString, _ number: Int) {
    begin(name: name)
    put(digitsOf: UInt64(number))
  }

  mutating func add(_ name: StaticString, _ text: String) {
    begin(name: name)
    add(json: .text(text))
  }

  mutating func add(_ name: String, _ value: EncodedValue) {
    reserve(1)
    put(",")
    add(json: .text(name))
    reserve(1)
    put(":")
    add(json: value)
  }

  /// Adds a hash as sixteen hexadecimal digits.
  @inline(__always) mutating func addHash(_ name: StaticString, _ hash: UInt64) {
    begin(name: name)
    put("\"")
    put(word: Self.hexadecimal(hash >> 32).byteSwapped)
    put(word: Self.hexadecimal(hash & 0xFFFF_FFFF).byteSwapped)
    put("\"")
  }

  /// Adds the name of a key.
  @inline(__always) mutating func addKey(_ key: Key) {
    // Most keys are characters, which JSON does not escape.
    if key.modifiers.isEmpty, case .character(let character) = key.code,
      character.utf8.count == 1, let byte = character.utf8.first, byte > 0x20, byte < 0x7F,
      byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\")
    {
      begin(name: "key")
      // The byte between quotation marks, the lowest byte first.
      put(word: 0x22_0022 | UInt64(byte) << 8, count: 3)
    } else {
      add("key", key.name)
    }
  }

  /// Begins a field, with room for a number or a hash as its value.
  @inline(__always) private mutating func begin(name: StaticString) {
    reserve(name.utf8CodeUnitCount + 4 + Self.numberCapacity)
    put(",\"")
    put(name)
    put("\":")
  }

  private mutating func add(json value: EncodedValue) {
    var bytes: [UInt8] = []
    value.appendJSON(to: &bytes)
    reserve(bytes.count)
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      (memory + count).copyMemory(from: start, byteCount: bytes.count)
    }
    count += bytes.count
  }

  // MARK: Bytes for which the caller has reserved the memory

  @inline(__always) private mutating func put(_ text: StaticString) {
    (memory + count).copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  /// Writes the lowest bytes of a word, the lowest first; memory for eight is needed.
  @inline(__always) private mutating func put(word: UInt64, count added: Int = 8) {
    memory.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    count += added
  }

  @inline(__always) private mutating func put(_ digits: Digits) {
    put(word: digits.text, count: digits.count)
  }

  /// Begins a line with a number of nanoseconds; the bytes up to its tenths of a second are often
  /// those of the last line.
  @inline(__always) private mutating func begin(time nanoseconds: UInt64) {
    let (tenths, rest) = nanoseconds.quotientAndRemainder(dividingBy: Digits.limit)
    if prefixCount > 0, self.tenths.number == tenths {
      count = prefixCount
    } else {
      count = 0
      put("{\"time\":")
      guard tenths > 0, tenths < Digits.limit else {
        prefixCount = 0
        return put(digitsOf: nanoseconds)
      }
      self.tenths = Digits(of: tenths)
      put(self.tenths)
      prefixCount = count
    }
    put(word: Digits.eight(of: rest))
  }

  /// Writes the number of a state; the digits are often those of the last line.
  @inline(__always) private mutating func put(state number: UInt64) {
    if state.number != number {
      guard number < Digits.limit else { return put(digitsOf: number) }
      state = Digits(of: number)
    }
    put(state)
  }

  private mutating func put(digitsOf number: UInt64) {
    let (rest, lastEight) = number.quotientAndRemainder(dividingBy: Digits.limit)
    guard rest > 0 else { return put(Digits(of: lastEight)) }
    put(digitsOf: rest)
    put(word: Digits.eight(of: lastEight))
  }

  /// The bytes of the longest number or hash, with those that ``put(word:count:)`` writes too many.
  private static let numberCapacity = 32

  /// The most memory that is kept for the next line, in bytes.
  private static let keptCapacity = 65_536

  @inline(never) private mutating func shrink() {
    memory.deallocate()
    prefixCount = 0
    capacity = 1024
    memory = .allocate(byteCount: capacity, alignment: 8)
  }

  @inline(__always) private mutating func reserve(_ added: Int) {
    if count + added > capacity { grow(added) }
  }

  @inline(never) private mutating func grow(_ added: Int) {
    capacity = 2 * (count + added)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: memory, byteCount: count)
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
