import CursesFeedbackTesting
import Testing

@testable import GalleryDemo

/// The tour runs to its end, shows each caption, and can be taken over at each frame.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct TourTests {
  /// An argument of a test: a chapter.
  struct Chapter: CustomTestStringConvertible, Sendable {
    let chapter: any TourChapter
    var testDescription: String { chapter.demo.rawValue }
    static let all = Tour.chapters.map(Chapter.init)
  }

  @Test func `the tour plays all chapters, with all captions`() async {
    let tour = Tour()
    let app = TestApp(tour, effects: .live)
    var shown: [[String]] = tour.chapters.map { _ in [] }
    for _ in 0..<2_000 where !tour.isOver(app.state) {
      await app.settle()
      if let caption = app.state.shown?.caption, shown[app.state.chapter].last != caption {
        shown[app.state.chapter].append(caption)
        #expect(app.frame.text.contains(caption))
      }
      app.advance(by: .milliseconds(500))
    }
    #expect(tour.isOver(app.state))
    #expect(shown == tour.chapters.map { $0.captions.map(\.text) })
  }

  @Test(arguments: Chapter.all)
  func `a demo that starts in the state of a chapter's frame draws the same text`(
    chapter: Chapter
  ) throws {
    try checkFrames(of: chapter.chapter)
  }

  private func checkFrames(of chapter: some TourChapter) throws {
    let moments = try chapter.moments()
    #expect(moments.count > 4)
    for (index, moment) in moments.enumerated() {
      let demo = chapter.started(in: moment.state)
      let app = TestApp(demo, size: moment.frame.size, interface: moment.interface)
      #expect(app.frame == moment.frame, "frame \(index)")
    }
  }

  @Test(arguments: Chapter.all)
  func `the captions fit into a line, and each belongs to a frame`(
    chapter: Chapter
  ) throws {
    #expect(chapter.chapter.captions.first?.inputCount == 0)
    let shown = Set(try chapter.chapter.film().frames.map(\.caption))
    for caption in chapter.chapter.captions {
      #expect(caption.text.count <= 78)
      #expect(shown.contains(caption.text), "\(caption.text)")
    }
  }

  @Test func `each demo has a chapter, except those that work on the files of a recording`() {
    let demos = Set(Tour.chapters.map(\.demo))
    #expect(demos == Set(Demo.allCases).subtracting([.files, .gitty]))
    #expect(demos.count == Tour.chapters.count)
  }

  @Test func `keys lead to the next and the previous demo, and hold the film`() async {
    let app = TestApp(Tour(), effects: .live)
    await app.settle()
    app.advance(by: .seconds(5))
    expectSnapshot(of: app.frame)
    app.press(.right, .right, .left)
    #expect(app.state.chapter == 1)
    await app.settle()
    app.press("space")
    let frame = app.state.frame
    app.advance(by: .seconds(60))
    #expect(app.state.frame == frame)
    app.press(.left, .left)
    #expect(app.state.chapter == 0)
  }

  @Test func `Enter ends the tour at the frame that is shown`() async {
    let app = TestApp(Tour(), effects: .live)
    await app.settle()
    app.advance(by: .seconds(6))
    app.press(.enter)
    #expect(app.hasEnded)
    #expect(app.state.isTakenOver)
    #expect(app.state.frame > 0)
  }

  @Test func `the film of the article Proof shows the beginning of the tour`() async {
    let app = TestApp(Tour(), effects: .live)
    await app.settle()
    var frames = [app.frame]
    for _ in 0..<40 {
      app.advance(by: .milliseconds(500))
      await app.settle()
      if app.frame != frames.last { frames.append(app.frame) }
    }
    app.press(.enter)
    #expect(app.hasEnded)
    expectFilm(
      of: frames, every: .seconds(1.5), title: "demo --tour",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/film-tour.svg")
  }
}
