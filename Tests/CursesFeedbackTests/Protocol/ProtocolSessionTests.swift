import TerminalModel
import Testing

@testable import CursesFeedback

@MainActor
@Suite(.timeLimit(.minutes(30))) struct ProtocolSessionTests {
  private let session: ProtocolSession<Bookcase>
  private let app: HeadlessApp<Bookcase>

  init() {
    app = HeadlessApp(Bookcase(), size: Size(columns: 20, rows: 3), holdsEffects: true)
    session = ProtocolSession(app)
  }

  private func replies(_ lines: String...) async -> [String] {
    var replies: [String] = []
    for line in lines { replies.append(await session.reply(to: line)) }
    return replies
  }

  @Test func `a reply has the identifier of its request`() async {
    #expect(
      await replies(#"{"id":7,"key":"tab"}"#, #"{"state":1,"frame":1,"id":"a"}"#, "[]") == [
        #"{"id":7,"ok":true}"#,
        #"{"error":"A line holds one request, and this one holds frame and state: write a line "#
          + #"for each, such as {\"key\":\"enter\"}.","id":"a"}"#,
        #"{"error":"This line is no JSON object: write a request such as {\"key\":\"enter\"}."}"#,
      ])
  }

  @Test func `each form of input reaches the application`() async {
    let ok = #"{"ok":true}"#
    #expect(
      await replies(
        #"{"text":"Ab"}"#, #"{"key":"backspace"}"#, #"{"paste":"é 侍"}"#, #"{"keys":"x y"}"#,
        #"{"mouse":"press left 1 2"}"#, #"{"mouse":"release left 1 2"}"#, #"{"size":"30x4"}"#,
        #"{"focused":false}"#) == Array(repeating: ok, count: 8))
    #expect(app.state.name == "Aé 侍xy")
    #expect(app.state.requests == 1)
    #expect(app.state.columns == 30)
  }

  @Test func `a mouse action that no control takes is an error`() async {
    let session = ProtocolSession(HeadlessApp(Meter(), holdsEffects: true))
    #expect(
      await session.reply(to: #"{"mouse":"wheel up 0 0"}"#)
        == #"{"error":"The terminal does not report \"wheel up 0 0\": no control on the screen "#
        + #"takes it."}"#)
  }

  @Test func `a mouse action outside the screen is an error`() async {
    let session = ProtocolSession(HeadlessApp(Meter(), holdsEffects: true))
    for cell in ["80 3", "3 24", "-1 0"] {
      let reply = await session.reply(to: "{\"mouse\":\"press left \(cell)\"}")
      #expect(reply.hasPrefix("{\"error\":"))
    }
    #expect(
      await session.reply(to: #"{"mouse":"press left 300 3"}"#)
        == #"{"error":"There is no cell at 300 3: the screen has 80 columns and 24 rows."}"#)
  }

  @Test func `a frame has its text, its runs, its cursor and its theme`() async {
    let reply = await replies(#"{"text":"侍"}"#, #"{"frame":{}}"#)[1]
    #expect(
      reply
        == #"{"frame":{"cursor":[3,1],"mouse":"drags","#
        + #""runs":[[0,0,"0 s,","plain"],[1,0,"›","accent on control"],"#
        + #"[1,1,"侍                ","on control"],[1,19,"‹","accent on control"],"#
        + #"[2,0,"[ ","control on control"],[2,2,"Load","on control"],"#
        + #"[2,6," ]","control on control"]],"size":"20x3","#
        + #""text":["0 s,","›侍                ‹","[ Load ]"],"theme":null}}"#)
  }

  @Test func `a frame of ASCII is shown if the options ask for it`() async {
    let session = ProtocolSession(
      HeadlessApp(Meter(), size: Size(columns: 4, rows: 1), holdsEffects: true), usesASCII: true)
    #expect(
      await session.reply(to: #"{"frame":{}}"#).contains(#""text":["|-"]"#))
  }

  @Test func `the state has a dump, and JSON if it is encodable`() async {
    let reply = await session.reply(to: #"{"state":{}}"#)
    #expect(
      reply
        == #"{"state":{"dump":["CursesFeedbackTests.Bookcase.State","  name: \"\"","  titles: 0 elements","#
        + #""  requests: 0","  seconds: 0","  failure: nil","  columns: 20"],"#
        + #""json":{"columns":20,"name":"","requests":0,"seconds":0,"titles":[]}}}"#)
    let plain = ProtocolSession(HeadlessApp(Tally(), holdsEffects: true))
    let plainReply = await plain.reply(to: #"{"state":{}}"#)
    #expect(
      plainReply
        == #"{"state":{"dump":["CursesFeedbackTests.Tally.State","  count: 0","  asked: 0"]}}"#)
  }

  @Test(arguments: [("2", 2), ("2.5", 2), ("\"3s\"", 3), ("\"1500ms\"", 1)])
  func `an advance fires the timers that are due`(duration: String, seconds: Int) async {
    #expect(await session.reply(to: "{\"advance\":\(duration)}") == #"{"ok":true}"#)
    #expect(app.state.seconds == seconds)
  }

  @Test func `effects wait for their answers`() async {
    #expect(
      await replies(
        #"{"key":"ctrl+l"}"#, #"{"effects":{}}"#,
        #"{"answer":"load","event":{"loaded":{"_0":["Alien"]}},"continues":true}"#,
        #"{"answer":"load","events":[{"loaded":{"_0":["Dune"]}},{"ticked":{}}]}"#,
        #"{"effects":{}}"#) == [
          #"{"ok":true}"#, #"{"effects":{"running":["clock"],"waiting":["load"]}}"#,
          #"{"ok":true}"#, #"{"ok":true}"#,
          #"{"effects":{"running":["clock"],"waiting":[]}}"#,
        ])
    #expect(app.state.titles == ["Alien", "Dune"])
    #expect(app.state.seconds == 1)
  }

  @Test func `an effect is failed, or ended without an event`() async {
    let ok = #"{"ok":true}"#
    #expect(
      await replies(
        #"{"event":{"asked":{}}}"#, #"{"answer":"load","error":"no disk"}"#,
        #"{"event":{"asked":{}}}"#, #"{"answer":"load"}"#) == [ok, ok, ok, ok])
    #expect(app.state.failure == "no disk")
    #expect(app.loop.heldEffects.isEmpty)
  }

  @Test func `an effect runs, alone or with all others`() async {
    _ = await replies(#"{"key":"ctrl+l"}"#, #"{"run":"load"}"#, #"{"settle":{}}"#)
    #expect(app.state.titles == ["live 1"])
    _ = await replies(#"{"key":"ctrl+l"}"#, #"{"effects":"live"}"#, #"{"settle":10}"#)
    _ = await replies(#"{"key":"ctrl+l"}"#, #"{"settle":"9s"}"#)
    #expect(app.state.titles == ["live 1", "live 2", "live 3"])
    _ = await replies(#"{"effects":"held"}"#, #"{"key":"ctrl+l"}"#, #"{"settle":{}}"#)
    #expect(app.state.titles.count == 3)
  }

  @Test func `a path is opened`() async {
    #expect(
      await replies(#"{"open":"shelves/7"}"#, #"{"open":"x"}"#) == [
        #"{"ok":true}"#, #"{"error":"There is no \"x\": a path is shelves/NUMBER."}"#,
      ])
    #expect(app.state.name == "shelf 7")
  }

  @Test func `each fault of the loop is reported once, also one like an earlier one`() async {
    let session = ProtocolSession(
      HeadlessApp(Meter(), size: Size(columns: 4, rows: 1), holdsEffects: true))
    _ = await session.reply(to: #"{"key":"f"}"#)
    let reply = await session.reply(to: #"{"answer":"fails","error":"no disk"}"#)
    #expect(reply.hasPrefix(#"{"faults":["#) && reply.contains("no disk"))
    #expect(await session.reply(to: #"{"key":"a"}"#) == #"{"ok":true}"#)
    _ = await session.reply(to: #"{"key":"f"}"#)
    #expect(await session.reply(to: #"{"answer":"fails","error":"no disk"}"#) == reply)
  }

  @Test func `replies after the end of the application say so`() async {
    #expect(
      await replies(#"{"key":"ctrl+q"}"#, #"{"state":{}}"#)[0] == #"{"ended":true,"ok":true}"#)
    #expect(!session.isOver)
    #expect(await session.reply(to: #"{"quit":{}}"#) == #"{"ended":true,"ok":true}"#)
    #expect(session.isOver)
  }

  @Test(arguments: [
    (#"{"answer":"load"}"#, "No effect \"load\" waits for an answer. Waiting effects: none."),
    (#"{"run":"x"}"#, "No effect \"x\" waits for an answer. Waiting effects: none."),
    (
      #"{"event":{"gone":{}}}"#,
      "{\"gone\":{}} is no event of Bookcase (Invalid number of keys found, expected one.): write it "
        + "as Codable does, such as {\"loaded\":{\"_0\":3}}."
    ),
  ])
  func `a request that cannot be carried out is an error`(line: String, error: String) async throws
  {
    let reply = await session.reply(to: line)
    #expect(try EncodedValue(json: reply) == .record(["error": .text(error)]))
  }

  @Test func `events that are not Codable are an error`() async {
    let session = ProtocolSession(HeadlessApp(Meter(), holdsEffects: true))
    #expect(
      await session.reply(to: #"{"event":{"added":{}}}"#)
        == #"{"error":"An event in a request is decoded, and Meter.Event is not Codable: declare "#
        + #"\"enum Event: Codable\", and its associated values too."}"#)
  }
}

/// A component without `Codable` events, with lines that have a form in ASCII.
private struct Meter: Component {
  enum Event: Equatable, Sendable { case added, failed }

  let initial = 0

  func reduce(_ state: inout Int, _ event: Event) { state += 1 }

  var feedbacks: [Feedback<Int, Event>] {
    Feedback.react(to: { $0 > 0 ? $0 : nil }, "fails") { _ in .perform { _ in .added } }
  }

  func view(_ state: Int) -> Node<Event> { Text("│─") }

  func keys(_ state: Int) -> [KeyBinding<Event>] { KeyBinding("f", sends: .failed) }
}
