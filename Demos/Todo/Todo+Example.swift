extension Todo {
  /// A list in a new database in memory, which has the saved contents of a state.
  ///
  /// In the state, the contents of the new database replace the saved ones: they are the same, but
  /// their version counts the changes of the new database.
  package static func example(from state: inout State) -> Todo {
    let store = TodoStore.example(state.saved)
    state.begin(with: store.contents)
    return Todo(store: store)
  }
}
