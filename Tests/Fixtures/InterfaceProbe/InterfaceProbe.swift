import CursesFeedback
import Foundation

/// A program that saves its state and its interface in the folder of the environment variable
/// FOLDER, and begins with them.
@main struct InterfaceProbe: App {
  struct State: Codable, Equatable, Sendable {
    var row = 0
    var name = "Ada Lovelace"
  }

  enum Event: Sendable { case selected(Int), named(String), saved }

  let initial: State
  let initialInterface: InterfaceState
  private let folder = URL(filePath: ProcessInfo.processInfo.environment["FOLDER"] ?? "/nowhere")

  init() {
    initial = Self.load(State.self, from: folder, "state") ?? State()
    initialInterface = Self.load(InterfaceState.self, from: folder, "interface") ?? InterfaceState()
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.row = row
    case .named(let name): state.name = name
    case .saved: break
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { $0 }, "save", policy: .queue) { [folder] state in
      .perform { _ in
        try Self.save(state, in: folder, "state")
        return .saved
      }
    }
    .completesBeforeExit()
  }

  func view(_ state: State) -> Node<Event> {
    Split(.horizontal, initially: .first(20), minFirst: 10, minSecond: 10) {
      List(count: 100, selection: state.row, selects: Event.selected) { Text("Row \($0)") }
    } second: {
      TextField("Name", text: state.name, changes: Event.named)
      Split(.vertical) {
        ScrollView { for line in 0..<50 { Text("Line \(line)") } }
      } second: {
        Text("End")
      }
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding.quit("ctrl+q") }

  func saveInterface(_ interface: InterfaceState) {
    do {
      try Self.save(interface, in: folder, "interface")
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
    }
  }

  private static func save(_ value: some Encodable, in folder: URL, _ name: String) throws {
    try JSONEncoder().encode(value).write(to: folder.appending(path: name), options: .atomic)
  }

  /// The saved value, or nil if there is none, as in the first run.
  private static func load<Value: Decodable>(
    _ type: Value.Type, from folder: URL, _ name: String
  ) -> Value? {
    guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      fatalError("\(name): \(error)")
    }
  }
}
