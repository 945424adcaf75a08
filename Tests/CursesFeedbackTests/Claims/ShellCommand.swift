/// A command of a shell line that names a part of the repository.
enum ShellCommand: Equatable {
  /// `make target`.
  case make(target: String)
  /// `swift run product`.
  case swiftRun(product: String)
  /// `make demo NAME=product`, without the options of a quoted name.
  case demo(product: String)

  /// The commands of a line, without those that name no part of the repository.
  static func commands(in line: String) -> [Self] {
    line.prefix { $0 != "#" }
      .split { "|;&()".contains($0) }
      .flatMap { commands(of: $0.split(separator: " ").map(String.init)) }
  }

  private static func commands(of words: [String]) -> [Self] {
    let words = words.drop { $0 == "$" || $0.contains("=") }
    if words.first == "make" {
      return words.dropFirst().compactMap { word in
        if let name = word.wholeMatch(of: /NAME='?([A-Za-z][\w-]*)'?/) {
          return .demo(product: String(name.output.1))
        }
        return word.wholeMatch(of: /[A-Za-z][\w-]*/) == nil ? nil : .make(target: word)
      }
    }
    guard words.starts(with: ["swift", "run"]) else { return [] }
    return product(of: Array(words.dropFirst(2))).map { [.swiftRun(product: $0)] } ?? []
  }

  /// The first word that is neither an option nor the value of an option.
  private static func product(of words: [String]) -> String? {
    var isValue = false
    for word in words {
      if word.hasPrefix("-") {
        isValue = optionsWithValue.contains(word)
      } else if isValue {
        isValue = false
      } else {
        return word
      }
    }
    return nil
  }

  private static let optionsWithValue: Set<String> = [
    "-c", "--configuration", "--package-path", "--scratch-path", "-Xswiftc", "-Xcc", "-Xlinker",
    "--product", "-j", "--jobs",
  ]
}
