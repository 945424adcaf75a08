/// Bytes that are collected to be sent, in memory that is used again and again.
///
/// An array would ask at each byte whether somebody shares it. With that and slices of cells, a
/// frame in which every cell changes took 508 instructions a cell; now it takes 234.
@safe struct ByteBuffer: ~Copyable {
  private var memory: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init() { unsafe memory = .allocate(capacity: 4_096) }

  deinit { unsafe memory.deallocate() }

  /// Adds a byte.
  mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe memory[count] = byte
    count += 1
  }

  /// Adds bytes.
  mutating func append(_ bytes: [UInt8]) {
    reserve(bytes.count)
    for byte in bytes {
      unsafe memory[count] = byte
      count += 1
    }
  }

  /// Adds the lowest bytes of a word, the very lowest first: eight at most.
  mutating func append(word: UInt64, count added: Int) {
    reserve(8)
    let place = unsafe UnsafeMutableRawBufferPointer(memory)
    unsafe place.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    count += added
  }

  /// The bytes from an index on as a word, the first one lowest; behind the last anything.
  mutating func word(at index: Int) -> UInt64 {
    reserve(16)
    return unsafe UnsafeRawBufferPointer(memory).loadUnaligned(
      fromByteOffset: index, as: UInt64.self)
  }

  /// Adds a number, not negative, in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 100 { append(decimal: number / 100) }
    if number >= 10 { append(UInt8(truncatingIfNeeded: 0x30 + number / 10 % 10)) }
    append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// How many digits a number has that is not negative.
  static func digitCount(of number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : 3 + digitCount(of: number / 1_000)
  }

  /// Puts another byte in the place of the last one.
  mutating func replaceLast(_ byte: UInt8) {
    precondition(count > 0, "There is no last byte.")
    unsafe memory[count - 1] = byte
  }

  /// Takes bytes out.
  mutating func remove(_ range: Range<Int>) {
    precondition(range.upperBound <= count, "There are no bytes \(range).")
    for index in range.upperBound..<count {
      unsafe memory[index - range.count] = memory[index]
    }
    count -= range.count
  }

  /// Takes all bytes out.
  mutating func removeAll() { count = 0 }

  /// Lends the bytes from an index on.
  func withBytes<Result>(from start: Int = 0, _ body: (UnsafeRawBufferPointer) -> Result) -> Result
  {
    unsafe body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: memory[start..<count])))
  }

  private mutating func reserve(_ added: Int) {
    if unsafe count + added > memory.count { grow(added) }
  }

  @inline(never) private mutating func grow(_ added: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2 * (count + added))
    for index in 0..<count { unsafe larger[index] = memory[index] }
    unsafe memory.deallocate()
    unsafe memory = larger
  }
}

extension ByteBuffer {
  /// Adds what takes fewer bytes: the first way, or the second where it is shorter or the first
  /// is not possible.
  ///
  /// - Parameters:
  ///   - first: Adds bytes; returns false where this way is not possible.
  ///   - second: Likewise.
  /// - Returns: whether one of them was possible.
  mutating func appendShorter(
    _ first: (inout ByteBuffer) -> Bool, or second: (inout ByteBuffer) -> Bool
  ) -> Bool {
    let start = count
    let isFirstPossible = first(&self)
    if !isFirstPossible { remove(start..<count) }
    let middle = count
    let isSecondPossible = second(&self)
    if isSecondPossible, !isFirstPossible || count - middle < middle - start {
      remove(start..<middle)
    } else {
      remove(middle..<count)
    }
    return isFirstPossible || isSecondPossible
  }
}
