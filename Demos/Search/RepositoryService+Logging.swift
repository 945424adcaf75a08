import Logging

extension RepositoryService {
  /// The service, with a log of its requests and answers.
  func logged(by logger: Logger) -> RepositoryService {
    RepositoryService { request in
      logger.info("request", metadata: ["query": "\(request.query)", "page": "\(request.page)"])
      do {
        let answer = try await answer(request)
        logger.info("answer", metadata: ["query": "\(request.query)", "total": "\(answer.total)"])
        return answer
      } catch {
        // A newer search cancels the one before: that is no failure.
        let level: Logger.Level = error is CancellationError ? .debug : .error
        logger.log(level: level, "\(error)", metadata: ["query": "\(request.query)"])
        throw error
      }
    }
  }
}
