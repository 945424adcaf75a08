extension Exploration {
  /// The language of a state diagram.
  public enum DiagramLanguage: Hashable, Sendable {
    /// Mermaid, which many code-hosting sites show: `stateDiagram-v2`.
    case mermaid
    /// DOT, the language of Graphviz.
    case dot
  }

  /// A diagram of the cases of the state that were reached (see ``ExplorationTransition``), and of
  /// the events that lead from one case to another.
  ///
  /// Events that do not change the case of the state are left out. The events that lead from one
  /// case to the same other case share an arrow. Line breaks in names become blanks.
  public func diagram(_ language: DiagramLanguage = .mermaid) -> String {
    let states = stateCases
    var arrows: [[Int]: [String]] = [:]
    for transition in transitions.keys where transition.from != transition.to {
      let ends = [transition.from, transition.to].compactMap { states.firstIndex(of: $0) }
      arrows[ends, default: []].append(transition.event)
    }
    let sorted = arrows.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    switch language {
    case .mermaid:
      let names = states.enumerated().map { "  state \"\($1.inMermaid)\" as s\($0)" }
      let lines = sorted.map { ends, events in
        "  s\(ends[0]) --> s\(ends[1]): \(events.sorted().joined(separator: ", ").inMermaid)"
      }
      return (["stateDiagram-v2"] + names + lines).joined(separator: "\n")
    case .dot:
      let names = states.enumerated().map { "  s\($0) [label=\"\($1.inDOT)\"];" }
      let lines = sorted.map { ends, events in
        "  s\(ends[0]) -> s\(ends[1]) [label=\"\(events.sorted().joined(separator: ", ").inDOT)\"];"
      }
      return (["digraph {"] + names + lines + ["}"]).joined(separator: "\n")
    }
  }
}

extension String {
  /// The name in a diagram of Mermaid, whose entities begin with `#`.
  fileprivate var inMermaid: String {
    inOneLine.replacing("#", with: "#35;").replacing("\"", with: "#quot;")
  }

  /// The name in a string of DOT.
  fileprivate var inDOT: String {
    inOneLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private var inOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
