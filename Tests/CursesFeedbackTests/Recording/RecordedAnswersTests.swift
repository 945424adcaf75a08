import FeedbackCore
import Synchronization
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// Sessions whose effects answer as in a recording.
@MainActor struct RecordedAnswersTests {
  /// A shop whose service is counted, and fails for some articles.
  struct Shop: Component {
    struct State: Equatable, Sendable {
      var article = 0
      var prices: [String] = []
      var ticks = 0
      var isWatching = false
      var description = ""
    }

    enum Event: Codable, Sendable {
      case articleWanted(Int)
      case priced(Int, price: Int)
      case failed(Int, String)
      case ticked
      case watched
      case stockChanged(Int)
      case described(String)
    }

    struct Closed: Error, CustomStringConvertible { var description: String { "closed" } }

    /// The number of requests to the service.
    final class Service: Sendable {
      let count = Mutex(0)
      let stock = Mutex<(@Sendable (Int) -> Void)?>(nil)
    }

    let initial = State()
    var service = Service()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .articleWanted(let article): state.article = article
      case .priced(let article, let price): state.prices.append("\(article): \(price)")
      case .failed(let article, let error): state.prices.append("\(article): \(error)")
      case .ticked: state.ticks += 1
      case .watched: state.isWatching = true
      case .stockChanged(let stock): state.prices.append("stock \(stock)")
      case .described(let text): state.description = text
      }
    }

    var feedbacks: [Feedback<State, Event>] {
      Feedback.react(to: { $0.article > 0 ? $0.article : nil }, "price") { [service] article in
        .perform { context in
          let count = service.count.withLock { count in
            count += 1
            return count
          }
          try await context.clock.sleep(for: .seconds(1))
          if article == 9 { throw Closed() }
          return .priced(article, price: 100 * article + count)
        } catch: { error in
          .failed(article, "\(error)")
        }
      }
      Feedback.react(to: { $0.article > 6 ? $0.article : nil }, "description") { article in
        .perform { _ in .described("article \(article)") }
      }
      .debounced(for: .milliseconds(500))
      Feedback.react(when: { _ in true }, "ticks") { _ in .every(.seconds(1), send: .ticked) }
      Feedback.react(when: \.isWatching, "stock") { [service] _ in
        .callback { context in
          service.stock.withLock { $0 = { context.send(.stockChanged($0)) } }
          return Cancellation {}
        }
      }
    }

    func view(_ state: State) -> Node<Event> { Text(state.prices.joined(separator: ", ")) }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      for article in 1...9 {
        KeyBinding(Key(.character(Character("\(article)"))), sends: .articleWanted(article))
      }
      KeyBinding("w", "Watch", sends: .watched)
    }
  }

  private static let size = Size(columns: 40, rows: 3)

  private func press(_ key: Key, _ app: HeadlessApp<Shop>, then seconds: Int = 2) async {
    app.take([.key(key)])
    _ = app.frame
    await app.settle()
    for _ in 0..<seconds {
      app.advance(by: .seconds(1))
      await app.settle()
    }
  }

  /// The text of the recording of a session with these keys, two seconds apart.
  private func text(
    _ keys: [Key], then body: (HeadlessApp<Shop>, Shop) async -> Void = { _, _ in }
  ) async -> String {
    let lines = Mutex<[UInt8]>([])
    let shop = Shop()
    let app = HeadlessApp(
      shop, size: Self.size, trace: nil,
      record: RecordingWriter { bytes in lines.withLock { $0 += bytes } })
    _ = app.frame
    for key in keys { await press(key, app) }
    await body(app, shop)
    app.endRecording()
    return String(decoding: lines.withLock { $0 }, as: UTF8.self)
  }

  private func recording(_ keys: Key...) async throws -> Recording {
    try Recording(parsing: await text(keys))
  }

  /// A session that gets the answers of a recording, and its shop.
  private func session(
    _ recording: Recording
  ) -> (app: HeadlessApp<Shop>, shop: Shop, answers: RecordedAnswers) {
    let shop = Shop()
    let answers = RecordedAnswers(of: recording, by: Shop())
    let app = HeadlessApp(shop, size: Self.size, trace: nil, answers: answers)
    _ = app.frame
    return (app, shop, answers)
  }

  @Test func `a request gets its recorded answer in any order, and its effect does not run`()
    async throws
  {
    let (app, shop, answers) = session(try await recording("3", "5"))
    await press("5", app)
    await press("3", app)
    #expect(app.state.prices == ["5: 502", "3: 301"])
    #expect(shop.service.count.withLock { $0 } == 0)
    #expect(answers.problems == [])
  }

  @Test func `an answer comes after its recorded time on the clock`() async throws {
    let (app, _, _) = session(try await recording("3"))
    await press("3", app, then: 0)
    app.advance(by: .milliseconds(999))
    await app.settle()
    #expect(app.state.prices == [])
    app.advance(by: .milliseconds(1))
    await app.settle()
    #expect(app.state.prices == ["3: 301"])
  }

  @Test func `equal requests get the recorded answers in their order, and the last one again`()
    async throws
  {
    let (app, shop, _) = session(try await recording("3", "4", "3"))
    await press("3", app)
    await press("4", app)
    await press("3", app)
    await press("4", app)
    await press("3", app)
    #expect(app.state.prices == ["3: 301", "4: 402", "3: 303", "4: 402", "3: 303"])
    #expect(shop.service.count.withLock { $0 } == 0)
  }

  @Test func `the same keys get the same answers, also after a request that was withdrawn`()
    async throws
  {
    func play(_ app: HeadlessApp<Shop>) async {
      await press("3", app, then: 0)
      await press("4", app, then: 0)
      await press("3", app)
      await press("4", app)
      await press("3", app)
    }
    var recorded: [String] = []
    let text = await text([]) { app, _ in
      await play(app)
      recorded = app.state.prices
    }
    let (app, shop, _) = session(try Recording(parsing: text))
    await play(app)
    #expect(recorded == ["3: 303", "4: 404", "3: 305"])
    #expect(app.state.prices == recorded)
    #expect(shop.service.count.withLock { $0 } == 0)
  }

  @Test func `a recorded failure is an answer`() async throws {
    let (app, shop, _) = session(try await recording("9"))
    await press("9", app)
    #expect(app.state.prices == ["9: closed"])
    #expect(shop.service.count.withLock { $0 } == 0)
  }

  @Test func `an effect without a recorded answer runs, and is named`() async throws {
    let (app, shop, answers) = session(try await recording("3"))
    await press("4", app)
    #expect(app.state.prices == ["4: 401"])
    #expect(shop.service.count.withLock { $0 } == 1)
    #expect(
      answers.problems == ["The recording has no answer for effects, which ran: \"price\"."])
  }

  @Test func `a debounced effect is named only if it has begun`() async throws {
    let (app, _, answers) = session(try await recording("9"))
    await press("7", app, then: 0)
    await press("8", app, then: 0)
    await press("9", app)
    #expect(app.state.description == "article 9")
    #expect(
      answers.problems == ["The recording has no answer for effects, which ran: \"price\"."])
    await press("8", app)
    #expect(app.state.description == "article 8")
    #expect(answers.problems.first?.contains("\"description\"") == true)
  }

  @Test func `a timer runs on after the end of the recording`() async throws {
    let (app, _, _) = session(try await recording("3"))
    for _ in 0..<10 { app.advance(by: .seconds(1)) }
    #expect(app.state.ticks == 10)
  }

  @Test func `a registration sends its recorded events, and goes on`() async throws {
    let recorded = await text(["w"]) { app, shop in
      shop.service.stock.withLock { $0 }?(7)
      app.loop.receiveNow()
      app.advance(by: .seconds(1))
      shop.service.stock.withLock { $0 }?(6)
      app.loop.receiveNow()
    }
    let (app, shop, _) = session(try Recording(parsing: recorded))
    await press("w", app, then: 3)
    #expect(app.state.prices == ["stock 7", "stock 6"])
    #expect(shop.service.stock.withLock { $0 } == nil)
    #expect(app.loop.runningEffects.contains { $0.feedback == "stock" })
  }

  @Test func `the answers before the first difference of the replay are used`() async throws {
    let lines = await text(["3", "5"]).split(separator: "\n").map(String.init)
    let place = try #require(lines.lastIndex { $0.contains("\"frame\"") })
    var changed = lines
    changed[place] = lines[place].replacing(/"frame":"[0-9a-f]+"/, with: "\"frame\":\"0\"")
    let (app, _, answers) = session(
      try Recording(parsing: changed.joined(separator: "\n") + "\n"))
    await press("3", app)
    #expect(app.state.prices == ["3: 301"])
    #expect(
      answers.problems == [
        "The replay differs from the recording in line \(place + 1). The answers after it were not "
          + "used."
      ])
  }

}
