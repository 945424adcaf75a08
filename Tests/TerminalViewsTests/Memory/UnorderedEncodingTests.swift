import Testing

@testable import TerminalViews

/// The encoding of collections without an order of their own.
struct UnorderedEncodingTests {
  private struct Place: Codable, Hashable { let x: Int, y: Int }

  @Test func `equal sets have one encoding`() throws {
    let one = Set((0..<50).map { Place(x: $0, y: -$0) })
    let other = Set((0..<50).reversed().map { Place(x: $0, y: -$0) }).union(one)
    let value = try EncodedValue(encoding: one)
    #expect(try EncodedValue(encoding: other) == value)
    #expect(try EncodedValue(encoding: Set([3, 1, 2])).json == "[1,2,3]")
    #expect(try value.decoded(as: Set<Place>.self) == one)
  }

  @Test func `equal dictionaries have one encoding, whatever their keys are`() throws {
    var one: [Place: String] = [:], other: [Place: String] = [:]
    for x in 0..<50 { one[Place(x: x, y: 0)] = "\(x)" }
    for x in (0..<50).reversed() { other[Place(x: x, y: 0)] = "\(x)" }
    let value = try EncodedValue(encoding: one)
    #expect(try EncodedValue(encoding: other) == value)
    #expect(try value.decoded(as: [Place: String].self) == one)
    #expect(try EncodedValue(encoding: ["b": 1, "a": 2]).json == #"{"a":2,"b":1}"#)
  }

  @Test func `an array keeps its order`() throws {
    #expect(try EncodedValue(encoding: [3, 1, 2]).json == "[3,1,2]")
  }
}
