import DemoHTTP
import Testing

@Suite struct CatalogueFaultTests {
  @Test(arguments: [0, 1, 4_711, UInt64.max])
  func `the same seed and rate give the same faults`(seed: UInt64) {
    var first = FaultSequence(rate: 0.5, seed: seed)
    var second = FaultSequence(rate: 0.5, seed: seed)

    #expect((1...100).map { _ in first.next() } == (1...100).map { _ in second.next() })
  }

  @Test(arguments: [(0.0, 0), (0.25, 259), (1.0, 1000)])
  func `the share of faulty answers is about the rate`(rate: Double, count: Int) {
    var faults = FaultSequence(rate: rate, seed: 1)

    #expect((1...1000).compactMap { _ in faults.next() }.count == count)
  }

  @Test func `every kind of fault occurs`() {
    var faults = FaultSequence(rate: 1, seed: 1)

    #expect(Set((1...20).map { _ in faults.next() }) == Set(FaultSequence.Fault.allCases))
  }
}
