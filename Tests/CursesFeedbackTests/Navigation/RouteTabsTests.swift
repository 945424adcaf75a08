import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

@Suite struct RouteTabsTests {
  private typealias Tabs = RouteTabs<String, Place, Int>

  private func tabs() -> Tabs {
    Tabs(["a", "b", "c"], selection: "b") { $0 == "a" ? .home : .renewed(0) }
  }

  @Test func `each tab has a stack of its own`() {
    var tabs = tabs()
    tabs.stack.push(.running(1))
    #expect(tabs.selection == "b")
    #expect(tabs["b"]?.routes == [.renewed(0), .running(1)])
    #expect(tabs["a"]?.routes == [.home])
  }

  @Test func `the stack of a tab that is not selected can be changed`() {
    var tabs = tabs()
    tabs["a"]?.push(.running(1))
    tabs.select("a")
    #expect(tabs.stack.routes == [.home, .running(1)])
  }

  @Test func `a tab that does not exist is neither selected nor changed`() {
    var tabs = tabs()
    tabs.select("x")
    tabs["x"] = RouteStack(.home)
    tabs["a"] = nil
    #expect(tabs == self.tabs())
  }

  @Test func `the screens of all tabs have identities of their own`() {
    var tabs = tabs()
    tabs["c"] = RouteStack(.home)
    tabs.stack = RouteStack(.home)
    let ids = ["a", "b", "c"].compactMap { tabs[$0]?.top.id }
    #expect(Set(ids).count == 3)
  }

  @Test func `a screen that keeps nothing loses its state when another tab is selected`() {
    var tabs = tabs()
    tabs.stack.setScreen(5, of: tabs.stack.top.id)
    tabs.select("a")
    tabs.stack.setScreen(6, of: tabs.stack.top.id)
    tabs.select("b")
    #expect(tabs.stack.top.screen == nil)
    #expect(tabs["a"]?.top.screen == 6)
  }

  @Test func `a tab that occurs twice counts once, and the selection need not be listed`() {
    let tabs = Tabs(["a", "a"], selection: "b") { _ in .home }
    #expect(tabs.stacks.count == 2)
    #expect(tabs.selection == "b")
    #expect(tabs.stack.root.id != tabs["a"]?.root.id)
  }
}
