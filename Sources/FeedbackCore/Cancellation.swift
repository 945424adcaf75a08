/// How something that goes on is ended.
public struct Cancellation: Sendable {
  private let body: @Sendable () -> Void

  /// Makes a cancellation of what ends the thing; it may be called more than once, from any thread.
  public init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  /// There is nothing to end.
  public static let none = Cancellation {}

  /// Ends the thing.
  public func callAsFunction() {
    body()
  }
}
