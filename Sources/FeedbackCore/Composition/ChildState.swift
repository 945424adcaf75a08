/// Where a child's state lies in its parent's.
public struct ChildState<Parent: Sendable, Child: Sendable>: Sendable {
  /// The child's state; nil where there is no child.
  public let read: @Sendable (Parent) -> Child?
  /// Changes the child's state in its parent.
  ///
  /// Returns false where there is no child.
  let modify: @Sendable (inout Parent, (inout Child) -> Void) -> Bool
  /// What tells one child from another that takes its place.
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

  /// A child that is always there.
  public static func keyPath(
    _ path: any WritableKeyPath<Parent, Child> & Sendable
  ) -> ChildState {
    place(path)
  }

  /// A child that is there or not.
  public static func optional(
    _ path: any WritableKeyPath<Parent, Child?> & Sendable
  ) -> ChildState {
    place(path)
  }

  /// A child that is one case of an enum in its parent.
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

  /// The same place, where another identity makes it another child.
  private func identified(
    by identity: @escaping @Sendable (Child) -> AnyHashable?
  ) -> ChildState {
    ChildState(read: read, modify: modify, identity: identity)
  }
}

extension ChildState where Child: Identifiable {
  /// A child that is there or not; with another identity it is another child.
  public static func optional(
    _ path: any WritableKeyPath<Parent, Child?> & Sendable
  ) -> ChildState {
    place(path).identified { $0.id }
  }

  /// A child that is always there; with another identity it is another child.
  public static func keyPath(
    _ path: any WritableKeyPath<Parent, Child> & Sendable
  ) -> ChildState {
    place(path).identified { $0.id }
  }

  /// A child that is one case of an enum in its parent; with another identity it is another child.
  public static func enumCase<Choice: Sendable>(
    _ path: any WritableKeyPath<Parent, Choice> & Sendable, _ choice: Case<Choice, Child>
  ) -> ChildState {
    place(path, choice).identified { $0.id }
  }
}

/// Where the states of many children lie in their parent's, which tell themselves apart.
public struct ChildCollection<Parent: Sendable, ID: Hashable & Sendable, Child: Sendable>: Sendable
{
  /// Goes through the children, in order; of two with the same identity the first counts.
  let forEach: @Sendable (Parent, (ID, Child) -> Void) -> Void
  /// The child with an identity; nil where it is gone.
  let read: @Sendable (Parent, ID) -> Child?
  /// Changes the state of a child in its parent.
  ///
  /// Returns false where the child is gone.
  let modify: @Sendable (inout Parent, ID, (inout Child) -> Void) -> Bool

  /// The children with their identities, in order.
  public func all(of parent: Parent) -> [(id: ID, child: Child)] {
    var all: [(ID, Child)] = []
    forEach(parent) { all.append(($0, $1)) }
    return all
  }

  /// The child with an identity; nil where it is gone.
  public func child(of parent: Parent, _ id: ID) -> Child? {
    read(parent, id)
  }

  /// Children in a collection, found by going through it.
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
  /// Changes the value in its place.
  ///
  /// - Returns: false where there is none.
  fileprivate mutating func modify(_ change: (inout Wrapped) -> Void) -> Bool {
    guard var value = self else { return false }
    // The place lets go of the value, so that the change need not copy what it holds.
    self = nil
    change(&value)
    self = value
    return true
  }
}
