/// The decimal digits of a number below 100,000,000, in ASCII.
struct Digits {
  /// The number after the largest one.
  static let limit: UInt64 = 100_000_000

  let number: UInt64
  /// The digits, the first one in the lowest byte, without leading zeros.
  let text: UInt64
  /// The number of digits, 1 to 8.
  let count: Int

  @inline(__always) init(of number: UInt64) {
    self.number = number
    let digits = Self.values(of: number)
    let zeros = min(digits.trailingZeroBitCount / 8, 7)
    text = (digits | Self.zeros) &>> (8 &* UInt64(zeros))
    count = 8 - zeros
  }

  /// All eight digits, the first one in the lowest byte.
  @inline(__always) static func eight(of number: UInt64) -> UInt64 { values(of: number) | zeros }

  /// Eight zeros in ASCII.
  private static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// The values of the eight digits, the first one in the lowest byte.
  ///
  /// Each step divides two, then four, then eight numbers at once: a division for each digit
  /// takes twice as many instructions.
  @inline(__always) private static func values(of number: UInt64) -> UInt64 {
    let halves = number / 10_000 | (number % 10_000) << 32
    // n / 100 for n < 10,000, and n / 10 for n < 100, as a multiplication and a shift.
    let hundreds = (halves &* 10_486) >> 20 & 0x0000_007F_0000_007F
    let pairs = hundreds | (halves &- hundreds &* 100) << 16
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) << 8
  }
}
