/// Accepts a number of requests in each window of time, as GitHub does.
package struct RateLimiter: Sendable {
  private let limit: Int
  private let window: Int
  private var remaining = 0
  private var reset = 0

  /// Makes a limiter, by default with GitHub's limit for searches without a token.
  ///
  /// - Parameters:
  ///   - limit: The number of requests, 1 or more.
  ///   - window: The length of a window in seconds, 1 or more.
  package init(limit: Int = 10, window: Int = 60) {
    precondition(
      limit > 0 && window > 0, "The limit is at least one request, and the window at least 1 s.")
    self.limit = limit
    self.window = window
  }

  /// Counts a request; the first one after a reset begins a window.
  ///
  /// - Parameter now: The time in seconds since 1970, rounded down.
  /// - Returns: Whether it is accepted, the number of requests that are left, and the time of the
  ///   next reset.
  mutating func take(at now: Int) -> (isAccepted: Bool, limit: Int, remaining: Int, reset: Int) {
    if now >= reset { (remaining, reset) = (limit, now + window) }
    let isAccepted = remaining > 0
    if isAccepted { remaining -= 1 }
    return (isAccepted, limit, remaining, reset)
  }
}
