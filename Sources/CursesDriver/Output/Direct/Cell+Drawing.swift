import TerminalModel

// Properties of cells for the loop that draws them. They read the bits of a cell: a call into
// another module for each cell would be most of the cost of a frame.

extension Cell {
  /// Whether only the background of the cell is visible.
  var isEmpty: Bool {
    content.ascii == 0x20
      && style.bits >> 52 & UInt64(Style.Attributes.seenOnBlanks.rawValue) == 0
  }

  /// Whether the cell looks like a cell of a cleared terminal.
  var isPlainBlank: Bool { isEmpty && !style.hasBackground }

  /// Whether both cells are equal.
  func isSame(as other: Cell) -> Bool {
    content.low == other.content.low && content.high == other.content.high
      && style.bits == other.style.bits
  }
}

extension Style.Attributes {
  /// The attributes that are visible on a blank.
  static var seenOnBlanks: Style.Attributes {
    Style.Attributes(
      rawValue: Self.underline.rawValue | Self.reverse.rawValue | Self.strikethrough.rawValue)
  }
}

extension Cluster {
  /// The byte of an ASCII character, or nil for any other cluster.
  var ascii: UInt8? {
    low < 0x80 && high == 1 << 62 ? UInt8(truncatingIfNeeded: low) : nil
  }

  /// Whether the cluster is one scalar of one column.
  var isSimple: Bool { low < 1 << 21 && high == 1 << 62 }

  /// Whether terminals may disagree on the number of columns: the cluster has a second scalar that
  /// is no accent (U+0300 to U+036F), or is wide only according to a recent version of Unicode.
  var hasUncertainWidth: Bool {
    guard let second = scalar(at: 1) else { return width == 2 && base.isRecentlyWide }
    return !(0x300...0x36F).contains(second.value)
  }
}

extension Unicode.Scalar {
  /// Whether it is in a block of which some wide characters were added, or became wide, after
  /// Unicode 10 (2017): terminals of today may have tables of that age, such as that of the C
  /// library of RHEL 8.
  ///
  /// Source: EastAsianWidth.txt of Unicode 10 and 17, as packaged in PyPI's wcwidth 0.2.13 and 0.7.0.
  /// Added ideographs are left out, because all tables have their planes as wide.
  fileprivate var isRecentlyWide: Bool {
    switch value {
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x16FE0...0x1B2FF, 0x1D300...0x1D376,
      0x1F3FB...0x1F3FF, 0x1F6D5...0x1FAFF:
      true
    default: false
    }
  }

  /// The number of bytes in UTF-8.
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
