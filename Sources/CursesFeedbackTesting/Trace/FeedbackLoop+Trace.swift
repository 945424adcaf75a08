public import CursesFeedback
public import Testing

extension FeedbackLoop {
  /// Writes a text for each event to a file, until the returned value is cancelled or released.
  ///
  /// The text is that of ``trace(to:)``. An existing file is emptied first; a new one is readable
  /// by its owner only, because a state may be confidential. If a write fails, the test fails, and
  /// nothing more is written.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - sourceLocation: Where a failed write is reported.
  /// - Throws: A `TraceError` if the file cannot be opened.
  public func trace(
    toFile path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(TraceError) -> Cancellation {
    let file = try TraceFile(path: path)
    return trace { trace in
      if let error = file.append("\(trace)\n") { recordFailure("\(error)", sourceLocation) }
    }
  }
}
