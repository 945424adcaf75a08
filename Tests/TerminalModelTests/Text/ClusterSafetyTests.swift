import TerminalModel
import Testing

/// The properties of all clusters, whatever the text.
@Suite struct ClusterSafetyTests {
  @Test func `every kind of scalar becomes cells that are safe`() {
    let unsafe = WidthTable.scalars.filter { scalar in
      Clusters(String(scalar)).contains { !$0.isSafe }
    }
    #expect(unsafe == [])
  }

  @Test func `every kind of scalar takes as many columns as its traits say`() {
    let wrong = WidthTable.scalars.filter { scalar in
      let traits = ScalarTraits(of: scalar)
      let shown = traits.contains(.mark) ? (traits.contains(.spacing) ? 2 : 1) : traits.width
      return Clusters(String(scalar)).columns != shown
    }
    #expect(wrong == [])
  }

  @Test(arguments: 0..<100)
  func `scalars in any order become cells that are safe`(seed: Int) {
    let clusters = Array(Clusters(hostileText(seed: seed)))
    #expect(clusters.filter { !$0.isSafe } == [])
  }

  @Test(arguments: 0..<100)
  func `the text of a cluster becomes the same cluster again`(seed: Int) {
    let clusters = Array(Clusters(hostileText(seed: seed)))
    #expect(clusters.filter { Array(Clusters($0.description)) != [$0] } == [])
  }

  @Test func `a letter with 20,000 marks takes one cell`() {
    let zalgo = "e" + String(repeating: "\u{301}", count: 20_000)
    #expect(Clusters(zalgo).map(\.description) == ["e"])
    #expect(TextLines(zalgo, columns: 80, wrapping: .words).size == Size(columns: 1, rows: 1))
  }

  @Test(arguments: [Truncation.clip, .start, .middle, .end])
  func `a line of a hundred thousand bytes is cut like any other`(truncation: Truncation) {
    let long = String(repeating: "x", count: 100_000)
    let short = String(repeating: "x", count: 100)
    #expect(
      TextLines(long, columns: 80, truncation: truncation)
        == TextLines(short, columns: 80, truncation: truncation))
  }

  @Test func `the width table is sorted and begins with the first scalar`() {
    let starts = WidthTable.runs.map { $0 >> 8 }
    #expect(starts.first == 0)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    #expect(WidthTable.unicodeVersion == "17.0.0")
  }
}

extension WidthTable {
  /// The first and the last scalar of each run, which have all combinations of traits.
  fileprivate static var scalars: [Unicode.Scalar] {
    let starts = runs.map { $0 >> 8 } + [0x11_0000]
    return (starts + starts.dropFirst().map { $0 - 1 }).compactMap { Unicode.Scalar($0) }
  }
}

extension Cluster {
  /// Whether it neither moves the cursor nor joins a neighbour.
  fileprivate var isSafe: Bool {
    let traits = scalars.map { ScalarTraits(of: $0) }
    let invisible = scalars.filter { ScalarTraits(of: $0).contains(.removed) }
    return (1...2).contains(width)
      && traits[0].isDisjoint(with: [.mark, .removed])
      && traits.allSatisfy { !$0.contains(.unsafe) }
      && (traits[0].isDisjoint(with: [.pictograph, .variable])
        ? invisible.isEmpty
        : invisible.allSatisfy { ["\u{200D}", "\u{FE0E}", "\u{FE0F}"].contains($0) })
      && scalars.last != "\u{200D}"
  }
}
