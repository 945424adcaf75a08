import TerminalViews
import Testing

@testable import CursesFeedback

/// The state that a program hands over to the one that replaces it.
@Suite(.serialized) struct ReloadedStateTests {
  private struct Draft: Codable, Equatable, Sendable { var text = "kept" }
  private enum Field: String, Codable, Hashable { case name }

  private func settings(
    version: Int?, identityTypes: [any (Codable & Hashable & Sendable).Type] = []
  ) -> Reopening<Draft>.Settings? {
    version.flatMap {
      Reopening<Draft>.lastSession(version: $0, identityTypes: identityTypes).settings
    }
  }

  private func handOver(
    _ interface: InterfaceState = InterfaceState(), from old: Reopening<Draft>.Settings?,
    to new: Reopening<Draft>.Settings?
  ) throws -> Handover<Draft> {
    Handover(at: try #require(Handover.path(ofWritten: Draft(), interface, old)), new)
  }

  @Test func `a state is handed over once`() throws {
    let path = try #require(Handover.path(ofWritten: Draft(), InterfaceState(), nil))
    #expect(Handover(at: path, nil) == .taken(Draft(), InterfaceState()))
    #expect(Handover<Draft>(at: path, nil) == .refused("the session was not handed over"))
  }

  @Test(arguments: [(1, 1), (nil, 1), (1, nil), (nil, nil)] as [(Int?, Int?)])
  func `a state is taken unless both programs declare versions that differ`(old: Int?, new: Int?)
    throws
  {
    let handover = try handOver(from: settings(version: old), to: settings(version: new))
    #expect(handover == .taken(Draft(), InterfaceState()))
  }

  @Test func `a state of another version is refused`() throws {
    let handover = try handOver(from: settings(version: 1), to: settings(version: 2))
    #expect(handover == .refused("it is of version 1 and not 2"))
  }

  @Test func `the interface state is decoded with the types of the application's identities`()
    throws
  {
    var path = ViewPath()
    path.append(.identity(ViewIdentity(Field.name)))
    var interface = InterfaceState()
    interface.focus = path
    let settings = settings(version: 1, identityTypes: [Field.self])
    let handover = try handOver(interface, from: settings, to: settings)
    #expect(handover == .taken(Draft(), interface))
  }

  private var options: LaunchOptions {
    var options = LaunchOptions()
    options.path = "films/42"
    return options
  }

  @Test func `a program that replaces none uses its options`() {
    let used = Handover<Draft>.none.options(options)
    #expect(used.path == "films/42")
    #expect(!used.startsAfresh)
  }

  @Test func `a state that was taken replaces the kept session and the path`() {
    let used = Handover.taken(Draft(), InterfaceState()).options(options)
    #expect(used.path == nil)
    #expect(used.startsAfresh)
  }

  @Test func `a refused state leaves the kept session`() {
    let used = Handover<Draft>.refused("its state has another form").options(options)
    #expect(used.path == nil)
    #expect(!used.startsAfresh)
  }
}
