/// A value, such as a running server, that is made when it is first needed.
///
/// If making it fails, the use of the value fails, too, and the next use tries again. The type is
/// an actor because the value may be needed several times at once.
package actor OnDemand<Value: Sendable> {
  private let make: @Sendable () async throws -> Value
  private var making: Task<Value, any Error>?

  package init(_ make: @escaping @Sendable () async throws -> Value) { self.make = make }

  package var value: Value {
    get async throws {
      let task = making ?? Task { [make] in try await make() }
      making = task
      do {
        return try await task.value
      } catch {
        making = nil
        throw error
      }
    }
  }
}
