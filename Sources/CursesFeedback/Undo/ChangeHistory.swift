/// The steps that have changed a part of a state: those that can be undone, and those that can be
/// done again.
public struct ChangeHistory<Part: Equatable & Sendable>: Equatable, Sendable {
  /// A step, with the value that the part gets when the step is undone or done again.
  struct Step: Equatable, Sendable {
    var part: Part
    let title: String
  }

  /// The step that further changes may join.
  struct OpenGroup: Equatable, Sendable {
    let key: String
    /// The number of its changes.
    ///
    /// A change that joins the group changes this number, which restarts the timer that ends the
    /// group after a pause.
    var count: Int
  }

  /// The steps that can be undone, the last one at the end.
  private(set) var undoable: [Step] = []
  /// The steps that can be done again, the next one at the end.
  private(set) var redoable: [Step] = []
  private(set) var openGroup: OpenGroup?

  init() {}

  /// Whether there is a step to undo.
  public var canUndo: Bool { !undoable.isEmpty }

  /// Whether there is a step to do again.
  public var canRedo: Bool { !redoable.isEmpty }

  /// The title of the step that an undo takes back; empty if it has none, nil without a step.
  public var undoTitle: String? { undoable.last?.title }

  /// The title of the step that a redo does again; empty if it has none, nil without a step.
  public var redoTitle: String? { redoable.last?.title }

  /// The number of steps that can be undone.
  public var count: Int { undoable.count }

  /// Records a change as a step of its own.
  mutating func record(_ before: Part, title: String, limit: Int) {
    openGroup = nil
    append(before, title, limit)
  }

  /// Records a change as part of the open group if that has the same key, or else as the first
  /// change of a group.
  ///
  /// A group whose changes have cancelled each other is no step.
  mutating func record(
    _ before: Part, _ after: Part, joining key: String, title: String, limit: Int
  ) {
    if let openGroup, openGroup.key == key {
      self.openGroup?.count += 1
      redoable = []
    } else {
      openGroup = OpenGroup(key: key, count: 1)
      append(before, title, limit)
    }
    guard undoable.last?.part == after else { return }
    undoable.removeLast()
    openGroup = nil
  }

  /// Ends the open group: the next change begins a step.
  mutating func endGroup() { openGroup = nil }

  /// Takes the last step back; does nothing if there is none.
  mutating func undo(_ part: inout Part) {
    openGroup = nil
    guard let step = undoable.popLast() else { return }
    redoable.append(Step(part: part, title: step.title))
    part = step.part
  }

  /// Does the step again that was undone last; does nothing if there is none.
  mutating func redo(_ part: inout Part) {
    openGroup = nil
    guard let step = redoable.popLast() else { return }
    undoable.append(Step(part: part, title: step.title))
    part = step.part
  }

  /// Makes a change in the values of all steps, so that no undo or redo takes it back.
  ///
  /// Steps that no longer change anything are removed.
  ///
  /// - Parameter present: The part after the change.
  mutating func rebase(around present: Part, _ change: (inout Part) -> Void) {
    let wasGroupLast = undoable.count
    undoable = Self.changed(undoable, around: present, change)
    redoable = Self.changed(redoable, around: present, change)
    if undoable.count < wasGroupLast { openGroup = nil }
  }

  /// The steps with the change made in their values, without those whose value is then that of the
  /// next step or of the present: they would change nothing.
  private static func changed(
    _ steps: [Step], around present: Part, _ change: (inout Part) -> Void
  ) -> [Step] {
    var kept: [Step] = []
    var neighbour = present
    for var step in steps.reversed() {
      change(&step.part)
      guard step.part != neighbour else { continue }
      neighbour = step.part
      kept.append(step)
    }
    return kept.reversed()
  }

  private mutating func append(_ before: Part, _ title: String, _ limit: Int) {
    redoable = []
    undoable.append(Step(part: before, title: title))
    if undoable.count > limit { undoable.removeFirst(undoable.count - limit) }
  }
}

extension ChangeHistory: Codable where Part: Codable {}
extension ChangeHistory.Step: Codable where Part: Codable {}
extension ChangeHistory.OpenGroup: Codable where Part: Codable {}
