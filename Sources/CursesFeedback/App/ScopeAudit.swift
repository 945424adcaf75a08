import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds children that a view shows although no ``Component/children`` lists them: their events
/// would change nothing.
///
/// A scope has no reference to the application that shows it. While an application makes a view,
/// its audit is therefore the current one of the main thread, and ``Scope/view(_:)`` passes the
/// scope's identity to that audit. A view that is made elsewhere, such as in a test of the view
/// alone, is not checked.
@MainActor final class ScopeAudit {
  private let listed: [ScopeIdentity]
  private let report: (_ childName: String) -> Void
  private var found: [ScopeIdentity] = []

  /// The audit of the view that is being made.
  @exclusivity(unchecked)
  private static var current: ScopeAudit?
  /// The main thread; 0 before the first audit.
  private nonisolated static let thread = Atomic<UInt>(0)

  /// Makes an audit that reports the name of each unlisted child once.
  init(listed: [ScopeIdentity], report: @escaping (_ childName: String) -> Void) {
    self.listed = listed
    self.report = report
    Self.thread.store(Self.currentThread, ordering: .relaxed)
  }

  /// Makes views: the scopes that they show are checked.
  func watch<Value>(_ make: () -> Value) -> Value {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return make()
  }

  /// A scope shows its child.
  nonisolated static func shown(_ scope: ScopeIdentity) {
    guard thread.load(ordering: .relaxed) == currentThread else { return }
    MainActor.assumeIsolated { current?.check(scope) }
  }

  private func check(_ scope: ScopeIdentity) {
    guard !listed.contains(scope), !found.contains(scope) else { return }
    found.append(scope)
    report(scope.childName)
  }

  private nonisolated static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
