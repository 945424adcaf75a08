#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension LaunchOptions {
  /// Checks that the options can be combined, and that none of them needs another one that is
  /// missing.
  func check() throws(LaunchError) {
    guard export == nil || replay != nil else {
      throw LaunchError(message: "--export requires --replay FILE.")
    }
    try refuseOverwriting(replay, "--replay", by: [("--export", export), ("--record", record)])
    guard against == nil || replay != nil else {
      throw LaunchError(message: "--against requires --replay FILE.")
    }
    if export != nil { try refuse(against != nil, "--export and --against") }
    if replay != nil, record != nil {
      try refuse(export != nil, "--record and --export")
      try refuse(against != nil, "--record and --against")
      try refuse(inspects, "--record and --inspect")
    }
    if reloads {
      try refuse(record != nil, "--reload and --record")
      try refuse(report != nil, "--reload and --report")
      try refuse(answers != nil, "--reload and --answers")
    }
    if inspects {
      try refuse(film != nil, "--inspect and --film")
      try refuse(export != nil, "--inspect and --export")
      try refuse(against != nil, "--inspect and --against")
    }
    guard !answersRequests || (replay == nil && film == nil && steps.isEmpty) else {
      throw LaunchError(
        message: "--protocol takes its steps from the requests: leave out --keys, --advance, "
          + "--replay and --film.")
    }
    guard !inspects || !isHeadless else {
      throw LaunchError(
        message: "--inspect shows the inspector in the terminal: leave out the options for runs "
          + "without a terminal, such as --keys.")
    }
    try refuseOverwriting(
      answers, "--answers", by: [("--record", record), ("--report", report), ("--trace", trace)])
    try refuseOverwriting(trace, "--trace", by: [("--record", record), ("--report", report)])
    try refuseOverwriting(film, "--film", by: [("--trace", trace)])
    if answersRequests { try refuse(answers != nil, "--protocol and --answers") }
    if report != nil { try refuse(record != nil, "--report and --record") }
    if film != nil {
      try refuse(replay != nil, "--film and --replay")
      try refuse(path != nil, "--film and --open")
      try refuse(record != nil, "--film and --record")
      try refuse(report != nil, "--film and --report")
      try refuse(answers != nil, "--film and --answers")
    }
    if replay != nil {
      try refuse(report != nil, "--replay and --report")
      try refuse(trace != nil, "--replay and --trace")
      try refuse(answers != nil, "--replay and --answers")
      try refuse(path != nil, "--replay and --open")
      guard !isHeadless else {
        throw LaunchError(
          message:
            "--replay takes the size, the keys and the times from the file: leave out --size, "
            + "--keys, --advance and --snapshot.")
      }
    }
  }

  /// Checks that other options do not write to the file of an option.
  ///
  /// Two paths of one file are found if the file exists.
  private func refuseOverwriting(
    _ path: String?, _ own: String, by others: [(option: String, path: String?)]
  ) throws(LaunchError) {
    guard let path else { return }
    for other in others {
      guard let otherPath = other.path, isSameFile(path, otherPath) else { continue }
      throw LaunchError(
        message: "\(other.option) would overwrite the file of \(own): name another file.")
    }
  }

  private func isSameFile(_ path: String, _ other: String) -> Bool {
    var files = (stat(), stat())
    guard stat(path, &files.0) == 0, stat(other, &files.1) == 0 else { return path == other }
    // Several writers to a device, such as /dev/null, do not overwrite each other.
    return files.0.st_mode & S_IFMT == S_IFREG && files.0.st_dev == files.1.st_dev
      && files.0.st_ino == files.1.st_ino
  }

  private func refuse(_ isGiven: Bool, _ pair: String) throws(LaunchError) {
    guard isGiven else { return }
    throw LaunchError(message: "\(pair) cannot be combined: give one of them.")
  }
}
