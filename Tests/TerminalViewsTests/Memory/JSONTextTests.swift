import RandomNumbers
import TerminalViews
import Testing

/// The JSON of encoded values.
struct JSONTextTests {
  @Test(
    arguments: [
      (.null, "null"), (.bool(true), "true"), (.bool(false), "false"), (.integer(0), "0"),
      (.integer(.min), "-9223372036854775808"), (.unsigned(.max), "18446744073709551615"),
      (.number(0.1), "0.1"), (.number(-2), "-2.0"), (.number(.leastNonzeroMagnitude), "5e-324"),
      (.number(.greatestFiniteMagnitude), "1.7976931348623157e+308"),
      (.text(""), #""""#), (.text("e\u{301}🇫🇷"), "\"e\u{301}🇫🇷\""),
      (.list([]), "[]"), (.list([.null, .list([.integer(1)])]), "[null,[1]]"),
      (.record([:]), "{}"),
      (.record(["b": .integer(1), "a": .record(["": .null])]), #"{"a":{"":null},"b":1}"#),
    ] as [(EncodedValue, String)])
  func `a value has one text, with the keys in order and without spaces`(
    value: EncodedValue, text: String
  ) throws {
    #expect(value.json == text)
    #expect(try EncodedValue(json: text) == value)
  }

  @Test func `a whole number without a fraction is read as a number with one`() throws {
    for text in ["1", "-3", "18446744073709551615", "1.5"] {
      #expect(try EncodedValue(json: text).decoded(as: Double.self) == Double(text))
      #expect(try EncodedValue(json: text).decoded(as: Float.self) == Float(text))
    }
    #expect(throws: DecodingError.self) { try EncodedValue(json: "1.5").decoded(as: Int.self) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that JSON does not have becomes a text from which it is read`(
    number: Double
  ) throws {
    let text = EncodedValue.number(number).json
    let read = try EncodedValue(json: text).decoded(as: Double.self)
    #expect(read == number || read.isNaN && number.isNaN)
    let word = try EncodedValue(json: text).decoded(as: String.self)
    #expect("\"\(word)\"" == text)
  }

  @Test(
    arguments: [
      ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
      ("\0\u{8}\u{C}\u{1B}\u{1F}", #""\u0000\u0008\u000c\u001b\u001f""#),
      ("~\u{7F}\u{80}\u{9B}\u{9F}\u{A0}", "\"~\\u007f\\u0080\\u009b\\u009f\u{A0}\""),
      ("\u{2027}\u{2028}\u{2029}\u{202A}", "\"\u{2027}\\u2028\\u2029\u{202A}\""),
    ])
  func `characters that a terminal could obey are escapes`(string: String, text: String) throws {
    #expect(EncodedValue.text(string).json == text)
    #expect(EncodedValue.record([string: .null]).json == "{\(text):null}")
    #expect(try EncodedValue(json: text) == .text(string))
  }

  @Test(arguments: 0..<300)
  func `a random value is read as it was written`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let value = EncodedValue.random(using: &random)
    #expect(try EncodedValue(json: value.json) == value)
    #expect(!value.json.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }
}
