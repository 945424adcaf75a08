public import FeedbackCore

extension FeedbackLoop {
  /// Writes a text for each event from now on, until the returned value is cancelled or released.
  ///
  /// The text is the description of a ``LoopTrace``: the event and its cause, the changes of the
  /// state, and the runs that were started and cancelled. The first state has a text of its own,
  /// and so have runs that start or are cancelled between two events.
  public func trace(
    to output: some TextOutputStream & SendableMetatype
  ) -> Cancellation {
    var output = output
    return trace { trace in output.write("\(trace)\n") }
  }

  /// Writes a text for each event, and a line with `!` for each diagnostic of a log, to a file,
  /// until the returned value is cancelled.
  ///
  /// Control characters become visible symbols. In the text of an event, however, line feeds stay,
  /// and tabs become blanks.
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
