/// The location of a child's state in its parent's state.
public struct ChildState<Parent: Sendable, Child: Sendable>: Sendable {
  /// The child's state, or nil if there is no child.
  package let read: @Sendable (Parent) -> Child?
  /// Changes the child's state in its parent.
  ///
  /// Returns false if there is no child.
  let modify: @Sendable (inout Parent, (inout Child) -> Void) -> Bool
  /// The identity of a child, or nil if it has none; a changed identity means another child.
  let identity: @Sendable (Child) -> AnyHashable?

  private init(
    read: @escaping @Sendable (Parent) -> Child?,
    modify: @escaping @Sendable (inout Parent, (inout Child) -> Void) -> Bool,
    identity: @escaping @Sendable (Child) -> AnyHashable? = { _ in nil }
  ) {
    self.read = read
    self.modify = modify
    self.identity = identity
  }

  /// A child that always exists.
  public static func keyPath(
    _ path: any WritableKeyPath<Parent, Child> & Sendable
  ) -> ChildState {
    place(path)
  }

  /// An optional child.
  public static func optional(
    _ path: any WritableKeyPath<Parent, Child?> & Sendable
  ) -> ChildState {
    place(path)
  }

  /// A child whose state is the value in one case of an enum in the parent's state.
  public static func enumCase<Choice: Sendable>(
    _ path: any WritableKeyPath<Parent, Choice> & Sendable, _ choice: Case<Choice, Child>
  ) -> ChildState {
    place(path, choice)
  }

  private static func place(
    _ path: any WritableKeyPath<Parent, Child> & Sendable
  ) -> ChildState {
    ChildState(
      read: { $0[keyPath: path] },
      modify: { parent, change in
        change(&parent[keyPath: path])
        return true
      })
  }

  private static func place(
    _ path: any WritableKeyPath<Parent, Child?> & Sendable
  ) -> ChildState {
    ChildState(
      read: { $0[keyPath: path] },
      modify: { parent, change in parent[keyPath: path].modify(change) })
  }

  private static func place<Choice: Sendable>(
    _ path: any WritableKeyPath<Parent, Choice> & Sendable, _ choice: Case<Choice, Child>
  ) -> ChildState {
    ChildState(
      read: { choice.extract($0[keyPath: path]) },
      modify: { parent, change in
        guard var child = choice.extract(parent[keyPath: path]) else { return false }
        change(&child)
        parent[keyPath: path] = choice.embed(child)
        return true
      })
  }

  /// The same location, with a function for the child's identity; a changed identity means another
  /// child.
  private func identified(
    by identity: @escaping @Sendable (Child) -> AnyHashable?
  ) -> ChildState {
    ChildState(read: read, modify: modify, identity: identity)
  }
}

extension ChildState where Child: Identifiable {
  /// An optional child; a changed identity means another child.
  public static func optional(
    _ path: any WritableKeyPath<Parent, Child?> & Sendable
  ) -> ChildState {
    place(path).identified { $0.id }
  }

  /// A child that always exists; a changed identity means another child.
  public static func keyPath(
    _ path: any WritableKeyPath<Parent, Child> & Sendable
  ) -> ChildState {
    place(path).identified { $0.id }
  }

  /// A child whose state is the value in one case of an enum in the parent's state; a changed
  /// identity means another child.
  public static func enumCase<Choice: Sendable>(
    _ path: any WritableKeyPath<Parent, Choice> & Sendable, _ choice: Case<Choice, Child>
  ) -> ChildState {
    place(path, choice).identified { $0.id }
  }
}

/// The location of a collection of children, each with an identity, in their parent's state.
public struct ChildCollection<Parent: Sendable, ID: Hashable & Sendable, Child: Sendable>: Sendable
{
  /// Calls the closure with each child, in the order of the collection; of several with the same
  /// identity, only with the first.
  let forEach: @Sendable (Parent, (ID, Child) -> Void) -> Void
  /// The child with an identity, or nil if there is none.
  let read: @Sendable (Parent, ID) -> Child?
  /// Changes the state of a child in its parent.
  ///
  /// Returns false if there is no such child.
  let modify: @Sendable (inout Parent, ID, (inout Child) -> Void) -> Bool

  /// Makes a collection from its three functions.
  package init(
    forEach: @escaping @Sendable (Parent, (ID, Child) -> Void) -> Void,
    read: @escaping @Sendable (Parent, ID) -> Child?,
    modify: @escaping @Sendable (inout Parent, ID, (inout Child) -> Void) -> Bool
  ) {
    self.forEach = forEach
    self.read = read
    self.modify = modify
  }

  /// The children with their identities, in the order of the collection; of several with the same
  /// identity, only the first.
  public func all(of parent: Parent) -> [(id: ID, child: Child)] {
    var all: [(ID, Child)] = []
    forEach(parent) { all.append(($0, $1)) }
    return all
  }

  /// The child with an identity, or nil if there is none.
  public func child(of parent: Parent, _ id: ID) -> Child? {
    read(parent, id)
  }

  /// Children in a collection, each found by its identity in linear time.
  public static func identified<Children: MutableCollection & SendableMetatype>(
    _ path: any WritableKeyPath<Parent, Children> & Sendable
  ) -> ChildCollection
  where
    Children.Element == Child, Children.Index: SendableMetatype,
    Children.Iterator: SendableMetatype, Child: Identifiable, Child.ID == ID
  {
    ChildCollection(
      forEach: { parent, body in
        var seen: Set<ID> = []
        for child in parent[keyPath: path] where seen.insert(child.id).inserted {
          body(child.id, child)
        }
      },
      read: { parent, id in parent[keyPath: path].first { $0.id == id } },
      modify: { parent, id, change in
        guard let index = parent[keyPath: path].firstIndex(where: { $0.id == id }) else {
          return false
        }
        change(&parent[keyPath: path][index])
        return true
      })
  }
}

extension Optional {
  /// Changes the value in place.
  ///
  /// - Returns: false if there is none.
  fileprivate mutating func modify(_ change: (inout Wrapped) -> Void) -> Bool {
    guard var value = self else { return false }
    // With a second reference to the value, the change would copy its storage.
    self = nil
    change(&value)
    self = value
    return true
  }
}
