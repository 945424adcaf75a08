/// The identity of a scope: the place of its child in the parent's state, and the child's type.
///
/// Two identities are equal if the places and the types are equal, even if a property makes the
/// scope again for each access.
@usableFromInline struct ScopeIdentity: Equatable, Sendable {
  private let place: any AnyKeyPath & Sendable
  private let child: any Component.Type

  init(_ place: any AnyKeyPath & Sendable, _ child: any Component.Type) {
    self.place = place
    self.child = child
  }

  /// The name of the child's type.
  var childName: String { "\(child)" }

  /// Compares the references to the key paths first, which is faster: a key path that is written as
  /// a literal, such as `\State.left`, is the same object each time.
  @usableFromInline static func == (left: ScopeIdentity, right: ScopeIdentity) -> Bool {
    ObjectIdentifier(left.child) == ObjectIdentifier(right.child)
      && (left.place === right.place || left.place == right.place)
  }
}
