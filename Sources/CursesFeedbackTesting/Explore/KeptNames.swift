/// The names of the files that the explorations of this process have kept.
@MainActor enum KeptNames {
  /// The key of the exploration that has a path.
  private static var keys: [String: String] = [:]

  /// A name in a folder that no other exploration has: the given one, or one with a number.
  ///
  /// - Parameter key: The exploration, which gets the same name each time.
  static func name(_ name: String, in folder: String, of key: String) -> String {
    var candidate = name
    var number = 1
    while let other = keys["\(folder)/\(candidate)"], other != key {
      number += 1
      candidate = "\(name)-\(number)"
    }
    keys["\(folder)/\(candidate)"] = key
    return candidate
  }
}
