import TerminalModel

/// A bar that shows a part of a whole, rounded to half a column.
///
/// The part has the accent, or the colour of the text if a view around the bar sets one.
///
/// The bar is empty only at 0, and full, with 100 %, only at 1. In ASCII half a column looks like a
/// whole one, so that the bar looks full a little earlier.
public struct ProgressBar<Event>: View {
  @usableFromInline let element: Element

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - value: From 0 to 1; other values count as the nearest end, NaN as 0.
  ///   - width: Columns, including the percentage; nil for the whole proposed width.
  ///   - showsPercentage: Whether the percentage follows the bar, in five columns.
  @inlinable
  public init(_ value: Double, width: Int? = nil, showsPercentage: Bool = false) {
    element = .progressBar(value, width: width, showsPercentage: showsPercentage)
  }

  /// The bar as a canvas.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  @usableFromInline static func progressBar(
    _ value: Double, width: Int?, showsPercentage: Bool
  ) -> Element {
    let value = value.isNaN ? 0 : min(max(0, value), 1)
    let number = showsPercentage ? percentageText(of: value) : ""
    return .canvas(width: width, height: 1) { area in
      let columns = area.size.columns - number.count
      draw(value, columns: columns, on: &area)
      area.write(number, at: Position(column: columns, row: 0))
    }
  }
}

/// The percentage at the right end of five columns.
private func percentageText(of value: Double) -> String {
  let number = "\(percentage(of: value))%"
  return String(repeating: " ", count: 5 - number.count) + number
}

/// A value from 0 to 1 as a percentage that is rounded down: 100 only at 1.
package func percentage(of value: Double) -> Int {
  // 0.29 * 100 is a little less than 29.
  value >= 1 ? 100 : min(99, Int(value * 100 + 1e-9))
}

/// A heavy line for the part, and a thin line for the rest.
private func draw(_ value: Double, columns: Int, on area: inout DrawingArea) {
  guard columns > 0 else { return }
  let halves = filledParts(of: value, columns: columns, each: 2)
  let (whole, isSplit, glyphs) = (halves / 2, halves % 2 == 1, area.glyphs)
  let style = area.style(of: .progress, area.accentedStyle)
  area.fill(
    Rect(Size(columns: columns, rows: 1)), with: Character(glyphs[.progressTrack]),
    style: area.style(of: .progressTrack, area.style(.border)))
  area.fill(
    Rect(Size(columns: whole, rows: 1)), with: Character(glyphs[.progress]), style: style)
  if isSplit {
    area.write(glyphs[.halfProgress], at: Position(column: whole, row: 0), style: style)
  }
}

/// The number of filled parts of a bar, whose columns have several parts each: 0 only for the value
/// 0, all only for 1.
package func filledParts(of value: Double, columns: Int, each parts: Int) -> Int {
  let all = columns * parts
  if value <= 0 { return 0 }
  if value >= 1 { return all }
  return min(max(1, Int(value * Double(all) + 0.5)), all - 1)
}
