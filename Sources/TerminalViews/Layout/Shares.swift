/// Divides cells evenly among views, within the bounds of each; the first views get the remainder.
///
/// All shares rise to one level, as water in connected vessels: the highest level for which there
/// are enough cells.
///
/// - Returns: A share for each of the bounds, together at most the number of cells; all 0 if this
///   number is negative. If there are too few cells for the lower bounds, the first views are
///   served first.
package func shares(of cells: Int, among bounds: [Stretch.Bounds]) -> [Int] {
  func filled(to level: Int) -> Int {
    bounds.reduce(0) { $0 + $1.share(atLevel: level) }
  }
  var low = 0
  var high = min(max(0, cells), Extent.limit)
  while low < high {
    let middle = (low + high + 1) / 2
    if filled(to: middle) <= cells { low = middle } else { high = middle - 1 }
  }
  var left = max(0, cells)
  var shares = bounds.map { bounds in
    let served = min(bounds.share(atLevel: low), left)
    left -= served
    return served
  }
  for index in shares.indices
  where left > 0 && shares[index] < bounds[index].share(atLevel: low + 1) {
    shares[index] += 1
    left -= 1
  }
  return shares
}

extension Stretch.Bounds {
  /// The cells of a view with these bounds if all views are filled to a level.
  fileprivate func share(atLevel level: Int) -> Int {
    Swift.min(Swift.max(level, lowerBound), upperBound)
  }
}
