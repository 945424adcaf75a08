import TerminalModel
import Testing

@Suite struct ClusterTests {
  @Test func `five scalars of any size come back in order`() {
    var cluster = Cluster("\u{10FFFD}", width: 2)
    let more: [Unicode.Scalar] = ["a", "\u{10FFFD}", "\u{1F469}", "\u{10FFFD}"]
    let fitted = more.map { cluster.append($0) }
    #expect(fitted == [true, true, true, true])
    #expect(cluster.scalars == ["\u{10FFFD}"] + more)
    #expect(cluster.width == 2)
    #expect(cluster.count == Cluster.capacity)
  }

  @Test func `a sixth scalar is refused and changes nothing`() {
    var cluster = Cluster("e", width: 1)
    let marks = (0..<5).map { _ in cluster.append("\u{301}") }
    #expect(marks == [true, true, true, true, false])
    #expect(cluster.description == "e\u{301}\u{301}\u{301}\u{301}")
    #expect(cluster.width == 1)
  }

  @Test func `the width is part of the cluster and leaves its scalars alone`() {
    var cluster = Cluster("❤", width: 1)
    let more: [Unicode.Scalar] = ["\u{FE0F}", "\u{200D}", "\u{1F525}", "\u{10FFFD}"]
    _ = more.map { cluster.append($0) }
    let narrow = cluster
    cluster.width = 2
    #expect(cluster != narrow)
    #expect(cluster.scalars == narrow.scalars)
    cluster.width = 1
    #expect(cluster == narrow)
  }

  @Test func `there is no scalar after the last`() {
    let cluster = Cluster("x", width: 1)
    #expect(cluster.scalar(at: 0) == "x")
    #expect(cluster.scalar(at: 1) == nil)
    #expect(cluster.base == "x")
  }
}
