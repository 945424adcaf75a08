package import CursesFeedback

extension Movies {
  /// Reads the keys that a user has chosen: each line names a command and its keys.
  ///
  /// - Throws: ``KeyMapError`` with the number of the line for an unknown command, and for a key of
  ///   two commands.
  package static func keyMap(parsing text: String) throws(KeyMapError) -> KeyMap {
    let keyMap = try KeyMap(parsing: text)
    try keyMap.check(commandsOfAllStates)
    return keyMap
  }

  /// The key bindings of all states: those of the list and of a film's details.
  ///
  /// Both are taken from a state with a narrow screen, which has the command “Details”, and with a
  /// failure, which adds the command “Retry”.
  private static var commandsOfAllStates: [KeyBinding<Event>] {
    let movies = Movies(catalogue: .embedded)
    var list = movies.initial(on: Size(columns: 60, rows: 20))
    movies.reduce(&list, .pageLoaded(MoviePage(number: 1, of: FilmTable.films)))
    movies.reduce(&list, .pageFailed(""))
    var details = list
    movies.reduce(&details, .opened(0))
    return movies.bindings(in: list) + movies.bindings(in: details)
  }
}
