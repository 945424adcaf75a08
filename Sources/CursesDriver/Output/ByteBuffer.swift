/// A buffer of bytes to send, whose memory is used again for each frame.
///
/// An array checks at each byte whether its memory is shared. With an array here, and slices of
/// cells in ``ScreenWriter``, a frame in which every cell changes takes 508 instructions a cell
/// instead of 234.
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

  /// Adds the bytes from an index on again, a number of times.
  mutating func repeatBytes(from start: Int, times: Int) {
    let added = (count - start) * times
    reserve(added)
    for index in start..<(start + added) {
      unsafe memory[count] = memory[index]
      count += 1
    }
  }

  /// Adds the lowest bytes of a word, at most eight, beginning with the lowest one.
  mutating func append(word: UInt64, count added: Int) {
    reserve(8)
    let place = unsafe UnsafeMutableRawBufferPointer(memory)
    unsafe place.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    count += added
  }

  /// Eight bytes from an index on as a word, the first byte lowest; bytes after the end are
  /// arbitrary.
  mutating func word(at index: Int) -> UInt64 {
    reserve(16)
    return unsafe UnsafeRawBufferPointer(memory).loadUnaligned(
      fromByteOffset: index, as: UInt64.self)
  }

  /// Adds a number that is not negative, in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 100 { append(decimal: number / 100) }
    if number >= 10 { append(UInt8(truncatingIfNeeded: 0x30 + number / 10 % 10)) }
    append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// The count of decimal digits of a number that is not negative.
  static func digitCount(of number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : 3 + digitCount(of: number / 1_000)
  }

  /// Replaces the last byte.
  mutating func replaceLast(_ byte: UInt8) {
    precondition(count > 0, "There is no last byte.")
    unsafe memory[count - 1] = byte
  }

  /// Removes a range of bytes.
  mutating func remove(_ range: Range<Int>) {
    precondition(range.upperBound <= count, "There are no bytes \(range).")
    for index in range.upperBound..<count {
      unsafe memory[index - range.count] = memory[index]
    }
    count -= range.count
  }

  /// Removes all bytes.
  mutating func removeAll() { count = 0 }

  /// Calls a closure with the bytes from an index on.
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
  /// Adds the shorter of two alternatives, or the only possible one; the first if they are equally
  /// long.
  ///
  /// - Parameters:
  ///   - first: Adds bytes; returns false if this alternative is impossible.
  ///   - second: The same for the second alternative.
  /// - Returns: Whether one of the alternatives is possible.
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
