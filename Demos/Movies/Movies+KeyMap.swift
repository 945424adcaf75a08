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

  /// All bindings: those on a narrow screen after a failure, for the list and for a film's details.
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
