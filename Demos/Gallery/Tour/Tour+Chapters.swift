import CatchDemo
import CounterDemo
import CursesFeedback
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

extension Tour {
  /// The chapters, from simple demos to large ones.
  ///
  /// The file manager and the front end of git have none: if the user took over, they would work on
  /// the files that the recording names.
  package static let chapters: [any TourChapter] = [
    RecordedDemo(
      .counter, PackageResources.counter_jsonl,
      [
        0: "The smallest application: a number, and the events that change it.",
        3: "One button has the focus: Tab moves it, Enter presses the button.",
        5: "r resets: keys, buttons and the mouse send the same events.",
      ], Counter()),
    RecordedDemo(
      .trafficLight, PackageResources.traffic_light_jsonl,
      [
        0: "A state that changes with time: each tick of the clock is an event.",
        1: "n goes on to the next light.",
        2: "While it is paused, the state requests no ticks, and the timer is cancelled.",
      ], TrafficLight()),
    RecordedDemo(
      .stopwatch, PackageResources.stopwatch_jsonl,
      [
        0: "The reducer reads no clock: the time arrives as an event.",
        2: "A lap ends at the time of its event, even if the frame is late.",
        3: "Stopped: no timer runs, and the program uses no processor time.",
      ], Stopwatch(),
      continuing: { state in
        // The clock of the demo begins again at zero.
        if state.isRunning { state.start = .zero - state.elapsed }
        return Stopwatch()
      }),
    RecordedDemo(
      .catchBall, PackageResources.catch_jsonl,
      [
        0: "Two players: the user throws with a key, and a feedback throws back.",
        1: "The machine answers after a while: an effect that waits, then sends an event.",
      ], Catch()),
    RecordedDemo(
      .mines, PackageResources.mines_jsonl,
      [
        0: "A game with a control of its own. The random seed of the mines is an event.",
        5: "f sets a flag. The mouse reveals and flags, too.",
        9: "Other sizes of the field.",
      ], Mines()),
    RecordedDemo(
      .signIn, PackageResources.sign_in_jsonl,
      [
        0: "A form that is validated while typing: the name is looked up by an effect.",
        4: "Each change of the name cancels the request for the one before.",
        16: "Passwords are never recorded: the file has a text of the same length.",
      ], SignIn()),
    RecordedDemo(
      .tokens, PackageResources.tokens_jsonl,
      [
        0: "Requests with a token that expires.",
        3: "The token has expired: the requests wait for one refresh of it.",
        6: "A refresh that fails ends all waiting requests.",
      ], Tokens()),
    RecordedDemo(
      .search, PackageResources.search_jsonl,
      [
        0: "Repositories over HTTP: the request follows when typing has paused.",
        6: "The answer is in the recording, so the tour needs no network.",
        9: "The next page is loaded when the selection comes near the end.",
      ], RepositorySearch(service: .own())),
    RecordedDemo(
      .movies, PackageResources.movies_jsonl,
      [
        0: "Films that load page by page, as the list is scrolled.",
        4: "Favourites, and details in a dialog or beside the list.",
      ], Movies(catalogue: .own())),
    RecordedDemo(
      .todo, PackageResources.todo_jsonl,
      [
        0: "A list in a database: a change shows at once, and an effect saves it.",
        7: "Each change goes to a remote, which may fail: the list tries again.",
        10: "Every change can be undone.",
      ], Todo(store: .example()), continuing: { Todo.example(from: &$0) }),
    RecordedDemo(
      .picker, PackageResources.picker_jsonl,
      [
        0: "A fuzzy filter for the lines of a pipe, as many as a million.",
        2: "Tab marks lines. The last matches stay until those of a new filter are found.",
      ], Picker(isMulti: true, source: .numbers(upTo: 120)),
      continuing: { state in
        Picker(isMulti: true, source: .numbers(upTo: state.lines.count > 0 ? 0 : 120))
      }),
    RecordedDemo(
      .logView, PackageResources.logview_jsonl,
      [
        0: "A log of a hundred entries here, and of a million in the gallery.",
        4: "Sorted by another column, and in reverse: an effect arranges the rows.",
        7: "Words are found while they are typed.",
        14: "A jump to a row by its number.",
      ], LogViewer(log: Log(count: 100))),
    RecordedDemo(
      .records, PackageResources.records_jsonl,
      [
        0: "Hours spent on projects: a table, and a form that is checked at once.",
        8: "A deletion is undone. Saving fails: the message stays.",
        10: "The same records as charts.",
      ], Records.example(at: 1_795_615_650), continuing: { Records.example(from: $0) }),
    RecordedDemo(
      .monitor, PackageResources.monitor_jsonl,
      [
        0: "The load of a machine and its processes, sampled by an effect.",
        1: "As a tree, with details of a process.",
        6: "Filtered. k asks before it ends a process.",
      ], Monitor()),
    RecordedDemo(
      .themeEditor, PackageResources.theme_editor_jsonl,
      [
        0: "The colours of a theme, with a live preview.",
        3: "A new colour is shown while it is typed.",
        11: "Another theme as the base; undo keeps the earlier themes as values.",
      ], ThemeEditor()),
    RecordedDemo(
      .widgets, PackageResources.widgets_jsonl,
      [
        0: "All widgets, with their source.",
        4: "Dialogs return their answers as events.",
        10: "Themes, spacing and glyphs change with F2 to F4.",
      ], Widgets()),
  ]
}
