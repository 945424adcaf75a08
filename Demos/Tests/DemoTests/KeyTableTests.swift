import CatchDemo
import CounterDemo
import CursesFeedback
import Foundation
import PickerDemo
import Testing
import TokensDemo
import TrafficLightDemo

/// The tables of keys in the READMEs of the demos.
@Suite struct KeyTableTests {
  private func readme(of demo: String) throws -> String {
    let demos = URL(filePath: #filePath).appending(path: "../../..").standardized
    return try String(contentsOf: demos.appending(path: "\(demo)/README.md"), encoding: .utf8)
  }

  @Test func `the README of the catch game has its catalogue of keys`() throws {
    let game = Catch()
    let table = KeyCatalogue(of: game.keys(game.initial)).markdown
    #expect(try readme(of: "Catch").contains(table))
  }

  @Test func `the README of the picker has its catalogue of keys`() throws {
    let picker = Picker(isMulti: true)
    let table = KeyCatalogue(of: picker.keys(picker.initial)).markdown
    #expect(try readme(of: "Picker").contains(table))
  }

  @Test func `the README of the tokens has its catalogue of keys`() throws {
    let tokens = Tokens()
    let table = KeyCatalogue(of: tokens.keys(tokens.initial)).markdown
    #expect(try readme(of: "Tokens").contains(table))
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
