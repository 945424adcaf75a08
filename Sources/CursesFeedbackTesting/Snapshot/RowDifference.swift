/// The rows in which two snapshots differ.
///
/// Each row is compared with the row of the same number, or, if fewer rows differ then, with the
/// row from which inserted and removed rows have moved it.
struct RowDifference {
  /// The numbers of the rows that only the new snapshot has.
  private(set) var inserted: [Int] = []
  /// The numbers of the rows that only the old snapshot has.
  private(set) var removed: [Int] = []
  /// The numbers of the rows that both snapshots have, and that differ.
  private(set) var changed: [(old: Int, new: Int)] = []
  /// A sentence about the inserted rows and one about the removed rows, if such rows have moved
  /// others; otherwise empty.
  private(set) var sentences: [String] = []

  private struct Row: Equatable {
    /// The bytes, because canonically equivalent texts with different scalars differ.
    let glyphs: [UInt8]
    let styles: [String]
  }

  init(from old: FrameSnapshot, to new: FrameSnapshot) {
    let (own, other) = (Self.rows(of: old), Self.rows(of: new))
    let inPlace = RowDifference(inPlace: own, other)
    let moved = RowDifference(moving: own, other)
    self = moved.count < inPlace.count ? moved : inPlace
  }

  private var count: Int { inserted.count + removed.count + changed.count }

  private init(inPlace old: [Row], _ new: [Row]) {
    let common = min(old.count, new.count)
    changed = (0..<common).filter { old[$0] != new[$0] }.map { ($0, $0) }
    removed = Array(common..<old.count)
    inserted = Array(common..<new.count)
  }

  private init(moving old: [Row], _ new: [Row]) {
    let difference = new.difference(from: old)
    var (lost, found): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let row, _, _): lost.insert(row)
      case .insert(let row, _, _): found.insert(row)
      }
    }
    var (row, next) = (0, 0)
    while row < old.count || next < new.count {
      switch (lost.contains(row), found.contains(next)) {
      // A row that is removed where another one is inserted has changed.
      case (true, true): changed.append((row, next))
      case (true, false): removed.append(row)
      case (false, true): inserted.append(next)
      case (false, false): break
      }
      let isCommon = !lost.contains(row) && !found.contains(next)
      (row, next) = (
        row + (isCommon || lost.contains(row) ? 1 : 0),
        next + (isCommon || found.contains(next) ? 1 : 0)
      )
    }
    sentences = [
      Self.sentence(inserted, "inserted"), Self.sentence(removed, "removed"),
    ].compactMap(\.self)
  }

  private static func sentence(_ rows: [Int], _ verb: String) -> String? {
    guard !rows.isEmpty else { return nil }
    let (noun, form) = rows.count == 1 ? ("row", "was") : ("rows", "were")
    let places = rows.map(String.init).joined(separator: ", ")
    return "\(rows.count) \(noun) \(form) \(verb): \(noun) \(places)."
  }

  private static func rows(of snapshot: FrameSnapshot) -> [Row] {
    snapshot.glyphs.enumerated().map { row, glyphs in
      Row(
        glyphs: Array(glyphs.utf8),
        styles: snapshot.styles(inRow: row, columns: snapshot.size.columns))
    }
  }
}
