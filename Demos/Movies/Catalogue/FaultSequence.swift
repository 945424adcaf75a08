/// Which answers of a server go wrong, and how: the same for the same seed, everywhere.
struct FaultSequence: Sendable {
  /// How an answer goes wrong.
  enum Fault: CaseIterable {
    /// HTTP status 500.
    case serverError
    /// JSON that ends in the middle.
    case malformedAnswer
    /// A connection that closes before the body has come.
    case brokenConnection
  }

  private let rate: Double
  private var state: UInt64

  /// Makes the sequence in which the share `rate`, from 0 to 1, of the answers is faulty.
  init(rate: Double, seed: UInt64) {
    precondition((0...1).contains(rate), "A failure rate is a share from 0 to 1.")
    self.rate = rate
    state = seed
  }

  /// The next answer's fault, nil where it goes well.
  mutating func next() -> Fault? {
    // 53 bits, which a Double holds exactly, make a number from 0 to just below 1.
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
