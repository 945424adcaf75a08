extension Todo {
  /// A list in a new database in memory, which has the saved contents of a state.
  ///
  /// The versions of the state's contents become those of this database.
  package static func example(from state: inout State) -> Todo {
    let store = TodoStore.example(state.saved)
    state.begin(with: store.contents)
    return Todo(store: store)
  }
}
