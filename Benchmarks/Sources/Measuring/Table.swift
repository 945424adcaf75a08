/// A table in Markdown with columns as wide as their widest cells.
package struct Table: CustomStringConvertible {
  private var rows: [[String]]

  package init(_ header: String...) {
    rows = [header]
  }

  package mutating func append(_ row: String...) {
    append(row)
  }

  package mutating func append(_ row: [String]) {
    rows.append(row)
  }

  package var description: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      "| "
        + zip(row, widths).enumerated().map { column, cell in
          let padding = String(repeating: " ", count: cell.1 - cell.0.count)
          return column == 0 ? cell.0 + padding : padding + cell.0
        }.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { column, width in
      String(repeating: "-", count: width + 1) + (column == 0 ? "-" : ":")
    }
    return ([lines[0], "|" + rule.joined(separator: "|") + "|"] + lines.dropFirst())
      .joined(separator: "\n")
  }
}

extension Double {
  /// The number with a fixed number of decimal places.
  package func formatted(digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((abs(self) * scale).rounded())
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(scaled)" }
    let fraction = String(scaled % Int(scale))
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(sign)\(scaled / Int(scale)).\(zeros)\(fraction)"
  }
}
