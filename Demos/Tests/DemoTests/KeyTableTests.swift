import CounterDemo
import CursesFeedback
import Foundation
import Testing
import TrafficLightDemo

/// The tables of keys in the READMEs of the demos.
@Suite struct KeyTableTests {
  private func readme(of demo: String) throws -> String {
    let demos = URL(filePath: #filePath).appending(path: "../../..").standardized
    return try String(contentsOf: demos.appending(path: "\(demo)/README.md"), encoding: .utf8)
  }

  @Test func `the README of the counter has its catalogue of keys`() throws {
    let counter = Counter()
    let table = KeyCatalogue(of: counter.keys(counter.initial)).markdown
    #expect(try readme(of: "Counter").contains(table))
  }

  @Test func `the README of the traffic light has its catalogue of keys`() throws {
    let light = TrafficLight()
    let table = KeyCatalogue(of: light.keys(light.initial)).markdown
    #expect(try readme(of: "TrafficLight").contains(table))
  }
}
