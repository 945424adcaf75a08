import TerminalModel
import Testing

/// The quick ways from text to clusters against the slow and obvious one.
@Suite struct ClusterModelTests {
  @Test func `each scalar has the traits of its run`() {
    let ends = WidthTable.runs.dropFirst().map { $0 >> 8 } + [0x11_0000]
    let wrong = zip(WidthTable.runs, ends).flatMap { run, end in
      (run >> 8..<end).compactMap { Unicode.Scalar($0) }.filter {
        ScalarTraits(of: $0).rawValue != UInt8(truncatingIfNeeded: run)
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: 0..<100)
  func `clusters come one by one as from scalar after scalar`(seed: Int) {
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
    let text = hostileText(seed: seed).filter { !["\n", "\r\n", "\t"].contains($0) }
    let clusters = slowClusters(text)
    let line = TextLines(text, columns: clusters.reduce(0) { $0 + $1.width }, wrapping: .words)
    #expect(line.lines == [TextLine(clusters: clusters)])
  }
}

/// The clusters of a text, of which each scalar is looked at by itself.
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
