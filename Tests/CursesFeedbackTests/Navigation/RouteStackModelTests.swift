import CursesFeedbackTesting
import RandomNumbers
import Testing

/// Random operations on a stack, compared with an array of routes.
@Suite struct RouteStackModelTests {
  private struct Model: Equatable {
    var routes: [Place] = [.home]
    var isPresented = [false]
  }

  private enum Step: CaseIterable {
    case push, present, replace, pop, popToRoot, dismiss, popToScreen, open
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the stack has the routes of the model after each of 500 steps`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var stack = RouteStack<Place, Int>(.home)
    var model = Model()
    var past: Set<ScreenID> = [stack.root.id]
    for number in 0..<500 {
      let step = Step.allCases.randomElement(using: &random) ?? .push
      let place = [Place.running(number), .paused(number), .renewed(number)]
        .randomElement(using: &random)
      let depth = Int.random(in: 0..<model.routes.count, using: &random)
      let before = Set(stack.entries.map(\.id))
      take(step, place ?? .home, depth, on: &stack)
      take(step, place ?? .home, depth, on: &model)
      #expect(stack.routes == model.routes)
      #expect(stack.entries.map(\.isPresented) == model.isPresented)
      #expect(Set(stack.entries.map(\.id)).count == model.routes.count)
      let new = Set(stack.entries.map(\.id)).subtracting(before)
      #expect(new.isDisjoint(with: past), "no identity returns")
      past.formUnion(new)
    }
  }

  private func take(
    _ step: Step, _ place: Place, _ depth: Int, on stack: inout RouteStack<Place, Int>
  ) {
    switch step {
    case .push: stack.push(place)
    case .present: stack.present(place)
    case .replace: stack.replace(place)
    case .pop: stack.pop()
    case .popToRoot: stack.popToRoot()
    case .dismiss: stack.dismiss()
    case .popToScreen: stack.pop(to: stack.entries[depth].id)
    case .open: stack.open(Array(stack.routes[...depth]) + [place])
    }
  }

  private func take(_ step: Step, _ place: Place, _ depth: Int, on model: inout Model) {
    func keep(_ count: Int) {
      model.routes = Array(model.routes.prefix(count))
      model.isPresented = Array(model.isPresented.prefix(count))
    }
    func add(_ place: Place, isPresented: Bool) {
      model.routes.append(place)
      model.isPresented.append(isPresented)
    }
    switch step {
    case .push: add(place, isPresented: false)
    case .present: add(place, isPresented: true)
    case .replace: model.routes[model.routes.count - 1] = place
    case .pop: keep(max(1, model.routes.count - 1))
    case .popToRoot: keep(1)
    case .dismiss: keep((model.isPresented.lastIndex(of: false) ?? 0) + 1)
    case .popToScreen: keep(depth + 1)
    case .open:
      keep(depth + 1)
      model.isPresented = model.isPresented.map { _ in false }
      add(place, isPresented: false)
    }
  }
}
