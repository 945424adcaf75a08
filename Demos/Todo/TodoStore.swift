import CursesFeedback
import GRDB

/// The contents of the database at one time.
package struct TodoSnapshot: Codable, Equatable, Sendable {
  /// The number of rows that this process had changed when the snapshot was made; a snapshot with a
  /// lower number is older.
  package let version: Int
  package let items: [TodoItem]
  /// The changes that the remote service (`TodoRemote`) does not have yet, the oldest first.
  package let outbox: [OutboxEntry]
}

/// A change that the remote does not have yet, and a row of the table `outbox`.
package struct OutboxEntry: Codable, Equatable, Sendable, FetchableRecord {
  package let number: Int64
  package let itemID: TodoItem.ID
  /// The title after the change, or nil if the item was deleted.
  package let title: String?
  package let isDone: Bool?
}

/// The items in an SQLite database, and the changes of them that the remote does not have yet.
package struct TodoStore: Sendable {
  /// The contents when the database was opened.
  let contents: TodoSnapshot
  private let queue: DatabaseQueue

  /// Opens the database in a file, which is created if it does not exist.
  package init(file: String) throws {
    try self.init(DatabaseQueue(path: file, configuration: .todo))
  }

  /// Makes a database in memory with a few items, which the remote already has.
  package static func example() -> TodoStore {
    inMemory { try $0.execute(sql: exampleItems) }
  }

  /// Makes a database in memory with the contents of another one.
  static func example(_ contents: TodoSnapshot) -> TodoStore {
    inMemory { database in
      for item in contents.items { try item.insert(database) }
      try database.execute(sql: "DELETE FROM outbox")
      for entry in contents.outbox {
        try database.execute(
          sql: "INSERT INTO outbox (number, itemID, title, isDone) VALUES (?, ?, ?, ?)",
          arguments: [entry.number, entry.itemID, entry.title, entry.isDone])
      }
    }
  }

  private static func inMemory(_ fill: (Database) throws -> Void) -> TodoStore {
    do {
      let queue = try DatabaseQueue()
      try queue.write { database in
        try database.execute(sql: schema)
        try fill(database)
      }
      return try TodoStore(queue)
    } catch {
      preconditionFailure("SQLite could not make a small database in memory: \(error)")
    }
  }

  private init(_ queue: DatabaseQueue) throws {
    self.queue = queue
    try queue.write { try $0.execute(sql: Self.schema) }
    contents = try queue.read(TodoSnapshot.init)
  }

  /// Carries out a change, if the item is still as it was before the change.
  ///
  /// As long as another process holds the lock of the file, the change waits.
  ///
  /// - Returns: The contents, and the identity that a new item gets if its own one is taken.
  func save(_ change: TodoChange) async throws -> (TodoSnapshot, newID: TodoItem.ID?) {
    while true {
      do {
        return try await queue.write { try Self.save(change, in: $0) }
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        try Task.checkCancellation()
      }
    }
  }

  private static func save(
    _ change: TodoChange, in database: Database
  ) throws -> (TodoSnapshot, newID: TodoItem.ID?) {
    let id = change.before?.id ?? change.after?.id
    let current = try TodoItem.fetchOne(database, key: id)
    if change.before == nil, let added = change.after, current != nil {
      let last = try TodoItem.ID.fetchOne(database, sql: "SELECT max(id) FROM item") ?? 0
      try added.renumbered(added.id, as: last + 1).insert(database)
      return (try TodoSnapshot(database), newID: last + 1)
    }
    guard current == change.before else { throw TodoConflict() }
    if change.after == nil { try change.before?.delete(database) }
    try change.after?.save(database)
    return (try TodoSnapshot(database), newID: nil)
  }

  /// Removes from the outbox a change that the remote has received.
  func remove(_ entry: OutboxEntry) async throws -> TodoSnapshot {
    try await queue.write { database in
      try database.execute(sql: "DELETE FROM outbox WHERE number = ?", arguments: [entry.number])
      return try TodoSnapshot(database)
    }
  }

  /// Observes the database: calls `changes` with its contents at first, and after each change.
  func observe(
    _ changes: @escaping @Sendable (TodoSnapshot) -> Void,
    failure: @escaping @Sendable (any Error) -> Void
  ) -> Cancellation {
    let observation = ValueObservation.tracking(TodoSnapshot.init).removeDuplicates().start(
      in: queue, scheduling: .task, onError: failure, onChange: changes)
    return Cancellation { observation.cancel() }
  }

  /// Looks for changes by other processes every 250 ms, until the task that calls this is
  /// cancelled.
  ///
  /// SQLite changes the `data_version` of a connection when another connection has changed the
  /// file.
  ///
  /// - Parameters:
  ///   - changes: Called with the contents at first, after each change by another process, and
  ///     when the file can be read again after a failure.
  ///   - failure: Called if the file cannot be read, as while another process holds its lock.
  func noticeOtherProcesses(
    on clock: some Clock<Duration>, _ changes: (TodoSnapshot) -> Void,
    failure: (any Error) -> Void
  ) async throws {
    var lastVersion: Int?
    while true {
      try await clock.sleep(for: .milliseconds(250))
      do {
        let (version, contents) = try await queue.read {
          [lastVersion] database -> (Int?, TodoSnapshot?) in
          let version = try Int.fetchOne(database, sql: "PRAGMA data_version")
          return (version, try version == lastVersion ? nil : TodoSnapshot(database))
        }
        lastVersion = version
        if let contents { changes(contents) }
      } catch {
        lastVersion = nil
        failure(error)
      }
    }
  }

  /// The triggers put each change of an item into the outbox, in the same transaction, whichever
  /// program makes it.
  private static let schema = """
    CREATE TABLE IF NOT EXISTS item (
      id INTEGER PRIMARY KEY, title TEXT NOT NULL, isDone BOOLEAN NOT NULL DEFAULT FALSE);
    CREATE TABLE IF NOT EXISTS outbox (
      number INTEGER PRIMARY KEY AUTOINCREMENT, itemID INTEGER NOT NULL, title TEXT, isDone BOOLEAN);
    CREATE TRIGGER IF NOT EXISTS itemInserted AFTER INSERT ON item BEGIN
      INSERT INTO outbox (itemID, title, isDone) VALUES (new.id, new.title, new.isDone); END;
    CREATE TRIGGER IF NOT EXISTS itemUpdated AFTER UPDATE ON item BEGIN
      INSERT INTO outbox (itemID, title, isDone) VALUES (new.id, new.title, new.isDone); END;
    CREATE TRIGGER IF NOT EXISTS itemDeleted AFTER DELETE ON item BEGIN
      INSERT INTO outbox (itemID) VALUES (old.id); END;
    """

  private static let exampleItems = """
    INSERT INTO item (title, isDone) VALUES
      ('Water the plants', TRUE), ('Call Ada', FALSE), ('Buy milk and bread', FALSE);
    DELETE FROM outbox;
    """
}

/// The error of a change of an item that another process has changed in the meantime.
struct TodoConflict: Error, CustomStringConvertible {
  var description: String { "another program has changed the item" }
}

extension TodoSnapshot {
  fileprivate init(_ database: Database) throws {
    version = database.totalChangesCount
    items = try TodoItem.order(sql: "id").fetchAll(database)
    outbox = try OutboxEntry.fetchAll(database, sql: "SELECT * FROM outbox ORDER BY number")
  }
}

extension Configuration {
  fileprivate static var todo: Configuration {
    var configuration = Configuration()
    // Another process may hold the lock of the file for the time of a change.
    configuration.busyMode = .timeout(5)
    return configuration
  }
}
