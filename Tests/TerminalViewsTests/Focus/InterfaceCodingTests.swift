import Foundation
import TerminalModel
import TerminalViews
import Testing

/// The encoding of the interface state.
@Suite struct InterfaceCodingTests {
  private struct Plain: Hashable, Sendable { let number: Int }
  private struct Named: Codable, Hashable, Sendable { let name: String }
  private struct Other: Codable, Hashable, Sendable {}

  private func counter(_ id: some Hashable & Sendable) -> Scene<Int> {
    scene(9, 2, InterfaceState(), sending: Int.self) { KeyCounter<Int>().id(id) }
  }

  private func coded(_ state: InterfaceState, _ types: [any (Codable & Hashable & Sendable).Type])
    throws -> InterfaceState
  {
    let decoder = JSONDecoder()
    decoder.userInfo[InterfaceState.identityTypes] = types
    return try decoder.decode(InterfaceState.self, from: try JSONEncoder().encode(state))
  }

  @Test func `identities are numbers, names, and values of Codable types`() throws {
    #expect(try coded(counter(1).interface, []) == counter(1).interface)
    #expect(try coded(counter("1").interface, []) == counter("1").interface)
    let named = counter(Named(name: "x")).interface
    #expect(try coded(named, [Other.self, Named.self]) == named)
  }

  private enum Left { struct Key: Codable, Hashable, Sendable { let number: Int } }
  private enum Right { struct Key: Codable, Hashable, Sendable { let number: Int } }

  @Test func `identities of types with the same name in other types are different`() throws {
    let right = counter(Right.Key(number: 1)).interface
    #expect(try coded(right, [Left.Key.self, Right.Key.self]) == right)
    #expect(throws: DecodingError.self) { try coded(right, [Left.Key.self]) }
  }

  @Test func `an identity that is not Codable is an error with the path of its view`() {
    #expect {
      try JSONEncoder().encode(counter(Plain(number: 7)).interface)
    } throws: { error in
      guard case EncodingError.invalidValue(let id, let context) = error else { return false }
      return id as? Plain == Plain(number: 7)
        && context.debugDescription.contains("Plain(number: 7) has an identity that is not Codable")
    }
  }

  @Test func `a memory that its control can no longer decode is a new one`() throws {
    let pressed = counter(1).press(.enter).interface
    let data = try JSONEncoder().encode(pressed)
    let text = String(decoding: data, as: UTF8.self).replacing("\"count\"", with: "\"other\"")
    let restored = try JSONDecoder().decode(InterfaceState.self, from: Data(text.utf8))
    func screen(_ interface: InterfaceState) -> String {
      scene(9, 1, interface, sending: Int.self) { KeyCounter<Int>().id(1) }.draw().text
    }
    let same = try coded(pressed, [])
    #expect(screen(pressed) == "1")
    #expect(screen(same) == "1")
    #expect(screen(restored) == "0")
  }

  @Test func `a state that is restored and not yet shown is encoded again as it was`() throws {
    let pressed = counter(1).press(.enter).interface
    #expect(try coded(coded(pressed, []), []) == coded(pressed, []))
  }

  @Test func `a memory has the same value after its encoding`() throws {
    let sample = Sample()
    #expect(try EncodedValue(encoding: sample).decoded(as: Sample.self) == sample)
    #expect(throws: DecodingError.self) {
      try EncodedValue(encoding: "text").decoded(as: Int.self)
    }
  }
}

/// A value with all kinds of parts.
private struct Sample: Codable, Equatable {
  enum Choice: Codable, Equatable { case none, some(Int, name: String) }

  var flag = true
  var numbers = [Int8.min, 0, .max]
  var large = UInt64.max
  var ratios: [Double?] = [0.5, nil, -.infinity]
  var single = Float(1.5)
  var text = "é 字"
  var nothing: Int?
  var choices: [String: Choice] = ["a": .none, "b": .some(1, name: "x")]
  var pairs: [Int: Set<String>] = [3: ["a", "b"]]
  var position = Position(column: 3, row: -1)
}
