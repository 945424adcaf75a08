import GRDB

/// An entry of the list, and a row of the table `item`.
package struct TodoItem: Codable, Equatable, Identifiable, Sendable {
  package let id: Int64
  package var title: String
  package var isDone: Bool

  package init(id: Int64, title: String, isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }

  /// The item with another identity if it has the given one.
  func renumbered(_ id: ID, as newID: ID) -> TodoItem {
    self.id == id ? TodoItem(id: newID, title: title, isDone: isDone) : self
  }
}

extension TodoItem: FetchableRecord, PersistableRecord {
  package static let databaseTableName = "item"
}

/// A change of one item, which can be undone.
package struct TodoChange: Equatable, Sendable {
  /// The item before the change, or nil if the change adds it.
  let before: TodoItem?
  /// The item after the change, or nil if the change deletes it.
  let after: TodoItem?

  /// The change that undoes this one.
  var inverse: TodoChange { TodoChange(before: after, after: before) }

  /// The same change of an item that has got another identity.
  func renumbered(_ id: TodoItem.ID, as newID: TodoItem.ID) -> TodoChange {
    TodoChange(
      before: before?.renumbered(id, as: newID), after: after?.renumbered(id, as: newID))
  }

  /// The items with this change, in the order of their identities.
  func applied(to items: [TodoItem]) -> [TodoItem] {
    let others = items.filter { $0.id != before?.id && $0.id != after?.id }
    return (others + [after].compactMap(\.self)).sorted { $0.id < $1.id }
  }
}
