public import FeedbackCore
public import Testing

/// Traces as text.
extension FeedbackLoop {
  /// Writes a text for each event from now on, until the returned value is cancelled or released.
  ///
  /// The text is the description of a ``LoopTrace``: the event and its cause, the changes of the
  /// state, and the runs that were started and cancelled. The first state, and runs that start or
  /// are cancelled later, have a text of their own.
  public func trace(
    to output: some TextOutputStream & SendableMetatype
  ) -> Cancellation {
    var output = output
    return trace { trace in output.write("\(trace)\n") }
  }

  /// Writes a text for each event to a file, until the returned value is cancelled or released.
  ///
  /// The text is that of ``trace(to:)``. An existing file is emptied first; a new one is readable
  /// by its owner only, because a state may be confidential. If a write fails, the test fails, and
  /// nothing more is written.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - sourceLocation: Where a failed write is reported.
  /// - Throws: A ``TraceError`` if the file cannot be opened.
  public func trace(
    toFile path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(TraceError) -> Cancellation {
    let file = try TraceFile(path: path)
    return trace { trace in
      if let error = file.append("\(trace)\n") { recordFailure("\(error)", sourceLocation) }
    }
  }
}
