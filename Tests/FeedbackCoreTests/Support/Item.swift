/// An identity and a value, written as one text: "a1" has the identity a and the value 1.
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
