import CatchDemo
import CounterDemo
import CursesFeedback
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

extension Gallery {
  /// The view of the demo that is open or in the preview.
  @ViewBuilder<Event> func demo(_ state: State) -> Node<Event> {
    switch state.screen {
    case .none: Spacer()
    case .catchBall: catchScope.view(state)
    case .counter: counterScope.view(state)
    case .files: filesScope.view(state)
    case .gitty: gittyScope.view(state)
    case .logView: logViewScope.view(state)
    case .mines: minesScope.view(state)
    case .monitor: monitorScope.view(state)
    case .movies: moviesScope.view(state)
    case .picker: pickerScope.view(state)
    case .records: recordsScope.view(state)
    case .search: searchScope.view(state)
    case .signIn: signInScope.view(state)
    case .stopwatch: stopwatchScope.view(state)
    case .themeEditor: themeEditorScope.view(state)
    case .todo: todoScope.view(state)
    case .tokens: tokensScope.view(state)
    case .trafficLight: trafficLightScope.view(state)
    case .widgets: widgetsScope.view(state)
    }
  }

  /// The first state of a demo.
  func screen(of demo: Demo, size: Size) -> Screen {
    switch demo {
    case .catchBall: .catchBall(catchBall.initial)
    case .counter: .counter(counter.initial)
    case .files: .files(files.initial)
    case .gitty: .gitty(gitty.initial)
    case .logView: .logView(logView.initial)
    case .mines: .mines(mines.initial)
    case .monitor: .monitor(monitor.initial)
    case .movies: .movies(movies.initial(on: size))
    case .picker: .picker(picker.initial)
    case .records: .records(records.initial)
    case .search: .search(search.initial)
    case .signIn: .signIn(signIn.initial)
    case .stopwatch: .stopwatch(stopwatch.initial)
    case .themeEditor: .themeEditor(themeEditor.initial)
    case .todo: .todo(todo.initial)
    case .tokens: .tokens(tokens.initial)
    case .trafficLight: .trafficLight(trafficLight.initial)
    case .widgets: .widgets(widgets.initial)
    }
  }

  var catchScope: Scope<State, Event> {
    catchBall.scope(
      \.screen, Case(Screen.catchBall, \.catchBall), Case(Event.catchBall, \.catchBall))
  }

  var counterScope: Scope<State, Event> {
    counter.scope(\.screen, Case(Screen.counter, \.counter), Case(Event.counter, \.counter))
  }

  var filesScope: Scope<State, Event> {
    files.scope(\.screen, Case(Screen.files, \.files), Case(Event.files, \.files))
  }

  var gittyScope: Scope<State, Event> {
    gitty.scope(\.screen, Case(Screen.gitty, \.gitty), Case(Event.gitty, \.gitty))
  }

  var logViewScope: Scope<State, Event> {
    logView.scope(\.screen, Case(Screen.logView, \.logView), Case(Event.logView, \.logView))
  }

  var minesScope: Scope<State, Event> {
    mines.scope(\.screen, Case(Screen.mines, \.mines), Case(Event.mines, \.mines))
  }

  var monitorScope: Scope<State, Event> {
    monitor.scope(\.screen, Case(Screen.monitor, \.monitor), Case(Event.monitor, \.monitor))
  }

  var moviesScope: Scope<State, Event> {
    movies.scope(\.screen, Case(Screen.movies, \.movies), Case(Event.movies, \.movies))
  }

  var pickerScope: Scope<State, Event> {
    picker.scope(\.screen, Case(Screen.picker, \.picker), Case(Event.picker, \.picker))
  }

  var recordsScope: Scope<State, Event> {
    records.scope(\.screen, Case(Screen.records, \.records), Case(Event.records, \.records))
  }

  var searchScope: Scope<State, Event> {
    search.scope(\.screen, Case(Screen.search, \.search), Case(Event.search, \.search))
  }

  var signInScope: Scope<State, Event> {
    signIn.scope(\.screen, Case(Screen.signIn, \.signIn), Case(Event.signIn, \.signIn))
  }

  var stopwatchScope: Scope<State, Event> {
    stopwatch.scope(
      \.screen, Case(Screen.stopwatch, \.stopwatch), Case(Event.stopwatch, \.stopwatch))
  }

  var themeEditorScope: Scope<State, Event> {
    themeEditor.scope(
      \.screen, Case(Screen.themeEditor, \.themeEditor), Case(Event.themeEditor, \.themeEditor))
  }

  var todoScope: Scope<State, Event> {
    todo.scope(\.screen, Case(Screen.todo, \.todo), Case(Event.todo, \.todo))
  }

  var tokensScope: Scope<State, Event> {
    tokens.scope(\.screen, Case(Screen.tokens, \.tokens), Case(Event.tokens, \.tokens))
  }

  var trafficLightScope: Scope<State, Event> {
    trafficLight.scope(
      \.screen, Case(Screen.trafficLight, \.trafficLight),
      Case(Event.trafficLight, \.trafficLight))
  }
  var widgetsScope: Scope<State, Event> {
    widgets.scope(\.screen, Case(Screen.widgets, \.widgets), Case(Event.widgets, \.widgets))
  }
}
