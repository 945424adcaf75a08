import CounterDemo
import CursesFeedback
import CursesFeedbackTesting
import Testing
import TrafficLightDemo

@testable import GalleryDemo
@testable import MoviesDemo

/// Compares pictures of the READMEs with frames of the demos, or writes the pictures.
@MainActor
@Suite struct PictureTests {
  @Test func `the README shows a frame of the movies`() {
    let app = TestApp(Movies(catalogue: .embedded), size: Size(columns: 84, rows: 22))
    app.answer("load page", with: .pageLoaded(MoviePage(number: 1, of: FilmTable.films)))
    app.press("f", .down, .down, "f", .down, .down, .down, .down, "f", .enter)
    expectPicture(
      of: app.frame, title: "movies",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/movies.svg")
  }

  @Test func `the README of the counter shows a frame of it`() {
    let app = TestApp(Counter(), size: Size(columns: 56, rows: 17))
    for _ in 1...42 { app.press("+") }
    expectPicture(of: app.frame, title: "counter", at: "../../Counter/counter.svg")
  }

  @Test func `the README of the traffic light shows a frame of it`() {
    let app = TestApp(TrafficLight(), size: Size(columns: 56, rows: 22))
    app.advance(by: .seconds(3.4))
    expectPicture(
      of: app.frame, title: "traffic-light", at: "../../TrafficLight/traffic-light.svg")
  }

  @Test func `the README of the gallery shows its menu with a preview`() {
    let app = TestApp(Gallery(), size: Size(columns: 110, rows: 30))
    app.click("Traffic light")
    app.advance(by: .seconds(1))
    expectPicture(of: app.frame, title: "demo", at: "../../Gallery/gallery.svg")
  }
}
