/// The state of an ``Undoable`` component: that of the component, with the history of its changes.
///
/// The properties of the component's state are also those of this one.
@dynamicMemberLookup
public struct UndoableState<Present: Equatable & Sendable, Part: Equatable & Sendable>: Equatable,
  Sendable
{
  /// The state of the component.
  public var present: Present
  /// The steps that can be undone, and done again.
  public internal(set) var history = ChangeHistory<Part>()

  /// Makes a state without a history.
  public init(_ present: Present) { self.present = present }

  /// A property of the component's state.
  public subscript<Value>(dynamicMember path: KeyPath<Present, Value>) -> Value {
    present[keyPath: path]
  }
}

/// The state of any undoable component, whatever its types are.
package protocol StateWithHistory {
  associatedtype Present
  /// The state of the component.
  var present: Present { get }
}

extension UndoableState: StateWithHistory {}

extension UndoableState: Codable where Present: Codable, Part: Codable {}

/// The events of an ``Undoable`` component.
public enum UndoableEvent<Event: Sendable>: Sendable {
  /// An event of the component.
  case component(Event)
  /// The last step was taken back.
  case undone
  /// The step that was undone last was done again.
  case redone
  /// No change has joined the last step for the time of a pause: the next change begins a step.
  case paused

  /// The event of the component, or nil.
  var component: Event? { if case .component(let event) = self { event } else { nil } }
}

extension UndoableEvent: Equatable where Event: Equatable {}
extension UndoableEvent: Codable where Event: Codable {}
