extension RecordingHeader {
  /// The options whose values the header leaves out: those for recordings, and the keys, which may
  /// type a secret.
  private static let options = [
    "--record", "--report", "--replay", "--export", "--film", "--answers", "--against", "--keys",
  ]

  /// The words in the name of an option whose value is a secret.
  private static let secrets = ["token", "secret", "password", "passphrase", "key", "credential"]

  /// The arguments of a command line without the program's name, the options for recordings and the
  /// keys, and with `•••` in place of the values of options whose names tell that they are secret.
  ///
  /// - Parameter showsSecrets: Whether the values of secret options stay.
  static func arguments(of commandLine: [String], showsSecrets: Bool = false) -> [String] {
    var unread = commandLine.dropFirst()
    var kept: [String] = []
    while let argument = unread.popFirst(), argument != "--" {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if options.contains(name) {
        if parts.count == 1 { _ = unread.popFirst() }
      } else if showsSecrets || !isSecret(name) || parts.count == 1 && !name.hasPrefix("-") {
        kept.append(argument)
      } else if parts.count == 2 {
        kept.append("\(name)=•••")
      } else {
        kept.append(name)
        if let value = unread.first, !value.hasPrefix("--") {
          kept.append("•••")
          unread.removeFirst()
        }
      }
    }
    return kept + (commandLine.contains("--") ? ["--"] + unread : [])
  }

  private static func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    return secrets.contains { name.contains($0) }
  }
}
