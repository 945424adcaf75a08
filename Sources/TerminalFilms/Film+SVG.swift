import TerminalModel

extension Film {
  /// The time for which the picture shows the last frame.
  private static let lastFrameTime = Duration.seconds(2)

  /// The film as an animated SVG document without a script.
  ///
  /// The animation repeats.
  ///
  /// The frames lie side by side in a strip, which moves behind a window at the time of each frame.
  /// Equal rows are in the document once.
  package var svg: String {
    let shown = shownFrames
    let columns = shown.map { size(at: $0).columns }.max() ?? size.columns
    let rows = shown.map { size(at: $0).rows }.max() ?? size.rows
    let first = picture(of: shown.first)
    let window = PictureWindow(
      size: Size(columns: columns, rows: rows), title: program, color: first.window)
    let number = PictureWindow.number
    let height = number(Double(rows) * PictureWindow.cellHeight)
    var definitions = RowDefinitions()
    let strip = shown.enumerated().map { place, index in
      let frame = self[index]
      let picture = picture(of: index)
      var elements: [String] = []
      if picture.window != first.window {
        elements.append(
          """
          <rect width="\(number(window.width))" height="\(height)" fill="\(picture.window)"/>
          """)
      }
      for (row, name) in definitions.names(ofRowsOf: frame, picture).enumerated() {
        guard let name else { continue }
        let top = number(Double(row) * PictureWindow.cellHeight)
        elements.append("<use href=\"#\(name)\" y=\"\(top)\"/>")
      }
      let left = number(Double(place) * window.width)
      return "<svg x=\"\(left)\" width=\"\(number(window.width))\" height=\"\(height)\">\n"
        + elements.map { "\($0)\n" }.joined() + "</svg>"
    }
    return window.document(
      """
      <style>\(animation(of: shown, width: window.width))</style>
      <defs>
      \(definitions.elements.joined(separator: "\n"))
      </defs>
      <svg y="\(number(PictureWindow.titleHeight))" width="\(number(window.width))" \
      height="\(height)">
      <g class="film">
      \(strip.joined(separator: "\n"))
      </g>
      </svg>
      """)
  }

  /// The indices of the frames in the picture: all except those that have the same time as the next
  /// frame.
  private var shownFrames: [Int] {
    (0..<count).filter { $0 + 1 == count || time(at: $0 + 1) > time(at: $0) }
  }

  private func picture(of index: Int?) -> FramePicture {
    let frame = index.map { self[$0] } ?? Frame(size: size)
    return FramePicture(frame: frame, theme: frame.theme ?? theme, top: 0)
  }

  /// The animation: for each frame its time, in percent of the whole time, and the position of the
  /// strip from then on.
  private func animation(of shown: [Int], width: Double) -> String {
    let start = shown.first.map { time(at: $0) } ?? .zero
    let total = duration - start + Self.lastFrameTime
    let steps = shown.enumerated().map { place, index in
      let left = PictureWindow.number(-Double(place) * width)
      return "\(percent(time(at: index) - start, of: total)){transform:translateX(\(left)px)}"
    }
    return ".film{animation:film \(total.seconds())s steps(1,end) infinite}"
      + "@keyframes film{\(steps.joined())}"
  }

  /// A part of a time in percent, with six digits after the point.
  private func percent(_ part: Duration, of total: Duration) -> String {
    "\(Duration.seconds(part / total * 100).seconds(digits: 6))%"
  }
}

/// The rows of all frames, each once.
private struct RowDefinitions {
  private(set) var elements: [String] = []
  private var names: [String: String] = [:]
  /// The last frame, and the names of its rows.
  private var last: (frame: Frame, names: [String?])?

  /// The names of the rows of a frame; nil for an empty row.
  ///
  /// Elements are made only for the rows that differ from those of the last frame. For 10,000
  /// frames, each after one key press, this takes a tenth of the time that the elements of all rows
  /// take.
  mutating func names(ofRowsOf frame: Frame, _ picture: FramePicture) -> [String?] {
    var changed = Set(FrameDiff(from: last?.frame, to: frame).rows)
    changed.formUnion([frame.cursor, last?.frame.cursor].compactMap { $0?.row })
    let names = (0..<frame.size.rows).map { row in
      guard let last, !changed.contains(row) else {
        return name(of: picture.elements(ofRow: row))
      }
      return last.names[row]
    }
    last = (frame, names)
    return names
  }

  /// The name of a row with these elements; nil for an empty one.
  private mutating func name(of row: String) -> String? {
    guard !row.isEmpty else { return nil }
    if let name = names[row] { return name }
    let name = "r\(names.count)"
    names[row] = name
    elements.append("<g id=\"\(name)\">\n\(row)\n</g>")
    return name
  }
}
