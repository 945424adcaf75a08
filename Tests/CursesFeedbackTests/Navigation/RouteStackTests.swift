import CursesFeedbackTesting
import Testing

@Suite struct RouteStackTests {
  private typealias Stack = RouteStack<Place, Int>

  /// A stack of a root and two screens, each with a state.
  private func stack() -> Stack {
    var stack = Stack(.home, screen: 10)
    stack.push(.running(1), screen: 11)
    stack.push(.running(2), screen: 12)
    return stack
  }

  @Test func `a new stack has its root only`() {
    let stack = Stack(.home)
    #expect(stack.routes == [.home])
    #expect(stack.top.screen == nil)
    #expect(!stack.canPop)
  }

  @Test func `a pushed screen is the top`() {
    #expect(stack().routes == [.home, .running(1), .running(2)])
    #expect(stack().top.screen == 12)
    #expect(stack().canPop)
  }

  @Test func `equal routes have screens of their own`() {
    var stack = stack()
    stack.push(.running(2), screen: 13)
    stack.setScreen(14, of: stack.top.id)
    #expect(stack.entries.map(\.screen) == [10, 11, 12, 14])
  }

  @Test func `pop removes the top screen`() {
    var stack = stack()
    stack.pop()
    #expect(stack.entries.map(\.screen) == [10, 11])
  }

  @Test func `pop and replace never remove the last screen`() {
    var stack = Stack(.home)
    stack.pop()
    stack.dismiss()
    stack.popToRoot()
    #expect(stack == Stack(.home))
    stack.replace(.running(1))
    #expect(stack.routes == [.running(1)])
  }

  @Test func `a screen of a route that was pushed again has another identity`() {
    var stack = stack()
    let old = stack.top.id
    stack.pop()
    stack.push(.running(2))
    #expect(stack.top.id != old)
    #expect(stack[old] == nil)
  }

  @Test func `pop to a screen removes those above it`() {
    var stack = stack()
    stack.pop(to: stack.entries[1].id)
    #expect(stack.routes == [.home, .running(1)])
    stack.pop(to: stack.root.id)
    #expect(stack.routes == [.home])
  }

  @Test func `pop to a screen that is not in the stack changes nothing`() {
    var other = stack()
    other.push(.running(3))
    var stack = stack()
    stack.pop(to: other.top.id)
    #expect(stack == self.stack())
  }

  @Test func `replace removes the top screen, even that of an equal route`() {
    var stack = stack()
    let old = stack.top.id
    stack.replace(.running(2))
    #expect(stack.routes == [.home, .running(1), .running(2)])
    #expect(stack.top.screen == nil)
    #expect(stack[old] == nil)
  }

  @Test func `a presented screen is the top, and its replacement is presented`() {
    var stack = stack()
    stack.present(.running(3))
    #expect(stack.top.isPresented)
    stack.replace(.running(4))
    #expect(stack.top.isPresented)
    #expect(stack.top.route == .running(4))
  }

  @Test func `dismiss removes all presented screens at the top`() {
    var stack = stack()
    stack.present(.running(3))
    stack.present(.running(4))
    stack.dismiss()
    #expect(stack.routes == [.home, .running(1), .running(2)])
    stack.dismiss()
    #expect(stack.canPop)
  }

  @Test func `opening routes keeps the screens that the stack begins with`() {
    var stack = stack()
    stack.open([.home, .running(1), .running(3), .running(4)])
    #expect(stack.routes == [.home, .running(1), .running(3), .running(4)])
    #expect(stack.entries.map(\.screen) == [10, 11, nil, nil])
    stack.open([.home])
    #expect(stack.entries.map(\.screen) == [10])
  }

  @Test func `opening routes with another root keeps no screen`() {
    var stack = stack()
    stack.open([.paused(0), .running(1)])
    #expect(stack.entries.map(\.screen) == [nil, nil])
    let opened = stack
    stack.open([])
    #expect(stack == opened)
  }

  @Test func `a screen that keeps nothing loses its state when a pushed screen covers it`() {
    var stack = Stack(.renewed(0), screen: 10)
    stack.push(.renewed(1), screen: 11)
    let covered = stack.top.id
    stack.present(.running(2))
    #expect(stack[covered]?.screen == 11)
    stack.push(.running(3))
    #expect(stack[covered] == nil)
    #expect(stack.entries.map(\.screen) == [nil, nil, nil, nil])
  }
}
