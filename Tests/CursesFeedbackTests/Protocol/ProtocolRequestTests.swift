import TerminalViews
import Testing

@testable import CursesFeedback

@Suite struct ProtocolRequestTests {
  @Test(arguments: [
    ("{}", "A line holds one request, and this one holds none: write a line for each, such as "),
    (#"{"frames":{}}"#, "\"frames\" is no request. There are: key, keys, text, paste, mouse, "),
    (#"{"event":{},"error":"x"}"#, "\"error\" is no request. There are: "),
    (
      #"{"key":"ctrl+"}"#,
      "\"key\" wants the name of a key, such as a, enter, ctrl+s or shift+tab, "
    ),
    (#"{"keys":"a bc"}"#, "Word 2 of the keys, \"bc\", names no key. "),
    (#"{"text":3}"#, "\"text\" wants a text, as in {\"text\":\"hello\"}, not 3."),
    (#"{"paste":null}"#, "\"paste\" wants a text, not null."),
    (#"{"mouse":"click 1 2"}"#, "\"mouse\" wants an action, a column and a row, such as \"press "),
    (#"{"focused":1}"#, "\"focused\" wants true or false, not 1."),
    (#"{"size":"1001x5"}"#, "\"size\" wants COLUMNSxROWS from 1x1 to 1000x1000, such as "),
    (#"{"size":"0x4"}"#, "\"size\" wants COLUMNSxROWS from 1x1 to 1000x1000, such as \"80x24\", "),
    (#"{"advance":-1}"#, "\"advance\" wants seconds from 0 to 3600, such as 2.5, \"2s\" or "),
    (#"{"advance":"2h"}"#, "\"advance\" wants seconds from 0 to 3600, such as 2.5, \"2s\" or "),
    (#"{"settle":601}"#, "\"settle\" wants seconds from 0 to 600, such as 2.5, \"2s\" or "),
    (#"{"effects":"paused"}"#, "\"effects\" wants {} for a list, \"held\" or \"live\", not "),
    (#"{"answer":"a","event":{},"error":"x"}"#, "An answer has an event, a list of events, an "),
    (#"{"answer":"a","event":{},"continues":1}"#, "\"continues\" wants true or false, not 1."),
    (#"{"answer":"a","error":"x","continues":true}"#, "An answer has an event, a list of events, "),
  ])
  func `an invalid request is an error that says what to do`(line: String, error: String) throws {
    guard case .record(let fields) = try EncodedValue(json: line) else {
      Issue.record("The line is no object.")
      return
    }
    let found = #expect(throws: ProtocolError.self) { try ProtocolRequest(fields: fields) }
    #expect(found?.message.hasPrefix(error) == true, "\(found?.message ?? "")")
  }
}
