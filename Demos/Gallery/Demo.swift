import CatchDemo
import CounterDemo
import CursesFeedback
import DemoLaunching
import FilesDemo
import GittyDemo
import LogViewDemo
import MinesDemo
import MonitorDemo
import MoviesDemo
import PickerDemo
import RecordsDemo
import SearchDemo
import SignInDemo
import StopwatchDemo
import ThemeEditorDemo
import TodoDemo
import TokensDemo
import TrafficLightDemo
import WidgetsDemo

/// The demos, in the order of the menu: applications, small programs, games, and pages of widgets.
package enum Demo: String, CaseIterable, Codable, Hashable, Sendable {
  case movies
  case monitor
  case files
  case records
  case todo
  case gitty
  case logView = "logview"
  case search
  case picker
  case signIn = "sign-in"
  case counter
  case trafficLight = "traffic-light"
  case stopwatch
  case tokens
  case mines
  case catchBall = "catch"
  case themeEditor = "theme-editor"
  case widgets

  /// The title in the menu.
  var title: String {
    switch self {
    case .catchBall: "Catch"
    case .counter: "Counter"
    case .files: "Files"
    case .gitty: "Gitty"
    case .logView: "Log view"
    case .mines: "Mines"
    case .monitor: "Monitor"
    case .movies: "Movies"
    case .picker: "Picker"
    case .records: "Records"
    case .search: "Search"
    case .signIn: "Sign in"
    case .stopwatch: "Stopwatch"
    case .themeEditor: "Theme editor"
    case .todo: "To do"
    case .tokens: "Tokens"
    case .trafficLight: "Traffic light"
    case .widgets: "Widgets"
    }
  }

  /// A character of one column that stands for it in the menu.
  var glyph: String {
    switch self {
    case .catchBall: "◓"
    case .counter: "+"
    case .files: "▤"
    case .gitty: "◇"
    case .logView: "≡"
    case .mines: "▦"
    case .monitor: "▃"
    case .movies: "★"
    case .picker: "▸"
    case .records: "◷"
    case .search: "○"
    case .signIn: "→"
    case .stopwatch: "◔"
    case .themeEditor: "◐"
    case .todo: "✓"
    case .tokens: "◆"
    case .trafficLight: "●"
    case .widgets: "■"
    }
  }

  /// A short description.
  var summary: String {
    switch self {
    case .catchBall: "two players: you, and a feedback"
    case .counter: "a number, keys and buttons: the smallest application"
    case .files: "tree, table and preview; copies that are undone"
    case .gitty: "changes of a git repository, and its editor"
    case .logView: "a million entries: find, sort, jump"
    case .mines: "a game with the mouse, and a control of its own"
    case .monitor: "load and processes of this machine"
    case .movies: "a list that loads over HTTP, page by page"
    case .picker: "a fuzzy filter for a million lines"
    case .records: "hours spent on projects: a table, a form, charts"
    case .search: "repositories over HTTP while typing, with a rate limit"
    case .signIn: "a form that is validated while typing"
    case .stopwatch: "laps, and times that are exact"
    case .themeEditor: "the colours of a theme, with a live preview"
    case .todo: "a list in a database, kept in sync"
    case .tokens: "requests that wait for one refresh of a token"
    case .trafficLight: "a state that changes with time"
    case .widgets: "all widgets in all themes, with their source"
    }
  }

  /// Whether its title and its description together contain all words of a search, in upper or
  /// lower case.
  func matches(_ query: String) -> Bool {
    let text = "\(title) \(summary)".lowercased()
    return query.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }

  /// The output of `--help` after the name of the demo.
  package var help: String {
    let program = "demo \(rawValue)"
    let usage = "USAGE: \(program) [OPTIONS]\n\n\(LaunchOptions.help)"
    return switch self {
    case .catchBall, .counter, .files, .gitty, .mines, .monitor, .signIn, .stopwatch, .tokens: usage
    case .logView: LogViewOptions.help(of: program)
    case .movies: MoviesOptions.help(of: program)
    case .picker: PickerOptions.help(of: program)
    case .records: RecordsOptions.help(of: program)
    case .search: SearchOptions.help(of: program)
    case .themeEditor: ThemeEditorOptions.help(of: program)
    case .todo: TodoOptions.help(of: program)
    case .trafficLight: TrafficLightOptions.help(of: program)
    case .widgets: usage + Widgets().links.help
    }
  }

  /// Runs the demo alone; `arguments` are those after the names of the program and the demo.
  ///
  /// - Returns: The exit status.
  @MainActor package func run(_ arguments: inout [String]) async throws -> Int32 {
    switch self {
    case .catchBall: try await Catch.run(&arguments)
    case .counter: try await Counter.run(&arguments)
    case .files: try await Files.run(&arguments)
    case .gitty: try await Gitty.run(&arguments)
    case .logView: try await LogViewOptions.run(&arguments)
    case .mines: try await Mines.run(&arguments)
    case .monitor: try await Monitor.run(&arguments)
    case .movies: try await MoviesOptions.run(&arguments)
    case .picker: try await PickerOptions.run(&arguments)
    case .records: try await RecordsOptions.run(&arguments)
    case .search: try await SearchOptions.run(&arguments)
    case .signIn: try await SignIn.run(&arguments)
    case .stopwatch: try await Stopwatch.run(&arguments)
    case .themeEditor: try await ThemeEditorOptions.run(&arguments)
    case .todo: try await TodoOptions.run(&arguments)
    case .tokens: try await Tokens.run(&arguments)
    case .trafficLight: try await TrafficLightOptions.run(&arguments)
    case .widgets: try await Widgets.run(&arguments)
    }
  }
}
