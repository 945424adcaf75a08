import TerminalModel
import Testing

/// Compares the fast ways from text to clusters with a slow and obvious one.
@Suite struct ClusterModelTests {
  @Test func `each scalar has the traits of its run in the width table`() {
    let ends = WidthTable.runs.dropFirst().map { $0 >> 8 } + [0x11_0000]
    let wrong = zip(WidthTable.runs, ends).flatMap { run, end in
      (run >> 8..<end).compactMap { Unicode.Scalar($0) }.filter {
        ScalarTraits(of: $0).rawValue != UInt8(truncatingIfNeeded: run)
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: 0..<100)
  func `a scan of a text gives the clusters of its scalars`(seed: Int) {
    let text = hostileText(seed: seed)
    #expect(Array(Clusters(text)) == slowClusters(text))
  }

  @Test(arguments: 0..<100)
  func `the columns of a text are those of its clusters`(seed: Int) {
    let text = hostileText(seed: seed)
    #expect(Clusters(text).columns == slowClusters(text).reduce(0) { $0 + $1.width })
  }

  @Test(arguments: 0..<100)
  func `a line that fits has the clusters of its text`(seed: Int) {
    let text = hostileLine(seed: seed)
    let line = TextLine(clusters: slowClusters(text))
    #expect(TextLines(text, columns: line.columns, wrapping: .words).lines == [line])
  }

  @Test(arguments: 0..<100, [0, 1, 2, 3, 40, 41])
  func `a line that is cut at its end has the first clusters of its text`(
    seed: Int, columns: Int
  ) {
    let text = hostileLine(seed: seed)
    let clipped = slowClusters(text).beginning(columns: columns)
    #expect(TextLines(text, columns: columns).lines == [TextLine(clusters: clipped)])
    let shortened = slowClusters(text).beginning(columns: columns - 1) + Clusters("…")
    #expect(
      TextLines(text, columns: columns, truncation: .end).lines
        == [TextLine(clusters: columns == 0 ? [] : shortened)])
  }
}

/// A text in one line without tabs.
private func hostileLine(seed: Int) -> String {
  let scalars = hostileText(seed: seed).unicodeScalars.filter { !["\t", "\n"].contains($0) }
  return String(String.UnicodeScalarView(scalars))
}

extension [Cluster] {
  fileprivate func beginning(columns: Int) -> [Cluster] {
    var used = 0
    return Array(
      prefix { cluster in
        used += cluster.width
        return used <= columns
      })
  }
}

/// The clusters of a text, assembled scalar by scalar.
private func slowClusters(_ text: String) -> [Cluster] {
  var clusters: [Cluster] = []
  var open: ClusterAssembly?
  for scalar in text.unicodeScalars {
    if open?.joins(scalar) == true { continue }
    if let open { clusters.append(open.cluster) }
    open = ClusterAssembly(beginningWith: scalar)
  }
  if let open { clusters.append(open.cluster) }
  return clusters
}
