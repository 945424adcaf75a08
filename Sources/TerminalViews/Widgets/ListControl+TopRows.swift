import TerminalModel

/// The first two visible lines of a list, as fingerprints: numbers that are computed from the
/// identities of their items.
///
/// With the second one, a list stays in place if only the first item was moved or removed. A
/// fingerprint has 31 bits; if those of two items are equal, the list can scroll to a wrong row.
struct TopRows: Hashable, Sendable {
  /// The fingerprint of the first line, or 0 if it is not known.
  private(set) var first: UInt32 = 0
  /// The fingerprint of the second line; its last bit is 0 if the list is at its end.
  private var bits: UInt32 = 1

  init() {}

  init(first: UInt32, second: UInt32?, isAtEnd: Bool) {
    self.first = first
    bits = (second ?? 1) & ~(isAtEnd ? 1 : 0)
  }

  var isKnown: Bool { first != 0 }
  var second: UInt32 { bits | 1 }
  /// Whether the list has no selected row and is scrolled to its end.
  var isAtEnd: Bool { bits & 1 == 0 }
}

extension ListControl {
  /// Scrolls to the first visible row of the last layout if its index has changed.
  ///
  /// It looks for a row only if another one is at its index, and up to 10,000 rows away.
  func followTopRows(_ memory: inout Memory, in size: Size) {
    let (top, offset) = (memory.top, memory.offset)
    guard top.isKnown, fingerprint(ofLine: offset) != top.first,
      fingerprint(ofLine: offset.saturatingAdding(1)) != top.second, !stays(memory, in: size)
    else { return }
    guard let line = line(of: top, near: min(offset, lineCount - 1)) else { return }
    memory.offset = line
    if memory.hidden?.line == offset { memory.hidden?.line = line }
  }

  /// The lines at the top for the next layout; not known for a list without a selected row that
  /// shows its first row, because it stays there.
  func topRows(at offset: Int, _ scroller: RowScroller) -> TopRows {
    guard offset > 0 || selection != nil, let first = fingerprint(ofLine: offset) else {
      return TopRows()
    }
    return TopRows(
      first: first, second: fingerprint(ofLine: offset.saturatingAdding(1)),
      isAtEnd: selection == nil && offset > 0 && offset == scroller.lastOffset)
  }

  /// Scrolls because of an input.
  func scroll(to offset: Int, _ memory: inout Memory, _ scroller: RowScroller) {
    memory.offset = offset
    if identity != nil { memory.top = topRows(at: offset, scroller) }
  }

  /// Whether the list stays at its first row, or at its end, after a change of its items.
  private func stays(_ memory: Memory, in size: Size) -> Bool {
    guard memory.offset == 0 || memory.top.isAtEnd else { return false }
    let scroller = geometry(memory, size).scroller
    return scroller.offset == memory.offset
      && (memory.offset == 0 || scroller.lastOffset == memory.offset)
  }

  /// The line of the first row at the top or, if that is gone, of the second one; nil if neither is
  /// near a line.
  private func line(of top: TopRows, near start: Int) -> Int? {
    func found(_ line: Int) -> Int? {
      let fingerprint = fingerprint(ofLine: line)
      guard fingerprint == top.first || fingerprint == top.second else { return nil }
      let isSecond = self.fingerprint(ofLine: line - 1) == top.first
      return isSecond && fingerprint == top.second ? line - 1 : line
    }
    for distance in 0...searchedLines {
      if let line = found(start.saturatingAdding(distance)) ?? found(start - distance) {
        return line
      }
    }
    return nil
  }

  private var lineCount: Int { sections?.lineCount ?? count }

  /// The fingerprint of a row, or of a header, which differs from that of the row below it; nil if
  /// there is no such line.
  private func fingerprint(ofLine line: Int) -> UInt32? {
    guard let identity, line >= 0, line < lineCount else { return nil }
    let content = sections?.content(ofLine: line) ?? .row(line)
    let hash = identity(content.row ?? sections?.row(near: line, isBelow: true) ?? line)
    return UInt32(truncatingIfNeeded: content.row == nil ? ~hash : hash) | 1
  }
}

/// How far away a list looks for its first visible row.
private let searchedLines = 10_000
