/// An element of a collection, written as its identity and its value: "a1".
struct Item: Identifiable, Equatable, Sendable, ExpressibleByStringLiteral {
  let id: Character
  var value: Int

  init(stringLiteral text: String) {
    id = text.first ?? " "
    value = Int(text.dropFirst()) ?? 0
  }
}

extension Item: CustomStringConvertible {
  var description: String { "\(id)\(value)" }
}
