public import TerminalModel

extension StyledText {
  /// The text with all occurrences of a part highlighted, such as those of the text that the user
  /// searches for.
  ///
  /// ```swift
  /// List(count: state.lines.count, selection: state.line, selects: Event.selected) { row in
  ///   Text(state.lines[row].highlighting(state.search))
  /// }
  /// ```
  /// The occurrences consist of whole characters and do not overlap. They can have several styles,
  /// to which the highlight adds: its attributes join, its colours replace others.
  ///
  /// - Parameters:
  ///   - part: The part to find; an empty one has no occurrences.
  ///   - matchesCase: Whether capital and small letters differ.
  ///   - style: Attributes of the highlight.
  ///   - foreground: The colour of the highlighted text, or nil for that of the text.
  ///   - background: The colour behind the highlighted text, or nil for that of the text.
  public func highlighting(
    _ part: String, matchesCase: Bool = false, style: Style.Attributes = .underline,
    foreground: Color? = .onAccent, background: Color? = .warning
  ) -> StyledText {
    let text = text
    let found = TextSearch(part, matchesCase: matchesCase).ranges(in: text)
    var (index, character) = (text.startIndex, 0)
    func advance(to next: Int) -> String.Index {
      text.formIndex(&index, offsetBy: next - character)
      character = next
      return index
    }
    let ranges = found.map { advance(to: $0.lowerBound)..<advance(to: $0.upperBound) }
    return highlighting(ranges, style: style, foreground: foreground, background: background)
  }

  /// The text with ranges highlighted, such as the matches of a regular expression.
  ///
  /// ```swift
  /// let text = line.text
  /// return line.highlighting(text.ranges(of: /[0-9]+ms/))
  /// ```
  /// The highlight adds to the styles of the text: its attributes join, its colours replace others.
  /// Ranges can overlap and be in any order. A character is highlighted if its first Unicode scalar
  /// is in a range. Parts of a range beyond the end of the text have no effect.
  ///
  /// - Parameters:
  ///   - ranges: The ranges of ``text``.
  ///   - style: Attributes of the highlight.
  ///   - foreground: The colour of the highlighted text, or nil for that of the text.
  ///   - background: The colour behind the highlighted text, or nil for that of the text.
  public func highlighting(
    _ ranges: some Sequence<Range<String.Index>>, style: Style.Attributes = .underline,
    foreground: Color? = .onAccent, background: Color? = .warning
  ) -> StyledText {
    let highlight = StyleChange(foreground: foreground, background: background, attributes: style)
    var result = StyledText("")
    var ranges = bytes(of: ranges)[...]
    var start = 0
    for run in runs {
      var rest = run.text.utf8[...]
      func take(to end: Int, _ change: StyleChange) {
        let part = rest.prefix(max(0, end - start))
        result.append(String(Substring(part)), change)
        rest = rest[part.endIndex...]
        start += part.count
      }
      while !rest.isEmpty {
        guard let range = ranges.first else {
          take(to: .max, run.change)
          break
        }
        take(to: range.lowerBound, run.change)
        take(to: range.upperBound, run.change.adding(highlight))
        if start >= range.upperBound { ranges.removeFirst() }
      }
    }
    return result
  }

  /// The bytes of ranges of the text, in order, without overlaps and empty ranges.
  private func bytes(of ranges: some Sequence<Range<String.Index>>) -> [Range<Int>] {
    let text = text
    let bytes = ranges.map { range in
      // A range of a text begins and ends with whole Unicode scalars.
      let part = text[range.clamped(to: text.startIndex..<text.endIndex)]
      let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
      return start..<(start + part.utf8.count)
    }
    var disjoint: [Range<Int>] = []
    for range in bytes.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = disjoint.last, range.lowerBound <= last.upperBound {
        disjoint[disjoint.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        disjoint.append(range)
      }
    }
    return disjoint
  }
}

extension StyleChange {
  /// This change and then another one: attributes join, and colours of the other replace others.
  fileprivate func adding(_ other: StyleChange) -> StyleChange {
    StyleChange(
      foreground: other.foreground ?? foreground, background: other.background ?? background,
      attributes: attributes.union(other.attributes))
  }
}
