import DemoMachine

/// The choice and the order of the listed processes.
package struct ProcessList: Equatable, Sendable {
  package enum Column: String, CaseIterable, Codable, Sendable { case pid, name, memory, cpu, time }

  var filter = ""
  var isTree = false
  /// The processes whose branches are collapsed: the tree hides all processes below them.
  private var collapsed: Set<RunningProcess.ID> = []
  private(set) var column = Column.cpu, isAscending = false

  /// Sorts by a column; if the list is already sorted by it, reverses the order.
  ///
  /// PIDs and names are ascending at first, the values of the other columns descending.
  mutating func sort(by column: Column) {
    isAscending = column == self.column ? !isAscending : column == .pid || column == .name
    self.column = column
  }

  /// Hides all processes below one in the tree, or shows them again.
  mutating func toggleBranch(of process: RunningProcess.ID) {
    collapsed.formSymmetricDifference([process])
  }

  /// The processes to list; in a tree, each is below its parent if the parent is listed.
  func rows(of processes: [RunningProcess]) -> [RunningProcess] {
    let text = filter.lowercased()
    let rows = processes.filter {
      let texts = [$0.name, $0.command, $0.user, "\($0.id.number)"]
      return text.isEmpty || texts.contains { $0.lowercased().contains(text) }
    }.sorted(by: precedes)
    guard isTree else { return rows }
    let listed = Set(rows.map(\.id.number))
    let children = Dictionary(grouping: rows) { listed.contains($0.parent) ? $0.parent : 0 }
    func branch(below parent: Int32, after lines: String) -> [RunningProcess] {
      let siblings = children[parent] ?? []
      return siblings.flatMap { process in
        let isLast = process.id == siblings.last?.id
        var row = process
        let isCollapsed = collapsed.contains(row.id)
        row.isCollapsed = children[row.id.number] == nil ? nil : isCollapsed
        row.guides = lines + (isLast ? "└" : "├") + (row.isCollapsed == true ? "▸ " : "─ ")
        if isCollapsed { return [row] }
        return [row] + branch(below: row.id.number, after: lines + (isLast ? "   " : "│  "))
      }
    }
    return branch(below: 0, after: "")
  }

  private func precedes(_ one: RunningProcess, _ other: RunningProcess) -> Bool {
    let (left, right) = isAscending ? (one, other) : (other, one)
    return switch column {
    case .pid: left.id.number < right.id.number
    case .name: left.name.lowercased() < right.name.lowercased()
    case .memory: left.memory < right.memory
    case .cpu: left.load < right.load
    case .time: left.ticks < right.ticks
    }
  }
}
