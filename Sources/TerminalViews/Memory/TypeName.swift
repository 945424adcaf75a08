/// The name of a type with its module and the types around it, the same each time the program runs.
func typeName(_ type: Any.Type) -> String {
  // A private type has an address in its name, as in `Module.(unknown context at $1a2b).Name`.
  String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
    .joined(separator: ".")
}
