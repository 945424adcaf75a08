extension Outline: Codable where ID: Codable {
  private enum CodingKeys: CodingKey { case roots, nodes }

  private struct Node: Codable {
    let id: ID
    var children: [ID]?
    var failure: String?
    let isExpanded: Bool

    var state: (content: Content, isExpanded: Bool) {
      if let children { return (.known(children), isExpanded) }
      return (failure.map { .failed($0) } ?? .loading, isExpanded)
    }
  }

  /// Decodes an outline; nodes that waited for their children wait for them again.
  ///
  /// - Throws: `DecodingError` if the value is not that of an outline.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let nodes = try container.decode([Node].self, forKey: .nodes)
    self.init(try container.decode([ID].self, forKey: .roots))
    let states = Dictionary(nodes.map { ($0.id, $0.state) }, uniquingKeysWith: { $1 })
    top.expanded = addBranches(of: roots, below: nil) { states[$0] }
  }

  /// Encodes the known nodes, and which of them are expanded.
  ///
  /// - Throws: The error of an identity's own encoding.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(roots, forKey: .roots)
    var nodes: [Node] = []
    addNodes(below: roots, to: &nodes)
    try container.encode(nodes, forKey: .nodes)
  }

  private func addNodes(below siblings: [ID], to nodes: inout [Node]) {
    for id in siblings {
      guard let branch = branches[id] else { continue }
      var node = Node(id: id, isExpanded: branch.isExpanded)
      switch branch.content {
      case .known(let children): node.children = children
      case .loading: break
      case .failed(let message): node.failure = message
      }
      nodes.append(node)
      addNodes(below: node.children ?? [], to: &nodes)
    }
  }
}
