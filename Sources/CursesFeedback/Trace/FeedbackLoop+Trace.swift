public import FeedbackCore

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

  /// Writes a text for each event, and a line with `!` for each diagnostic of a log, to a file
  /// until cancelled.
  ///
  /// Control characters become visible symbols, except the line feeds and tabs of a trace.
  func trace(to file: TraceFile, diagnosticsOf log: DiagnosticLog) -> Cancellation {
    log.forward(to: { diagnostic in
      file.append("! \(StandardStream.visible(line: diagnostic.message))\n")
    })
    let tracing = trace { trace in file.append("\(StandardStream.visible("\(trace)"))\n") }
    return Cancellation {
      tracing.cancel()
      log.forward(to: nil)
    }
  }
}
