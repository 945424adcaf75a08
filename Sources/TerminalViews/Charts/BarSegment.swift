/// The part of a bar that shows the value of a series: from one value to another.
struct BarSegment: Hashable {
  let series: Int
  let start: Double
  let end: Double

  /// The part of a line of cells that the segment fills; nil if the segment or the line is empty.
  ///
  /// It starts at a whole cell, and is at least an eighth of a cell long.
  func bar(in scale: ChartScale, cells: Int) -> EighthBar? {
    guard start != end, cells > 0 else { return nil }
    let origin = scale.steps(to: start, of: cells) * 8
    let target = scale.steps(to: end, of: cells * 8)
    let rises = origin == 0 || (end > start && origin < cells * 8)
    return EighthBar(origin, rises ? max(target, origin + 1) : min(target, origin - 1))
  }
}

/// The values of a bar on top of each other: positive ones from 0 upwards, negative ones downwards.
struct BarStack: Hashable {
  private(set) var segments: [BarSegment] = []
  /// The lower end.
  private(set) var lowest = 0.0
  /// The upper end.
  private(set) var highest = 0.0

  /// Stacks the finite values of a bar, which has one value for each series.
  init(_ values: [Double]) {
    for (series, value) in values.enumerated() where value.isFinite {
      let start = value < 0 ? lowest : highest
      segments.append(BarSegment(series: series, start: start, end: start + value))
      if value < 0 { lowest += value } else { highest += value }
    }
  }

  /// The part of a line of cells that a segment fills; nil if it is too short to be shown.
  ///
  /// Segments begin at whole cells. Each ends an eighth before the next one, so that they can be
  /// told apart without colours. The outermost one on each side of 0 ends at any eighth of a cell.
  func bar(of segment: BarSegment, in scale: ChartScale, cells: Int) -> EighthBar? {
    guard segment.start != segment.end else { return nil }
    let isOutermost = segment.end == (segment.end < segment.start ? lowest : highest)
    let origin = scale.steps(to: segment.start, of: cells) * 8
    let end = scale.steps(to: segment.end, of: isOutermost ? cells * 8 : cells)
    let target = isOutermost ? end : end * 8
    guard origin != target, (origin < target) == (segment.start < segment.end) else { return nil }
    guard !isOutermost else { return EighthBar(origin, target) }
    return EighthBar(origin, origin < target ? target - 1 : target + 1)
  }
}
