import TerminalModel
import Testing

@Suite struct KeyScriptTests {
  @Test(
    arguments: [
      ("", []), ("  \n ", []), ("a", ["a"]),
      ("+ + down enter ctrl+c tab a", ["+", "+", "down", "enter", "ctrl+c", "tab", "a"]),
      (" space\n\tF1  é ", ["space", "f1", "é"]),
    ] as [(String, [Key])])
  func `names with blanks between them are keys`(text: String, keys: [Key]) throws {
    #expect(try KeyScript(text).keys == keys)
  }

  @Test(arguments: [("dwon", "dwon", 1), ("a  b ctrl+ c", "ctrl+", 3), ("a\nbc", "bc", 2)])
  func `a word that names no key is said with its place`(text: String, word: String, place: Int)
    throws
  {
    let error = try #require(throws: KeyScript.UnknownKey.self) { try KeyScript(text) }
    #expect(error.word == word)
    #expect(error.place == place)
    #expect(error.description.contains("Word \(place) of the keys, \"\(word)\""))
  }
}
