import Foundation
import TerminalViews
import Testing

@testable import CursesFeedback

/// The file of a session: its text, and the reasons why it is not read.
@Suite struct KeptSessionTests {
  private struct State: Codable, Equatable {
    var titles = ["a \"b\"\n", "日本"]
    var ratio = 2.0
    var count: Int?
  }

  private struct Other: Codable, Equatable {
    var titles: [Int]
  }

  private func form<Value: Codable & Sendable>(_ type: Value.Type) -> StateForm<Value> {
    StateForm(
      encode: { try EncodedValue(encoding: $0) }, decode: { try $0.decoded(as: Value.self) })
  }

  private func text(_ state: State = State(), version: Int = 1) throws -> String {
    try KeptSession(
      version: version, state: state, interface: InterfaceState(), form(State.self)
    ).text
  }

  private func reason<Value: Codable & Sendable>(
    _ text: String, _ type: Value.Type = State.self
  ) -> String? {
    do throws(KeptSessionError) {
      _ = try KeptSession(text: text, version: 1).state(form(type))
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `a state is read as it was written`() throws {
    let state = State(titles: ["x"], ratio: 0.1, count: 3)
    let session = try KeptSession(text: text(state), version: 1)
    #expect(try session.state(form(State.self)) == state)
  }

  @Test(arguments: [Double.infinity, -.infinity])
  func `an infinite number is read as it was written`(ratio: Double) throws {
    let session = try KeptSession(text: text(State(ratio: ratio)), version: 1)
    #expect(try session.state(form(State.self)).ratio == ratio)
  }

  @Test func `each reason names the fault of the file`() throws {
    #expect(try reason(text()) == nil)
    #expect(try reason(text(version: 2)) == "it is of version 2 and not 1")
    #expect(reason("{}") == "it is no session")
    #expect(reason("[1]") == "it is no session")
    #expect(try reason(String(text().dropLast(9)))?.hasPrefix("it is no session: ") == true)
    #expect(
      reason(#"{"session":9,"version":1,"state":{}}"#)
        == "another version of the library has written it")
    #expect(
      try reason(text(), Other.self)
        == "its state cannot be decoded: titles: It is encoded as another type")
    #expect(
      reason(#"{"session":1,"version":1,"state":{"titles":[]}}"#)
        == "its state cannot be decoded: ratio: There is no such field")
  }

  @Test func `an interface state is restored with the types of its identities`() throws {
    enum Field: String, Codable { case name }
    var interface = InterfaceState()
    var path = ViewPath()
    path.append(.identity(ViewIdentity(Field.name)))
    interface.focus = path
    let session = try KeptSession(
      version: 1, state: State(), interface: interface, form(State.self))
    let read = try KeptSession(text: session.text, version: 1)
    #expect(try read.interface(identityTypes: [Field.self]) { [] } == interface)
    #expect(
      try read.interface(identityTypes: []) { [ViewIdentity(Field.name)] } == interface)
    #expect(throws: KeptSessionError.self) { try read.interface(identityTypes: []) { [] } }
  }

  @Test func `without an interface state in the file, a new one is made`() throws {
    let session = KeptSession(version: 1, state: .integer(1), interface: .null)
    #expect(try session.interface(identityTypes: []) { [] } == InterfaceState())
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/state", "HOME": "/home/ada"], "/state/notes/session.json"),
    (
      ["XDG_STATE_HOME": "state", "HOME": "/home/ada"], "/home/ada/.local/state/notes/session.json"
    ),
    (["HOME": "/home/ada"], "/home/ada/.local/state/notes/session.json"),
    (["HOME": ""], nil),
  ])
  func `the folder for states is that of the XDG specification`(
    environment: [String: String], path: String?
  ) {
    #expect(
      StateFolder.path(of: "session.json", program: "notes") { environment[$0] } == path)
  }
}
