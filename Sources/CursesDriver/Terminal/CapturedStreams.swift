/// The standard streams of this process that are captured: they write to a file while the
/// application, or a program that it has started, has the terminal.
struct CapturedStreams: OptionSet {
  let rawValue: Int
  static let errors = CapturedStreams(rawValue: 1)
  static let output = CapturedStreams(rawValue: 2)
}

extension CursesTerminal {
  /// The end of the text that this process has written to its captured streams, standard output and
  /// standard error, at most 64 KiB.
  ///
  /// The text begins where the terminal was taken first or handed back last, as at Ctrl-Z or to a
  /// program: handing the terminal back shows the text, and begins another one.
  ///
  /// Its first line is cut only if no line begins in these 64 KiB.
  ///
  /// Nil if neither stream is captured (a stream that is no terminal is not), or if this terminal
  /// is closed.
  ///
  /// The text may have control sequences.
  public var capturedText: String? {
    // One byte more shows whether the first line is cut.
    guard let bytes = restorer?.capturedText(atMost: Self.captureLimit + 1) else { return nil }
    guard bytes.count > Self.captureLimit,
      let end = bytes.dropLast().firstIndex(of: UInt8(ascii: "\n"))
    else {
      return String(decoding: bytes.suffix(Self.captureLimit), as: UTF8.self)
    }
    return String(decoding: bytes[(end + 1)...], as: UTF8.self)
  }

  private static let captureLimit = 65_536
}
