import TerminalViews
import Testing

@testable import CursesFeedback

/// The options of a program that replaces another one.
@Suite struct ReloadedOptionsTests {
  private var options: LaunchOptions {
    var options = LaunchOptions()
    options.path = "films/42"
    return options
  }

  @Test func `a program that replaces none uses its options`() {
    let used = Handover<Int>.none.options(options)
    #expect(used.path == "films/42")
    #expect(!used.startsAfresh)
  }

  @Test func `a state that was taken stands in place of the kept session and of the path`() {
    let used = Handover.taken(1, InterfaceState()).options(options)
    #expect(used.path == nil)
    #expect(used.startsAfresh)
  }

  @Test func `a refused state does not stand in place of the kept session`() {
    let used = Handover<Int>.refused("its state has another form").options(options)
    #expect(used.path == nil)
    #expect(!used.startsAfresh)
  }
}
