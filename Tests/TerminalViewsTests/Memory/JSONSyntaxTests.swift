import RandomNumbers
import TerminalViews
import Testing

/// The syntax of JSON, as RFC 8259 defines it.
@Suite struct JSONSyntaxTests {
  @Test(
    arguments: [
      (" \t\r\n1 \n", "1"), ("-0", "0"), ("0.50e-07", "5e-08"), ("1E+2", "100.0"),
      ("9223372036854775808", "9223372036854775808"),
      ("123456789012345678901234567890", "1.2345678901234568e+29"),
      (" [ ] ", "[]"), (" { } ", "{}"), ("[ 1 , [ ] ]", "[1,[]]"),
      (#" { "a" : 1 , "b" : { } } "#, #"{"a":1,"b":{}}"#),
      (#"{"a":1,"b":2,"a":3}"#, #"{"a":3,"b":2}"#),
      (#""\u0041\u00e9\u00E9\u20AC""#, #""Aéé€""#),
      (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\n\r\t""#),
      (#""\ud83d\ude00\uDBFF\uDFFF""#, "\"😀\u{10FFFF}\""), (#""\u0000""#, #""\u0000""#),
      (#""\uD800\uDC00x""#, "\"\u{10000}x\""), ("\"\u{7F}\"", #""\u007f""#),
    ])
  func `a valid text is read`(text: String, written: String) throws {
    #expect(try EncodedValue(json: text).json == written)
  }

  @Test(
    arguments: [
      ("", 0, "The text ends before a value."),
      ("  ", 2, "The text ends before a value."),
      ("\u{FEFF}1", 0, "A value is expected."),
      ("'a'", 0, "A value is expected."),
      ("NaN", 0, "A value is expected."),
      ("1 2", 2, "The text continues after the value."),
      ("[1]]", 3, "The text continues after the value."),
      ("1\0", 1, "The text continues after the value."),
      ("nul", 3, "The word null is incomplete."),
      ("True", 0, "A value is expected."),
      ("trve", 2, "The word true is incomplete."),
      ("falsee", 5, "The text continues after the value."),
      ("+1", 0, "A value is expected."),
      ("-", 1, "A digit is expected."),
      ("01", 1, "A number must not have digits after a leading 0."),
      ("-012", 2, "A number must not have digits after a leading 0."),
      (".5", 0, "A value is expected."),
      ("1.", 2, "A digit is expected."),
      ("1.e1", 2, "A digit is expected."),
      ("1e", 2, "A digit is expected."),
      ("1e+", 3, "A digit is expected."),
      ("1e+-1", 3, "A digit is expected."),
      ("0x10", 1, "The text continues after the value."),
      ("[1,]", 3, "A value is expected."),
      ("[,1]", 1, "A value is expected."),
      ("[1 2]", 3, "A comma or ] is expected after a value of an array."),
      ("[1", 2, "A comma or ] is expected after a value of an array."),
      ("[1}", 2, "A comma or ] is expected after a value of an array."),
      ("[1,\u{A0}2]", 3, "A value is expected."),
      (#"{"a":1,}"#, 7, "A key in quotes is expected."),
      ("{a:1}", 1, "A key in quotes is expected."),
      ("{1:1}", 1, "A key in quotes is expected."),
      ("{", 1, "A key in quotes is expected."),
      (#"{"a"}"#, 4, "A colon is expected after a key."),
      (#"{"a":}"#, 5, "A value is expected."),
      (#"{"a":1 "b":2}"#, 7, "A comma or } is expected after a value of an object."),
      ("[1] // one", 4, "The text continues after the value."),
    ])
  func `a text with a syntax error is rejected at the byte of the error`(
    text: String, offset: Int, message: String
  ) {
    let error = #expect(throws: JSONError.self) { try EncodedValue(json: text) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }

  @Test(
    arguments: [
      ("\"", 1, "The text ends inside a string."),
      (#""a\""#, 4, "The text ends inside a string."),
      (#""\"#, 2, "The text ends inside an escape."),
      ("\"a\nb\"", 2, #"A control character in a string must be an escape, such as \n."#),
      ("\"\u{1B}\"", 1, #"A control character in a string must be an escape, such as \n."#),
      (#""\x41""#, 2, "No escape begins with a backslash and this character."),
      (#""\u12""#, 5, #"Four hexadecimal digits are expected after \u."#),
      (#""\u12g4""#, 5, #"Four hexadecimal digits are expected after \u."#),
      (#""é\uD800""#, 3, "An escape is half of a surrogate pair."),
      (#""\uDC00""#, 1, "An escape is half of a surrogate pair."),
      (#""\uD800\u0041""#, 1, "An escape is half of a surrogate pair."),
      (#""\uD800\n""#, 1, "An escape is half of a surrogate pair."),
      (#""\uD800\uD800""#, 1, "An escape is half of a surrogate pair."),
    ])
  func `a string with an error is rejected at the byte of the error`(
    text: String, offset: Int, message: String
  ) {
    let error = #expect(throws: JSONError.self) { try EncodedValue(json: text) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }

  @Test(arguments: ["[", #"{"":"#])
  func `arrays and objects are nested at most 512 levels deep`(bracket: String) throws {
    let close = bracket == "[" ? "]" : "}"
    func text(_ depth: Int) -> String {
      String(repeating: bracket, count: depth) + "1" + String(repeating: close, count: depth)
    }
    #expect(try EncodedValue(json: text(512)).json == text(512))
    let error = #expect(throws: JSONError.self) { try EncodedValue(json: text(100_000)) }
    #expect(error?.offset == 512 * bracket.utf8.count)
    #expect(error?.message == "Arrays and objects are nested deeper than 512 levels.")
  }

  @Test(arguments: 0..<30)
  func `each truncated text is rejected`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let text = EncodedValue.list([.random(using: &random)]).json.unicodeScalars
    for count in 0..<text.count {
      let part = String(String.UnicodeScalarView(text.prefix(count)))
      #expect(throws: JSONError.self) { try EncodedValue(json: part) }
    }
  }

  @Test(arguments: 0..<300)
  func `a text with random changes is rejected, or read as a valid value`(seed: UInt64) throws {
    let text = changedText(seed)
    let value: EncodedValue
    do throws(JSONError) {
      value = try EncodedValue(json: text)
    } catch {
      #expect((0...text.utf8.count).contains(error.offset))
      return
    }
    #expect(try EncodedValue(json: value.json) == value)
  }

  @Test func `some texts with random changes are read`() {
    let values = (UInt64(0)..<300).compactMap { try? EncodedValue(json: changedText($0)) }
    #expect(values.count >= 5)
  }

  /// The text of a random value, with at most three random changes.
  private func changedText(_ seed: UInt64) -> String {
    var random = SplitMix(seed: seed)
    var scalars = Array(EncodedValue.random(using: &random).json.unicodeScalars)
    let characters = Array(#"[]{}:,"\u1.-+ tné"#.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      scalars[Int.random(in: scalars.indices, using: &random)] =
        characters[Int.random(in: characters.indices, using: &random)]
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
