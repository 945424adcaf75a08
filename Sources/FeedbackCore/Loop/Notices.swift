/// Who is told of what a loop notices.
struct Notices {
  private var streams = [Int: AsyncStream<LoopDiagnostic>.Continuation]()
  private var lastID = 0

  /// What is noticed from now on, until the loop is stopped.
  mutating func stream(isStopped: Bool) -> AsyncStream<LoopDiagnostic> {
    let (stream, continuation) = AsyncStream.makeStream(of: LoopDiagnostic.self)
    guard !isStopped else {
      continuation.finish()
      return stream
    }
    lastID += 1
    streams[lastID] = continuation
    return stream
  }

  mutating func pass(_ diagnostic: LoopDiagnostic) {
    for (id, stream) in streams {
      if case .terminated = stream.yield(diagnostic) { streams[id] = nil }
    }
  }

  mutating func end() {
    for stream in streams.values { stream.finish() }
    streams = [:]
  }
}
