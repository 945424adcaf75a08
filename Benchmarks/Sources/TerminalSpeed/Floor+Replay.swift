import Measuring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The replay of a recorded session, without a terminal.
extension Floor {
  /// The counts per replayed key in the workload `counter`, including the frame for the key.
  func countsOfReplayedKey() throws(MeasuringError) -> Counts {
    let (few, many) = (100, 1_100)
    return .each(try countsOfReplay(of: many), try countsOfReplay(of: few), of: many - few)
  }

  private func countsOfReplay(of keys: Int) throws(MeasuringError) -> Counts {
    let recording = "\(path).jsonl"
    defer {
      unlink(recording)
      unlink(path)
    }
    try program.record(keys: keys, to: recording)
    try Program.run(
      counting + program.command + [Workload.counter.rawValue, "--replay", recording])
    guard let counts = Counts(callgrind: path) else {
      throw MeasuringError("\(counter) has counted nothing")
    }
    return counts
  }
}
