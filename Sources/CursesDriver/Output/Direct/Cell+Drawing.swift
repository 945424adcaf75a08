import TerminalModel

// What drawing asks of each cell, by the bits that are in it: a call into another module for each
// would be most of what a frame costs.

extension Cell {
  /// Whether nothing is seen in it but its background.
  var isEmpty: Bool {
    content.ascii == 0x20
      && style.bits >> 52 & UInt64(Style.Attributes.seenOnBlanks.rawValue) == 0
  }

  /// Whether a terminal that was cleared shows it already.
  var isPlainBlank: Bool { isEmpty && !style.hasBackground }

  /// Whether both cells are equal.
  func isSame(as other: Cell) -> Bool {
    content.low == other.content.low && content.high == other.content.high
      && style.bits == other.style.bits
  }
}

extension Style.Attributes {
  /// What is seen also where nothing stands.
  static var seenOnBlanks: Style.Attributes {
    Style.Attributes(
      rawValue: Self.underline.rawValue | Self.reverse.rawValue | Self.strikethrough.rawValue)
  }
}

extension Cluster {
  /// The byte that it is; nil where it is more.
  var ascii: UInt8? {
    low < 0x80 && high == 1 << 62 ? UInt8(truncatingIfNeeded: low) : nil
  }

  /// Whether it is one scalar of one column.
  var isSimple: Bool { low < 1 << 21 && high == 1 << 62 }

  /// Whether terminals differ in how many columns it takes: what joins it is more than an accent.
  var isDisputed: Bool {
    guard let second = scalar(at: 1) else { return false }
    return !(0x300...0x36F).contains(second.value)
  }
}

extension Unicode.Scalar {
  /// The bytes that it takes.
  var utf8Count: Int { value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4 }
}

extension ByteBuffer {
  /// Adds a cluster as UTF-8.
  mutating func append(_ cluster: Cluster) {
    for index in 0..<Cluster.capacity {
      guard let scalar = cluster.scalar(at: index) else { return }
      append(utf8: scalar)
    }
  }

  private mutating func append(utf8 scalar: Unicode.Scalar) {
    let value = scalar.value
    func continuation(_ shift: UInt32) -> UInt8 {
      0x80 | UInt8(truncatingIfNeeded: value >> shift & 0x3F)
    }
    switch scalar.utf8Count {
    case 1:
      return append(UInt8(truncatingIfNeeded: value))
    case 2:
      append(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
    case 3:
      append(0xE0 | UInt8(truncatingIfNeeded: value >> 12))
      append(continuation(6))
    default:
      append(0xF0 | UInt8(truncatingIfNeeded: value >> 18))
      append(continuation(12))
      append(continuation(6))
    }
    append(continuation(0))
  }
}
