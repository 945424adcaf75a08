/// How a Unicode scalar occupies cells; a scalar without traits takes one cell.
package struct ScalarTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Takes two cells (East Asian Width, UAX #11: Wide or Fullwidth).
  package static let wide = ScalarTraits(rawValue: 1 << 0)
  /// Takes no cell of its own, but joins the scalar before it.
  package static let mark = ScalarTraits(rawValue: 1 << 1)
  /// A mark that takes a column beside a narrow base (general category Mc); set together with
  /// ``mark``.
  package static let spacing = ScalarTraits(rawValue: 1 << 2)
  /// Is invisible, and terminals differ on its width: goes into a cell only as a joiner or selector
  /// that changes an emoji.
  package static let removed = ScalarTraits(rawValue: 1 << 3)
  /// A control character, a control of the writing direction, a line separator or a noncharacter: a
  /// visible symbol goes into the cell instead (``Clusters``).
  package static let unsafe = ScalarTraits(rawValue: 1 << 4)
  /// May be an emoji (UTS #51: Extended_Pictographic).
  package static let pictograph = ScalarTraits(rawValue: 1 << 5)
  /// A narrow character that a variation selector makes a wide emoji.
  package static let variable = ScalarTraits(rawValue: 1 << 6)

  /// May join an emoji before it: half of a flag, a skin tone.
  package static let follower = ScalarTraits(rawValue: 1 << 7)

  /// The traits of a scalar, found by binary search in the few runs (ranges of scalars with equal
  /// traits) of its page of ``WidthTable``.
  package init(of scalar: Unicode.Scalar) {
    let page = min(Int(scalar.value / WidthTable.pageSize), WidthTable.pages.count - 2)
    var run = Int(WidthTable.pages[page])
    var last = Int(WidthTable.pages[page + 1])
    while run < last {
      let middle = (run + last + 1) / 2
      if WidthTable.runs[middle] >> 8 <= scalar.value { run = middle } else { last = middle - 1 }
    }
    self.init(rawValue: UInt8(truncatingIfNeeded: WidthTable.runs[run]))
  }

  /// The columns that a scalar with these traits takes at the beginning of a cluster: 0 to 2.
  package var width: Int {
    if contains(.mark) || contains(.removed) { return 0 }
    return contains(.wide) ? 2 : 1
  }
}
