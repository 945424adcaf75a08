public import Synchronization

/// A mark that any thread can set once.
@usableFromInline
package final class Latch: Sendable {
  @usableFromInline let mark = Atomic(false)

  @inlinable package init() {}

  @inlinable package var isClosed: Bool { mark.load(ordering: .relaxed) }

  package func close() { mark.store(true, ordering: .relaxed) }
}
