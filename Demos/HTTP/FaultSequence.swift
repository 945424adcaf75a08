/// The faults of a server's answers; the same seed and rate give the same faults on every machine.
package struct FaultSequence: Sendable {
  /// The kinds of faulty answers.
  package enum Fault: CaseIterable {
    /// HTTP status 500.
    case serverError
    /// Truncated JSON.
    case malformedAnswer
    /// A connection that closes before the body.
    case brokenConnection
  }

  private let rate: Double
  private var state: UInt64

  /// Makes a sequence in which each answer is faulty with the probability `rate`, from 0 to 1.
  package init(rate: Double, seed: UInt64) {
    precondition((0...1).contains(rate), "A failure rate is a probability from 0 to 1.")
    self.rate = rate
    state = seed
  }

  /// The fault of the next answer, or nil if the answer has none.
  package mutating func next() -> Fault? {
    // A random number from 0 to just below 1; a Double represents 53 bits exactly.
    let draw = Double(random() >> 11) * 0x1p-53
    let kind = Int(random() % UInt64(Fault.allCases.count))
    return draw < rate ? Fault.allCases[kind] : nil
  }

  /// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
