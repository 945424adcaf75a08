/// A change of a ``Tree`` that the user has asked for: ``Outline/apply(_:children:)`` makes it.
public struct TreeChange<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The kind of a change.
  public enum Kind: Codable, Hashable, Sendable {
    /// The node was expanded; also if its children could not be read and are requested again.
    case expanded
    /// The node was collapsed.
    case collapsed
    /// The node and its siblings were expanded, all of them that can have children.
    case expandedSiblings
  }

  /// The kind of the change.
  public let kind: Kind
  /// The node.
  public let id: ID
  /// The place where the node was.
  let place: Outline<ID>.Place
  /// The nodes to expand if siblings are expanded: those that can have children.
  var siblings: Set<ID> = []
}

extension TreeChange: Codable where ID: Codable {}
