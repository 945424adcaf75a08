import TerminalModel
import Testing

@Suite struct KeyScriptTests {
  @Test(
    arguments: [
      ("", []), ("  \n ", []), ("a", ["a"]),
      ("+ + down enter ctrl+c tab a", ["+", "+", "down", "enter", "ctrl+c", "tab", "a"]),
      (" space\n\tF1  é ", ["space", "f1", "é"]),
    ] as [(String, [Key])])
  func `names separated by whitespace are keys`(text: String, keys: [Key]) throws {
    #expect(try KeyScript(text).keys == keys)
  }

  @Test(arguments: [("dwon", "dwon", 1), ("a  b ctrl+ c", "ctrl+", 3), ("a\nbc", "bc", 2)])
  func `an error has the unknown word and its position`(text: String, word: String, place: Int)
    throws
  {
    let error = try #require(throws: KeyScript.UnknownKey.self) { try KeyScript(text) }
    #expect(error.word == word)
    #expect(error.place == place)
    #expect(error.description.contains("Word \(place) of the keys, \"\(word)\""))
  }
}
